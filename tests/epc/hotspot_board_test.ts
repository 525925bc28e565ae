import assert from "node:assert/strict";
import fc from "fast-check";
import {
  add,
  addAll,
  type Board,
  change,
  hotspotsOf,
  move,
  nextCallout,
  openBoard,
  redo,
  remove,
  resize,
  undo,
} from "@/islands/epc/hotspot_board.ts";
import { spotKey, stepKey, toggleTip } from "@/islands/epc/spot_keys.ts";
import { between, MIN_SIDE, resizedBy } from "@/islands/epc/spot_shapes.ts";

const BOX = { x: 20, y: 30, w: 400, h: 600 };
const key = (
  name: string,
  held: Partial<Record<"shiftKey" | "ctrlKey" | "altKey" | "metaKey", boolean>> = {},
) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});
const spotOf = (board: Board) => board.spots.find(({ id }) => id === board.selected)!;
const open = () => add(openBoard([], BOX), "1", { x: 100, y: 100, w: 26, h: 26 });

Deno.test("the number offered next is the first of the parts table without a hotspot", () => {
  const placed = [{ callout: "1" }, { callout: "3" }];
  assert.equal(nextCallout(placed, ["1", "2", "3", "4"]), "2");
  assert.equal(nextCallout([...placed, { callout: "2" }, { callout: "4" }], ["1", "2", "3", "4"]), "5");
  assert.equal(nextCallout([], []), "1");
});

Deno.test("keys do all that the pointer does", () => {
  let board = open();
  const id = board.selected!;
  board = spotKey(board, id, key("ArrowRight"), 2)!;
  board = spotKey(board, id, key("ArrowDown", { ctrlKey: true }), 2)!;
  assert.deepEqual([spotOf(board).x, spotOf(board).y], [102, 120]);
  board = spotKey(board, id, key("ArrowLeft", { shiftKey: true }), 2)!;
  assert.deepEqual([spotOf(board).w, spotOf(board).h], [24, 26]);
  board = spotKey(board, id, key("t"), 2)!;
  const [x, y] = spotOf(board).tip!;
  board = spotKey(board, id, key("ArrowUp", { altKey: true }), 2)!;
  assert.deepEqual(spotOf(board).tip, [x, y - 2]);
  assert.equal(spotKey(board, id, key("q"), 2), null);
  assert.equal(spotKey(board, id, key("Delete"), 2)!.spots.length, 0);
  assert.equal(stepKey(board, key("z", { ctrlKey: true }))!.spots[0]!.tip![1], y);
});

Deno.test("what is drawn along the edge of the drawing has a side to be held by", () => {
  const { w, h } = spotOf(add(openBoard([], BOX), "1", between({ x: 20, y: 40 }, { x: 20, y: 90 })));
  assert.deepEqual([w, h], [MIN_SIDE, 50]);
});

Deno.test("after a deletion the next hotspot is selected", () => {
  let board = openBoard([], BOX);
  for (const callout of ["1", "2", "10"]) board = add(board, callout, { x: 50, y: 50, w: 20, h: 20 });
  const second = board.spots[1]!.id;
  board = remove(board, second);
  assert.equal(spotOf(board).callout, "10");
});

Deno.test("numbers that were found are placed as one step", () => {
  const found = [{ callout: "1", x: 40, y: 40, w: 20, h: 20 }, { callout: "2", x: 80, y: 40, w: 20, h: 20 }];
  const board = addAll(openBoard([], BOX), found);
  assert.deepEqual(hotspotsOf(board).map(({ callout }) => callout), ["1", "2"]);
  assert.equal(undo(board).spots.length, 0);
});

Deno.test("a rectangle is the same from whichever corner it is drawn, and never turns inside out", () => {
  assert.deepEqual(between({ x: 5, y: 9 }, { x: 1, y: 2 }), { x: 1, y: 2, w: 4, h: 7 });
  const small = resizedBy({ x: 10, y: 10, w: 20, h: 20 }, "nw", { x: 50, y: 50 });
  assert.deepEqual(small, { x: 26, y: 26, w: MIN_SIDE, h: MIN_SIDE });
});

type Act = (board: Board) => Board;
const number = fc.integer({ min: -700, max: 700 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ x: number, y: number }).map(({ x, y }): Act => (board) =>
    add(board, "7", { x, y, w: 20, h: 20 })
  ),
  fc.record({ x: number, y: number, n: fc.nat(5) }).map(({ x, y, n }): Act => (board) =>
    move(board, board.spots[n]?.id ?? -1, { x, y })
  ),
  fc.record({ x: number, y: number, n: fc.nat(5) }).map(({ x, y, n }): Act => (board) =>
    resize(board, board.spots[n]?.id ?? -1, { x, y })
  ),
  fc.nat(5).map((n): Act => (board) => remove(board, board.spots[n]?.id ?? -1)),
  fc.nat(5).map((n): Act => (board) => toggleTip(board, board.spots[n]?.id ?? -1)),
  fc.nat(5).map((n): Act => (board) =>
    board.spots[n] ? change(board, board.spots[n]!.id, { callout: "9" }) : board
  ),
);

Deno.test("whatever is done can be taken back to the beginning and done again", () => {
  fc.assert(fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
    const first = open();
    const last = acts.reduce((board, one) => one(board), first);
    let board = last;
    for (let step = 0; step < last.past.length - first.past.length; step++) board = undo(board);
    assert.deepEqual(board.spots, first.spots);
    while (board.future.length > 0) board = redo(board);
    assert.deepEqual(board.spots, last.spots);
    for (const { x, y, w, h } of move(last, last.spots[0]?.id ?? -1, { x: 9999, y: 9999 }).spots) {
      assert.ok(w >= MIN_SIDE && h >= MIN_SIDE && Number.isFinite(x + y));
    }
  }));
});

Deno.test("no move takes the middle of a hotspot out of the drawing", () => {
  fc.assert(fc.property(number, number, (x, y) => {
    const { x: left, y: top, w, h } = spotOf(move(open(), open().selected!, { x, y }));
    assert.ok(left + w / 2 >= BOX.x && left + w / 2 <= BOX.x + BOX.w);
    assert.ok(top + h / 2 >= BOX.y && top + h / 2 <= BOX.y + BOX.h);
  }));
});
