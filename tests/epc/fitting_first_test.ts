import assert from "node:assert/strict";
import { fittingFirst } from "@/components/epc/fitting_first.ts";
import type { FigureLine } from "@/services/epc/figure_types.ts";

Deno.test("of a callout's lines that stand together the fitting one is first, and nothing else moves", () => {
  const lines = ["1 not", "2 not", "2 unknown", "2 fits", "3 fits", "2 not", "2 fits"].map((text, id) => {
    const [callout, fit] = text.split(" ");
    return { id, callout, fit } as FigureLine;
  });
  assert.deepEqual(fittingFirst(lines).map((line) => `${line.callout} ${line.fit}`), [
    "1 not",
    "2 fits",
    "2 unknown",
    "2 not",
    "3 fits",
    "2 fits",
    "2 not",
  ]);
});
