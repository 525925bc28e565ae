/** `auto` follows the system. Kept in a cookie, so that the first byte already has the right colours. */
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = typeof THEMES[number];
