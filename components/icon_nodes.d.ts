import type { IconNode } from "./icon_source.ts";

/** The shapes of all of lucide's icons, by the icon's name. */
declare const nodes: Record<string, IconNode[]>;
export default nodes;
