import { useLayoutEffect } from "preact/hooks";
import { SHOWN } from "./show_anew.ts";

/** Says that the part which it stands in was drawn, at first and each time anew. Draws nothing itself. */
export function PartShown() {
  // Without conditions: what is told is each drawing.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(SHOWN));
  });
  return null;
}
