import type { DescribedParameter } from "@/engines/answers/described.ts";
import { unsubscribe } from "@/engines/messages/mail_wishes.ts";
import { readUnsubscribeToken } from "@/engines/messages/unsubscribe_token.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { isBrowserForm } from "./answer_form.ts";
import { defineAnswer } from "./define_answer.ts";
import { json, success } from "./envelope.ts";

const token: DescribedParameter = {
  name: "token",
  in: "query",
  description: "of the mail",
  schema: { type: "string" },
};
const TO_THE_PAGE = { description: "To the page.", headers: { Location: { type: "string" } } };
const DONE = {
  type: "object",
  properties: { code: { type: "integer", const: 200 }, data: { type: "null" }, msg: { type: "string" } },
  required: ["code", "data", "msg"],
};

/**
 * The address in the List-Unsubscribe header (RFC 8058): one POST without cookies takes mails of a kind off. A person who opens it, or
 * whose mail program only opens links, comes to the page that asks first, since programs open links by themselves to look for harm.
 */
export const mailUnsubscription = defineAnswer({
  operationId: "unsubscribeMail",
  path: "/tis/mail-unsubscription",
  methods: ["GET", "POST"],
  need: "public",
  described: {
    "/tis/mail-unsubscription": {
      get: {
        operationId: "openMailUnsubscription",
        summary: "The page that asks before mails of a kind are taken off",
        parameters: [token],
        responses: { 302: TO_THE_PAGE },
      },
      post: {
        summary: "Takes mails of a kind off (RFC 8058)",
        parameters: [token],
        responses: {
          200: { description: "Taken off.", content: { "application/json": DONE } },
          303: TO_THE_PAGE,
        },
        refusals: [404],
      },
    },
  },
  async run({ req, url, incoming }) {
    const token = url.searchParams.get("token");
    const page = `${incoming.basePath}/Unsubscribe?${new URLSearchParams({ token: token ?? "" })}`;
    if (req.method !== "POST") return sendOn(302, page);
    const what = await readUnsubscribeToken(incoming.ctx.sql, token);
    await req.body?.cancel();
    if (what) await unsubscribe(incoming.ctx, what);
    if (isBrowserForm(req)) return sendOn(303, what ? `${page}&done=1` : page);
    if (!what) throw refuse("not-found");
    return json(success(null), 200);
  },
});

function sendOn(status: number, location: string): Response {
  return new Response(null, { status, headers: { location, "cache-control": "no-store" } });
}
