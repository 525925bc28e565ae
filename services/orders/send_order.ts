import { z } from "zod";
import { personOf } from "@/kernel/access/rights.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { publish } from "@/engines/events/publish.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { knownVins } from "@/services/epc/known_vehicles.ts";
import { cartLines } from "./cart.ts";
import type { OrderWish } from "./cart_input.ts";
import { consentColumns, type ConsentRow } from "./consent.ts";
import { lockCurrentJob, vinOfJob } from "./jobs/current.ts";
import { misfits } from "./misfits.ts";
import { nextNumber } from "./next_number.ts";
import { doesNotFit } from "./require_fit.ts";
import { requireAmount } from "./require_amount.ts";
import { requirePack } from "./require_orderable.ts";
import { orderSent } from "@/events/orders.ts";
import { nextOrderState } from "./order_state.ts";
import { reviewedState } from "./review/reviewed_state.ts";
import { type StoreTerms, storeTerms } from "./review/store_terms.ts";
import { requireWishable } from "./review/wished_day.ts";
import type { CartLine } from "./types.ts";

export const sentOrder = z.object({ orderNumber: z.string(), again: z.boolean() });
/** What became of a send; `again` when the order had been sent before under the same key. */
export type SentOrder = z.infer<typeof sentOrder>;

/**
 * Sends the reader's cart as one order of their store: prices, names, VIN, figure and callout are frozen, the order waits
 * for its hand-over, the cart is empty after it, and `epc.order-sent` is in the outbox. Twice with one key, also at the
 * same moment, is one order.
 *
 * Refuses `order-no-store`, `cart-no-price-list`, `sensitive-word`, `wished-on-past`, `wished-on-far`, `vor-needs-vehicle`, `order-amount`, `cart-empty`, `cart-line-not-orderable`, `vin-unknown`, `quantity-pack`,
 * without consent `part-does-not-fit`, `job-not-current`, `cart-changed` where another cart was looked over and, without the confirmation, `cart-needs-vehicle`.
 */
export function sendOrder(ctx: Ctx, request: OrderWish): Promise<SentOrder> {
  return ctx.tx(async (tx) => {
    const { storeCode, priceList } = await storeOf(tx);
    const terms = await storeTerms(tx);
    // Whoever comes second waits here for the first, and then finds its order.
    const jobId = await lockCurrentJob(tx, request.jobId);
    const before = await orderOfKey(tx, request.clientKey);
    if (before) return { orderNumber: before, again: true };
    const lines = await cartLines(tx, jobId);
    requireReviewed(jobId, lines, request.reviewed);
    requireSendable(lines, request, await vinOfJob(tx, jobId));
    if (request.wishedOn) requireWishable(tx, request.wishedOn);
    await requireVehicles(tx, lines);
    await requireCleanNotes(tx, lines, request.note);
    await requireCleanText(tx, { deliverTo: request.deliverTo }, () => tx.t("orders.deliverTo"));
    const orderNumber = `${storeCode}-${await nextNumber(tx, "order_numbers", storeCode)}`;
    await writeOrder(tx, { orderNumber, jobId, storeCode, priceList, terms, request });
    const total = await writeLines(tx, orderNumber, lines);
    await emptyCart(tx, jobId);
    await tell(tx, orderNumber, total, request);
    return { orderNumber, again: false };
  });
}

/** Lines that a colleague or another device changed since they were looked over have been looked over by nobody. */
function requireReviewed(jobId: number, lines: CartLine[], reviewed: string | undefined): void {
  if (reviewed !== undefined && reviewed !== reviewedState(jobId, lines)) throw refuse("cart-changed");
}

/** The words may have become sensitive after the lines were put in. */
function requireCleanNotes(tx: TxCtx, lines: CartLine[], note: string | undefined): Promise<void> {
  const ofLines = lines.map((line, place) => [`lines.${place}.note`, line.note]);
  return requireCleanText(tx, { note, ...Object.fromEntries(ofLines) }, () => tx.t("orders.note"));
}

