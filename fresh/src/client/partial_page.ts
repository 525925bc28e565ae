import { type ComponentChildren, type ComponentType, createElement, Fragment } from "preact";
import type { PartialMode } from "../partial.ts";
import { between, endOf, type Marker, removeComments } from "./markers.ts";
import { type Found, Page } from "./page.ts";
import { combine, PartialRoot, shownPartials } from "./partial_root.ts";

/** A partial found in a document, with what it brings. */
export interface FoundPartial extends Found {
  name: string;
  mode: PartialMode;
  content: ComponentChildren[];
}

/** Reads also partials, and in them the keys of components. */
export class PartialPage extends Page {
  protected override readMarked(marker: Marker): Found | undefined {
    if (marker.kind === "partial") return this.#readPartial(marker);
    return marker.kind === "key" ? this.#readKeyed(marker) : super.readMarked(marker);
  }

  #readPartial(marker: Marker): FoundPartial {
    const { start, label: name, rest: [mode, key] } = marker;
    const end = endOf(marker);
    const nodes = between(start, end);
    const content = this.toNodes(nodes);
    nodes.forEach(removeComments);
    const shown = combine(mode as PartialMode, content, shownPartials.get(name)?.shown);
    const props = { key: key || undefined, name } as never;
    return {
      node: createElement(PartialRoot as unknown as ComponentType, props, shown),
      start,
      end,
      name,
      mode: mode as PartialMode,
      content,
    };
  }

  #readKeyed(marker: Marker): Found {
    const end = endOf(marker);
    const content = this.toNodes(between(marker.start, end));
    return { node: createElement(Fragment, { key: marker.label }, ...content), start: marker.start, end };
  }
}
