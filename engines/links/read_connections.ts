import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import {
  LINK_KINDS,
  type LinkedThing,
  type LinkEnd,
  type LinkVehicle,
  type NamedLinkKind,
} from "./link_kinds.ts";

/** Things of one kind that are shown at most; the count tells how many there are. */
const MOST_SHOWN = 20;
/** Edges that are looked at in all, each way. */
const MOST_EDGES = 500;

/** Why two things are connected. */
export interface ConnectionReason {
  /** `same`: both name one thing of the kind `by`, whose id is `place`. */
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
  const own = LINK_KINDS.all.find(({ name }) => name === thing.kind);
  const joins = LINK_KINDS.all.flatMap(({ name, joins }) => joins ? [name] : []);
  const also = own?.also ? sql`union all select * from (${own.also(ctx, thing.id)}) a (kind, id)` : sql``;
  const [vehicle, edges] = await Promise.all([
    linkVehicle(ctx, vin),
    sql<Edge[]>`
    (select l.to_kind as kind, l.to_id as id, l.reason, l.place, true as outward, l.from_kind as by
    from links l
    where l.from_kind = ${thing.kind} and l.from_id = ${thing.id}
    limit ${MOST_EDGES})
    union all
    (select l.from_kind, l.from_id, l.reason, l.place, false, l.from_kind
    from (select ${thing.kind}::text as kind, ${thing.id}::text as id ${also}) e
    join links l on l.to_kind = e.kind and l.to_id = e.id
    where (l.from_kind, l.from_id) <> (${thing.kind}, ${thing.id})
    limit ${MOST_EDGES})
    union all
    (select o.from_kind, o.from_id, 'same', l.to_id, false, l.to_kind
    from links l
    join links o on o.to_kind = l.to_kind and o.to_id = l.to_id
    where l.from_kind = ${thing.kind} and l.from_id = ${thing.id} and l.to_kind = any(${joins}::text[])
      and l.from_kind <> l.to_kind and o.from_kind <> l.to_kind
      and (o.from_kind, o.from_id) <> (l.from_kind, l.from_id)
    limit ${MOST_EDGES})`,
  ]);
  if (edges.length === 0) return [];
  const groups = await Promise.all(kinds.map((kind) => groupOf(ctx, kind, edges, vehicle)));
  return groups.filter(({ count }) => count > 0);
}

/** The vehicle in context as links ask for it; null for none, or one that is not known. */
export async function linkVehicle({ sql }: Ctx, vin: string | null): Promise<LinkVehicle | null> {
  if (vin === null) return null;
  const [vehicle] = await sql<LinkVehicle[]>`
    select v.vin, v.series_code from vehicles v where v.vin = ${vin}`;
  return vehicle ?? null;
}

interface Edge extends ConnectionReason {
  kind: string;
  id: string;
}

async function groupOf(
  ctx: Ctx,
  { name, read }: NamedLinkKind,
  edges: readonly Edge[],
  vehicle: LinkVehicle | null,
): Promise<ConnectionGroup> {
  const own = Map.groupBy(edges.filter(({ kind }) => kind === name), ({ id }) => id);
  const things = own.size === 0
    ? []
    : (await read(ctx, [...own.keys()], vehicle)).filter(({ series }) =>
      vehicle === null || series.length === 0 || series.includes(vehicle.seriesCode)
    );
  const all = things.map((one) => ({
    ...one,
    reasons: own.get(one.id)!.map(({ reason, place, outward, by }) => ({ reason, place, outward, by })),
  }));
  // What is named comes before what has only something in common.
  const [common, named] = [true, false].map((wanted) =>
    all.filter(({ reasons }) => reasons.every(({ reason }) => reason === "same") === wanted)
  );
  return { kind: name, count: all.length, connections: [...named!, ...common!].slice(0, MOST_SHOWN) };
}
