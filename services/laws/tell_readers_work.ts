import { z } from "zod";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import { tellInBatches } from "@/engines/messages/tell_in_batches.ts";
import { defineWork } from "@/engines/work/define_work.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LAW_STATES } from "./law_states.ts";

const told = z.object({
  lawId: z.int(),
  eventId: z.uuid(),
  state: z.enum(LAW_STATES).describe("that it has reached"),
});

/** Tells those whom a legal standard is for that it is new or in force, in batches; one that has gone on or is deleted meanwhile is told no more. */
export const tellLawReadersWork = defineWork({
  kind: "tell-law-readers",
  payload: told,
  tries: 8,
  leaseSeconds: 120,
  atOnce: 1,
  async run(ctx, { lawId, eventId, state }, run) {
    const receivers = await readersOf(ctx, lawId);
    await tellInBatches(ctx, run, receivers, async (tx, batch) => {
      const [law] = await tx.sql<{ number: string; titles: Record<string, string>; day: string }[]>`
        select number, titles, effective_on::text as day from legal_standards
        where id = ${lawId} and state = ${state} and deleted_at is null for share`;
      if (!law) return false;
      await notifyPeople(tx, {
        eventId,
        kind: state === "new" ? "law-new" : "law-effective",
        params: {
          number: law.number,
          title: { inLangs: Object.entries(law.titles) },
          day: { day: law.day },
        },
        link: `Laws?id=${lawId}`,
        receivers: batch,
      });
      return true;
    });
  },
  givenUp(_ctx, { lawId }, reason) {
    console.error(`not all readers were told of legal standard ${lawId}:`, reason);
    return Promise.resolve();
  },
});

/** Who may read it, in the order of their ids. */
async function readersOf(ctx: Ctx, lawId: number): Promise<number[]> {
  const people = await peopleWith(ctx, "Laws:view");
  const rows = await ctx.sql<{ id: number }[]>`
    select u.id::int
    from users u
    join legal_standards t on t.id = ${lawId}
    where u.id = any(${people}::bigint[])
      and (t.audience_id is null or u.id in (
        select p.id from audience_people((select a from audiences a where a.id = t.audience_id)) p(id)
      ))
    order by u.id`;
  return rows.map(({ id }) => id);
}
