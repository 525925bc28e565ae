import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, version } from "@/engines/events/members.ts";

/** An entry of reference data was added, changed or deleted: which one and which members, not their values. */
export const registerChanged = defineEvent({
  type: "register.changed",
  topic: "tis.register.v1",
  example: { action: "changed", changed: ["visible"] },
  data: z.object({
    register: code,
    entryKey: code,
    version,
    action: z.enum(["added", "changed", "deleted", "restored"]),
    changed: z.array(z.string()),
  }),
  key: (data) => `${data.register}/${data.entryKey}`,
  sequence: (data) => data.version,
});
