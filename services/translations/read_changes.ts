import { holderOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { joined, likeText } from "@/engines/registers/fragments.ts";

/** How texts are changed. */
export const CHANGE_WAYS = ["edit", "import", "reset", "undo"] as const;

/** A change of a text, as the log tells it. */
export interface TextChange {
  id: number;
  lang: string;
  key: string;
  /** What was shown before and after: the program's own text where nothing else stood; null: there was none. */
  before: string | null;
  after: string | null;
  via: typeof CHANGE_WAYS[number];
  changedAt: Date;
  changedBy: string | null;
  userCode: string | null;
  /** The text is still what this change made of it. */
  undoable: boolean;
}

export interface ChangeFilter {
  lang?: string;
  /** Part of the key or of either text. */
  keyword?: string;
  /** Login name or part of the name. */
  user?: string;
  via?: TextChange["via"];
  /** Days, both included, by the reader's zone. */
  from?: string;
  to?: string;
}

/** Changes of texts, latest first. */
export async function listTextChanges(
  ctx: Ctx,
  { pageNo, pageSize, ...filter }: ChangeFilter & { pageNo: number; pageSize: number },
): Promise<Page<TextChange>> {
  const { sql } = ctx;
  const where = conditionOf(ctx, filter);
  const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`
    select count(*)::int as total
    from text_changes c
    left join users u on u.id = c.changed_by
    where ${where}`;
  const records = await sql<TextChange[]>`
    select c.id, c.lang, c.key, coalesce(c.before, c.shipped) as before, coalesce(c.after, c.shipped) as after, c.via,
      c.changed_at, u.full_name as changed_by, u.user_code,
      c.after is not distinct from o.text as undoable
    from text_changes c
    left join users u on u.id = c.changed_by
    left join text_overrides o on o.lang = c.lang and o.key = c.key
    where ${where}
    order by c.changed_at desc, c.id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  return { pageNo, pageSize, total, records: [...records] };
}

function conditionOf(ctx: Ctx, filter: ChangeFilter) {
  const { sql } = ctx;
  const zone = holderOrNull(ctx)?.zone ?? "UTC";
  const parts = [];
  if (filter.lang) parts.push(sql`c.lang = ${filter.lang}`);
  if (filter.via) parts.push(sql`c.via = ${filter.via}`);
  if (filter.keyword) {
    const pattern = `%${likeText(filter.keyword)}%`;
    parts.push(sql`(c.key ilike ${pattern} or c.before ilike ${pattern} or c.after ilike ${pattern})`);
  }
  if (filter.user) {
    const pattern = `%${likeText(filter.user)}%`;
    parts.push(sql`(u.user_code ilike ${pattern} or u.full_name ilike ${pattern})`);
  }
  if (filter.from) parts.push(sql`c.changed_at >= (${filter.from}::date)::timestamp at time zone ${zone}`);
  if (filter.to) parts.push(sql`c.changed_at < (${filter.to}::date + 1)::timestamp at time zone ${zone}`);
  return joined(sql, parts, "and", sql`true`);
}
