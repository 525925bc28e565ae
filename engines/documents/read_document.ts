import { audienceOf } from "@/engines/audience/read_audience.ts";
import { entryColumns } from "@/engines/registers/entry_columns.ts";
import { entryOf, type EntryRow } from "@/engines/registers/entry_of.ts";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { WorkflowState } from "./workflow_state.ts";
import type { DocumentKind, DocumentValues } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { inScope, readableIn } from "./document_scope.ts";
import { formOf } from "./form_of.ts";
import type { DocumentText, DocumentView } from "./types.ts";

/** How it is read. */
export interface ReadHow {
  /** The right by whose bounds it is looked for; left out: to see the working list. */
  by?: Right;
  /** Document and revision are held until the commit. */
  lock?: boolean;
}

interface Row extends Omit<WorkflowState, "passedDepartments"> {
  [column: string]: unknown;
  revisionId: number;
}

/**
 * A revision of a document; of who reads it by the right to read, without the values that are for its writers alone. Refuses `not-found` where there is none
 * that the reader may see.
 *
 * @param wanted `revision` left out: the last one; `published`: the one that is read
 */
export async function readDocument<K extends DocumentKind>(
  ctx: Ctx,
  kind: K,
  wanted: { id: number; revision?: number | "published" },
  { by = documentRight(kind, "view"), lock = false }: ReadHow = {},
): Promise<DocumentView<DocumentValues<K>>> {
  const { sql } = ctx;
  const { id, revision } = wanted;
  // The document first: what is done with one of its revisions may concern the others.
  if (lock) await sql`select from documents where id = ${id} and kind = ${kind.kind} for update`;
  const which = revision === undefined
    ? sql`true`
    : revision === "published"
    ? sql`r.publish_state = 1`
    : sql`r.number = ${revision}`;
  const readsBy = `${kind.routes.reading}:view`;
  const form = formOf(kind, by === readsBy ? "reading" : "working");
  // Its readers learn of another only what their list would show them.
  const isOtherTold = by === readsBy
    ? sql`exists (
      select from document_revisions r
      join ${sql(kind.table)} k on k.revision_id = r.id
      where r.document_id = o.id and r.publish_state = 1 and ${inScope(ctx, by)} and ${
      readableIn(ctx, kind, "k")
    }
    )`
    : sql`true`;
  const isForOthers = kind.forOthers && by === readsBy
    ? sql`not coalesce(${inScope(ctx, documentRight(kind, "view"))}, false)`
    : sql`false`;
  const [row] = await sql<Row[]>`
    select d.id, d.code, d.author_id, a.user_code as author_code, a.full_name as author_name,
      r.id as revision_id, r.number as revision, r.version, r.submit_state, r.verify_state, r.verify_result, r.publish_state,
      r.discard, r.stop_state, r.top_state, r.passed_departments, r.department_code, r.authored_at, r.submitted_at, r.verified_at,
      r.published_at, r.stopped_at, r.replaced_at,
      s.full_name as submitted_by, v.full_name as verified_by, p.full_name as published_by, x.full_name as stopped_by,
      r.brand_code as brand, r.series_codes as series, r.org_code as org, e.changed_at, ${
    entryColumns(ctx, form)
  },
      ${isForOthers} as for_others,
      (select to_jsonb(a) from audiences a where a.id = r.audience_id) as audience,
      (select max(o.number) from document_revisions o where o.document_id = d.id) as last_revision,
      (select o.number from document_revisions o where o.document_id = d.id and o.publish_state = 1) as published_revision,
      exists (select from document_revisions o where o.document_id = d.id and o.published_at is not null) as was_published,
      (
        select jsonb_build_object('id', o.id, 'code', o.code)
        from documents o
        where o.id = d.supersedes_id and ${isOtherTold}
      ) as supersedes,
      (
        select jsonb_build_object('id', o.id, 'code', o.code)
        from documents o
        where o.supersedes_id = d.id
          and exists (select from document_revisions q where q.document_id = o.id and q.publish_state = 1)
          and ${isOtherTold}
        order by o.id desc limit 1
      ) as superseded_by,
      coalesce((
        select jsonb_agg(jsonb_build_object('lang', t.lang, 'title', t.title, 'body', t.body, 'state', t.state)
          order by t.state <> 'source', t.lang)
        from document_texts t where t.revision_id = r.id
      ), '[]') as texts,
      coalesce((
        select jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'size', f.size, 'captions', c.captions, 'section', c.section)
          order by c.sort)
        from document_attachments c join files f on f.id = c.file_id
        where c.revision_id = r.id
      ), '[]') as attachments
    from documents d
    join users a on a.id = d.author_id
    join document_revisions r on r.document_id = d.id
    join ${sql(kind.table)} e on e.revision_id = r.id
    left join users s on s.id = r.submitted_by
    left join users v on v.id = r.verified_by
    left join users p on p.id = r.published_by
    left join users x on x.id = r.stopped_by
    where d.id = ${id} and d.kind = ${kind.kind} and ${which} and ${inScope(ctx, by)}
      and ${by === readsBy ? readableIn(ctx, kind, "e") : sql`true`}
    order by r.number desc
    limit 1
    ${lock ? sql`for update of r` : sql``}`;
  if (!row) throw refuse("not-found");
  const whole = entryOf(ctx, form, row as unknown as EntryRow);
  const view = { ...viewOf(row), values: whole.values };
  const told = row.forOthers === true ? { ...view, ...kind.forOthers!(view) } : view;
  return {
    ...told,
    values: told.values as DocumentValues<K>,
    entry: { ...whole, values: told.values } as DocumentView<DocumentValues<K>>["entry"],
  };
}

