import assert from "node:assert/strict";
import fc from "fast-check";
import { type ContainingItem, countOnce } from "@/services/labor/overlap/count_once.ts";

const known = (items: Record<string, [seconds: number, ...contains: string[]]>) =>
  new Map(
    Object.entries(items).map((
      [code, [laborSeconds, ...contains]],
    ) => [code, { code, laborSeconds, contains }]),
  );
const charged = (chosen: string[], items: ReturnType<typeof known>) =>
  countOnce(chosen, items).map(({ code, chargedSeconds, shared }) => [code, chargedSeconds, shared]);

Deno.test("an operation that another one contains is not charged beside it", () => {
  const items = known({ pads: [1800, "wheel"], wheel: [540] });
  assert.deepEqual(charged(["wheel", "pads"], items), [["wheel", 0, ["wheel"]], ["pads", 1800, []]]);
});

Deno.test("work that two operations contain counts with the longer one", () => {
  const items = known({ pads: [1800, "wheel"], strut: [3600, "wheel"], wheel: [540] });
  assert.deepEqual(charged(["pads", "strut"], items), [["pads", 1260, ["wheel"]], ["strut", 3600, []]]);
});

Deno.test("what is contained at any depth counts once", () => {
  const items = known({ axle: [9000, "strut"], strut: [3600, "wheel"], wheel: [540], pads: [1800, "wheel"] });
  assert.deepEqual(charged(["axle", "pads", "strut", "wheel"], items), [
    ["axle", 9000, []],
    ["pads", 1260, ["wheel"]],
    ["strut", 0, ["strut"]],
    ["wheel", 0, ["wheel"]],
  ]);
});

Deno.test("a circle, and what is not known, end and take nothing off twice", () => {
  const items = known({ a: [100, "b", "gone"], b: [60, "a"] });
  assert.deepEqual(countOnce(["a", "b", "gone"], items).map(({ chargedSeconds }) => chargedSeconds), [
    100,
    0,
    0,
  ]);
});

/** Items in no circle, each as long at least as what it contains: how authors make them. */
const sound = fc.array(fc.record({ own: fc.nat(5000), below: fc.nat(2 ** 12 - 1) }), {
  minLength: 1,
  maxLength: 12,
})
  .map((drawn) => {
    const items = new Map<string, ContainingItem>();
    const own = drawn.map((one) => one.own);
    const closures: Set<number>[] = [];
    drawn.forEach(({ below }, place) => {
      const direct = closures.map((_, at) => at).filter((at) => (below >> at) & 1);
      const all = new Set(direct.flatMap((at) => [at, ...closures[at]!]));
      closures.push(all);
      items.set(String(place), {
        code: String(place),
        laborSeconds: own[place]! + [...all].reduce((sum, at) => sum + own[at]!, 0),
        contains: direct.map(String),
      });
    });
    return { items, own, closures };
  });

Deno.test("of sound items a visit costs what the union of their work takes", () => {
  fc.assert(
    fc.property(sound, fc.nat(2 ** 12 - 1), ({ items, own, closures }, mask) => {
      const chosen = [...items.keys()].filter((code) => (mask >> Number(code)) & 1);
      const union = new Set(chosen.flatMap((code) => [Number(code), ...closures[Number(code)]!]));
      const wanted = [...union].reduce((sum, at) => sum + own[at]!, 0);
      const sum = countOnce(chosen, items).reduce((total, { chargedSeconds }) => total + chargedSeconds, 0);
      assert.equal(sum, wanted);
    }),
    { numRuns: 500 },
  );
});

/** Whatever people write: contained work may be longer than what contains it. */
const any = fc.array(fc.record({ laborSeconds: fc.nat(9000), below: fc.nat(2 ** 10 - 1) }), {
  minLength: 1,
  maxLength: 10,
}).map((drawn) =>
  new Map(drawn.map(({ laborSeconds, below }, place): [string, ContainingItem] => [String(place), {
    code: String(place),
    laborSeconds,
    contains: [...Array(place).keys()].filter((at) => (below >> at) & 1).map(String),
  }]))
);

Deno.test("a visit never costs more than its items alone, nor less than the longest of them, whatever their order", () => {
  fc.assert(
    fc.property(any, fc.nat(2 ** 10 - 1), (items, mask) => {
      const chosen = [...items.keys()].filter((code) => (mask >> Number(code)) & 1);
      const found = countOnce(chosen, items);
      const alone = found.map(({ laborSeconds }) => laborSeconds);
      const sum = found.reduce((total, { chargedSeconds }) => total + chargedSeconds, 0);
      assert.ok(sum <= alone.reduce((total, one) => total + one, 0));
      assert.ok(sum >= Math.max(0, ...alone));
      for (const { chargedSeconds, laborSeconds } of found) {
        assert.ok(chargedSeconds >= 0 && chargedSeconds <= laborSeconds);
      }
      const turned = new Map(
        countOnce(chosen.toReversed(), items).map((one) => [one.code, one.chargedSeconds]),
      );
      assert.deepEqual(
        found.map(({ code }) => turned.get(code)),
        found.map(({ chargedSeconds }) => chargedSeconds),
      );
      if (chosen.length === 1) assert.equal(found[0]!.chargedSeconds, found[0]!.laborSeconds);
    }),
    { numRuns: 500 },
  );
});
