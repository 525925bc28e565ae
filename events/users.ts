import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { moment, rowId } from "@/engines/events/members.ts";

const topic = "tis.user.v1";

const person = {
  userId: rowId,
  userCode: z.string(),
  /** Number of this event among the events of the person. */
  sequence: z.int().positive(),
};

const key = (data: { userId: number }) => String(data.userId);
const sequence = (data: { sequence: number }) => data.sequence;

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
  key,
  sequence,
  internal: true,
});

/** An account was made. */
export const userCreated = defineEvent({
  type: "user.created",
  topic,
  data: z.object({ ...person, userType: z.string().nullable(), orgCode: z.string().nullable() }),
  key,
  sequence,
  internal: true,
});

/** Something of an account was changed: which members, never their values. */
export const userChanged = defineEvent({
  type: "user.changed",
  topic,
  example: { changed: ["role"] },
  data: z.object({ ...person, changed: z.array(z.string()).min(1) }),
  key,
  sequence,
  internal: true,
});

/** An account was frozen. */
export const userFrozen = defineEvent({
  type: "user.frozen",
  topic,
  data: z.object(person),
  key,
  sequence,
  internal: true,
});

/** A run of the synchronisation with the dealer management system has ended; each account changed has its own event beside. */
export const userSynced = defineEvent({
  type: "user.synced",
  topic,
  example: { kind: "recent" },
  data: z.object({
    /** The system that the accounts come from, such as `dms`. */
    system: z.string().min(1),
    /** Number among the told runs of the system: those that failed or were stopped are not told. */
    run: z.int().positive(),
    kind: z.enum(["full", "recent"]),
    /** Changes from here on were asked for; null in a full run. */
    since: moment.nullable(),
    usersSeen: z.int().nonnegative(),
    usersCreated: z.int().nonnegative(),
    usersChanged: z.int().nonnegative(),
    usersFrozen: z.int().nonnegative(),
    /** Entries passed over, since they break a rule. */
    usersRefused: z.int().nonnegative(),
    startedAt: moment,
    endedAt: moment,
  }),
  key: (data) => data.system,
  sequence: (data) => data.run,
  internal: true,
});
