import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { EDITIONS } from "@/kernel/access/editions.ts";
import { endOwnSession, ownSessions } from "./end_session.ts";
import { ENTRIES } from "@/kernel/access/entries.ts";

/** The own open sessions. */
export const SESSION_CALLS = [
  defineCall({
    operationId: "listOwnSessions",
    method: "get",
    path: "/oauth/sessions",
    need: "session",
    tag: "Account",
    summary: "The own open sessions",
    input: z.object({}),
    output: z.array(z.object({
      id: z.int(),
      edition: z.enum(EDITIONS),
      entry: z.enum(ENTRIES),
      address: z.string().nullable(),
      agent: z.string().nullable(),
      startedAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      isThis: z.boolean(),
    })),
    async run(ctx, _input, request) {
      return (await ownSessions(ctx)).map((session) => ({
        ...session,
        startedAt: session.startedAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        isThis: session.id === request.session?.id,
      }));
    },
  }),
  defineCall({
    operationId: "endOwnSession",
    method: "post",
    path: "/oauth/sessions/{id}/end",
    need: "session",
    tag: "Account",
    summary: "End one of the own sessions",
    formEncoded: true,
    input: z.object({ id: z.coerce.number().int().positive() }),
    output: nothing,
    form: { message: "entry.session-ended" },
    async run(ctx, { id }) {
      await endOwnSession(ctx, id);
      return null;
    },
  }),
];
