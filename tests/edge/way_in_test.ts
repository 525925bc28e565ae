import assert from "node:assert/strict";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo({ OVERSEAS_HOSTS: "os.localhost" });
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const quiet = { sanitizeOps: false, sanitizeResources: false };

async function leadsTo(path: string, cookie = ""): Promise<string | null> {
  const response = await fetch(portal.origin + path, {
    redirect: "manual",
    headers: { cookie, accept: "text/html" },
  });
  const text = await response.text();
  assert.equal(response.status, 302, `${path} answers ${response.status}: ${text.slice(0, 300)}`);
  return response.headers.get("location");
}

Deno.test(
  "without a session every way leads to the edition's entry, whatever brand was seen before",
  quiet,
  async () => {
    for (const path of ["/", "/tis", "/tis/", "/tis/os", "/tis/nothing"]) {
      assert.equal(await leadsTo(path), "/tis/login", path);
      assert.equal(await leadsTo(path, "tis_brand=denza"), "/tis/login", path);
    }
    assert.equal(await leadsTo("/tis/EPCCart"), "/tis/login?next=EPCCart");
    for (const path of ["/", "/tis/login", "/tis/denza"]) {
      assert.equal(await leadsTo(path, "tis_edition=overseas"), "/tis/os", path);
    }
  },
);

Deno.test(
  "an expired session leads to the entry of the brand the user came from, and says why",
  quiet,
  async () => {
    const expired = `tis_session=${"x".repeat(43)}`;
    for (const [brand, entry] of [["com", "com"], ["denza", "denza"], ["login", "login"], ["", "login"]]) {
      const to = await leadsTo("/tis/index", `${expired}; tis_brand=${brand}`);
      assert.equal(to, `/tis/${entry}?ended=session-expired`);
    }
    const overseas = await leadsTo("/tis/index", `${expired}; tis_brand=os; tis_edition=overseas`);
    assert.equal(overseas, "/tis/os?ended=session-expired");
  },
);
