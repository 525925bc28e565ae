import assert from "node:assert/strict";
import { secretsOf } from "@/kernel/ports/secrets.ts";
import { sessionOf } from "@/kernel/access/session_of.ts";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { confirmIdentity } from "@/services/entry/confirm_identity.ts";
import { readFactors } from "@/services/second_factor/read_factors.ts";
import { renewRecoveryCodes } from "@/services/second_factor/renew_recovery_codes.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { takeRecoveryCode } from "@/services/second_factor/recovery_codes.ts";
import { removePasskey } from "@/services/second_factor/remove_passkey.ts";
import { relyingPartyOf } from "@/services/second_factor/relying_party.ts";
import {
  cancelTotp,
  confirmTotp,
  removeTotp,
  startTotp,
  takeTotpCode,
  waitingTotp,
} from "@/services/second_factor/totp.ts";
import { AdministratorRefused } from "@/platform/first_administrator.ts";
import { removeSecondFactorOf } from "@/platform/remove_second_factor.ts";
import { removeSecondFactor } from "@/services/users/remove_second_factor.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { login, loginAs, openTestPortal } from "../entry/portal.ts";
import { codeOf, personCtx, withApp } from "./people.ts";

const ACCOUNT = "store-manager";

Deno.test("an app is set up by its first code, within half an hour, and codes to recover come with it", async () => {
  await using portal = await openTestPortal();
  const ctx = await personCtx(portal, ACCOUNT);
  await assertRefused(confirmTotp(ctx, "123456"), "totp-not-started");
  await startTotp(ctx);
  const { key, address } = (await waitingTotp(ctx, "tis.example.com"))!;
  assert.match(
    address,
    /^otpauth:\/\/totp\/TIS:store-manager%40tis\.example\.com\?issuer=TIS&secret=\w{32}&/,
  );
  assert.equal((await refusalOf(confirmTotp(ctx, "000000")))?.key, "totp-wrong");
  portal.pass(31);
  assert.equal(await waitingTotp(ctx, "tis.example.com"), null);
  await assertRefused(confirmTotp(ctx, codeOf(portal, key)), "totp-not-started");
  await startTotp(ctx);
  const second = (await waitingTotp(ctx, "tis.example.com"))!;
  assert.notEqual(second.key, key);
  const codes = await confirmTotp(ctx, codeOf(portal, second.key));
  assert.equal(new Set(codes).size, 10);
  for (const code of codes) assert.match(code, /^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  await assertRefused(startTotp(ctx), "totp-there");
  await cancelTotp(ctx);
  assert.ok((await readFactors(ctx, personOf(ctx).id)).app, "cancelling takes nothing that is set up");
});

Deno.test("the database holds neither the key of an app nor a recovery code", async () => {
  await using portal = await openTestPortal();
  const { key, recoveryCodes, ctx } = await withApp(portal, ACCOUNT);
  const [row] = await portal.sql<{ text: string }[]>`
    select concat_ws(' ', (select jsonb_agg(to_jsonb(k)) from totp_keys k),
      (select jsonb_agg(to_jsonb(c)) from recovery_codes c), (select jsonb_agg(to_jsonb(o)) from outbox o),
      (select jsonb_agg(to_jsonb(p)) from operation_log p)) as text`;
  const hex = (text: string) => new TextEncoder().encode(text).toHex();
  for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace("-", ""))]) {
    assert.ok(!row!.text.includes(secret) && !row!.text.includes(hex(secret)), "a secret stands open");
  }
  // A row copied to another person opens nothing there.
  const other = await personCtx(portal, "store-technician");
  await portal.sql`
    insert into totp_keys (user_id, sealed_key, created_at, confirmed_at)
    select ${personOf(other).id}, sealed_key, created_at, confirmed_at from totp_keys where user_id = ${
    personOf(ctx).id
  }`;
  assert.equal(await takeTotpCode(portal.ctx, personOf(other).id, codeOf(portal, key)), false);
});

Deno.test("apps and recovery codes of before a new key go on, and who comes by the app needs the older key no more", async () => {
  await using portal = await openTestPortal();
  const { ctx, key, recoveryCodes: [first, second] } = await withApp(portal, ACCOUNT);
  const { id } = personOf(ctx);
  const under = (...fills: number[]) =>
    portal.ctxWith({ secrets: secretsOf(fills.map((fill) => new Uint8Array(32).fill(fill))) });
  assert.equal(await takeTotpCode(under(6, 5), id, codeOf(portal, key)), true);
  portal.pass(2);
  assert.equal(await takeTotpCode(under(6), id, codeOf(portal, key)), true);
  assert.equal(await takeRecoveryCode(under(6, 5), id, first!), true);
  assert.equal(await takeRecoveryCode(under(6), id, second!), false);
});

