import type { WorkRun } from "@/engines/work/define_work.ts";
import { checkDigitOf } from "@/services/epc/vin.ts";
import { settleTsbWorkOrders } from "@/services/tsb/work_orders/settle_consumer.ts";
import { settleWorkOrdersWork } from "@/services/tsb/work_orders/settle_work.ts";
import { takeItem } from "@/engines/work/take_item.ts";
import { runItem } from "@/engines/work/run_item.ts";
import { openBulletins } from "./people.ts";

/** A VIN of the test's own vehicles, with its check digit in the ninth place. */
export function vinOf(number: number): string {
  const tail = `N${String(number).padStart(7, "0")}`;
  return `LVHRU183${checkDigitOf(`LVHRU1830${tail}`)}${tail}`;
}

/** A run that only ends when `stop` says so. */
export const runUntil = (stop: AbortSignal = new AbortController().signal): WorkRun => ({
  attempt: 1,
  signal: stop,
  progress: () => Promise.resolve(),
});

/** A portal with two stores, vehicles of theirs and of nobody's, and bulletins that ask for work. */
export async function openWorkOrders() {
  const portal = await openBulletins();
  const { sql, ctx } = portal;
  await sql`
    insert into vehicles (vin, series_code, model_codes)
    select v.vin, v.series, '{}' from jsonb_to_recordset(${
    sql.json(
      Array.from({ length: 12 }, (_, n) => ({ vin: vinOf(n), series: n < 10 ? "N1" : "N2" })),
    )
  }::jsonb) v (vin text, series text)`;
  let heard = 0;
  return {
    ...portal,
    /** Has stores answer for vehicles by their numbers. */
    async belong(store: string, numbers: readonly number[]) {
      await sql`
        insert into vehicle_stores (vin, store_code, assigned_at)
        select v, ${store}, now() from unnest(${numbers.map(vinOf)}::text[]) v`;
    },
    /** Hears of all that has happened to bulletins since, and does what work that leaves. */
    async settle() {
      const events = await sql<{ id: number; eventId: string; type: string; data: { tsbId: number } }[]>`
        select id::int, event_id, type, data from outbox where id > ${heard} order by outbox.id`;
      heard = events.at(-1)?.id ?? heard;
      const asked = settleTsbWorkOrders.on.map(({ type }) => type);
      for (const { eventId, type, data } of events) {
        if (!asked.includes(type)) continue;
        await ctx.tx((tx) => settleTsbWorkOrders.handle({ id: eventId, data } as never, tx));
      }
      while (true) {
        const item = await takeItem(sql, settleWorkOrdersWork.kind, {
          runner: ctx.newId(),
          seconds: 120,
          now: ctx.clock(),
        });
        if (!item) return;
        const outcome = await runItem(ctx, settleWorkOrdersWork, item, new AbortController().signal);
        if (outcome !== "done") throw new Error(`settling ended as ${outcome}`);
      }
    },
    async release(id: number) {
      await portal.act(portal.author, id, "submit");
      await portal.act(portal.approver, id, "pass");
      await portal.act(portal.manager, id, "release");
    },
    /** State by vehicle number of a bulletin's orders. */
    async states(documentId: number): Promise<Record<number, string>> {
      const rows = await sql<{ vin: string; state: string }[]>`
        select vin, state from tsb_work_orders where document_id = ${documentId} order by vin`;
      return Object.fromEntries(rows.map(({ vin, state }) => [Number(vin.slice(10)), state]));
    },
    /** The order of a vehicle as it is now. */
    async orderOf(documentId: number, number: number) {
      const [row] = await sql<{ id: number; version: number }[]>`
        select id::int, version from tsb_work_orders where document_id = ${documentId} and vin = ${
        vinOf(number)
      }`;
      return row!;
    },
    /** Types of the events of an order, in turn. */
    async eventsOf(workOrderId: number) {
      const rows = await sql<{ type: string }[]>`
        select type from outbox where key = ${`workorder/${workOrderId}`} order by outbox.id`;
      return rows.map(({ type }) => type.replace("tsb.workorder-", ""));
    },
  };
}
