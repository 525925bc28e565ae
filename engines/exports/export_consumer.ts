import { EXPORT_WORK } from "./work_name.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import { exportRequested } from "@/events/exports.ts";
import { defineConsumer } from "@/engines/events/define_consumer.ts";

/** Leaves a list that somebody asked for to the workers. */
export const exportLists = defineConsumer({
  name: "export",
  on: [exportRequested],
  async handle({ data: { exportId, version } }, tx) {
    // Each request is work of its own: the run before may just be ending.
    await enqueue(tx, EXPORT_WORK, `${exportId}:${version}`, { exportId, version });
  },
});
