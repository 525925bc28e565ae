import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { serveDemo } from "../demo_portal.ts";
import { holdAnswers } from "./held_answers.ts";

/** Readings of which one is undisturbed by what the process does by itself. */
const READINGS = 4;
const VEHICLE = "/tis/sas/vehicles/GVAT2RE79RA613520";

Deno.test("a call is counted while its session is read: once of its address and once of its person, and refused beyond", async () => {
  await using portal = await serveDemo();
  const { sql } = portal;
  const { pool, take } = holdAnswers(sql);
  await using web = await portal.another(pool);
  const login = await fetch(`${web.origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams({ account: "administrator", password: DEMO_PASSWORD, consent: "true" }),
  });
  const authorization = (await login.json()).data.token as string;
  const ask = async () =>
    (await (await fetch(web.origin + VEHICLE, { headers: { authorization } })).json()).code;
  const [{ id }] = await sql<[{ id: string }]>`select id::text from users where user_code = 'administrator'`;
  let fewest = Infinity;
  for (let reading = 0; reading < READINGS; reading++) {
    await sql`delete from rates`;
    take();
    assert.equal(await ask(), 200);
    fewest = Math.min(fewest, take());
    const counted = await sql`select bucket, hits from rates where bucket like 'call-%' order by bucket`;
    assert.deepEqual(counted.map(({ bucket, hits }) => [bucket, hits]), [["call-address", 1], [
      "call-user",
      1,
    ]]);
  }
  assert.equal(fewest, 2, "the session with the count, then what was asked");
  await sql`
    update rates set hits = ${LIMITS.callsPerUserPerMinute}, minute = ${Math.floor(Date.now() / 60_000)}
    where bucket = 'call-user' and key = ${id}`;
  assert.equal(await ask(), 429);
});
