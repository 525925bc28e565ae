import { unsubscribe } from "@/engines/messages/mail_wishes.ts";
import { readUnsubscribeToken } from "@/engines/messages/unsubscribe_token.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { isBrowserForm } from "./answer_form.ts";
import { defineAnswer } from "./define_answer.ts";
import { json, success } from "./envelope.ts";

/**
 * The address in the List-Unsubscribe header (RFC 8058): one POST without cookies takes mails of a kind off. A person who opens it, or
 * whose mail program only opens links, comes to the page that asks first, since programs open links by themselves to look for harm.
 */
export const mailUnsubscription = defineAnswer({
  operationId: "unsubscribeMail",
  path: "/tis/mail-unsubscription",
  methods: ["GET", "POST"],
  need: "public",
  async run({ req, url, incoming }) {
    const token = url.searchParams.get("token");
    const page = `${incoming.basePath}/Unsubscribe?${new URLSearchParams({ token: token ?? "" })}`;
    if (req.method === "GET") return sendOn(302, page);
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
