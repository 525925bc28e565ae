import { z } from "zod";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { Right } from "@/kernel/access/rights.ts";
import { peopleWith } from "../messages/people_with.ts";
import { notifyPeople } from "../messages/notify_people.ts";
import type { MessageParams } from "../messages/words.ts";
import { savedRow } from "./audience_row.ts";
import { defineWork } from "../work/define_work.ts";
import { enqueue } from "../work/enqueue.ts";

/** People told in one transaction. */
const AT_ONCE = 500;

const told = z.object({
  audienceId: z.number().nullable(),
  right: z.custom<Right>((value) => typeof value === "string").nullable(),
  eventId: z.guid(),
  kind: z.string(),
  params: z.custom<MessageParams>((value) => typeof value === "object"),
  link: z.string().nullable(),
});

/**
 * A message for an audience, as for `notifyPeople` with whom it is for in place of its receivers: `audienceId` null is everybody, `right` those of
 * them alone who have it.
 */
export type AudienceMessage = z.input<typeof told>;

/**
 * Tells an audience in batches, each in a transaction of its own, beginning at whom the try before did not reach: the same message, kind and
 * receiver is the same message, so a batch told twice is told once.
 */
export const tellAudienceWork = defineWork({
  kind: "tell-audience",
  payload: told,
  tries: 8,
  leaseSeconds: 120,
  atOnce: 1,
  async run(ctx, { audienceId, right, ...message }, run) {
    const { sql } = ctx;
    const rows = await sql<{ id: string }[]>`
      select p.id::text
      from audience_people(${savedRow(ctx, audienceId)}) p(id)
      order by p.id`;
    const holders = right === null ? null : new Set(await peopleWith(ctx, right));
    const receivers = rows.map(({ id }) => Number(id)).filter((id) => holders?.has(id) ?? true);
    for (let from = 0; from < receivers.length; from += AT_ONCE) {
      run.signal.throwIfAborted();
      await ctx.tx((tx) =>
        notifyPeople(tx, {
          ...message,
          receivers: receivers.slice(from, from + AT_ONCE),
        })
      );
      await run.progress(Math.min((from + AT_ONCE) / receivers.length, 1));
    }
  },
  givenUp(_ctx, { eventId, kind }, reason) {
    console.error(`not everybody was told of ${kind} ${eventId}:`, reason);
    return Promise.resolve();
  },
});

/** Leaves the telling of an audience to the workers, in the transaction of its cause. */
export async function tellAudience(tx: TxCtx, message: AudienceMessage): Promise<void> {
  await enqueue(tx, tellAudienceWork, `${message.eventId}:${message.kind}`, message);
}