Deno.test("new recovery codes put the old ones out of force, and go with the last factor", async () => {
  await using portal = await openTestPortal();
  const { ctx, recoveryCodes: [old] } = await withApp(portal, ACCOUNT);
  const { id } = personOf(ctx);
  const [fresh] = await renewRecoveryCodes(ctx);
  assert.equal(await takeRecoveryCode(ctx, id, old!), false);
  assert.equal(await takeRecoveryCode(ctx, id, fresh!), true);
  assert.equal((await readFactors(ctx, id)).recoveryCodesLeft, 9);
  await assertRefused(removeTotp(ctx, "everybody"), "factor-demanded");
  assert.ok((await readFactors(ctx, id)).app, "what is demanded stays");
  await removeTotp(ctx, "administrators");
  assert.deepEqual(await readFactors(ctx, id), { app: null, passkeys: [], recoveryCodesLeft: 0 });
  await assertRefused(renewRecoveryCodes(ctx), "factor-missing");
  await assertRefused(removeTotp(ctx, "nobody"), "factor-missing");
});

Deno.test("who is asked again proves it by password or code, and wrong ones lock as at the door", async () => {
  await using portal = await openTestPortal();
  const before = await login(portal.ctx, loginAs(ACCOUNT));
  const { ctx, key } = await withApp(portal, ACCOUNT);
  const session = async () => {
    const live = await sessionOf(portal.ctx, before.token);
    assert.ok(typeof live !== "string");
    return live.session;
  };
  const { id, startedAt } = await session();
  assert.deepEqual((await session()).confirmedAt, startedAt);
  portal.pass(20);
  await confirmIdentity(ctx, id, { proof: DEMO_PASSWORD });
  assert.deepEqual((await session()).confirmedAt, portal.now());
  portal.pass(20);
  const code = codeOf(portal, key);
  await confirmIdentity(ctx, id, { proof: `${code.slice(0, 3)} ${code.slice(3)}` });
  assert.deepEqual((await session()).confirmedAt, portal.now());
  portal.pass(20);
  for (const tries of [4, 3, 2, 1]) {
    const refusal = await refusalOf(confirmIdentity(ctx, id, { proof: "Wrong!2026" }));
    assert.deepEqual([refusal?.fields[0]?.rule, refusal?.params], ["proof-wrong", { tries }]);
  }
  assert.equal((await refusalOf(confirmIdentity(ctx, id, { proof: "Wrong!2026" })))?.key, "account-locked");
  assert.notDeepEqual((await session()).confirmedAt, portal.now());
});

Deno.test("staff take a lost factor away within what they may keep: logged, sessions ended, the person told", async () => {
  await using portal = await openTestPortal();
  const { ctx } = await withApp(portal, ACCOUNT);
  const { id } = personOf(ctx);
  const administrator = await personCtx(portal, "administrator");
  const manager = await personCtx(portal, "factory-manager");
  await portal
    .sql`update users set email = 'keeper@example.com', email_confirmed_at = now() where id = ${id}`;
  await portal.sql`
    insert into sessions (token_hash, user_id, edition, entry, brand, lang, started_at, last_seen_at)
    values ('\\x01', ${id}, 'domestic', 'login', 'velaro', 'zh_CN', ${portal.now()}, ${portal.now()})`;
  await assertRefused(removeSecondFactor(administrator, personOf(administrator).id), "not-oneself");
  await assertRefused(removeSecondFactor(manager, personOf(administrator).id), "user-beyond-own");
  await assertRefused(removeSecondFactor(await personCtx(portal, "store-technician"), id), "not-found");
  await removeSecondFactor(administrator, id);
  assert.equal((await readFactors(ctx, id)).app, null);
  const [session] = await portal.sql`select end_reason from sessions where user_id = ${id}`;
  assert.equal(session!.endReason, "account-changed");
  const [mail] = await portal.sql<{ payload: { to: string; template: string } }[]>`
    select payload from deliveries where kind = 'mail' order by id desc limit 1`;
  assert.deepEqual([mail!.payload.to, mail!.payload.template], [
    "keeper@example.com",
    "second-factor-removed",
  ]);
  const [line] = await portal
    .sql`select operation, user_code, subject_id from operation_log order by id desc limit 1`;
  assert.deepEqual({ ...line }, {
    operation: "removeSecondFactor",
    userCode: "administrator",
    subjectId: String(id),
  });
  await assertRefused(removeSecondFactor(administrator, id), "factor-missing");
});

