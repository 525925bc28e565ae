import { personOf } from "@/kernel/access/rights.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { readVehicle } from "@/services/epc/read_vehicle.ts";
import { fullVinOf } from "@/services/epc/subject.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { cartLines, cartSummary } from "./cart.ts";
import type { CartItem, CartLineChange } from "./cart_input.ts";
import { type ConsentColumns, consentNow, type Origin, requireFit } from "./require_fit.ts";
import { requireOrderable, requirePack } from "./require_orderable.ts";
import type { CartSummary } from "./types.ts";

/** Locks the reader's cart (making it when there is none), so that two changes at once follow one another. */
export async function lockCart(tx: TxCtx): Promise<void> {
  const userId = personOf(tx).id;
  await tx.sql`
    insert into carts (user_id, updated_at)
    values (${userId}, ${tx.clock()})
    on conflict (user_id) do update set version = carts.version + 1, updated_at = excluded.updated_at`;
}

/**
 * Sets how many pieces of a part are in the cart for that vehicle, figure and callout; 0 takes the line out. This is what
 * the steppers of the catalogue send, so sending it twice changes nothing.
 *
 * Refuses `part-unknown`, `cart-line-not-orderable`, `quantity-pack`, `cart-full`, `sensitive-word`, what the VIN look-up refuses and, unless the
 * item consents to it, `part-does-not-fit`.
 */
export function setCartLine(ctx: Ctx, item: CartItem): Promise<CartSummary> {
  return ctx.tx(async (tx) => {
    await requireCleanNote(tx, item.note);
    await lockCart(tx);
    await putLine(tx, await originOf(tx, item), item, false);
    await recordCart(tx, "setCartLine", undefined, item);
    return await cartSummary(tx);
  });
}

/** Adds pieces to what is in the cart for that vehicle, figure and callout. Refuses as `setCartLine` does. */
export function addToCart(ctx: Ctx, item: CartItem): Promise<CartSummary> {
  return ctx.tx(async (tx) => {
    await requireCleanNote(tx, item.note);
    await lockCart(tx);
    await putLine(tx, await originOf(tx, item), item, true);
    await recordCart(tx, "addToCart", undefined, item);
    return await cartSummary(tx);
  });
}

/** Refuses a note with a sensitive word, naming both. */
function requireCleanNote(tx: TxCtx, note: string | undefined): Promise<void> {
  return requireCleanText(tx, { note }, () => tx.t("orders.note"));
}

/** A change of the reader's own cart, for the operation log. */
function recordCart(tx: TxCtx, operation: string, before?: unknown, after?: unknown): Promise<void> {
  const subjectId = personOf(tx).id;
  return recordChange(tx, { operation, funLink: "EPCCart", subjectKind: "cart", subjectId, before, after });
}

async function originOf(tx: TxCtx, item: CartItem): Promise<Origin> {
  const origin = { figureCode: item.figureCode || null, callout: item.callout || null };
  if (!item.vin) return { ...origin, vin: null, seriesCode: item.seriesCode || null };
  const vin = await fullVinOf(tx, item.vin);
  // What is taken out may be for a vehicle that has been withheld since.
  if (item.quantity === 0) return { ...origin, vin, seriesCode: item.seriesCode || null };
  return { ...origin, vin, seriesCode: item.seriesCode || (await readVehicle(tx, vin)).seriesCode };
}

/** Writes one line of a locked cart. */
async function putLine(tx: TxCtx, origin: Origin, item: CartItem, add: boolean): Promise<void> {
  const { sql } = tx;
  const userId = personOf(tx).id;
  const number = normalPartNumber(item.partNumber);
  const [there] = await sql<({ id: number; quantity: number } & ConsentColumns)[]>`
    select id, quantity, consent_by, consent_at, consent_reason from cart_lines
    where user_id = ${userId} and part_number = ${number} and vin is not distinct from ${origin.vin}
      and figure_code is not distinct from ${origin.figureCode} and callout is not distinct from ${origin.callout}`;
  const quantity = (add ? there?.quantity ?? 0 : 0) + item.quantity;
  if (quantity === 0) {
    if (there) await sql`delete from cart_lines where id = ${there.id}`;
    return;
  }
  if (quantity > LIMITS.cartQuantity) {
    const params = { limit: LIMITS.cartQuantity, of: "number" };
    throw refuse("invalid-input", {}, [{ field: "quantity", rule: "rule.too_big", params }]);
  }
  const part = await requireOrderable(tx, number, quantity);
  const consent = await requireFit(tx, part, origin, item.consent ?? false, there);
  if (!there) await requireRoom(tx);
  await sql`
    insert into cart_lines ${
    sql({
      userId,
      partNumber: number,
      quantity,
      note: item.note ?? "",
      vin: origin.vin,
      seriesCode: origin.seriesCode,
      figureCode: origin.figureCode,
      callout: origin.callout,
      addedAt: tx.clock(),
      ...consent,
    })
  }
    on conflict (user_id, part_number, vin, figure_code, callout) do update set
      quantity = excluded.quantity, consent_by = excluded.consent_by, consent_at = excluded.consent_at,
      consent_reason = excluded.consent_reason
      ${item.note === undefined ? sql`` : sql`, note = excluded.note`}`;
}

