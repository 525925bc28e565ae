import { defineJob } from "@/engines/clock/define_job.ts";
import { begunBetween } from "@/engines/documents/own_days.ts";
import { bulletinDocument } from "./bulletin_document.ts";
import { tellReleased } from "./notify_released.ts";

/** The first run looks so far back. */
const FIRST_MS = 24 * 3_600_000;

/** A notice that was released before its first day is told when that day comes, in each zone of its readers: they are parted by quarters of an hour. */
export const tellBegunJob = defineJob({
  name: "tell-begun-notices",
  schedule: "5 */15 * * * *",
  leaseSeconds: 60,
  async run(ctx, due, lastDue) {
    const after = lastDue ?? new Date(due.getTime() - FIRST_MS);
    const begun = await begunBetween(ctx, bulletinDocument, after, due);
    await ctx.tx(async (tx) => {
      for (const id of begun) await tellReleased(tx, id);
    });
  },
});
