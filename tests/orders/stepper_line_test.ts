import assert from "node:assert/strict";
import fc from "fast-check";
import { stepperLine, type StepperPlace } from "@/components/epc/stepper_line.ts";

const place = fc.record({
  partNumber: fc.constantFrom("A1", "B1"),
  vin: fc.constantFrom(null, "V1", "V2"),
  at: fc.constantFrom(null, ["F", "1"] as const, ["F", "2"] as const, ["G", "1"] as const),
}).map(({ partNumber, vin, at }): StepperPlace => ({
  partNumber,
  vin,
  figureCode: at?.[0] ?? null,
  callout: at?.[1] ?? null,
}));

const keyOf = ({ partNumber, vin, figureCode, callout }: StepperPlace) =>
  [partNumber, vin, figureCode, callout].join(" ");

/** A cart has one line for a part, vehicle, figure and callout. */
const cart = fc.uniqueArray(
  fc.record({ place, quantity: fc.integer({ min: 1, max: 99 }) })
    .map(({ place, quantity }) => ({ ...place, quantity })),
  { selector: keyOf, maxLength: 10 },
);

const piecesOf = (
  lines: readonly (StepperPlace & { quantity: number })[],
  { partNumber, vin }: StepperPlace,
) =>
  lines.filter((line) => line.partNumber === partNumber && line.vin === vin)
    .reduce((sum, line) => sum + line.quantity, 0);

Deno.test("what a stepper shows and what is elsewhere are all pieces of its part for its vehicle", () => {
  fc.assert(fc.property(place, cart, (stands, lines) => {
    const { pieces, elsewhere } = stepperLine(stands, lines);
    assert.equal(pieces + elsewhere, piecesOf(lines, stands));
  }));
});

Deno.test("setting a stepper changes its part by just as much, and no other line, and it shows what was set", () => {
  fc.assert(fc.property(place, cart, fc.integer({ min: 0, max: 99 }), (stands, lines, set) => {
    const before = stepperLine(stands, lines);
    const { figureCode, callout } = before;
    const key = keyOf({ ...stands, figureCode, callout });
    const others = lines.filter((line) => keyOf(line) !== key);
    const after = set === 0 ? others : [...others, { ...stands, figureCode, callout, quantity: set }];
    assert.equal(piecesOf(after, stands) - piecesOf(lines, stands), set - before.pieces);
    assert.ok(others.length >= lines.length - 1);
    if (set > 0) assert.equal(stepperLine(stands, after).pieces, set);
  }));
});

Deno.test("in a figure a stepper speaks of its callout alone", () => {
  const at = (figureCode: string | null, callout: string | null) => ({
    partNumber: "A1",
    vin: "V1",
    figureCode,
    callout,
  });
  const lines = [{ ...at("F", "1"), quantity: 2 }];
  assert.deepEqual(stepperLine(at("F", "2"), lines), {
    figureCode: "F",
    callout: "2",
    pieces: 0,
    elsewhere: 2,
  });
  assert.deepEqual(stepperLine(at(null, null), lines), {
    figureCode: "F",
    callout: "1",
    pieces: 2,
    elsewhere: 0,
  });
  const two = [...lines, { ...at("F", "2"), quantity: 3 }];
  assert.deepEqual(stepperLine(at(null, null), two), {
    figureCode: null,
    callout: null,
    pieces: 0,
    elsewhere: 5,
  });
});
