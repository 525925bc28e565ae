import { z } from "zod";
import { defineEvent } from "@/events/define_event.ts";

/** Topic of people's events. Internal: names and addresses never travel, codes do. */
const topic = "tis.user.v1";

const person = {
  userId: z.int(),
  userCode: z.string(),
  /** Number of this event among the events of the person. */
  sequence: z.int(),
};

/** A person has logged in. */
export const userLoggedIn = defineEvent({
  type: "user.logged-in",
  topic,
  data: z.object({
    ...person,
    sessionId: z.int(),
    edition: z.enum(["domestic", "overseas"]),
    entry: z.string(),
  }),
  key: (data) => String(data.userId),
  sequence: (data) => data.sequence,
});

/** An account was made. */
export const userCreated = defineEvent({
  type: "user.created",
  topic,
  data: z.object({ ...person, userType: z.string().nullable(), orgCode: z.string().nullable() }),
  key: (data) => String(data.userId),
  sequence: (data) => data.sequence,
});

/** Something of an account was changed: which members, never their values. */
export const userChanged = defineEvent({
  type: "user.changed",
  topic,
  data: z.object({ ...person, changed: z.array(z.string()).min(1) }),
  key: (data) => String(data.userId),
  sequence: (data) => data.sequence,
});

/** An account was frozen. */
export const userFrozen = defineEvent({
  type: "user.frozen",
  topic,
  data: z.object(person),
  key: (data) => String(data.userId),
  sequence: (data) => data.sequence,
});
