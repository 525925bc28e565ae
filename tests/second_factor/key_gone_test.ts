import assert from "node:assert/strict";
import { keepFlash, takeFlash } from "@/edge/flash.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Secrets, secretsOf } from "@/kernel/ports/secrets.ts";
import { openMetrics } from "@/platform/telemetry/metrics.ts";
import { watchKeys } from "@/platform/telemetry/watch_keys.ts";
import { confirmIdentity } from "@/services/entry/confirm_identity.ts";
import { finishLogin } from "@/services/entry/second_step.ts";
import { readFactorPage } from "@/services/second_factor/read_factor_page.ts";
import { readFactors } from "@/services/second_factor/read_factors.ts";
import { renewRecoveryCodes } from "@/services/second_factor/renew_recovery_codes.ts";
import { resealApps } from "@/services/second_factor/reseal_apps.ts";
import { confirmTotp, startTotp, waitingTotp } from "@/services/second_factor/totp.ts";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { login, loginAs, openTestPortal } from "../entry/portal.ts";
import { holdBack } from "../hold_back.ts";
import { refusalOf } from "../refusal_of.ts";
import { codeOf, personCtx, type TestPortal, withApp } from "./people.ts";

const ACCOUNT = "store-manager";
/** The key of the tests' portals (entry/portal.ts), and the one that follows it. */
const OLD = new Uint8Array(32).fill(5), NEW = new Uint8Array(32).fill(6);
const ended = new AbortController().signal;

/** The portal's context under these keys. */
function under(portal: TestPortal, ctx: Ctx, ...keys: Uint8Array<ArrayBuffer>[]): Ctx {
  return portal.ctxWith({ actor: ctx.actor, secrets: secretsOf(keys) });
}

async function stepOf(ctx: Ctx): Promise<string> {
  return String((await refusalOf(login(ctx, loginAs(ACCOUNT))))?.data.step);
}

const rules = (refusal: Awaited<ReturnType<typeof refusalOf>>) =>
  refusal?.fields.map(({ field, rule }) => `${field} ${rule}`);

Deno.test("whose app is under a key that has gone is told so at the door, without a try, and the log names person and keys", async () => {
  await using portal = await openTestPortal();
  const { key, ctx } = await withApp(portal, ACCOUNT);
  const now = under(portal, ctx, NEW);
  const step = await stepOf(now);
  using log = holdBack("error");
  for (let tries = 0; tries < 6; tries++) {
    const refusal = await refusalOf(finishLogin(now, step, { code: codeOf(portal, key) }, "test"));
    assert.deepEqual(rules(refusal), ["code app-key-gone"], "never locked: there is nothing to guess");
  }
  const names = [(await secretsOf([OLD]).keyNames())[0], (await now.secrets.keyNames())[0]];
  assert.match(
    log.lines[0]!,
    new RegExp(`app of ${ACCOUNT} .*key ${names[0]}, this portal has ${names[1]}\\.`),
  );
  const results = await portal
    .sql`select distinct result from login_log where result <> 'second-factor-needed'`;
  assert.deepEqual(results.map(({ result }) => result), ["app-key-gone"]);
  // With the key again everything is as it was.
  await finishLogin(under(portal, ctx, NEW, OLD), step, { code: codeOf(portal, key) }, "test");
});

Deno.test("recovery codes of before are told from wrong ones; newer ones open though the app cannot be read", async () => {
  await using portal = await openTestPortal();
  const { ctx, recoveryCodes } = await withApp(portal, ACCOUNT);
  const now = under(portal, ctx, NEW);
  const step = await stepOf(now);
  using log = holdBack("error");
  const refusal = await refusalOf(finishLogin(now, step, { code: recoveryCodes[0]! }, "test"));
  assert.deepEqual(rules(refusal), ["code recovery-key-gone"]);
  assert.match(log.lines[0]!, new RegExp(`recovery codes of ${ACCOUNT} `));
  const [newer] = await renewRecoveryCodes(now);
  const wrong = await refusalOf(finishLogin(now, step, { code: "AAAAA-AAAAA" }, "test"));
  assert.deepEqual(rules(wrong), ["code second-factor-wrong"]);
  await finishLogin(now, step, { code: newer! }, "test");
});

