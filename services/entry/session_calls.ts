import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { endOwnSession, openSession, ownSessions } from "./end_session.ts";

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
    output: z.array(openSession.extend({ isThis: z.boolean() })),
    async run(ctx, _input, request) {
      return (await ownSessions(ctx)).map((session) => ({
        ...session,
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
