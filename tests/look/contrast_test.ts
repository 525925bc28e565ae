import { assert } from "./assert.ts";
import { contrast } from "@/styles/contrast.ts";
import { BRAND_THEMES, BRANDS, MODES, neutralsOf, STATES } from "@/styles/tokens.ts";

const TEXT = 4.5;
const BORDER = 3;

for (const brand of BRANDS) {
  for (const mode of MODES) {
    const neutrals = neutralsOf(brand, mode);
    const states = STATES[mode];
    const accent = BRAND_THEMES[brand]![mode];
    const sheets = [neutrals.canvas, neutrals.surface, neutrals.sunk, neutrals.hover];
    // The hatching of lines that do not fit is drawn in the ground of `mute`: text may stand on a stroke of it.
    const grounds = [...sheets, accent.tint, states.mute[1]];

    Deno.test(`${brand}, ${mode}: every text reaches 4.5:1 on every ground it may stand on`, () => {
      for (const ink of [neutrals.ink, neutrals["ink-2"], neutrals["ink-3"]]) {
        for (const ground of grounds) reach(ink, ground, TEXT);
      }
      for (const [text, ground] of Object.values(states)) {
        for (const on of [ground, ...sheets, accent.tint]) reach(text, on, TEXT);
      }
      for (const ground of [...sheets, accent.tint]) reach(accent.acc, ground, TEXT);
      reach(accent.on, accent.acc, TEXT);
    });

    Deno.test(`${brand}, ${mode}: field borders and the focus ring reach 3:1`, () => {
      for (const ground of sheets) {
        reach(neutrals["line-ctl"], ground, BORDER);
        reach(accent.acc, ground, BORDER);
      }
    });
  }
}

Deno.test("contrast is computed as WCAG defines it", () => {
  assert(Math.abs(contrast("#000000", "#FFFFFF") - 21) < 0.001, "black on white is 21");
  assert(Math.abs(contrast("#777777", "#FFFFFF") - 4.478) < 0.01, "the well-known #777 just fails");
});

function reach(front: string, ground: string, least: number): void {
  const ratio = contrast(front, ground);
  assert(ratio >= least, `${front} on ${ground} is ${ratio.toFixed(2)}, needs ${least}`);
}
