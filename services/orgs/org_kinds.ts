/** What an organisation is. */
export const ORG_KINDS = ["factory", "dealer_group", "store", "partner"] as const;
export type OrgKind = typeof ORG_KINDS[number];

/** Open ones work; a closed one sends no orders and is left out of contacts and choices. */
export const ORG_STATES = ["open", "closed"] as const;

/** Under which kinds an organisation may stand; `null` among them: it may stand alone. */
export const PARENT_KINDS: Readonly<Record<OrgKind, readonly (OrgKind | null)[]>> = {
  factory: [null],
  dealer_group: ["factory"],
  store: ["dealer_group", "factory"],
  partner: ["factory", null],
};
