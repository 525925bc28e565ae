import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";

/** The id of the messages that tell of a revision: a condition over `r` of `document_revisions`, as all of these. */
export function releasedId({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`md5('document-released ' || r.id)::uuid`;
}

/** Of those that tell of its last revocation; null while there was none. */
export function revokedId({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`md5('document-revoked ' || r.id || ' ' || extract(epoch from r.revoked_at))::uuid`;
}

/** Of those that tell of it to whom the last revocation was told: for them it is news once more. */
export function releasedAgainId({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`md5('document-released ' || r.id || ' after ' || extract(epoch from r.revoked_at))::uuid`;
}

/** Of those that remind of it at a moment. */
export function remindedId({ sql }: Pick<Ctx, "sql">, at: string): Fragment {
  return sql`md5(${`document-reminder ${at} `}::text || r.id)::uuid`;
}
