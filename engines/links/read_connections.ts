import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LINK_KINDS, type LinkedThing, type NamedLinkKind } from "./link_kinds.ts";
import type { LinkEnd } from "./save_links.ts";

/** Things of one kind that are shown at most; the count tells how many there are. */
const MOST_SHOWN = 20;
/** Edges that are looked at in all. */
const MOST_EDGES = 500;

/** Why two things are connected. */
export interface ConnectionReason {
  reason: string;
  /** Field or step in which the one names the other; '' where there is none. */
  place: string;
  /** The thing that is looked at names the other; false: it is named by it. */
  outward: boolean;
  /** Kind of the thing that says so. */
  by: string;
}

/** A thing that is connected, once, with all reasons. */
export interface Connection extends LinkedThing {
  reasons: ConnectionReason[];
}

/** Connections with things of one kind. */
export interface ConnectionGroup {
  kind: string;
  count: number;
  connections: Connection[];
}

/**
 * What a thing is connected with in both directions, by kinds in their order, as far as the reader may know of it. With a vehicle in context what
 * is about other series is left out.
 *
 * @param vin of the vehicle in context, or null
 */
export async function readConnections(
  ctx: Ctx,
  thing: LinkEnd,
  vin: string | null,
): Promise<ConnectionGroup[]> {
  const { sql } = ctx;
  const kinds = LINK_KINDS.all.filter(({ need }) => ctx.actor.kind === "system" || may(ctx.actor, need));
  const [edges, [vehicle]] = await Promise.all([
    sql<Edge[]>`
    (select l.to_kind as kind, l.to_id as id, l.reason, l.place, true as outward
    from links l
    where l.from_kind = ${thing.kind} and l.from_id = ${thing.id}
    limit ${MOST_EDGES})
    union all
    (select l.from_kind, l.from_id, l.reason, l.place, false
    from links l
    where l.to_kind = ${thing.kind} and l.to_id = ${thing.id}
    limit ${MOST_EDGES})`,
    vin === null
      ? []
      : sql<{ seriesCode: string }[]>`select v.series_code from vehicles v where v.vin = ${vin}`,
  ]);
  if (edges.length === 0) return [];
  const seriesCode = vehicle?.seriesCode ?? null;
  const groups = await Promise.all(kinds.map((kind) => groupOf(ctx, thing, kind, edges, seriesCode)));
  return groups.filter(({ count }) => count > 0);
}

interface Edge {
  kind: string;
  id: string;
  reason: string;
  place: string;
  outward: boolean;
}

async function groupOf(
  ctx: Ctx,
  thing: LinkEnd,
  { name, read }: NamedLinkKind,
  edges: readonly Edge[],
  seriesCode: string | null,
): Promise<ConnectionGroup> {
  const own = Map.groupBy(edges.filter(({ kind }) => kind === name), ({ id }) => id);
  const things = own.size === 0
    ? []
    : (await read(ctx, [...own.keys()])).filter(({ series }) =>
      seriesCode === null || series.length === 0 || series.includes(seriesCode)
    );
  const connections = things.slice(0, MOST_SHOWN).map((one) => ({
    ...one,
    reasons: own.get(one.id)!.map(({ reason, place, outward }) => ({
      reason,
      place,
      outward,
      by: outward ? thing.kind : name,
    })),
  }));
  return { kind: name, count: things.length, connections };
}
