import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

Deno.test(
  "what a person reads by pages and calls is in the operation log; what nobody may read is not",
  { sanitizeOps: false, sanitizeResources: false },
  async () => {
    await using portal = await serveDemo();
    const begin = new Date();
    const login = await fetch(`${portal.origin}/oauth/login`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ account: "section-chief", password: DEMO_PASSWORD, consent: "on" }),
    });
    const { data: { token } } = await login.json();
    const read = async (path: string) =>
      await (await fetch(portal.origin + path, { headers: { authorization: token } })).text();
    await read("/tis/sas/brands");
    await read("/oauth/sessions");
    await read("/tis/EPCIndex");
    await read("/tis/carts/current");
    await new Promise((done) => setTimeout(done, 1500));
    const rows = await portal.sql<{ operation: string; funLink: string | null }[]>`
      select operation, fun_link
      from operation_log
      where user_code = 'section-chief' and not is_change and at >= ${begin}
      order by id`;
    assert.deepEqual(rows.map((row) => [row.operation, row.funLink]), [
      ["tisBrandQ", "EPCIndex"],
      ["listOwnSessions", null],
      ["page", "EPCIndex"],
    ]);
  },
);
