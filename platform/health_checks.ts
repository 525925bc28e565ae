import { join } from "node:path";
import type { FileStore } from "@/kernel/ports/file_store.ts";
import type { Pool } from "@/kernel/ctx.ts";

/** A write is tried this long after the last one that went well, milliseconds; between them it is enough that the part answers. */
const WRITE_MS = 10_000;
/** Written to the file store and to a folder, and as much about to the database's disk: a disk without room takes a byte or two still. */
const PROBE_BYTES = 64 * 1024;
/** PostgreSQL: a table that is not there yet, since the database is not migrated. */
const NO_TABLE = "42P01";

/** Asks a part by reading, and now and then by writing too. */
type Check = () => Promise<void>;

/** Whether the database answers, takes what is written and has room for it. */
export function databaseCheck(sql: Pool): Check {
  return nowAndThen(
    async () => void await sql`select 1`,
    async () => {
      await sql.begin(async (tx) => {
        // More than the memory it is given: sorted on the disk.
        await tx`set local work_mem = '64kB'`;
        await tx`
          select count(*)
          from (select n from generate_series(1, 4000) n order by md5(n::text) offset 0) sorted`;
        await tx`update health_writes set at = now()`;
      }).catch((error) => {
        if (error?.code !== NO_TABLE) throw error;
      });
    },
  );
}

/** Whether the file store answers and has room. What a process that dies leaves is swept with the other staged bytes. */
export function filesCheck(files: FileStore): Check {
  const key = `staging/health-${crypto.randomUUID()}`;
  return nowAndThen(
    // Whether there is such an object is of no matter: the store answered.
    async () => void await files.stat(key),
    async () => {
      await files.put(key, new Blob([new Uint8Array(PROBE_BYTES)]).stream(), "application/octet-stream");
      await files.remove(key);
    },
  );
}

/** Whether a folder of this machine is there and has room. */
export function folderCheck(folder: string): Check {
  const path = join(folder, `tis-health-${crypto.randomUUID()}`);
  return nowAndThen(
    async () => void await Deno.stat(folder),
    () => Deno.writeFile(path, new Uint8Array(PROBE_BYTES)).finally(() => Deno.remove(path).catch(() => {})),
  );
}

function nowAndThen(read: Check, write: Check): Check {
  let writtenAt = -Infinity;
  return async () => {
    if (performance.now() - writtenAt < WRITE_MS) return await read();
    await write();
    writtenAt = performance.now();
  };
}
