import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { openTestPortal } from "../entry/portal.ts";
import { LOCKED } from "../source_tree.ts";
import { sevenZipHead, tokenOf, uploadClient } from "./uploads_client.ts";
import { openNetwork } from "./uploads_network.ts";

const MEGABYTE = 1024 * 1024;
const SIZE = 300 * MEGABYTE;
/** Where each break comes, bytes that the store must have by then. */
const BREAKS = { server: 60 * MEGABYTE, client: 140 * MEGABYTE, network: 220 * MEGABYTE };

function run(script: string, args: string[], env: Record<string, string> = {}) {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", LOCKED, join(import.meta.dirname!, script), ...args],
    env,
    stdin: "null",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
}

async function firstLine(child: Deno.ChildProcess): Promise<string> {
  let text = "";
  for await (
    const chunk of child.stdout.pipeThrough(new TextDecoderStream()).values({ preventCancel: true })
  ) {
    text += chunk;
    if (text.includes("\n")) return text.split("\n")[0]!;
  }
  throw new Error(`the process ended: ${text}`);
}

/** Writes a file that passes for a 7z, and gives its SHA-256. */
async function writeFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  using file = await Deno.open(path, { write: true, create: true });
  const line = new TextEncoder().encode("0123456789abcdef".repeat(4096));
  const block = new Uint8Array(MEGABYTE);
  for (let at = 0; at < SIZE; at += MEGABYTE) {
    for (let to = 0; to < MEGABYTE; to += line.length) block.set(line, to);
    // Each megabyte its own, so that a lost or doubled one shows.
    block.set(new TextEncoder().encode(`\n${String(at).padStart(12, "0")}\n`), 64);
    if (at === 0) block.set(sevenZipHead(SIZE));
    hash.update(block);
    await file.write(block);
  }
  return hash.digest("hex");
}

Deno.test({
  name: "300 MB broken off by a killed server, a killed client and a cut network arrive byte for byte",
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    await using portal = await openTestPortal();
    const dataDir = await Deno.makeTempDir();
    const path = join(dataDir, "manual.7z");
    const sha256 = await writeFile(path);
    const env = { DATABASE_URL: portal.db.url, DATA_DIR: dataDir, DEMO: "on", CAPTCHA: "off", PORT: "0" };
    const children: Deno.ChildProcess[] = [];
    const serve = async () => {
      const child = run("uploads_process.ts", [], env);
      children.push(child);
      return { child, port: Number(new URL(await firstLine(child)).port) };
    };
    try {
      const first = await serve();
      await using network = openNetwork(first.port);
      const token = await tokenOf(network.origin, "administrator");
      const client = uploadClient(network.origin, token);
      const created = await client.create({ name: "manual.7z", size: SIZE, place: "document-centre" });
      assert.equal(created.status, 201, await created.text());
      const location = created.headers.get("location")!;
      const id = location.split("/").at(-1)!;
      const send = () => {
        const child = run("uploads_sender.ts", [network.origin, token, location, path]);
        children.push(child);
        return child;
      };
      const received = async () =>
        (await portal.sql<{ received: number }[]>`select received from uploads where id = ${id}`)[0]!
          .received;
      const reach = async (bytes: number) => {
        while (await received() < bytes) await new Promise((resolve) => setTimeout(resolve, 10));
      };

      let sender = send();
      await reach(BREAKS.server);
      first.child.kill("SIGKILL");
      assert.notEqual((await sender.status).code, 0, "the client noticed");

      network.target = (await serve()).port;
      sender = send();
      await reach(BREAKS.client);
      sender.kill("SIGKILL");
      await sender.status;

      sender = send();
      await reach(BREAKS.network);
      network.cut();
      assert.notEqual((await sender.status).code, 0, "the client noticed");

      const before = await client.offset(location);
      assert.ok(before >= BREAKS.network && before < SIZE, `${before} bytes were there before the last part`);
      assert.equal((await send().status).code, 0);
      const [file] = await portal.sql<{ sha256: string; size: number; key: string }[]>`
        select sha256, size, key from files where id = ${id}`;
      assert.deepEqual({ size: file!.size, sha256: file!.sha256 }, { size: SIZE, sha256 });
      const stored = createHash("sha256");
      using opened = await Deno.open(join(dataDir, "files", file!.key));
      for await (const chunk of opened.readable) stored.update(chunk);
      assert.equal(stored.digest("hex"), sha256, "the store has the same bytes");
    } finally {
      for (const child of children) {
        try {
          child.kill("SIGKILL");
        } catch {
          // has ended
        }
        await child.status;
      }
      await Deno.remove(dataDir, { recursive: true });
    }
  },
});
