import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const quiet = { sanitizeOps: false, sanitizeResources: false };

Deno.test(
  "a state of a page that its reader may not open is refused in a sentence, and is no fault",
  quiet,
  async () => {
    await using portal = await serveDemo();
    const login = await fetch(`${portal.origin}/oauth/login`, {
      method: "POST",
      body: new URLSearchParams({
        ...{ account: "store-technician", password: DEMO_PASSWORD, consent: "on", lang: "en_US" },
      }),
      headers: { language: "en_US" },
    });
    const cookie = `tis_session=${(await login.json()).data.token}`;
    const { error } = console;
    const faults: unknown[] = [];
    console.error = (...said: unknown[]) => faults.push(said);
    try {
      for (const route of ["Laws", "SoftwareList"]) {
        const read = async (state: string) => {
          const headers = { cookie, accept: "text/html" };
          const answer = await fetch(`${portal.origin}/tis/${route}${state}`, { headers });
          return { status: answer.status, html: await answer.text() };
        };
        assert.equal((await read("")).status, 200, route);
        const { status, html } = await read("?add=1");
        assert.equal(status, 403, route);
        assert.match(html, /You do not have permission to do this\./, route);
      }
    } finally {
      console.error = error;
    }
    assert.deepEqual(faults, []);
  },
);
