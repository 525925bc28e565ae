import { defineJob } from "@/engines/clock/define_job.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { peopleOfOrgWith } from "@/engines/messages/people_with.ts";

/** Tells each store once a week how much of the work that bulletins ask for is overdue there: whoever does such work, in their language. */
export const remindOfWorkOrdersJob = defineJob({
  name: "remind-of-tsb-work-orders",
  schedule: "0 0 1 * * 1",
  leaseSeconds: 600,
  async run(ctx, due, _lastDue, signal) {
    const { sql } = ctx;
    const stores = await sql<{ storeCode: string; count: number; longest: string; eventId: string }[]>`
      select w.store_code, count(*)::int, min(w.due_on)::text as longest,
        md5('tsb-work-orders-overdue ' || w.store_code || ' ' || ${due.toISOString()})::uuid as event_id
      from tsb_work_orders w
      join orgs o on o.code = w.store_code
      where w.state in ('open', 'in_work') and w.due_on < (${due}::timestamptz at time zone o.zone)::date
      group by w.store_code
      order by w.store_code`;
    for (const { storeCode, count, longest, eventId } of stores) {
      signal.throwIfAborted();
      await ctx.tx(async (tx) => {
        await notifyPeople(tx, {
          eventId,
          kind: "tsb-work-orders-overdue",
          params: { count, day: { day: longest } },
          link: "TsbWorkOrder?due=overdue",
          receivers: await peopleOfOrgWith(tx, storeCode, "TsbWorkOrder:edit"),
        });
      });
    }
  },
});