Deno.test("whoever adds or removes a factor of their own is told by mail, at an address that is theirs", async () => {
  await using portal = await openTestPortal();
  const mails = async () =>
    (await portal.sql<{ to: string; template: string; kind: string }[]>`
      select payload ->> 'to' as to, payload ->> 'template' as template, payload -> 'params' ->> 'kind' as kind
      from deliveries where kind = 'mail' and payload ->> 'template' like 'second-factor%' order by id`)
      .map(({ to, template, kind }) => [to, template, kind]);
  await portal.sql`update users set email_confirmed_at = null where user_code = ${ACCOUNT}`;
  const { ctx } = await withApp(portal, ACCOUNT);
  assert.deepEqual(await mails(), [], "an address that nobody has proven may be another's");
  await portal.sql`
    update users set email = 'keeper@example.com', email_confirmed_at = now() where user_code = ${ACCOUNT}`;
  await removeTotp(ctx, "nobody");
  await withApp(portal, ACCOUNT);
  const [key] = await portal.sql<{ id: number }[]>`
    insert into passkeys (user_id, credential_id, rp_id, name, public_key, counter, transports, created_at)
    select id, 'c', 'localhost', 'Phone', '', 0, '{}', now() from users where user_code = ${ACCOUNT}
    returning id`;
  await removePasskey(ctx, Number(key!.id), "nobody");
  assert.deepEqual(await mails(), [
    ["keeper@example.com", "second-factor-taken-away", "app"],
    ["keeper@example.com", "second-factor-added", "app"],
    ["keeper@example.com", "second-factor-taken-away", "passkey"],
  ]);
});

Deno.test("whoever makes new recovery codes is told by mail, without a word of the codes", async () => {
  await using portal = await openTestPortal();
  const { ctx } = await withApp(portal, ACCOUNT);
  const mails = () =>
    portal.sql<{ to: string; text: string }[]>`
      select payload ->> 'to' as to, payload::text as text
      from deliveries where kind = 'mail' and payload ->> 'template' = 'recovery-codes-renewed'`;
  await portal.sql`update users set email_confirmed_at = null where user_code = ${ACCOUNT}`;
  await renewRecoveryCodes(ctx);
  assert.deepEqual([...await mails()], [], "an address that nobody has proven may be another's");
  await portal.sql`
    update users set email = 'keeper@example.com', email_confirmed_at = now() where user_code = ${ACCOUNT}`;
  const codes = await renewRecoveryCodes(ctx);
  const [mail, ...more] = await mails();
  assert.deepEqual([mail!.to, more.length], ["keeper@example.com", 0]);
  assert.ok(codes.every((code) => !mail!.text.includes(code)));
});

Deno.test("the owner of a recovery code is told that it was used, and how many are left", async () => {
  await using portal = await openTestPortal();
  const { ctx, recoveryCodes: [one] } = await withApp(portal, ACCOUNT);
  await portal.sql`
    update users set email = 'keeper@example.com', email_confirmed_at = now() where user_code = ${ACCOUNT}`;
  const { id } = personOf(ctx);
  assert.equal(await takeRecoveryCode(ctx, id, one!), true);
  assert.equal(await takeRecoveryCode(ctx, id, one!), false);
  const mails = await portal.sql<{ to: string; left: number }[]>`
    select payload ->> 'to' as to, (payload #>> '{params,left}')::int as left
    from deliveries where kind = 'mail' and payload ->> 'template' = 'recovery-code-used'`;
  assert.deepEqual([...mails], [{ to: "keeper@example.com", left: LIMITS.recoveryCodes - 1 }]);
});

Deno.test("the last administrator who has lost the second factor is helped from outside the portal", async () => {
  await using portal = await openTestPortal();
  const { ctx } = await withApp(portal, "administrator");
  await removeSecondFactorOf(portal.ctx, "administrator");
  assert.equal((await readFactors(ctx, personOf(ctx).id)).app, null);
  await assert.rejects(removeSecondFactorOf(portal.ctx, "administrator"), AdministratorRefused);
  await assert.rejects(removeSecondFactorOf(portal.ctx, "nobody"), AdministratorRefused);
});

Deno.test("passkeys belong to a host name: at an address in numbers there are none", () => {
  assert.deepEqual(relyingPartyOf("https://tis.example.com/tis"), {
    id: "tis.example.com",
    origin: "https://tis.example.com",
  });
  assert.deepEqual(relyingPartyOf("http://localhost:8000/tis"), {
    id: "localhost",
    origin: "http://localhost:8000",
  });
  assert.equal(relyingPartyOf("http://127.0.0.1:8000/tis"), null);
  assert.equal(relyingPartyOf("http://[::1]:8000/tis"), null);
  assert.equal(relyingPartyOf("http://"), null, "a visitor may write anything for a host");
});
