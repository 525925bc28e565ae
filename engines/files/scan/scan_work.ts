import { fileStored } from "@/events/files.ts";
import { publish } from "@/engines/events/publish.ts";
import { recordChange } from "../../audit/record_change.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { defineWork } from "../../work/define_work.ts";
import { SCAN_FILE } from "./work_name.ts";

/** A file whose scan is awaited. */
interface Waiting {
  id: string;
  key: string;
  sha256: string;
  size: number;
  mediaType: string;
  place: string;
  madeFrom: string | null;
}

/** Has a file scanned: a clean one is let go and told, an infected one is never handed out. A scanner that is away is asked again. */
export const scanWork = defineWork({
  ...SCAN_FILE,
  tries: 50,
  leaseSeconds: 300,
  atOnce: 2,
  async run(ctx, { fileId }) {
    const [file] = await ctx.sql<Waiting[]>`
      select id, key, sha256, size::float8 as size, media_type, place, made_from
      from files
      where id = ${fileId} and scan = 'waiting'`;
    if (!file) return;
    await end(ctx, file, await scan(ctx, file));
  },
  // It stays held back; an operator sees it in the register.
  givenUp: () => Promise.resolve(),
});

async function scan(ctx: Ctx, { id, key }: Waiting): Promise<string | null> {
  if (!ctx.scanner) throw new Error(`file ${id} waits for its scan, but there is no CLAMD_URL`);
  const bytes = await ctx.files.open(key);
  if (!bytes) throw new Error(`the bytes of file ${id} are missing`);
  return await ctx.scanner.scan(bytes);
}

async function end(ctx: Ctx, file: Waiting, found: string | null): Promise<void> {
  const { id, key: _key, ...content } = file;
  await ctx.tx(async (tx) => {
    const [changed] = await tx.sql`
      update files
      set scan = ${found === null ? "clean" : "infected"}
      where id = ${id} and scan = 'waiting'
      returning id`;
    if (!changed) return;
    await recordChange(tx, {
      operation: "scanFile",
      subjectKind: "file",
      subjectId: id,
      after: { found },
    });
    if (found === null) await publish(tx, fileStored, { fileId: id, version: 1, ...content });
  });
}
