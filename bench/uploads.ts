import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "minio";
import { connect } from "@/platform/database/connect.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { startSession } from "@/services/entry/start_session.ts";
import type { Ctx, Pool } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { assignRole } from "@/services/users/assign_role.ts";
import { createUser } from "@/services/users/create_user.ts";
import { activateUser } from "@/services/users/set_account_state.ts";
import { sevenZipHead, uploadClient } from "@/tests/files/uploads_client.ts";
import { minioBinary, startMinio } from "@/tests/run/minio.ts";
import { rolePidOf } from "@/tests/start/role_pid.ts";
import { markdownTable } from "./measure/table.ts";
import { stopAtEnd } from "./on_exit.ts";
import { startBenchPortal } from "./portal.ts";
import { benchFolder, startBenchServer } from "./server.ts";

const MEGABYTE = 1024 * 1024;
const SIZE = 300 * MEGABYTE;
const ADMINISTRATOR = "bench-administrator";
/** The portal takes at least this share of the client's own speed. */
const AIM = 0.9;

/** `deno task bench uploads`: 300 MB to MinIO through the portal against the MinIO client's own `fPutObject`, turn by turn. */
export async function benchUploads(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string", default: ".data/bench-uploads" },
      rounds: { type: "string", default: "5" },
    },
  });
  const folder = benchFolder(values.data);
  const binary = await minioBinary();
  if ("skipped" in binary) throw new Error(`there is no MinIO: ${binary.skipped}`);
  await Deno.mkdir(folder, { recursive: true });
  const minio = await startMinio(binary.path, await Deno.makeTempDir({ dir: folder, prefix: "minio-" }));
  const stopMinio = stopAtEnd(() => minio.stop());
  const path = join(folder, "300-mb.7z");
  await writeSevenZip(path);
  await using server = await startBenchServer(join(folder, "database"), { loading: false });
  const sql = connect(server.url, { pool: 2, name: "tis bench" });
  const s3 = { accessKey: minio.env.TEST_S3_ACCESS_KEY!, secretKey: minio.env.TEST_S3_SECRET_KEY! };
  await using portal = await startBenchPortal(server.url, {
    S3_ENDPOINT: minio.endpoint,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_BUCKET: "tis-bench",
  });
  const client = new Client({
    ...s3,
    endPoint: "127.0.0.1",
    port: Number(new URL(minio.endpoint).port),
    useSSL: false,
  });
  const token = await logIn(sql);
  const uploads = uploadClient(portal.origin, token);
  const throughPortal = async () => {
    // Another file each time: one that is there already would not be kept a second time.
    const since = performance.now();
    const created = await uploads.create({ name: "manual.7z", size: SIZE, place: "document-centre" });
    await created.body?.cancel();
    using file = await Deno.open(path);
    const answer = await uploads.send(created.headers.get("location")!, 0, file.readable);
    if (answer.status !== 204) throw new Error(`the upload answers ${answer.status}: ${await answer.text()}`);
    const seconds = (performance.now() - since) / 1000;
    await forget(sql, client, answer.headers.get("tis-file")!);
    return seconds;
  };
  const directly = async () => {
    const since = performance.now();
    await client.fPutObject("tis-bench", "direct", path);
    const seconds = (performance.now() - since) / 1000;
    await client.removeObject("tis-bench", "direct");
    return seconds;
  };
  const idle = await residentPeak(rolePidOf(portal.child.pid)!);
  await throughPortal();
  await directly();
  const ours: number[] = [], theirs: number[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    ours.push(await throughPortal());
    theirs.push(await directly());
  }
  const [mine, bare] = [medianOf(ours), medianOf(theirs)];
  const row = (name: string, seconds: number, all: number[]) => [
    ...[name, seconds.toFixed(2), (SIZE / MEGABYTE / seconds).toFixed(0)],
    all.map((one) => one.toFixed(2)).join(" "),
  ];
  console.log(markdownTable(["300 MB to MinIO", "median, s", "MB/s", "each, s"], [
    row("through the portal (tus)", mine, ours),
    row("`fPutObject` of the MinIO client", bare, theirs),
  ]));
  const share = bare / mine;
  console.log(
    `\nportal / fPutObject: ${share.toFixed(2)} (aim at least ${AIM}: ${share >= AIM ? "met" : "not met"})`,
  );
  if (idle !== null) {
    const peak = await residentPeak(rolePidOf(portal.child.pid)!);
    console.log(`\nmemory of the portal, peak: ${idle} MB when it had started, ${peak} MB after all uploads`);
  }
  console.log(`load average at the end: ${Deno.loadavg()[0]!.toFixed(1)}`);
  await sql.end();
  await stopMinio();
}

/** Largest resident size of a process so far, in MB (Linux's `VmHWM`); null where the system does not tell. */
async function residentPeak(pid: number): Promise<number | null> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`).catch(() => "");
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(status) ?? [];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

/** A file that passes for a 7z, in which no two megabytes are alike. */
async function writeSevenZip(path: string): Promise<void> {
  using file = await Deno.open(path, { write: true, create: true, truncate: true });
  for (let at = 0; at < SIZE; at += MEGABYTE) {
    const block = randomBytes(MEGABYTE);
    if (at === 0) block.set(sevenZipHead(SIZE));
    await file.write(block);
  }
}

/** An administrator of the bench, made the first time; answers a token. */
async function logIn(sql: Pool): Promise<string> {
  const ctx = systemCtx(sql, await shippedTexts());
  const [there] = await sql<{ id: number }[]>`select id from users where user_code = ${ADMINISTRATOR}`;
  const id = there?.id ?? await makeAdministrator(ctx);
  const how = { entry: "login", lang: "zh_CN", theme: "light", agent: "bench" } as const;
  return (await ctx.tx((tx) => startSession(tx, { id, lang: "zh_CN" }, how))).token;
}

async function makeAdministrator(ctx: Ctx): Promise<number> {
  const { userId } = await createUser(ctx, {
    ...{ userCode: ADMINISTRATOR, fullName: ADMINISTRATOR, userType: "factory" },
    ...{ editions: ["domestic"], lang: "zh_CN", mustChangePassword: false },
  });
  await activateUser(ctx, userId);
  await assignRole(ctx, userId, { role: "administrator" });
  return userId;
}

/** Takes the file and its content out again: the next would find its content there, and cost a copy within MinIO. */
async function forget(sql: Pool, client: Client, id: string): Promise<void> {
  const [file] = await sql<{ key: string }[]>`delete from files where id = ${id} returning key`;
  await sql`delete from file_objects where key = ${file!.key}`;
  await client.removeObject("tis-bench", file!.key);
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
