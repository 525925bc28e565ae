import assert from "node:assert/strict";
import { openFreshDemo } from "./fresh_demo.ts";

Deno.test("a mail reaches everybody of the demo who acts, whoever is named as a substitute", async () => {
  await using demo = await openFreshDemo();
  const without = await demo.sql<{ userCode: string }[]>`
    select user_code from users
    where state = 'normal' and not must_change_password and (email is null or email_confirmed_at is null)`;
  assert.deepEqual(without.map(({ userCode }) => userCode), []);
});
