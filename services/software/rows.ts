import type { Fragment } from "postgres";
import { timesRead } from "@/engines/states/note_reading.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Under which downloads are counted. */
export const DOWNLOAD = "software-download";

/** Versions of programs `t` with their type. */
export function softwareTables({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`software_versions t join software_types k on k.code = t.type_code left join files f on f.id = t.file_id`;
}

/** The latest released version of a package. */
export function isCurrent({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`(t.state = 'released' and not exists (
    select from software_versions n
    where n.code = t.code and n.state = 'released' and n.deleted_at is null and n.version_order > t.version_order
  ))`;
}

/** What a row says of one. */
export function softwareColumns(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  return sql`
    t.id::int, t.version, t.code, t.version_text, name_in(t.names, ${chain}) as name, t.type_code,
    name_in(k.names, ${chain}) as type_name, k.platform, t.ecu, t.state, ${
    isCurrent(ctx)
  } as is_current, t.released_at,
    f.size::float8 as size, ${timesRead(ctx, DOWNLOAD, sql`t.id`)} as downloads`;
}

/** Drafts are seen by who writes them. */
export function seesSoftware(ctx: Ctx): Fragment {
  const { sql } = ctx;
  if (ctx.actor.kind === "system" || may(ctx.actor, "SoftwareList:edit")) return sql`t.deleted_at is null`;
  return sql`(t.deleted_at is null and t.state <> 'draft')`;
}
