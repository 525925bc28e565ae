import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { Fragment } from "postgres";
import { runEpcQuery } from "./run_epc_query.ts";
import { figureFits, type KnownSubject, type SubjectChoice, subjectOf } from "./subject.ts";
import type { FigureCard, GroupFigures, GroupNode, GroupTree, Named } from "./types.ts";

interface GroupRow {
  code: string;
  name: string;
  path: string[];
  fitting: number;
  all: number;
}

/** The group tree of a vehicle, model or series, each group with how many figures fit, its branches included. */
export function groupTree(ctx: Ctx, choice: SubjectChoice | KnownSubject): Promise<GroupTree> {
  return runEpcQuery(async () => {
    const known = await subjectOf(ctx, choice);
    const { sql } = ctx;
    const rows = await sql<GroupRow[]>`
      select
        g.code, name_in(g.names, ${ctx
      .chain as string[]}) as name, string_to_array(g.path::text, '.') as path,
        count(f.id) as "all",
        count(f.id) filter (where ${figureFits(ctx, known, sql`f.id`)}) as fitting
      from epc_groups g
      left join figure_places p on p.group_id = g.id
      left join figures f on f.id = p.figure_id and f.deleted_at is null
      where g.series_code = ${known.subject.seriesCode}
      group by g.id
      order by nlevel(g.path), g.sort, g.code`;
    const groups = treeOf([...rows]);
    const sum = (of: "fitting" | "all") => groups.reduce((total, group) => total + group[of], 0);
    return { subject: known.subject, groups, fitting: sum("fitting"), all: sum("all") };
  });
}

/** Hangs rows, parents first, under one another and adds the figures of the branches up. */
function treeOf(rows: GroupRow[]): GroupNode[] {
  const nodes = new Map<string, GroupNode>();
  const tops: GroupNode[] = [];
  for (const row of rows) {
    const node: GroupNode = { ...row, children: [] };
    nodes.set(row.path.join("."), node);
    const above = nodes.get(row.path.slice(0, -1).join("."));
    (above ? above.children : tops).push(node);
  }
  const addUp = (node: GroupNode): void => {
    for (const child of node.children) {
      addUp(child);
      node.fitting += child.fitting;
      node.all += child.all;
    }
  };
  tops.forEach(addUp);
  return tops;
}

/** Names of the groups on a path (ltree), top first. */
export async function trailOf(ctx: Ctx, seriesCode: string, path: Fragment): Promise<Named[]> {
  const { sql } = ctx;
  return [
    ...await sql<Named[]>`
    select g.code, name_in(g.names, ${ctx.chain as string[]}) as name
    from epc_groups g
    where g.series_code = ${seriesCode} and g.path @> ${path}
    order by nlevel(g.path)`,
  ];
}

/**
 * The figures of a group and of the groups below it, in order, each with whether it fits. Refuses `group-unknown` beside
 * what `subjectOf` refuses.
 */
export function figuresOfGroup(
  ctx: Ctx,
  choice: SubjectChoice | KnownSubject,
  groupCode: string,
): Promise<GroupFigures> {
  return runEpcQuery(async () => {
    const known = await subjectOf(ctx, choice);
    const { sql } = ctx;
    const chain = ctx.chain as string[];
    const { seriesCode } = known.subject;
    const path = sql`(select path from epc_groups where series_code = ${seriesCode} and code = ${groupCode})`;
    const [trail, figures] = await Promise.all([
      trailOf(ctx, seriesCode, path),
      sql<FigureCard[]>`
        select
          f.code, f.number, f.variant, name_in(f.names, ${chain}) as name, ${
        figureFits(ctx, known, sql`f.id`)
      } as fits,
          g.code as group_code, name_in(g.names, ${chain}) as group_name,
          (
            select v.image from figure_versions v
            where v.figure_id = f.id
            order by v.version desc
            limit 1
          ) as image
        from epc_groups g
        join figure_places p on p.group_id = g.id
        join figures f on f.id = p.figure_id and f.deleted_at is null
        where g.series_code = ${seriesCode} and g.path <@ ${path}
        order by g.path, p.sort, f.code`,
    ]);
    // The group itself stands last on its own trail.
    const group = trail.at(-1);
    if (!group) throw refuse("group-unknown", { group: groupCode });
    return {
      subject: known.subject,
      group: { code: group.code, name: group.name },
      trail,
      figures: [...figures],
    };
  });
}
