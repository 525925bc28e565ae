import { join } from "node:path";
import { connect } from "@/platform/database/connect.ts";
import { type CopiedFile, copyFile, copyTree, hashOfFile } from "./copy_tree.ts";

/** What PostgreSQL says need not be in a base backup (its manual, "Making a Base Backup Using the Low Level API"), and its log. */
const NOT_NEEDED = [
  /^postmaster\.(pid|opts)$/,
  /^server\.log$/,
  /^pg_(replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/./,
  /(^|\/)pgsql_tmp/,
  /(^|\/)pg_internal\.init/,
];

const leaveOut = (path: string) => NOT_NEEDED.some((pattern) => pattern.test(path));

/** Copies the files of a server that does not run. */
export function copyStopped(cluster: string, to: string, as: string): Promise<CopiedFile[]> {
  return copyTree(cluster, to, { as, leaveOut });
}

/**
 * Copies the files of a running server between `pg_backup_start` and `pg_backup_stop`, then the write-ahead log that belongs to
 * them. A slot of this connection keeps that log from being recycled meanwhile. Started on the copy, the server is as it
 * was at the end: committed transactions whole, others not at all.
 */
export async function copyRunning(
  adminUrl: string,
  cluster: string,
  to: string,
  as: string,
): Promise<CopiedFile[]> {
  // One connection: the backup ends with the session that began it.
  const sql = connect(adminUrl, { pool: 1, name: "tis backup" });
  try {
    await sql`select pg_create_physical_replication_slot(${`tis_backup_${Deno.pid}`}, true, true)`;
    await sql`select pg_backup_start('tis', fast => true)`;
    const copied = await copyTree(cluster, to, {
      as,
      leaveOut: (path) => leaveOut(path) || /^pg_wal\/[0-9A-F.]/.test(path),
    });
    const [end] = await sql<{ label: string; spaces: string; last: string }[]>`
      select labelfile as label, spcmapfile as spaces, pg_walfile_name(lsn) as last
      from pg_backup_stop(wait_for_archive => false)`;
    copied.push(await write(to, as, "backup_label", end!.label));
    if (end!.spaces.trim() !== "") copied.push(await write(to, as, "tablespace_map", end!.spaces));
    return [...copied, ...await copyLog(cluster, to, as, firstSegment(end!.label), end!.last)];
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Name of the log's first segment that the copy needs, as the label says it. */
function firstSegment(label: string): string {
  const found = /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(label)?.[1];
  if (!found) throw new Error(`the database's backup label names no segment: ${label}`);
  return found;
}

async function copyLog(
  cluster: string,
  to: string,
  as: string,
  first: string,
  last: string,
): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = [];
  for await (const { name, isFile } of Deno.readDir(join(cluster, "pg_wal"))) {
    const wanted = /\.history$/.test(name) || (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
    if (!isFile || !wanted) continue;
    const told = await copyFile(join(cluster, "pg_wal", name), join(to, "pg_wal", name));
    if (told) copied.push({ path: `${as}/pg_wal/${name}`, ...told });
  }
  if (!copied.some(({ path }) => path.endsWith(last))) {
    throw new Error(`segment ${last} of the write-ahead log is not there`);
  }
  return copied;
}

async function write(to: string, as: string, name: string, text: string): Promise<CopiedFile> {
  const file = join(to, name);
  await Deno.writeTextFile(file, text, { createNew: true, mode: 0o600 });
  return { path: `${as}/${name}`, ...await hashOfFile(file) };
}
