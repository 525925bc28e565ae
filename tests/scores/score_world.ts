import type { EventType } from "@/engines/events/define_event.ts";
import { changeEntry } from "@/engines/registers/write_entry.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";
import { readScore, scoredPerson } from "@/services/scores/my_score.ts";
import { scoreConsumer } from "@/services/scores/score_consumer.ts";
import { scoreDictionaryRegister } from "@/services/scores/dictionary_register.ts";
import { openPeople } from "../users/people.ts";

/** An event of a repair case. */
const CASE = {
  caseCode: "C26-0001",
  brandCode: "velaro",
  seriesCode: "VTE",
  storeCode: "20417",
  authorCode: "store-technician",
  version: 1,
  revision: 1,
  submitState: 1,
  verifyState: 1,
  verifyResult: 1,
  publishState: 1,
  discard: 1,
  stopState: 0,
  actorCode: "section-chief",
  languages: ["zh_CN"],
  dtcCodes: [],
  partNumbers: [],
};

/** A portal, and the ledger's consumer fed by hand. */
export async function openScores() {
  const portal = await openPeople();
  return {
    ...portal,
    /** Lets the consumer take an event; the same id is the same event. */
    async happens(
      event: EventType,
      data: Record<string, unknown>,
      { id = crypto.randomUUID() as string, at = portal.now() }: { id?: string; at?: Date } = {},
    ): Promise<string> {
      const fact = event.data.parse(data);
      await portal.ctx.tx((tx) =>
        scoreConsumer.handle({
          id,
          type: event.type,
          topic: event.topic,
          key: event.key(fact),
          sequence: event.sequence(fact),
          occurredAt: at,
          data: fact,
          correlationId: null,
          causationId: null,
          traceparent: null,
        } as never, tx)
      );
      return id;
    },
    ofCase: (caseId: number, more: Record<string, unknown> = {}) => ({ ...CASE, caseId, ...more }),
    /** The whole score of an account. */
    async totalOf(account: string): Promise<number> {
      const ctx = await portal.as(account);
      return (await readScore(ctx, await scoredPerson(ctx, undefined))).total;
    },
    /** Changes what a rule pays, as staff do. */
    async pay(rule: string, points: string) {
      const { version } = (await readEntry(portal.admin, scoreDictionaryRegister, rule))!;
      await changeEntry(portal.admin, scoreDictionaryRegister, rule, version, { points });
    },
  };
}
