import { Component, type ComponentChildren, createElement, Fragment } from "preact";
import type { PartialMode } from "../partial.ts";

/** Partials that the page shows now, by name. */
export const shownPartials = new Map<string, PartialRoot>();

let batches = 0;

/**
 * What a partial shows once content comes: that instead of the former, or beside it. Each batch that is added has a key of its
 * own, so that those already there keep their elements and islands.
 */
export function combine(
  mode: PartialMode,
  content: ComponentChildren[],
  former: ComponentChildren[] | undefined,
): ComponentChildren[] {
  if (mode === "replace" || former === undefined) {
    return [createElement(Fragment, { key: "first" }, ...content)];
  }
  const batch = createElement(Fragment, { key: `batch ${batches++}` }, ...content);
  return mode === "append" ? [...former, batch] : [batch, ...former];
}

/** A partial in the browser. Its content is matched with what comes, so that islands in it keep their state. */
export class PartialRoot extends Component<{ name: string; children?: ComponentChildren }> {
  #added: ComponentChildren[] | undefined;

  get shown(): ComponentChildren[] {
    return this.#added ?? this.props.children as ComponentChildren[];
  }

  /** Shows what has come for this partial. */
  show(mode: PartialMode, content: ComponentChildren[]): void {
    this.#added = combine(mode, content, this.shown);
    this.forceUpdate();
  }

  override componentDidMount(): void {
    shownPartials.set(this.props.name, this);
  }

  /** What encloses this partial was shown again, with other content for it. */
  override componentWillReceiveProps(): void {
    this.#added = undefined;
  }

  override componentWillUnmount(): void {
    if (shownPartials.get(this.props.name) === this) shownPartials.delete(this.props.name);
  }

  override render(): ComponentChildren {
    return this.shown;
  }
}
