import { type ComponentType, createElement, render, type VNode } from "preact";
import { place } from "../asset.ts";
import { withOwnIds } from "../own_ids.ts";
import { type Found, Page } from "./page.ts";
import { parse } from "./parse.ts";
import { RangeRoot } from "./range_root.ts";

/** Index of the component and its props, for each island of the page. */
type IslandData = [component: number, props: Record<string, unknown>][];

/**
 * Wakes the islands of the page: finds their comments, then renders each over the HTML that the server made of it.
 * @param components the islands' components, in the order the page's data counts them
 */
export function boot(components: ComponentType[], where: typeof place): void {
  Object.assign(place, where);
  const page = new Page((index) => {
    const [component, props] = data[index]!;
    return createElement(components[component]!, props);
  });
  const Slot = ({ id }: { id: number }) => page.slots.get(id) as VNode;
  const text = document.getElementById("frsh-data")!.textContent!;
  const data = parse(text, (id) => createElement(Slot, { id })) as IslandData;
  const found = page.scan(document.body);
  found.forEach(wake);
}

function wake({ node, start, end }: Found, index: number): void {
  try {
    // Rendered as if for the first time, not hydrated: so attributes that differ from the server's are put right too.
    render(withOwnIds(node, `i${index}`), new RangeRoot(start, end) as unknown as Element);
  } catch (error) {
    // One island that fails must not keep the others asleep.
    reportError(error);
  }
}
