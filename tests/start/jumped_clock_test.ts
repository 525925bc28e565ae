import assert from "node:assert/strict";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";
import { freePort } from "../run/free_port.ts";
import { hear } from "../run/hear.ts";
import { LOCKED, ROOT } from "../source_tree.ts";

const LIBRARY = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
const has = await Deno.stat(LIBRARY).then(() => true, () => false);
if (!has) console.log("SKIPPED: a process whose clock has jumped, there is no libfaketime");

/** The time now, plus or minus so many seconds, as a code of the app. */
const codeAt = (key: string, later: number) =>
  new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, "")) })
    .generate({ timestamp: Date.now() + later * 1000 });

async function ask(origin: string, path: string, body: Record<string, string>, token?: string) {
  const answer = await fetch(origin + path, {
    method: "POST",
    headers: { accept: "application/json", ...(token ? { authorization: token } : {}) },
    body: new URLSearchParams(body),
  });
  const { code, data } = await answer.json();
  return { code: String(code), data };
}

const enter = (origin: string, account: string) =>
  ask(origin, "/oauth/login", { account, password: DEMO_PASSWORD, consent: "on" });

/** A web process on that database whose machine is so much off. */
async function webOff(by: string, env: Record<string, string>) {
  const port = freePort();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", LOCKED, join(ROOT, "role.ts")],
    cwd: ROOT,
    env: {
      ...{ ...env, ROLE: "web", PORT: String(port), DEMO: "on", CAPTCHA: "off", HOST: "127.0.0.1" },
      ...{ LD_PRELOAD: LIBRARY, FAKETIME: by, FAKETIME_DONT_FAKE_MONOTONIC: "1" },
    },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  let said = "";
  const ready = Promise.withResolvers<void>();
  const heard = hear(child, (text) => {
    said += text;
    if (said.includes(" is ready after ")) ready.resolve();
  });
  await Promise.race([ready.promise, child.status]);
  return {
    origin: `http://127.0.0.1:${port}`,
    said: () => said,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
      await heard;
    },
  };
}

for (const [by, told] of [["+20m", "ahead of"], ["-20m", "behind"]] as const) {
  Deno.test({
    name: `codes, limits and sessions of a web whose machine is ${by} off are those of the others`,
    ignore: !has,
    sanitizeOps: false,
    sanitizeResources: false,
    async fn() {
      const key = { CARD_KEY: crypto.getRandomValues(new Uint8Array(32)).toBase64() };
      await using right = await serveDemo(key);
      const dataDir = await Deno.makeTempDir();
      await using off = await webOff(by, { ...key, DATABASE_URL: right.databaseUrl, DATA_DIR: dataDir });
      assert.ok(off.said().includes(`this machine's clock is 1200 s ${told} the database's`), off.said());

      const token = (await enter(right.origin, "store-manager")).data.token;
      const { data: app } = await ask(right.origin, "/oauth/totp", {}, token);
      await ask(right.origin, "/oauth/totp/confirmation", { code: codeAt(app.key, -30) }, token);
      const step = async () => (await enter(off.origin, "store-manager")).data.step as string;
      const finish = async (code: string) =>
        await ask(off.origin, "/oauth/login/second-step", { step: await step(), code });
      const late = by === "+20m" ? 1200 : -1200;
      assert.notEqual((await finish(codeAt(app.key, late))).code, "200", "a code of the machine's own time");
      const code = codeAt(app.key, 0);
      const entered = await finish(code);
      assert.equal(entered.code, "200", "a code of now");
      assert.notEqual((await finish(code)).code, "200", "each once");

      const { data: session } = await ask(right.origin, "/oauth/expiration", {}, entered.data.token);
      const left = (Date.parse(session.expiresAt) - Date.now()) / 1000;
      assert.ok(Math.abs(left - session.secondsLeft) < 60, `${left} ${session.secondsLeft}`);
      const minute = Math.floor(Date.now() / 60_000);
      const counted = await right.sql<{ minute: number }[]>`select minute from rates`;
      assert.ok(counted.length > 0);
      for (const row of counted) {
        assert.ok(Math.abs(Number(row.minute) - minute) < 10, `${row.minute} ${minute}`);
      }
      await Deno.remove(dataDir, { recursive: true });
    },
  });
}
