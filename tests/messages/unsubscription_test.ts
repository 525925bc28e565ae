import assert from "node:assert/strict";
import { unsubscribeToken } from "@/engines/messages/unsubscribe_token.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const quiet = { sanitizeOps: false, sanitizeResources: false };

Deno.test("programs that only look at the link of a mail take nothing off; a post does", quiet, async () => {
  const [user] = await portal.sql<
    { id: number }[]
  >`select id from users where user_code = 'store-technician'`;
  const token = await unsubscribeToken(portal.sql, { userId: Number(user!.id), kind: "order-rejected" });
  const wishes = () =>
    portal.sql`select from mail_wishes where user_id = ${
      user!.id
    } and kind = 'order-rejected' and not by_mail`;
  const ask = async (method: string, headers: Record<string, string> = {}) => {
    const address = `${portal.origin}/tis/mail-unsubscription?token=${encodeURIComponent(token)}`;
    const answer = await fetch(address, { method, headers, redirect: "manual" });
    await answer.body?.cancel();
    return answer.status;
  };
  for (const method of ["GET", "HEAD"]) {
    for (const accept of ["*/*", "text/html"]) assert.equal(await ask(method, { accept }), 302, method);
  }
  assert.equal((await wishes()).length, 0);
  assert.equal(await ask("POST"), 200);
  assert.equal((await wishes()).length, 1);
});
