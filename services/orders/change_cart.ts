import { personOf } from "@/kernel/access/rights.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { cartLines, cartSummary } from "./cart.ts";
import type { CartItem, CartLineChange } from "./cart_input.ts";
import { lockCurrentJob, vinOfJob } from "./jobs/current.ts";
import { originOf, putLine } from "./put_line.ts";
import { type ConsentColumns, consentNow, NO_CONSENT, type Origin } from "./require_fit.ts";
import { requirePack } from "./require_orderable.ts";
import type { CartChange, CartSummary } from "./cart_types.ts";

/**
 * Sets how many pieces of a part are in the cart for that vehicle, figure and callout; 0 takes the line out. This is what
 * the steppers of the catalogue send, so sending it twice changes nothing. Of two who set it the last one wins, and is told what the other
 * had set (`overwrote`).
 *
 * Refuses `job-not-current`, `part-unknown`, `cart-line-not-orderable`, `quantity-pack`, `cart-full`, `sensitive-word`, what the VIN look-up refuses and, unless the
 * item consents to it, `part-does-not-fit`.
 */
export function setCartLine(ctx: Ctx, item: CartItem): Promise<CartChange> {
  return ctx.tx(async (tx) => {
    await requireCleanNote(tx, item.note);
    const jobId = await lockCurrentJob(tx, item.jobId);
    const before = await putLine(tx, jobId, await originOf(tx, item), item, false);
    await recordCart(tx, "setCartLine", undefined, item);
    return { ...await cartSummary(tx, jobId), overwrote: overwrote(before, item.quantity, item.was) };
  });
}

/** What somebody else had set since the page was drawn, and this has replaced; null: nothing. */
function overwrote(before: number, now: number, was: number | undefined): number | null {
  return was === undefined || before === was || before === now ? null : before;
}

/** Adds pieces to what is in the cart for that vehicle, figure and callout. Refuses as `setCartLine` does. */
export function addToCart(ctx: Ctx, item: CartItem): Promise<CartSummary> {
  return ctx.tx(async (tx) => {
    await requireCleanNote(tx, item.note);
    const jobId = await lockCurrentJob(tx, item.jobId);
    await putLine(tx, jobId, await originOf(tx, item), item, true);
    await recordCart(tx, "addToCart", undefined, item);
    return await cartSummary(tx, jobId);
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

/**
 * Changes quantity or note of one's own line, or consents to it although it does not fit. A consent covers the pieces that the line then has. Refuses `job-not-current`,
 * `cart-line-unknown`, `quantity-pack` and `sensitive-word`.
 */
export function changeCartLine(ctx: Ctx, change: CartLineChange): Promise<CartChange> {
  return ctx.tx(async (tx) => {
    await requireCleanNote(tx, change.note);
    const jobId = await lockCurrentJob(tx, change.jobId);
    const line = await ownLine(tx, jobId, change.id);
    if (change.quantity !== undefined && change.quantity !== line.quantity) {
      requirePack(change.quantity, line.packQuantity);
    }
    const { quantity = line.quantity, note = line.note } = change;
    const consent = change.consent ? await consentTo(tx, jobId, line, quantity) : lapsed(line, quantity);
    await tx.sql`update cart_lines set ${tx.sql({ quantity, note, ...consent })} where id = ${change.id}`;
    await recordCart(tx, "changeCartLine", line, change);
    return {
      ...await cartSummary(tx, jobId),
      overwrote: change.quantity === undefined ? null : overwrote(line.quantity, quantity, change.was),
    };
  });
}

/** The consent to a line as it then stands; nothing where it fits, or has one already. */
async function consentTo(
  tx: TxCtx,
  jobId: number,
  line: OwnLine,
  quantity: number,
): Promise<Partial<ConsentColumns>> {
  const vin = line.vin ?? await vinOfJob(tx, jobId);
  if (vin === null || (line.consentQuantity !== null && quantity <= line.consentQuantity)) return {};
  const [answer] = await decideFit(tx, [{ ...line, vin }]);
  return answer?.fit === "not" ? consentNow(tx, answer.reason, quantity) : {};
}

/** A consent to fewer pieces is none to more: the line stops the order until it is given anew. */
function lapsed({ consentQuantity }: OwnLine, quantity: number): Partial<ConsentColumns> {
  return consentQuantity !== null && quantity > consentQuantity ? NO_CONSENT : {};
}

interface OwnLine extends Origin {
  consentQuantity: number | null;
  partNumber: string;
  quantity: number;
  note: string;
  packQuantity: number;
}

async function ownLine(tx: TxCtx, jobId: number, id: number): Promise<OwnLine> {
  const [line] = await tx.sql<OwnLine[]>`
    select c.part_number, c.quantity, c.note, c.vin, c.series_code, c.figure_code, c.callout, c.consent_quantity,
      p.pack_quantity
    from cart_lines c
    join parts p on p.number = c.part_number
    where c.id = ${id} and c.job_id = ${jobId}`;
  if (!line) throw refuse("cart-line-unknown");
  return line;
}

/** Takes one's own line out. Refuses `cart-line-unknown`. */
export function removeCartLine(ctx: Ctx, id: number): Promise<CartSummary> {
  return ctx.tx(async (tx) => {
    const jobId = await lockCurrentJob(tx);
    const line = await ownLine(tx, jobId, id);
    await tx.sql`delete from cart_lines where id = ${id}`;
    await recordCart(tx, "removeCartLine", line);
    return await cartSummary(tx, jobId);
  });
}

/** Empties the cart. Refuses `job-not-current`. */
export function clearCart(ctx: Ctx, expectedJob?: number): Promise<CartSummary> {
  return ctx.tx(async (tx) => {
    const jobId = await lockCurrentJob(tx, expectedJob);
    const gone = await tx.sql`delete from cart_lines where job_id = ${jobId}`;
    await tx.sql`update jobs set note = '' where id = ${jobId}`;
    await recordCart(tx, "clearCart", { lines: gone.count });
    return await cartSummary(tx, jobId);
  });
}

/**
 * Puts what can be ordered in place of the line's part there, by ratio and whole packs (`choice` counts the alternatives, 0 is the usual one); the vehicle, figure and callout stay. Refuses
 * `cart-line-unknown` (also when nothing replaces it) and what keeps the new part from being ordered.
 */
export function replaceCartLine(ctx: Ctx, id: number, choice = 0): Promise<CartSummary> {
  return ctx.tx(async (tx) => {
    const jobId = await lockCurrentJob(tx);
    const old = await ownLine(tx, jobId, id);
    const line = (await cartLines(tx, jobId)).find((one) => one.id === id);
    const replacement = choice === 0 ? line?.replacement : line?.otherReplacements[choice - 1];
    if (!replacement) throw refuse("cart-line-unknown");
    await tx.sql`delete from cart_lines where id = ${id}`;
    for (const part of replacement.parts) {
      // Judged by the figure's line as what may be fitted in that part's place.
      const item = { partNumber: part.number, quantity: part.quantity, note: old.note };
      await putLine(tx, jobId, old, item, true);
    }
    await recordCart(tx, "replaceCartLine", old, replacement.parts);
    return await cartSummary(tx, jobId);
  });
}
