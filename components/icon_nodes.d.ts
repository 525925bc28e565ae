import type { IconNode } from "./icon_source.ts";

/** What `lucide-static/icon-nodes.json` holds; said here, since inferring it from 800 KB doubles the work of a type check. */
declare const nodes: Record<string, IconNode[]>;
export default nodes;
