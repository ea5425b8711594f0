// Where the rules are that a refusal speaks of, and what the player aid tells.

/** By the name of the sentence: the box, and the section as its page names it. */
export const RULES: Record<string, string> = {
  "why-lack": "architects#32-paying",
  "why-silver-for-tax": "architects#32-paying",
  "why-too-little-virtue": "architects#82-virtue",
  "why-too-much-virtue": "architects#82-virtue",
  "why-hire": "architects#34-hiring-at-the-workshop",
  "why-market-taken": "architects#339-black-market",
  "why-tax-empty": "architects#338-tax-stand",
  "why-guildhall": "architects#37-guildhall-construct-or-advance",
  "why-guardhouse": "architects#36-guardhouse-actions",
  "why-no-captives": "architects#36-guardhouse-actions",
  "why-no-prisoners": "architects#36-guardhouse-actions",
  "why-nobody-held": "architects#36-guardhouse-actions",
  "why-no-debt": "architects#63-debts",
  "why-cathedral-top": "architects#81-cathedral",
  "why-cathedral-full": "architects#81-cathedral",
  "why-none-of-yours": "architects#31-a-turn",
  "why-circles-first": "architects#31-a-turn",
  "why-nobody-here": "architects#35-captures",
  "why-nothing-to-stack-on": "artisans#32-stacking",
  "why-no-crafts": "artisans#33-craft-an-adornment",
  "why-nothing-to-adorn": "artisans#33-craft-an-adornment",
  "why-no-apprentice-for-tool": "artisans#34-craft-a-tool",
};

export const AID = [
  "quarry",
  "forest",
  "silversmith",
  "mines",
  "storehouse",
  "workshop",
  "town-centre",
  "tax-stand",
  "guardhouse",
  "guildhall",
  "cathedral",
  "virtue",
  "prison",
];
