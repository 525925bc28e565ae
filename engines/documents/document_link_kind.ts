import { knownAsWritten } from "@/engines/links/known_as_written.ts";
import type { LinkedThing, LinkKind } from "@/engines/links/link_kinds.ts";
import type { DocumentKind } from "./define_document.ts";
import { titleColumn } from "./list_parts.ts";
import { inScope, readableIn } from "./document_scope.ts";
import { readingRight } from "./readers.ts";

/** The published documents of a kind as what links lead to and from, by their code: `linkKinds` of its domain. */
export function documentLinkKind(kind: DocumentKind): LinkKind {
  const need = readingRight(kind);
  return {
    need,
    async read(ctx, ids) {
      const { sql } = ctx;
      return [
        ...await sql<LinkedThing[]>`
          select d.code as id, d.code, ${titleColumn(ctx)} as title,
            ${kind.routes.preview}::text || '?id=' || d.id as link, r.series_codes as series
          from documents d
          join document_revisions r on r.document_id = d.id and r.publish_state = 1
          join ${sql(kind.table)} k on k.revision_id = r.id
          where d.kind = ${kind.kind} and d.code = any(${[...ids]}) and ${inScope(ctx, need)}
            and ${ctx.actor.kind === "system" ? sql`true` : readableIn(ctx, kind, "k")}
          order by r.stop_state, r.published_at desc, d.code`,
      ];
    },
    async known({ sql }, candidates) {
      const rows = await sql<{ code: string }[]>`
        select d.code from documents d
        where d.kind = ${kind.kind} and d.code = any(${candidates.map(({ written }) => written)})
          and exists (select from document_revisions r where r.document_id = d.id and r.publish_state = 1)`;
      return knownAsWritten(candidates, rows.map(({ code }) => code));
    },
  };
}
