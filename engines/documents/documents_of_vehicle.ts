import { inAudienceOfVehicle } from "@/engines/audience/in_audience.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { DocumentKind, DocumentVehicle } from "./define_document.ts";
import { DOCUMENT_KINDS } from "./document_kinds.ts";
import { titleColumn } from "./list_parts.ts";
import type { READ_STATES } from "./reading_list.ts";
import { inScope, readableIn } from "./document_scope.ts";
import { readingRight } from "./readers.ts";

/** Documents of one kind that are told of a vehicle; the count says how many there are. */
const MOST_SHOWN = 8;

/** A published document that concerns a vehicle. */
export interface VehicleDocument {
  id: number;
  code: string;
  title: string;
  readState: typeof READ_STATES[number];
}

/** Those of one kind, those not yet confirmed first. */
export interface VehicleDocuments {
  kind: DocumentKind;
  count: number;
  /** Not yet confirmed by the reader. */
  open: number;
  documents: VehicleDocument[];
}

/** What is published, in force and about a vehicle by its fields and its audience, as far as the reader may read it, by the kinds that say which vehicles they concern. */
export async function documentsOfVehicle(ctx: Ctx, vehicle: DocumentVehicle): Promise<VehicleDocuments[]> {
  const kinds = DOCUMENT_KINDS.all.filter((kind) => kind.concerns && may(ctx.actor, readingRight(kind)));
  const found = await Promise.all(kinds.map((kind) => ofKind(ctx, kind, vehicle)));
  return found.filter(({ count }) => count > 0);
}

async function ofKind(ctx: Ctx, kind: DocumentKind, vehicle: DocumentVehicle): Promise<VehicleDocuments> {
  const { sql } = ctx;
  const rows = await sql<(VehicleDocument & { count: number; open: number })[]>`
    select d.id::int as id, coalesce(d.code, '') as code, ${titleColumn(ctx)} as title,
      case when c.user_id is not null then 'confirmed' when m.user_id is not null then 'read' else 'unread' end as read_state,
      (count(*) over ())::int as count, (count(*) filter (where c.user_id is null) over ())::int as open
    from documents d
    join document_revisions r on r.document_id = d.id and r.publish_state = 1 and r.stop_state = 0
    join ${sql(kind.table)} k on k.revision_id = r.id
    left join document_reads m on m.revision_id = r.id and m.user_id = ${personId(ctx)}
    left join document_confirmations c on c.revision_id = r.id and c.user_id = ${personId(ctx)}
    where d.kind = ${kind.kind} and ${inScope(ctx, readingRight(kind))} and ${readableIn(ctx, kind, "k")}
      and ${kind.concerns!(ctx, vehicle)}
      and ${kind.audience ? inAudienceOfVehicle(ctx, sql`r.audience_id`, vehicle.vin) : sql`true`}
    order by c.user_id is not null, r.top_state desc, r.published_at desc, d.id
    limit ${MOST_SHOWN}`;
  return {
    kind,
    count: rows[0]?.count ?? 0,
    open: rows[0]?.open ?? 0,
    documents: rows.map(({ id, code, title, readState }) => ({ id, code, title, readState })),
  };
}
