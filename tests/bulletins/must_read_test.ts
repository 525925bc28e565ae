import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const quiet = { sanitizeOps: false, sanitizeResources: false };

async function tokenOf(account: string): Promise<string> {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on" }),
  });
  return (await answer.json()).data.token;
}

/** What a browser without script is shown at an address, and where it is sent. */
async function visit(token: string, path: string) {
  const answer = await fetch(`${portal.origin}/tis/${path}`, {
    redirect: "manual",
    headers: { cookie: `tis_session=${token}`, language: "en_US" },
  });
  return { status: answer.status, to: answer.headers.get("location"), html: await answer.text() };
}

async function post(token: string, path: string): Promise<Response> {
  return await fetch(portal.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: `tis_session=${token}`, origin: portal.origin, accept: "text/html" },
    body: new URLSearchParams(),
  });
}

Deno.test(
  "what must be read is read and confirmed before anything else, without script too",
  quiet,
  async () => {
    const { sql } = portal;
    const open = await sql<{ id: number; revisionId: number }[]>`
    select d.id, r.id as revision_id
    from documents d
    join document_revisions r on r.document_id = d.id and r.publish_state = 1
    join bulletin_details k on k.revision_id = r.id and k.must_read
    order by r.published_at`;
    assert.equal(open.length, 2);
    // The demo's accounts have confirmed them all.
    const before = await tokenOf("store-technician");
    assert.equal((await visit(before, "index")).status, 200);
    const ids = open.map(({ revisionId }) => revisionId);
    await sql`
    delete from document_confirmations c using users u
    where u.id = c.user_id and u.user_code = 'store-technician' and c.revision_id = any(${ids}::bigint[])`;
    // A session that is under way goes on; the next login asks.
    assert.equal((await visit(before, "index")).status, 200);

    const token = await tokenOf("store-technician");
    for (const { id } of open) {
      for (const path of ["index", "EPCIndex", "BulletinList", "nowhere"]) {
        assert.equal((await visit(token, path)).to, `/tis/BulletinDetail?id=${id}`, path);
      }
      const shown = await visit(token, `BulletinDetail?id=${id}`);
      assert.equal(shown.status, 200);
      assert.match(shown.html, /confirm it with the button above\. Then you can continue/);
      assert.match(shown.html, new RegExp(`action="/tis/bulletins/${id}/confirmation"`));
      const call = await fetch(`${portal.origin}/tis/bulletins/published`, {
        headers: { authorization: token, language: "en_US" },
      });
      const refused = await call.json();
      assert.deepEqual([refused.code, refused.data.to], ["3000006", `BulletinDetail?id=${id}`]);
      assert.equal((await post(token, `/tis/bulletins/${id}/confirmation`)).status, 303);
    }
    assert.equal((await visit(token, "index")).status, 200);
    const [session] =
      await sql`select reading_due from sessions where ended_at is null and reading_due = false limit 1`;
    assert.ok(session);
  },
);

Deno.test(
  "what was put out of force is demanded no more, and logging out is always open",
  quiet,
  async () => {
    const { sql } = portal;
    await sql`
    delete from document_confirmations c using users u
    where u.id = c.user_id and u.user_code = 'store-manager'`;
    const token = await tokenOf("store-manager");
    assert.equal((await visit(token, "index")).status, 302);
    await sql`
    update document_revisions r set stop_state = 1 from bulletin_details k where k.revision_id = r.id and k.must_read`;
    assert.equal((await visit(token, "index")).status, 200);
    await sql`
    update document_revisions r set stop_state = 0 from bulletin_details k where k.revision_id = r.id and k.must_read`;
    const again = await tokenOf("store-manager");
    assert.equal((await visit(again, "index")).status, 302);
    assert.equal((await post(again, "/oauth/logout")).status, 303);
  },
);
