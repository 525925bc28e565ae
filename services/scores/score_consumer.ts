import { defineConsumer } from "@/engines/events/define_consumer.ts";
import { earningsOf, SCORED_EVENTS } from "./earnings_of.ts";
import { writeEarning } from "./write_earning.ts";

/** Writes the score ledger. */
export const scoreConsumer = defineConsumer({
  name: "score",
  on: SCORED_EVENTS,
  async handle(event, tx) {
    for (const earning of earningsOf(event)) await writeEarning(tx, event, earning);
  },
});
