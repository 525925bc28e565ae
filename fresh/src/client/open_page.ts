import { type ComponentType, createElement, type VNode } from "preact";
import type { Page } from "./page.ts";
import { parse } from "./parse.ts";

/** Index of the component and its props, for each island of the page. */
type IslandData = [component: number, props: Record<string, unknown>][];

/**
 * A page, or a response with parts of one, whose islands are known.
 * @param components the islands' components, in the order the data counts them
 * @param text the data as the server wrote it
 * @param Kind with or without partials
 */
export function openPage<P extends Page>(
  components: ComponentType[],
  text: string,
  Kind: new (island: ConstructorParameters<typeof Page>[0]) => P,
): P {
  const page = new Kind((index, key) => {
    const [component, props] = data[index]!;
    return createElement(components[component]!, { ...props, key });
  });
  const Slot = ({ id }: { id: number }) => page.slots.get(id) as VNode;
  const data = parse(text, (id) => createElement(Slot, { id })) as IslandData;
  return page;
}
