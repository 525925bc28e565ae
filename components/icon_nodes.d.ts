import type { IconNode } from "./icons.ts";

/** The shapes of all of lucide's icons, by the icon's name. */
declare const nodes: Record<string, IconNode[]>;
export default nodes;
