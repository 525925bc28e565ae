/** A comment with which the server begins something that the browser must know. */
export interface Marker {
  start: Comment;
  kind: "island" | "slot" | "partial" | "key";
  /** Number of an island or slot, name of a partial, the key itself. */
  label: string;
  /** The key of an island, if it must be known; mode and key of a partial. */
  rest: string[];
}

const MARKER = /^frsh:(island|slot|partial|key):(.*)$/s;

/** Reads `frsh:island:3:key`, `frsh:slot:3`, `frsh:partial:name:mode:key`, `frsh:key:key`; undefined for other nodes. */
export function markerOf(node: Node): Marker | undefined {
  const found = isComment(node) ? MARKER.exec(node.data) : null;
  if (found === null) return undefined;
  const [label = "", ...rest] = found[2]!.split(":").map(decodeURIComponent);
  return { start: node as Comment, kind: found[1] as Marker["kind"], label, rest };
}

/** The comment that closes what this one opens; the same kind may be nested. */
export function endOf({ start, kind }: Marker): Comment {
  const [open, close] = [`frsh:${kind}:`, `/frsh:${kind}`];
  let depth = 1;
  for (let node = start.nextSibling; node !== null; node = node.nextSibling) {
    if (!isComment(node)) continue;
    if (node.data.startsWith(open)) depth++;
    else if (node.data === close && --depth === 0) return node;
  }
  throw new Error(`The end of ${start.data} is missing: is the page's HTML valid?`);
}

/** The nodes between two comments. */
export function between(start: Comment, end: Comment): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = start.nextSibling; node !== null && node !== end; node = node.nextSibling) nodes.push(node);
  return nodes;
}

/** Removes a comment, or all comments in an element. */
export function removeComments(node: ChildNode): void {
  if (isComment(node)) node.remove();
  else [...node.childNodes].forEach(removeComments);
}

export function isComment(node: Node): node is Comment {
  return node.nodeType === 8;
}
