import { personOf } from "@/kernel/access/rights.ts";
import assert from "node:assert/strict";
import { saveSupersessions } from "@/services/epc/import/save_parts.ts";
import { cartSummary, readCart } from "@/services/orders/cart.ts";
import {
  addToCart,
  changeCartLine,
  clearCart,
  removeCartLine,
  replaceCartLine,
  setCartLine,
} from "@/services/orders/change_cart.ts";
import {
  type Catalogue,
  figure,
  names,
  openCatalogue,
  part,
  refusalOf,
  vehicle,
} from "../epc/catalogue_builder.ts";

async function superseded(catalogue: Catalogue, kind: "at_once" | "use_up_stock", ratio = 1): Promise<void> {
  await saveSupersessions(catalogue.system, [
    { from: "A1", to: "B1", ratio, kind, interchange: "forward", validFrom: "2026-01-01" },
  ]);
}

Deno.test("adding adds up, setting sets, and zero takes the line out", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" }, "18.40");
  const item = { partNumber: "a-1" };
  await addToCart(catalogue.ctx, { ...item, quantity: 2 });
  const added = await addToCart(catalogue.ctx, { ...item, quantity: 1 });
  assert.deepEqual([added.lineCount, added.pieceCount, added.total], [1, 3, {
    amount: "55.20",
    currency: "EUR",
  }]);
  for (let again = 0; again < 2; again++) {
    assert.equal((await setCartLine(catalogue.ctx, { ...item, quantity: 5 })).pieceCount, 5);
  }
  const emptied = await setCartLine(catalogue.ctx, { ...item, quantity: 0 });
  assert.deepEqual([emptied.lineCount, emptied.total], [0, null]);
});

Deno.test("totals are exact decimals", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" }, "0.10");
  await part(catalogue, { number: "B1" }, "0.20");
  await part(catalogue, { number: "C1" }, "99999999.99");
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1 });
  await addToCart(catalogue.ctx, { partNumber: "B1", quantity: 1 });
  assert.equal((await cartSummary(catalogue.ctx)).total?.amount, "0.30");
  await addToCart(catalogue.ctx, { partNumber: "C1", quantity: 99_999 });
  assert.equal((await cartSummary(catalogue.ctx)).total?.amount, "9999899999000.31");
});

Deno.test("quantities fit the pack, and the refusal names the next that does", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1", packQuantity: 10 });
  const refusal = await refusalOf(addToCart(catalogue.ctx, { partNumber: "A1", quantity: 12 }));
  assert.deepEqual([refusal.key, refusal.params, refusal.fields[0]?.field], [
    "quantity-pack",
    { pack: 10, next: 20 },
    "quantity",
  ]);
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 20 });
  const { lines: [line] } = await readCart(catalogue.ctx);
  assert.equal(
    (await refusalOf(changeCartLine(catalogue.ctx, { id: line!.id, quantity: 21 }))).params.next,
    30,
  );
  assert.equal((await cartSummary(catalogue.ctx)).pieceCount, 20);
});

Deno.test("a line remembers vehicle, figure and callout; the same part for another vehicle is another line", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await figure(catalogue, [{ partNumber: "A1", callout: "7" }]);
  const vin = await vehicle(catalogue);
  const at = { vin: vin.slice(-8), figureCode: "34-11-02-C", callout: "7" };
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1, note: "left side", ...at });
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 2 });
  const cart = await readCart(catalogue.ctx);
  assert.deepEqual(
    cart.lines.map((
      line,
    ) => [line.vin, line.seriesCode, line.figureNumber, line.callout, line.quantity, line.note]),
    [[vin, "TESSA", "34-11-02", "7", 1, "left side"], [null, null, null, null, 2, ""]],
  );
  assert.deepEqual([cart.withoutVehicle, cart.blocked], [1, 0]);
});

Deno.test("what cannot be ordered is refused with the reason", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "ALONE1", orderable: false });
  await part(catalogue, { number: "GONE1", discontinuedOn: "2026-01-01" });
  await part(catalogue, { number: "FREE1" }, null);
  const told: [string, string][] = [
    ["ALONE1", "not sold separately"],
    ["GONE1", "no longer available"],
    ["FREE1", "no price in your price list"],
  ];
  for (const [partNumber, reason] of told) {
    const refusal = await refusalOf(addToCart(catalogue.ctx, { partNumber, quantity: 1 }));
    assert.deepEqual([refusal.key, refusal.params.reason], ["cart-line-not-orderable", reason]);
  }
  assert.equal(
    (await refusalOf(addToCart(catalogue.ctx, { partNumber: "NOPE1", quantity: 1 }))).key,
    "part-unknown",
  );
});

Deno.test("a part that does not fit the vehicle at that callout is refused with the reason", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await figure(catalogue, [
    { partNumber: "A1", callout: "3", applicability: [{ productionFrom: "2024-03-01" }] },
    { partNumber: "A1", callout: "4", applicability: [{ productionTo: "2024-02-29" }] },
  ]);
  const vin = await vehicle(catalogue);
  const at = (callout: string) => ({ partNumber: "A1", quantity: 1, vin, figureCode: "34-11-02-C", callout });
  const refusal = await refusalOf(addToCart(catalogue.ctx, at("3")));
  assert.deepEqual([refusal.key, refusal.params], ["part-does-not-fit", {
    number: "A1",
    vin,
    reason: "from 2024-03",
  }]);
  assert.equal((await addToCart(catalogue.ctx, at("4"))).lineCount, 1);
  const wrong = addToCart(catalogue.ctx, { ...at("4"), figureCode: "nope" });
  assert.equal((await refusalOf(wrong)).key, "figure-unknown");
  const noCallout = await refusalOf(addToCart(catalogue.ctx, at("999")));
  assert.equal(noCallout.key, "callout-unknown");
  assert.deepEqual(noCallout.params, { figure: "34-11-02-C", callout: "999" });
});

