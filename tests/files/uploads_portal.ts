import "@/domains.ts";
import { join } from "node:path";
import { answerDeclared } from "@/edge/answers.ts";
import { readIncomingRequest } from "@/edge/read_incoming_request.ts";
import { finishReadings, openPortal } from "@/edge/portal.ts";
import { readConfig } from "@/platform/config.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { openSignals } from "@/platform/signals.ts";
import type { FileStore } from "@/kernel/ports/file_store.ts";
import { openTestPortal } from "../entry/portal.ts";
import { tokenOf, uploadClient } from "./uploads_client.ts";

/**
 * Two web sides on one database and one file store, as two processes have them, with the demo's people.
 *
 * @param s3 variables of the environment that name an S3; without them files lie in a folder
 */
export async function serveUploads(s3: Record<string, string> = {}) {
  const portal = await openTestPortal();
  const dataDir = await Deno.makeTempDir();
  const config = readConfig({
    ...{ DATA_DIR: dataDir, DATABASE_URL: portal.db.url, DEMO: "on", CAPTCHA: "off" },
    ...s3,
  });
  const signals = openSignals(portal.db.url, portal.sql);
  const serve = async () => {
    const files = await openFileStore(config);
    const web = await openPortal(config, portal.sql, files, signals);
    const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (req, info) => {
      const { incoming } = await readIncomingRequest(web, req, info);
      return await answerDeclared(web, incoming, req) ?? await web.answerCall(req, incoming) ??
        new Response(null, { status: 404 });
    });
    return { files, web, server, origin: `http://127.0.0.1:${server.addr.port}` };
  };
  const [first, second] = [await serve(), await serve()];
  const tokens = {
    engineer: await tokenOf(first.origin, "administrator"),
    other: await tokenOf(first.origin, "factory-engineer"),
  };
  return {
    sql: portal.sql,
    ctx: portal.ctxWith({ files: first.files, clock: () => new Date() }),
    files: first.files as FileStore,
    origins: [first.origin, second.origin] as const,
    tokens,
    client: uploadClient(first.origin, tokens.engineer),
    elsewhere: uploadClient(second.origin, tokens.engineer),
    stranger: uploadClient(first.origin, tokens.other),
    /** The first process is about to stop. */
    endFirst: () => first.web.ending.abort(),
    /** Everything in the folder of files, also what is in the making; of an S3 the objects. */
    async leftovers(): Promise<string[]> {
      if (config.s3) return (await Array.fromAsync(first.files.list(""), ({ key }) => key)).sort();
      const found: string[] = [];
      const walk = async (folder: string) => {
        for await (const { name, isDirectory } of Deno.readDir(folder)) {
          if (isDirectory) await walk(join(folder, name));
          else found.push(join(folder, name).slice(config.filesDir.length + 1));
        }
      };
      await walk(config.filesDir);
      return found.sort();
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([first.server.shutdown(), second.server.shutdown()]);
      await finishReadings(first.web);
      await finishReadings(second.web);
      await signals.stop();
      await portal[Symbol.asyncDispose]();
      await Deno.remove(dataDir, { recursive: true });
    },
  };
}
