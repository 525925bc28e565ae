import assert from "node:assert/strict";
import { memoryOf } from "@/engines/files/subprocess/memory_of.ts";
import { serveDemo } from "../demo_portal.ts";
import { HOSTILE_SHEETS, HOSTILE_UPLOADS, type HostileFile } from "./hostile_files.ts";
import { tokenOf, uploadClient } from "./uploads_client.ts";

const quiet = { sanitizeOps: false, sanitizeResources: false };
const portal = await serveDemo({ CALLS_PER_MINUTE: "100000" });
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const { origin } = portal;
const engineer = await tokenOf(origin, "administrator");
const technician = await tokenOf(origin, "store-technician");

/** So much less than somebody may wait that no wait is overlooked. */
const PING_EVERY_MS = 20;

/** What of the portal's answers to pings while something goes on: the longest wait, ms. */
async function longestWait(during: Promise<unknown>): Promise<number> {
  let isOver = false;
  // What becomes of it is told where it is awaited.
  during.then(() => isOver = true, () => isOver = true);
  let longest = 0;
  while (!isOver) {
    const began = performance.now();
    await (await fetch(`${origin}/tis/health/live`)).body?.cancel();
    longest = Math.max(longest, performance.now() - began);
    await new Promise((go) => setTimeout(go, PING_EVERY_MS));
  }
  return longest;
}

/** The envelope's code of a sheet that somebody imports. */
async function importSheet(
  bytes: Uint8Array<ArrayBuffer>,
  listOfVins = false,
): Promise<{ code: unknown; msg: string }> {
  const toCart = !listOfVins && bytes.length <= 1024 * 1024;
  const body = new FormData();
  body.append("file", new File([bytes], "a.xlsx"));
  const path = toCart
    ? "/tis/carts/current/xlsx-rows"
    : listOfVins
    ? "/tis/tsbs/audience/vins"
    : "/tis/texts/import-check";
  const response = await fetch(origin + path, {
    method: "POST",
    headers: { authorization: toCart ? technician : engineer, accept: "application/json", language: "en_US" },
    body,
  });
  return await response.json();
}

/** What an upload says of a file when all of it has come. */
async function upload({ place, name }: { place: string; name: string }, bytes: Uint8Array<ArrayBuffer>) {
  const client = uploadClient(origin, engineer);
  const created = await client.create({ name, size: bytes.length, place });
  const location = created.headers.get("location");
  const text = await created.text();
  if (location === null) return { status: created.status, msg: text };
  const path = new URL(location, origin).pathname;
  const sent = await client.send(path, 0, bytes);
  return { status: sent.status, msg: await sent.text() };
}

/** The bytes are made before anything is measured. */
const made = <One extends HostileFile>(files: readonly One[]) =>
  files.map((file) => ({ file, bytes: new Uint8Array(file.bytes()) }));
const sheets = made(HOSTILE_SHEETS);
const uploads = made(HOSTILE_UPLOADS);

Deno.test("at least sixty files would like to do harm", () => {
  assert.ok(sheets.length + uploads.length >= 60);
});

const CALM_MS = 3000;
/** Nobody waits longer for the portal while it reads such a file, ms: beside what the machine lets wait anyway. */
const MAX_WAIT = 100;
const calm = await longestWait(new Promise((go) => setTimeout(go, CALM_MS)));

for (const { file, bytes } of sheets) {
  Deno.test(`nobody waits for an import of ${file.what}`, quiet, async () => {
    const before = await memoryOf(Deno.pid);
    const outcome = importSheet(bytes);
    const waited = await longestWait(outcome);
    const { code, msg } = await outcome;
    assert.notEqual(code, "500");
    assert.match(String(code), /^(200|000001|\d{6})$/, msg);
    assert.ok(waited < MAX_WAIT + 2 * calm, `${waited} ms, calm ${calm} ms`);
    assert.ok(await memoryOf(Deno.pid) - before < 200 * 1024 * 1024, "the portal itself unpacks nothing");
  });
}

for (const { file, bytes } of sheets.filter(({ file }) => file.what.includes("words"))) {
  Deno.test(`nobody waits for a list of VINs that is ${file.what}`, quiet, async () => {
    const outcome = importSheet(bytes, true);
    const waited = await longestWait(outcome);
    assert.match((await outcome).msg, /more than [\d,]+ characters/);
    assert.ok(waited < MAX_WAIT + 2 * calm, `${waited} ms, calm ${calm} ms`);
  });
}

for (const { file, bytes } of uploads) {
  Deno.test(`nobody waits for an upload of ${file.what}`, quiet, async () => {
    const outcome = upload(file, bytes);
    const waited = await longestWait(outcome);
    const { status, msg } = await outcome;
    assert.ok(status < 500, msg);
    assert.ok(waited < MAX_WAIT + 2 * calm, `${waited} ms, calm ${calm} ms`);
  });
}
