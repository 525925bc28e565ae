import assert from "node:assert/strict";
import { computed, type Signal, signal } from "@preact/signals";
import { h } from "preact";
import fc from "fast-check";
import { parse } from "../src/client/parse.ts";
import { stringify } from "../src/render/stringify.ts";

const roundTrip = <T>(value: T): T => (parse(stringify([value], () => undefined), () => undefined) as [T])[0];

Deno.test("any tree of sendable values comes back as it was", () => {
  fc.assert(fc.property(
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, maxDepth: 4 }),
    (value) => assert.deepStrictEqual(roundTrip(value), value),
  ));
});

Deno.test("what is shared stays shared, circles stay closed", () => {
  const shared = { a: 1 };
  const circle: { self?: unknown; map: Map<unknown, unknown> } = { map: new Map() };
  circle.self = circle;
  circle.map.set("up", circle);
  const back = roundTrip({ one: shared, two: [shared], circle });
  assert.equal(back.one, back.two[0]);
  assert.equal(back.circle.self, back.circle);
  assert.equal(back.circle.map.get("up"), back.circle);
});

Deno.test("signals keep their identity, also inside others; computed ones are frozen", () => {
  const count = signal(1);
  const holder = signal({ count });
  const back = roundTrip({ count, holder, double: computed(() => count.value * 2) });
  assert.equal(back.holder.value.count, back.count);
  assert.equal(back.double.value, 2);
  back.count.value = 5;
  assert.equal(back.double.value, 2);
  assert.throws(() => (back.double as Signal).value = 3);
});

Deno.test("an invalid date stays one", () => {
  assert.ok(Number.isNaN(roundTrip(new Date(NaN)).getTime()));
});

Deno.test("what cannot be sent is refused by the path where it lies", () => {
  class Part {}
  assert.throws(() => roundTrip({ a: [{ onClick: () => {} }] }), /function: props\[0\]\.a\[0\]\.onClick/);
  assert.throws(() => roundTrip({ part: new Part() }), /instance of Part: props\[0\]\.part/);
  assert.throws(() => roundTrip({ tabs: [{ body: h("p", null) }] }), /JSX .* props\[0\]\.tabs\[0\]\.body/);
  assert.throws(() => roundTrip({ s: Symbol("x") }), /symbol/);
});