Deno.test("who is logged in proves by the password, and sets the app up anew, with recovery codes that work", async () => {
  await using portal = await openTestPortal();
  const { ctx, key } = await withApp(portal, ACCOUNT);
  const { token } = await finishLogin(
    portal.ctx,
    await stepOf(portal.ctx),
    { code: codeOf(portal, key) },
    "test",
  );
  assert.ok(token);
  const now = under(portal, ctx, NEW);
  const [session] = await portal.sql<{ id: number }[]>`select id from sessions`;
  using _held = holdBack("error");
  const refusal = await refusalOf(confirmIdentity(now, session!.id, { proof: codeOf(portal, key) }));
  assert.deepEqual(rules(refusal), ["proof app-key-gone"]);
  await confirmIdentity(now, session!.id, { proof: DEMO_PASSWORD });
  const id = (now.actor as { id: number }).id;
  const before = await readFactors(now, id);
  assert.deepEqual([before.app?.readable, before.recoveryCodesLeft], [false, 0]);
  await startTotp(now);
  assert.equal((await readFactors(now, id)).app, null);
  const { key: newer } = (await waitingTotp(now, "tis.example.com"))!;
  assert.equal((await confirmTotp(now, codeOf(portal, newer))).length, 10, "the older ones open nothing");
  const after = await readFactors(now, id);
  assert.deepEqual([after.app?.readable, after.recoveryCodesLeft], [true, 10]);
  assert.equal((await refusalOf(startTotp(now)))?.key, "totp-there", "one that can be read stays");
});

Deno.test("an app that waits for its first code under a key that has gone is begun anew", async () => {
  await using portal = await openTestPortal();
  const ctx = await personCtx(portal, ACCOUNT);
  await startTotp(ctx);
  const now = under(portal, ctx, NEW);
  assert.equal((await readFactorPage(now, "https://tis.example.com/tis")).waiting, null);
  assert.equal((await refusalOf(confirmTotp(now, "123456")))?.key, "totp-not-started");
  await startTotp(now);
  assert.ok((await readFactorPage(now, "https://tis.example.com/tis")).waiting);
});

Deno.test("apps go over to the first key by the clock, so that the older one may go though nobody came", async () => {
  await using portal = await openTestPortal();
  const { ctx, key } = await withApp(portal, ACCOUNT);
  await portal.sql`update totp_keys set key_name = null`;
  await resealApps(under(portal, ctx, NEW, OLD), ended);
  const now = under(portal, ctx, NEW);
  const [row] = await portal.sql`select key_name from totp_keys`;
  assert.equal(row!.keyName, (await now.secrets.keyNames())[0]);
  await finishLogin(now, await stepOf(now), { code: codeOf(portal, key) }, "test");
  // Gone again without having been moved: told once, kept, and read when the key is back.
  const third = under(portal, ctx, OLD);
  await portal.sql`update totp_keys set key_name = null`;
  using log = holdBack("error");
  await resealApps(third, ended);
  await resealApps(third, ended);
  assert.equal(log.said.length, 1);
  assert.match(log.lines[0]!, new RegExp(ACCOUNT));
  await resealApps(now, ended);
  assert.equal((await readFactors(now, (now.actor as { id: number }).id)).app?.readable, true);
});

Deno.test("metrics tell by name under which key apps and codes are, and that one is missing", async () => {
  await using portal = await openTestPortal();
  const read = async (secrets: Pick<Secrets, "keyNames">) => {
    const metrics = openMetrics();
    watchKeys(metrics, portal.sql, secrets);
    const text = await metrics.text();
    return text.split("\n").filter((line) => line.startsWith("tis_factors_sealed{"));
  };
  const without = { keyNames: () => Promise.reject(new Error("it has no key")) };
  assert.deepEqual(await read(without), [], "whoever needs no key is not asked for one");
  await withApp(portal, ACCOUNT);
  const [name] = await secretsOf([OLD]).keyNames();
  const lines = (held: string) => [
    `tis_factors_sealed{kind="app",key="${name}",held="${held}"} 1`,
    `tis_factors_sealed{kind="recovery-code",key="${name}",held="${held}"} 10`,
  ];
  assert.deepEqual(await read(secretsOf([OLD])), lines("first"));
  assert.deepEqual(await read(secretsOf([NEW, OLD])), lines("older"));
  assert.deepEqual(await read(secretsOf([NEW])), lines("missing"));
});

Deno.test("an outcome that was sealed under a key that has gone is not shown, and the page is", async () => {
  await using portal = await openTestPortal();
  const shown = { kind: "success", message: "Done.", form: null, errors: [], typed: {}, data: {} } as const;
  const id = await keepFlash(portal.ctx, "session 1", { ...shown, errors: [] });
  assert.equal(await takeFlash(portal.ctxWith({ secrets: secretsOf([NEW]) }), "session 1", id), null);
});
