import { recordChange } from "@/engines/audit/record_change.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { readDocument } from "./read_document.ts";

/** Makes somebody else the author of a document, such as of one who has left. Refuses `no-right`, `not-found`, and an unknown account by field. */
export async function handOver(
  ctx: Ctx,
  kind: DocumentKind,
  { id, userCode }: { id: number; userCode: string },
): Promise<null> {
  const by = documentRight(kind, "edit-all");
  requireRight(ctx, by);
  return await ctx.tx(async (tx) => {
    const document = await readDocument(tx, kind, { id }, { by, lock: true });
    const { sql } = tx;
    const [person] = await sql<{ id: number }[]>`
      select id from users where user_code = ${userCode} and deleted_at is null and state = 'normal'`;
    if (!person) throw refuseField("userCode", "user-unknown", { name: userCode });
    await sql`update documents set author_id = ${person.id} where id = ${id}`;
    await recordChange(tx, {
      operation: `handOver${kind.noun[0]}`,
      funLink: kind.routes.working,
      subjectKind: kind.routes.working,
      subjectId: id,
      before: { author: document.author.code },
      after: { author: userCode },
    });
    return null;
  });
}
