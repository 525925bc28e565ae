import { recordChange } from "../audit/record_change.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/**
 * Deletes a file that nothing uses. What was made of it is collected later, as its bytes are. Refuses a used one and one that was made of
 * a file: it goes with that.
 */
export async function deleteFile(ctx: Ctx, id: string): Promise<void> {
  await ctx.tx(async (tx) => {
    const [file] = await tx.sql<{ name: string; place: string; sha256: string }[]>`
      select name, place, sha256 from files where id = ${id} for update`;
    if (!file) throw refuse("file-gone");
    const [used] = await tx.sql`
      select 1 from file_uses where file_id = ${id}
      union all
      select 1 from file_conversions where result_id = ${id}`;
    if (used) throw refuse("file-used");
    await tx.sql`delete from files where id = ${id}`;
    await recordChange(tx, { operation: "deleteFile", subjectKind: "file", subjectId: id, before: file });
  });
}
