import type { Fragment } from "postgres";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import type { EndedBy } from "./moves.ts";

/** A bulletin as far as work orders go. */
export interface Asking {
  id: number;
  code: string;
  supersedesId: number | null;
  seriesCodes: string[];
  modelCodes: string[];
  /** null: it is for everybody. */
  audienceId: number | null;
  /** Its type asks for work. */
  asks: boolean;
  /** When its revision was published last. */
  releasedAt: Date;
  /** How long each store has from the day of the release on; null: no day is set. */
  dueDays: number | null;
  /** Why it is not in force; null: it is. */
  whyNot: Exclude<EndedBy, "store"> | null;
}

/** A bulletin that was published once or is; null for any other. In a transaction its revision stays as it is until the commit. */
export async function readAsking(ctx: Ctx | TxCtx, documentId: number): Promise<Asking | null> {
  const { sql } = ctx;
  // The document before its revision, as whoever acts on it takes them: orders refer to it, and closing them counts on it.
  await sql`select from documents where id = ${documentId} for key share`;
  await sql`
    select from document_revisions r where r.document_id = ${documentId} and r.publish_state = 1 for share`;
  const [row] = await sql<Asking[]>`
    select b.id::int, b.code, b.supersedes_id::int, b.series_codes, b.model_codes, b.audience_id::int, b.asks, b.released_at, b.due_days, b.why_not
    from tsb_asking b
    where b.id = ${documentId} and b.code is not null
      and exists (select from document_revisions r where r.document_id = b.id and r.published_at is not null)`;
  return row ?? null;
}

/**
 * The condition under which a bulletin, alias `b` of `tsb_asking`, means a vehicle, alias `v`: one of its series and, where it names models, one of
 * those, and one that its audience leaves in.
 */
export function meansVehicle({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`(v.series_code = any(b.series_codes) and (b.model_codes = '{}' or v.model_codes && b.model_codes) and (
    b.audience_id is null
    or exists (select from audiences a where a.id = b.audience_id and in_audience(a, audience_vehicle(v.vin)))
  ))`;
}

/** The condition under which a bulletin, alias `b` of `tsb_asking`, is for a store, alias `o` of `orgs`. */
export function meansStore({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`(b.audience_id is null or o.code in (${storesOf({ sql }, sql`b.audience_id`)}))`;
}

/** Codes of the stores that a bulletin is for; null: all of them. */
export async function storesMeant(
  { sql }: Pick<Ctx, "sql">,
  { audienceId }: Asking,
): Promise<string[] | null> {
  if (audienceId === null) return null;
  const rows = await sql<{ code: string }[]>`${storesOf({ sql }, sql`${audienceId}`)}`;
  return rows.map(({ code }) => code);
}

/** Reads the codes of the stores that an audience means. */
function storesOf({ sql }: Pick<Ctx, "sql">, audienceId: Fragment): Fragment {
  return sql`select audience_stores(a) as code from audiences a where a.id = ${audienceId}`;
}

/** The day until which a bulletin asks a store, alias `o` of `orgs`, for work: counted from the day of its release there; null: none is set. */
export function dueDay({ sql }: Pick<Ctx, "sql">, { releasedAt, dueDays }: Asking): Fragment {
  return sql`tsb_due_day(${releasedAt}::timestamptz, ${dueDays}::int, o.zone)`;
}

/** Whether a bulletin in force asks for work. */
export function asksNow({ asks, whyNot }: Asking): boolean {
  return asks && whyNot === null;
}
