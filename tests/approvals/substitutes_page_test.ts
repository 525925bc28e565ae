import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const quiet = { sanitizeOps: false, sanitizeResources: false };
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A browser without script, logged in. */
async function seat(account: string, lang: string) {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on", lang }),
  });
  const { token } = (await answer.json()).data;
  const cookies = new Map([["tis_session", token]]);
  const headers = () => ({
    accept: "text/html",
    origin: portal.origin,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  });
  const keep = (shown: Response) => {
    for (const cookie of shown.headers.getSetCookie()) {
      const [name, value] = cookie.split(";")[0]!.split("=");
      if (value) cookies.set(name!, value);
      else cookies.delete(name!);
    }
  };
  const get = async (path: string) => {
    const shown = await fetch(`${portal.origin}/tis/${path}`, { redirect: "manual", headers: headers() });
    keep(shown);
    return await shown.text();
  };
  return {
    get,
    /** Posts a form; where that leads, and the page of substitutes after it. */
    async post(path: string, fields: Record<string, string>) {
      const sent = await fetch(`${portal.origin}${path}`, {
        method: "POST",
        redirect: "manual",
        headers: headers(),
        body: new URLSearchParams({ _back: "MyVerify?view=substitutes", ...fields }),
      });
      await sent.body?.cancel();
      keep(sent);
      assert.equal(sent.status, 303);
      const shown = await get("MyVerify?view=substitutes");
      return { shown, location: sent.headers.get("location") };
    },
  };
}

Deno.test("a substitute is named on the page, told on theirs, and ended, without script", quiet, async () => {
  await portal.sql`
    delete from department_duties d using users u
    where u.id = d.user_id and u.user_code = 'factory-manager' and d.department_code = 'TSB'`;
  const chief = await seat("section-chief", "en_US");
  const manager = await seat("factory-manager", "de_DE");
  assert.match(await chief.get("MyVerify?view=substitutes"), /No one stands in for you/);

  const form = { _form: "name-substitute", substitute: "factory-manager" };
  const { shown: refused } = await chief.post("/tis/approvals/substitutes", {
    ...form,
    startDate: dayAfter(3),
    endDate: dayAfter(1),
  });
  assert.match(refused, /The end date must not be earlier than the start date/);
  assert.match(refused, new RegExp(`value="${dayAfter(1)}"`), "what was typed is still there");
  const { shown: named } = await chief.post("/tis/approvals/substitutes", {
    ...form,
    startDate: dayAfter(-1),
    endDate: dayAfter(2),
  });
  assert.match(named, /Substitute named\./);
  const [, ending] = /action="(\/tis\/approvals\/substitutes\/\d+\/ending)"/.exec(named)!;

  const waiting = await manager.get("MyVerify");
  assert.match(waiting, /Sie entscheiden jetzt auch für 韩立/);
  const submitted = await portal.sql<{ code: string }[]>`
    select d.code from documents d join document_revisions r on r.document_id = d.id
    where d.kind = 'tsb' and r.submit_state = 1 and r.verify_result is null and r.discard = 1`;
  assert.ok(submitted.length > 0);
  for (const { code } of submitted) assert.ok(waiting.includes(code), `${code} waits for the substitute`);
  assert.match(await manager.get("MyMessage"), /Sie vertreten 韩立/);

  const { shown: ended } = await chief.post(ending!, { _form: "end", version: "1" });
  assert.match(ended, /Substitution ended\./);
  assert.match(ended, /Ended early/);
  assert.doesNotMatch(await manager.get("MyVerify"), /Sie entscheiden jetzt auch für/);
});

Deno.test("a decision leads to what waits next, as its form says", quiet, async () => {
  const chief = await seat("section-chief", "en_US");
  const [waiting] = await portal.sql<{ id: string; number: number; version: number }[]>`
    select d.id::text, r.number, r.version from documents d join document_revisions r on r.document_id = d.id
    where d.kind = 'tsb' and r.submit_state = 1 and r.verify_result is null and r.discard = 1
    order by r.submitted_at limit 1`;
  const { id, number, version } = waiting!;
  const page = await chief.get(`MyVerify?document=tsb.${id}.${number}`);
  const [, next] = /name="_next" value="([^"]+)"/.exec(page)!;
  assert.match(next!, /^\/tis\/MyVerify\?document=/);
  const { location } = await chief.post(`/tis/tsbs/${id}/pass`, {
    ...{ _form: "decide", _next: next! },
    ...{ revision: String(number), version: String(version) },
  });
  assert.equal(location, next);
});
