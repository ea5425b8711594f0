// Where the rules are that a refusal speaks of, and what the player aid tells.

/** By the name of the sentence: the box, and the section as its page names it. */
export const RULES: Record<string, string> = {
  "viscounts-why-costs-extra": "viscounts#42-phase-2-movement",
  "viscounts-why-not-beside": "viscounts#32-what-a-viscount-can-reach",
  "viscounts-why-outer": "viscounts#43-phase-3-action",
  "viscounts-why-inner": "viscounts#43-phase-3-action",
  "viscounts-why-bound": "viscounts#43-phase-3-action",
  "viscounts-why-bound-to-act": "viscounts#43-phase-3-action",
  "viscounts-why-dismissed": "viscounts#43-phase-3-action",
  "viscounts-why-no-icon": "viscounts#43-phase-3-action",
  "viscounts-why-exchange": "viscounts#51-trade",
  "viscounts-why-icons-trade": "viscounts#51-trade",
  "viscounts-why-other-space": "viscounts#52-construct",
  "viscounts-why-other-building": "viscounts#52-construct",
  "viscounts-why-spot-taken": "viscounts#52-construct",
  "viscounts-why-built": "viscounts#52-construct",
  "viscounts-why-icons-construct": "viscounts#52-construct",
  "viscounts-why-no-workers": "viscounts#53-place-workers",
  "viscounts-why-icons-workers": "viscounts#53-place-workers",
  "viscounts-why-icons-transcribe": "viscounts#54-transcribe",
};

/** Places, tracks and kinds of cards. */
export const SECTIONS: Record<string, string> = {
  "outer-ring": "viscounts#43-phase-3-action",
  "inner-ring": "viscounts#43-phase-3-action",
  castle: "viscounts#34-castle",
  collision: "viscounts#63-collision",
  townsfolk: "viscounts#80-card-anatomy-and-effects",
  manuscripts: "viscounts#54-transcribe",
  "cleric-bonuses": "viscounts#86-cleric-bonus-cards",
  "player-cards": "viscounts#84-player-cards",
  spots: "viscounts#36-building-spots",
  links: "viscounts#37-links",
  schemes: "viscounts#93-schemes",
  opponents: "viscounts#92-opponent-boards",
};

export const AID = ["outer-ring", "inner-ring", "castle", "collision"];