async function storeOf(tx: TxCtx): Promise<{ storeCode: string; priceList: string }> {
  const user = personOf(tx);
  const [store] = await tx
    .sql`select from orgs where code = ${user.orgCode} and kind = 'store' and state = 'open'`;
  if (!user.orgCode || !store) throw refuse("order-no-store");
  if (!user.priceList) throw refuse("cart-no-price-list");
  return { storeCode: user.orgCode, priceList: user.priceList };
}

async function orderOfKey(tx: TxCtx, clientKey: string): Promise<string | null> {
  const [row] = await tx.sql<{ number: string }[]>`
    select number from orders where user_id = ${personOf(tx).id} and client_key = ${clientKey}`;
  return row?.number ?? null;
}

function requireSendable(lines: CartLine[], request: OrderWish, jobVin: string | null): void {
  if (lines.length === 0) throw refuse("cart-empty");
  const blocked = lines.find((line) => line.notOrderable);
  if (blocked) {
    throw refuse(
      "cart-line-not-orderable",
      { number: blocked.shown, reason: blocked.notOrderable!.text },
      [],
      {
        lines: lines.filter((line) => line.notOrderable).map((line) => line.id),
      },
    );
  }
  const misfit = lines.find(misfits);
  if (misfit) {
    const ids = lines.filter(misfits).map((line) => line.id);
    throw doesNotFit(misfit.shown, (misfit.vin ?? jobVin)!, misfit.fit!.reason, { lines: ids });
  }
  requireAmount(lines);
  // The pack may have changed since the line was put in.
  for (const line of lines) requirePack(line.quantity, line.packQuantity);
  if (request.kind === "vehicle_off_road" && lines.every((line) => line.vin === null)) {
    throw refuseField("kind", "vor-needs-vehicle");
  }
  const without = lines.filter((line) => line.vin === null).length;
  if (without > 0 && !request.confirmWithoutVehicle) {
    throw refuse("cart-needs-vehicle", { count: without }, [{
      field: "confirmWithoutVehicle",
      rule: "cart-needs-vehicle",
    }]);
  }
}

/** A vehicle may have been withheld since its lines were put in. */
async function requireVehicles(tx: TxCtx, lines: CartLine[]): Promise<void> {
  const vins = lines.flatMap((line) => line.vin ?? []);
  const known = await knownVins(tx, vins);
  const unknown = vins.find((vin) => !known.has(vin));
  if (unknown !== undefined) throw refuse("vin-unknown", { vin: unknown });
}

async function writeOrder(
  tx: TxCtx,
  order: {
    orderNumber: string;
    jobId: number;
    storeCode: string;
    priceList: string;
    terms: StoreTerms;
    request: OrderWish;
  },
): Promise<void> {
  const { sql } = tx;
  const { request, terms } = order;
  const now = tx.clock();
  await sql`insert into orders ${
    sql({
      number: order.orderNumber,
      jobId: order.jobId,
      storeCode: order.storeCode,
      userId: personOf(tx).id,
      clientKey: request.clientKey,
      state: nextOrderState("draft", "send")!,
      priceList: order.priceList,
      // Set from the lines in the same transaction.
      currency: "",
      total: "0",
      lineCount: 0,
      pieceCount: 0,
      note: request.note ?? "",
      kind: request.kind ?? "stock",
      deliverTo: request.deliverTo?.trim() || terms.deliverTo,
      wishedOn: request.wishedOn ?? null,
      vatPercent: terms.vatPercent,
      sentAt: now,
      // Its hand-over is held until then, so that it can be taken back.
      heldUntil: new Date(now.getTime() + LIMITS.orderUndoSeconds * 1000),
    })
  }`;
}

/** An order's own prices, frozen with its lines: decimal text. */
interface FrozenOrder {
  total: string;
  currency: string;
  priceList: string;
  storeCode: string;
  coreTotal: string;
  vat: string | null;
  vatPercent: string | null;
}

