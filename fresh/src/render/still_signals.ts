import type { Options, VNode } from "preact";

/** Stands where signals keep what draws a component again: its start begins no watching (`S`), its end ends none (`d`); their names in @preact/signals 2. */
const NOTHING = Object.freeze({ S() {}, d() {} });
/** A signal that stands in a page as a text of its own hangs its end on it. */
const TEXT_OF_SIGNAL = "ReactiveTextNode";

type Drawn = VNode & { __c?: { __$u?: unknown } | null };

/**
 * Keeps signals from preparing each component to be drawn again: on the server nothing is, and an effect for each, with what it holds, was a tenth
 * of what a page leaves behind. Values are read all the same.
 */
export function stillSignals(options: Options): void {
  const hooks = options as Options & { __r?: (vnode: Drawn) => void };
  const before = hooks.__r;
  hooks.__r = (vnode) => {
    const component = vnode.__c;
    if (component && component.__$u === undefined && !isText(vnode)) component.__$u = NOTHING;
    before?.(vnode);
  };
}

function isText({ type }: VNode): boolean {
  return typeof type === "function" && type.displayName === TEXT_OF_SIGNAL;
}
