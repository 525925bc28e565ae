import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, rowId, userCode, version } from "@/engines/events/members.ts";

const topic = "tis.score.v1";

/** Staff corrected the score of a person, who is told why. */
export const scoreCorrected = defineEvent({
  type: "score.corrected",
  topic,
  data: z.object({
    entryId: rowId,
    /** Lines of the person's ledger, this one among them. */
    version,
    userCode,
    storeCode: code.nullable(),
    /** Given, or taken where it is below 0. */
    points: z.number().multipleOf(0.1),
    /** The person's score after it. */
    totalPoints: z.number().multipleOf(0.1),
    actorCode: userCode,
  }),
  key: (data) => data.userCode,
  sequence: (data) => data.version,
});
