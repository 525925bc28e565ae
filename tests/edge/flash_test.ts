import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const quiet = { sanitizeOps: false, sanitizeResources: false };

async function logIn(account: string): Promise<string> {
  const response = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on" }),
  });
  return (await response.json()).data.token;
}

/** Posts a form as a browser does, and answers the cookie of its outcome. */
async function post(session: string, path: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(portal.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { accept: "text/html", origin: portal.origin, cookie: `tis_session=${session}` },
    body: new URLSearchParams(fields),
  });
  await response.body?.cancel();
  assert.equal(response.status, 303);
  return response.headers.getSetCookie().find((one) => one.startsWith("tis_flash="))!.split(";")[0]!;
}

async function open(session: string, route: string, flash: string): Promise<string> {
  const response = await fetch(`${portal.origin}/tis/${route}`, {
    headers: { accept: "text/html", cookie: `tis_session=${session}; ${flash}` },
  });
  return await response.text();
}

/** All that the database keeps of outcomes at the moment. */
async function kept(): Promise<string> {
  const rows = await portal.sql<{ content: string }[]>`select content::text as content from flashes`;
  assert.ok(rows.length > 0);
  return rows.map(({ content }) => content).join("\n");
}

const WANTED = { role: "integration-partner", edition: "domestic" };

Deno.test("a token that a page shows once does not lie open in the database meanwhile", quiet, async () => {
  const admin = await logIn("administrator");
  const flash = await post(admin, "/tis/machines", { name: "parts shop", ...WANTED });
  const lying = await kept();
  const page = await open(admin, "baseinfoauthority?view=machines", flash);
  const tokens = page.match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? [];
  assert.ok(tokens.length > 0, "the page shows it");
  for (const token of tokens) assert.ok(!lying.includes(token));
});

Deno.test("nor does what was typed, which the form gets back", quiet, async () => {
  const admin = await logIn("administrator");
  const name = "parts shop of Anna Becker";
  const flash = await post(admin, "/tis/machines", { name, ...WANTED, role: "nobody", _form: "machine" });
  assert.ok(!(await kept()).includes(name));
  const other = await logIn("store-technician");
  assert.ok(!(await open(other, "Account", flash)).includes(name), "and no other session opens it");
});
