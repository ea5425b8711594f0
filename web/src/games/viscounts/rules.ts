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

export const AID = ["outer-ring", "inner-ring", "castle", "collision"];
