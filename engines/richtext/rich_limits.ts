/** How much one rich text holds. */
export const RICH_LIMITS = {
  /** Characters of its JSON; a body of a call takes twice as many bytes and more. */
  characters: 500_000,
  nodes: 10_000,
  /** Nodes within each other: a list in a cell in a table in a box is 8 deep. A body of JSON nests no deeper than 32, which are 14 nodes. */
  depth: 12,
} as const;
