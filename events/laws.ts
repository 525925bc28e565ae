import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, day, rowId, userCode, version } from "@/engines/events/members.ts";

const topic = "tis.document.v1";

const sequence = (data: { version: number }) => data.version;

const law = { lawId: rowId, lawCode: code, version, actorCode: userCode };
const lawKey = (data: { lawId: number }) => `law/${data.lawId}`;

/** A legal standard is in effect. */
export const lawReleased = defineEvent({
  type: "law.released",
  topic,
  data: z.object({
    ...law,
    lawState: z.enum(["new", "effective"]),
    effectiveOn: day,
    countryCodes: z.array(code),
    fileIds: z.array(z.uuid()),
  }),
  key: lawKey,
  sequence,
});

/** Something else is said of a legal standard. */
export const lawChanged = defineEvent({
  type: "law.changed",
  topic,
  example: { changed: ["titles", "effectiveOn"] },
  data: z.object({ ...law, changed: z.array(z.string().max(60)) }),
  key: lawKey,
  sequence,
});

/** A legal standard was abolished. */
export const lawRevoked = defineEvent({
  type: "law.revoked",
  topic,
  data: z.object({ ...law, abolishedOn: day }),
  key: lawKey,
  sequence,
});

/** A legal standard that never took effect was deleted. */
export const lawDeleted = defineEvent({
  type: "law.deleted",
  topic,
  data: z.object(law),
  key: lawKey,
  sequence,
});