async function requireRoom(tx: TxCtx): Promise<void> {
  const [row] = await tx.sql<{ lines: number }[]>`
    select count(*) as lines from cart_lines where user_id = ${personOf(tx).id}`;
  if (row!.lines >= LIMITS.cartLines) throw refuse("cart-full", { limit: LIMITS.cartLines });
}

/**
 * Changes quantity or note of one's own line, or consents to it although it does not fit. Refuses `cart-line-unknown`,
 * `quantity-pack` and `sensitive-word`.
 */
export function changeCartLine(ctx: Ctx, change: CartLineChange): Promise<CartSummary> {
  return ctx.tx(async (tx) => {
    await requireCleanNote(tx, change.note);
    await lockCart(tx);
    const line = await ownLine(tx, change.id);
    if (change.quantity !== undefined && change.quantity !== line.quantity) {
      requirePack(change.quantity, line.packQuantity);
    }
    const consent = change.consent ? await consentTo(tx, line) : {};
    const { quantity = line.quantity, note = line.note } = change;
    await tx.sql`update cart_lines set ${tx.sql({ quantity, note, ...consent })} where id = ${change.id}`;
    await recordCart(tx, "changeCartLine", line, change);
    return await cartSummary(tx);
  });
}

/** The consent to a line as it stands; nothing where it fits, or has one already. */
async function consentTo(tx: TxCtx, line: OwnLine): Promise<Partial<ConsentColumns>> {
  if (line.vin === null || line.consentBy !== null) return {};
  const [answer] = await decideFit(tx, [{ ...line, vin: line.vin }]);
  return answer?.fit === "not" ? consentNow(tx, answer.reason) : {};
}

interface OwnLine extends Origin {
  consentBy: number | null;
  partNumber: string;
  quantity: number;
  note: string;
  packQuantity: number;
}

async function ownLine(tx: TxCtx, id: number): Promise<OwnLine> {
  const [line] = await tx.sql<OwnLine[]>`
    select c.part_number, c.quantity, c.note, c.vin, c.series_code, c.figure_code, c.callout, c.consent_by,
      p.pack_quantity
    from cart_lines c
    join parts p on p.number = c.part_number
    where c.id = ${id} and c.user_id = ${personOf(tx).id}`;
  if (!line) throw refuse("cart-line-unknown");
  return line;
}

/** Takes one's own line out. Refuses `cart-line-unknown`. */
export function removeCartLine(ctx: Ctx, id: number): Promise<CartSummary> {
  return ctx.tx(async (tx) => {
    await lockCart(tx);
    const line = await ownLine(tx, id);
    await tx.sql`delete from cart_lines where id = ${id}`;
    await recordCart(tx, "removeCartLine", line);
    return await cartSummary(tx);
  });
}

/** Empties the cart. */
export function clearCart(ctx: Ctx): Promise<CartSummary> {
  return ctx.tx(async (tx) => {
    await lockCart(tx);
    const gone = await tx.sql`delete from cart_lines where user_id = ${personOf(tx).id}`;
    await tx.sql`update carts set note = '' where user_id = ${personOf(tx).id}`;
    await recordCart(tx, "clearCart", { lines: gone.count });
    return await cartSummary(tx);
  });
}

/**
 * Puts what can be ordered in place of the line's part there, by ratio and whole packs (`choice` counts the alternatives, 0 is the usual one); the vehicle, figure and callout stay. Refuses
 * `cart-line-unknown` (also when nothing replaces it) and what keeps the new part from being ordered.
 */
export function replaceCartLine(ctx: Ctx, id: number, choice = 0): Promise<CartSummary> {
  return ctx.tx(async (tx) => {
    await lockCart(tx);
    const old = await ownLine(tx, id);
    const line = (await cartLines(tx)).find((one) => one.id === id);
    const replacement = choice === 0 ? line?.replacement : line?.otherReplacements[choice - 1];
    if (!replacement) throw refuse("cart-line-unknown");
    await tx.sql`delete from cart_lines where id = ${id}`;
    for (const part of replacement.parts) {
      // Judged by the figure's line as what may be fitted in that part's place.
      const item = { partNumber: part.number, quantity: part.quantity, note: old.note };
      await putLine(tx, old, item, true);
    }
    await recordCart(tx, "replaceCartLine", old, replacement.parts);
    return await cartSummary(tx);
  });
}
