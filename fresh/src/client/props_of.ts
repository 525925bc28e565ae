import { KEY_ATTRIBUTE } from "../partial.ts";

/** Attributes that as props would overwrite what the reader has already typed or chosen, by element. */
const INITIAL: Record<string, Record<string, string>> = {
  input: { value: "defaultValue", checked: "defaultChecked" },
  option: { selected: "defaultSelected" },
};

/** Attributes as props. Handlers in attributes are left out: as props they would be called as functions. */
export function propsOf(element: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const { name, value } of element.attributes) {
    if (name.startsWith("on")) continue;
    const live = (element as unknown as Record<string, unknown>)[name];
    const initial = INITIAL[element.localName]?.[name];
    if (name === KEY_ATTRIBUTE) props.key = value;
    else if (initial !== undefined) {
      props[initial] = name === "value" ? value : true;
      // Preact takes away what an element has and its node has not, and with it the choice.
      if (name === "selected") props.selected = live;
    } else props[name] = typeof live === "boolean" ? live : value;
  }
  return props;
}
