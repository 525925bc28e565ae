/** The two editions of the portal (specification sections 1 and 2). */
export const EDITIONS = ["domestic", "overseas"] as const;
export type Edition = typeof EDITIONS[number];