/** The columns of a row as a view has them; values of its own table are read beside. */
function viewOf(row: Row): Omit<DocumentView, "values" | "entry"> {
  const number = (value: unknown) => Number(value);
  return {
    id: number(row.id),
    revisionId: number(row.revisionId),
    revision: number(row.revision),
    lastRevision: number(row.lastRevision),
    version: number(row.version),
    code: row.code as string | null,
    wasPublished: row.wasPublished as boolean,
    publishedRevision: row.publishedRevision as number | null,
    author: { id: number(row.authorId), code: String(row.authorCode), name: String(row.authorName) },
    state: {
      submitState: row.submitState,
      verifyState: row.verifyState,
      verifyResult: row.verifyResult,
      publishState: row.publishState,
      discard: row.discard,
      stopState: row.stopState,
      topState: row.topState,
      passedDepartments: row.passedDepartments as string[],
      submittedAt: row.submittedAt,
      verifiedAt: row.verifiedAt,
      publishedAt: row.publishedAt,
      stoppedAt: row.stoppedAt,
    },
    isReplaced: row.replacedAt !== null,
    departmentCode: row.departmentCode as string | null,
    authoredAt: row.authoredAt as Date,
    changedAt: row.changedAt as Date | null,
    submittedBy: row.submittedBy as string | null,
    verifiedBy: row.verifiedBy as string | null,
    publishedBy: row.publishedBy as string | null,
    stoppedBy: row.stoppedBy as string | null,
    brand: row.brand as string | null,
    series: row.series as string[],
    org: row.org as string | null,
    isWhole: row.forOthers !== true,
    supersedes: row.supersedes as DocumentView["supersedes"],
    supersededBy: row.supersededBy as DocumentView["supersededBy"],
    texts: row.texts as DocumentText[],
    audience: toldAudience(row.audience as Record<string, unknown> | null),
    attachments: row.attachments as DocumentView["attachments"],
  };
}

function toldAudience(columns: Record<string, unknown> | null): DocumentView["audience"] {
  return columns && {
    id: Number(columns.id),
    said: audienceOf(columns, null),
    vinCount: Number(columns.vin_count),
  };
}