/** Freezes the lines and reckons the total by the database's decimals. */
async function writeLines(
  tx: TxCtx,
  orderNumber: string,
  lines: CartLine[],
): Promise<FrozenOrder> {
  const { sql } = tx;
  const frozen = lines.map((line, place) => ({
    lineNo: place + 1,
    id: line.id,
    net: line.price!.amount,
    core: line.core?.amount ?? null,
    list: line.listPrice?.amount ?? null,
    discountGroup: line.discountGroup,
    misfit: line.fit?.fit === "not",
  }));
  await sql`
    insert into order_lines (
      order_number, line_no, part_number, shown, names, quantity, unit, net, core, amount, vin, series_code, figure_code,
      callout, note, list, discount_group, consent_by, consent_at, consent_reason
    )
    select
      ${orderNumber}, r."lineNo", p.number, p.shown, p.names, c.quantity, p.unit, r.net, r.core, r.net * c.quantity, c.vin,
      c.series_code, c.figure_code, c.callout, c.note, r.list, r."discountGroup",
      case when r.misfit then c.consent_by end, case when r.misfit then c.consent_at end,
      case when r.misfit then c.consent_reason end
    from jsonb_to_recordset(${sql.json(frozen)}) as r (
      "lineNo" int, id bigint, net numeric, core numeric, list numeric, "discountGroup" text, misfit boolean
    )
    join cart_lines c on c.id = r.id
    join parts p on p.number = c.part_number`;
  const [order] = await sql<FrozenOrder[]>`
    update orders o
    set total = l.total, currency = ${
    lines[0]!.price!.currency
  }, line_count = l.lines, piece_count = l.pieces,
      core_total = l.core, vat = round((l.total + l.core) * o.vat_percent / 100, 2)
    from (
      select sum(amount) as total, coalesce(sum(core * quantity), 0) as core, count(*) as lines, sum(quantity) as pieces
      from order_lines where order_number = ${orderNumber}
    ) l
    where o.number = ${orderNumber}
    returning o.total, o.currency, o.price_list, o.store_code, o.core_total, o.vat, o.vat_percent`;
  return order!;
}

async function emptyCart(tx: TxCtx, jobId: number): Promise<void> {
  await tx.sql`delete from cart_lines where job_id = ${jobId}`;
  await tx.sql`update jobs set note = '' where id = ${jobId}`;
}

type SentLine = z.output<typeof orderSent.data>["lines"][number];
type SentRow = Omit<SentLine, "consent" | "prices"> & ConsentRow & NonNullable<SentLine["prices"]>;

async function tell(
  tx: TxCtx,
  orderNumber: string,
  { coreTotal, vat, vatPercent, ...order }: FrozenOrder,
  request: OrderWish,
): Promise<void> {
  const rows = await tx.sql<SentRow[]>`
    select
      l.line_no, l.part_number, l.quantity, l.net, l.vin, l.figure_code, l.callout, l.list as list_price,
      l.discount_group, l.core as core_deposit, ${consentColumns(tx, tx.sql`l`)}
    from order_lines l
    left join users cu on cu.id = l.consent_by
    where l.order_number = ${orderNumber}
    order by l.line_no`;
  const lines = rows.map((
    { consentCode, consentName: _, consentAt, consentReason, listPrice, discountGroup, coreDeposit, ...line },
  ): SentLine => ({
    ...line,
    prices: { listPrice, discountGroup, coreDeposit },
    ...(consentAt && {
      consent: {
        userCode: consentCode!,
        consentedAt: consentAt.toISOString(),
        misfitReason: consentReason!,
      },
    }),
  }));
  await recordChange(tx, {
    operation: "sendOrder",
    funLink: "EPCCart",
    subjectKind: "order",
    subjectId: orderNumber,
    after: { state: "waiting", ...order, lines },
  });
  await publish(tx, orderSent, {
    orderNumber,
    version: 1,
    ...order,
    lines,
    terms: {
      orderKind: request.kind ?? "stock",
      wishedOn: request.wishedOn ?? null,
      coreTotal,
      vat,
      vatPercent,
    },
  });
}
