import assert from "node:assert/strict";
import fc from "fast-check";
import { dragged, endOf, shareOf } from "@/islands/entry/slide_track.ts";

const track = fc.record({
  picture: fc.integer({ min: 200, max: 600 }),
  piece: fc.integer({ min: 20, max: 80 }),
  shown: fc.integer({ min: 100, max: 900 }),
});

Deno.test("a drag stays on the track and gives whole pixels, however far the pointer goes", () => {
  fc.assert(fc.property(track, fc.integer({ min: -2000, max: 2000 }), (on, moved) => {
    const position = dragged(on, 0, moved);
    return Number.isInteger(position) && position >= 0 && position <= endOf(on);
  }));
});

Deno.test("on a picture shown at half its size the piece moves twice as far as the pointer", () => {
  assert.equal(dragged({ picture: 384, piece: 46, shown: 192 }, 10, 50), 110);
  assert.equal(dragged({ picture: 384, piece: 46, shown: 384 }, 10, 50), 60);
});

Deno.test("the handle stands at the end of its track when the piece does", () => {
  const on = { picture: 384, piece: 46, shown: 384 };
  assert.deepEqual([shareOf(on, 0), shareOf(on, endOf(on)), shareOf(on, 169)], [0, 1, 0.5]);
});
