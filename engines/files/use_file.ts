import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** What a file is used by, such as `{ kind: "figure-image", id: "4711" }`; readers.ts says who may read what each kind uses. */
export interface FileUse {
  kind: string;
  id: string;
}

/** Takes a file into use: from now on it cannot vanish. Twice is once. Refuses a file that is gone. */
export async function useFile(tx: TxCtx, fileId: string, { kind, id }: FileUse): Promise<void> {
  // Held until the commit: who collects orphans passes over it.
  const [file] = await tx.sql`select 1 from files where id = ${fileId} for key share`;
  if (!file) throw refuse("file-gone");
  await tx.sql`
    insert into file_uses (file_id, kind, id, since)
    values (${fileId}, ${kind}, ${id}, ${tx.clock()})
    on conflict do nothing`;
}