Deno.test("a part replaced at once is refused and its follower offered", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await part(catalogue, { number: "B1" });
  await superseded(catalogue, "at_once");
  const refusal = await refusalOf(addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1 }));
  assert.deepEqual((refusal.data.replacedBy as { number: string }[]).map((link) => link.number), ["B1"]);
});

Deno.test("a line whose part was replaced meanwhile offers the follower, by ratio and whole packs, and takes it", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await part(catalogue, { number: "B1", packQuantity: 4 });
  const vin = await vehicle(catalogue);
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 3, vin, note: "rear" });
  await superseded(catalogue, "at_once", 2);
  const cart = await readCart(catalogue.ctx);
  assert.deepEqual([cart.blocked, cart.lines[0]!.notOrderable?.text], [1, "each piece replaced by 2 × B1"]);
  assert.deepEqual(cart.lines[0]!.replacement, {
    kind: "at_once",
    parts: [{ number: "B1", shown: "B1", name: "Part B1", quantity: 8 }],
  });
  await replaceCartLine(catalogue.ctx, cart.lines[0]!.id);
  const { lines, blocked } = await readCart(catalogue.ctx);
  assert.deepEqual(lines.map((line) => [line.partNumber, line.quantity, line.vin, line.note]), [[
    "B1",
    8,
    vin,
    "rear",
  ]]);
  assert.equal(blocked, 0);
  assert.equal((await refusalOf(replaceCartLine(catalogue.ctx, lines[0]!.id))).key, "cart-line-unknown");
});

Deno.test("a part to be used up can be ordered and still offers its follower", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await part(catalogue, { number: "B1" });
  await superseded(catalogue, "use_up_stock");
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1 });
  const { lines: [line] } = await readCart(catalogue.ctx);
  assert.deepEqual([line!.notOrderable, line!.replacement?.kind], [null, "use_up_stock"]);
});

Deno.test("nobody touches another's cart", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1 });
  const { lines: [line] } = await readCart(catalogue.ctx);
  const colleague = catalogue.ctxOf(catalogue.users.colleague);
  for (
    const work of [
      () => removeCartLine(colleague, line!.id),
      () => changeCartLine(colleague, { id: line!.id, quantity: 9 }),
      () => replaceCartLine(colleague, line!.id),
    ]
  ) {
    assert.equal((await refusalOf(work)).key, "cart-line-unknown");
  }
  assert.equal((await readCart(colleague)).lineCount, 0);
  await clearCart(colleague);
  assert.equal((await cartSummary(catalogue.ctx)).pieceCount, 1);
});

Deno.test("notes and quantities of a line change, lines go, the cart empties", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await part(catalogue, { number: "B1" });
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1 });
  await addToCart(catalogue.ctx, { partNumber: "B1", quantity: 1 });
  const before = await readCart(catalogue.ctx);
  await changeCartLine(catalogue.ctx, { id: before.lines[0]!.id, note: "urgent" });
  await changeCartLine(catalogue.ctx, { id: before.lines[0]!.id, quantity: 4 });
  const changed = await readCart(catalogue.ctx);
  assert.deepEqual([changed.lines[0]!.note, changed.lines[0]!.quantity], ["urgent", 4]);
  assert.ok(changed.version > before.version);
  assert.equal((await removeCartLine(catalogue.ctx, before.lines[0]!.id)).lineCount, 1);
  assert.equal((await clearCart(catalogue.ctx)).lineCount, 0);
});

Deno.test("a line holds at most 99999 pieces, a cart at most 500 lines", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await part(catalogue, { number: "B1" });
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 99_999 });
  const refusal = await refusalOf(addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1 }));
  assert.deepEqual([refusal.key, refusal.fields[0]?.rule], ["invalid-input", "rule.too_big"]);
  await catalogue.sql`
    insert into cart_lines (job_id, part_number, quantity, callout, added_at)
    select j.id, 'A1', 1, n::text, now() from jobs j, generate_series(1, 499) n`;
  assert.equal(
    (await refusalOf(addToCart(catalogue.ctx, { partNumber: "B1", quantity: 1 }))).key,
    "cart-full",
  );
});

Deno.test("two clicks at the same moment add up", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1", names: names("Bolt") });
  await Promise.all([1, 2, 3, 4].map(() => addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1 })));
  assert.equal((await cartSummary(catalogue.ctx)).pieceCount, 4);
});

Deno.test("every change of the cart is in the operation log: who, what, before and after", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  const { ctx } = catalogue;
  await setCartLine(ctx, { partNumber: "A1", quantity: 2 });
  const [line] = (await readCart(ctx)).lines;
  await changeCartLine(ctx, { id: line!.id, quantity: 3 });
  await removeCartLine(ctx, line!.id);
  const rows = await ctx.sql<{ operation: string; userCode: string; before: unknown; after: unknown }[]>`
    select operation, user_code, before, after
    from operation_log
    where subject_kind = 'cart' and is_change
    order by id`;
  assert.deepEqual(rows.map((row) => row.operation), ["setCartLine", "changeCartLine", "removeCartLine"]);
  assert.ok(rows.every((row) => row.userCode === personOf(ctx).userCode));
  assert.equal((rows[1]!.before as { quantity: number }).quantity, 2);
  assert.equal((rows[1]!.after as { quantity: number }).quantity, 3);
});
