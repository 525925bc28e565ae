import { listModels, listSeries } from "@/services/epc/series.ts";
import { may } from "@/kernel/access/rights.ts";
import type { User } from "@/kernel/access/user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Register, rightOf } from "@/engines/registers/define_register.ts";
import { allEntries } from "@/engines/registers/read_entries.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import type { Entry } from "@/engines/registers/types.ts";

/** Lists that a person was read once; the walk asks for them again and again. */
const read = new WeakMap<Ctx, Map<string, Promise<Entry[]>>>();

/** Every entry that a list shows. */
export function wholeList(ctx: Ctx, register: Register, deleted = false): Promise<Entry[]> {
  const lists = read.get(ctx) ?? new Map<string, Promise<Entry[]>>();
  read.set(ctx, lists);
  const name = `${register.route} ${deleted}`;
  const list = lists.get(name) ??
    allEntries(ctx, register, { deleted }).then(({ records }) => Array.fromAsync(records));
  lists.set(name, list);
  return list;
}

/** The same person, who may also view a register wherever they may view another one. */
function alsoViewing(ctx: Ctx, by: Register, register: Register): Ctx {
  const person = ctx.actor as User;
  const assignments = person.assignments.map((given) =>
    given.rights.has(rightOf(by, "view"))
      ? { ...given, rights: new Set([...given.rights, rightOf(register, "view")]) }
      : given
  );
  return ctx.as({ actor: { ...person, assignments }, edition: ctx.edition, lang: ctx.lang });
}

async function seriesCodes(ctx: Ctx): Promise<string[]> {
  return (await listSeries(ctx)).map(({ seriesCode }) => seriesCode);
}

/**
 * The catalogue tells by lists of its own what somebody who does not keep its series may know of. Who keeps them sees all.
 */
const CATALOGUE: Readonly<Record<string, (ctx: Ctx) => Promise<string[]>>> = {
  series: seriesCodes,
  model_codes: async (ctx) =>
    (await Promise.all((await seriesCodes(ctx)).map((code) => listModels(ctx, code)))).flat()
      .map(({ code }) => code),
  epc_group_places: async (ctx) => {
    const rows = await ctx.sql<{ id: string }[]>`
      select id::text from epc_groups where series_code = any(${await seriesCodes(ctx)})`;
    return rows.map(({ id }) => id);
  },
  parts: async (ctx) => {
    const rows = await ctx.sql<{ id: string }[]>`
      select id from search_documents
      where kind = 'part' and (series = '{}' or series && ${await seriesCodes(ctx)})`;
    return rows.map(({ id }) => id);
  },
};

/**
 * Keys of another table's rows that a person who reads a register may know of: those that the lists of this table show them, deleted ones
 * too. Who has no such list is shown what it would show in the bounds within which they read the register. Null: all of them.
 */
export async function listedKeys(ctx: Ctx, by: Register, table: string): Promise<Set<string> | null> {
  const catalogue = CATALOGUE[table];
  if (catalogue) return may(ctx.actor, "EPCSeries:view") ? null : new Set(await catalogue(ctx));
  const keepers = REGISTERS.all.filter((one) => one.table === table);
  if (keepers.every(({ scope }) => !scope)) return null;
  const keys = new Set<string>();
  for (const keeper of keepers) {
    const reader = may(ctx.actor, rightOf(keeper, "view")) ? ctx : alsoViewing(ctx, by, keeper);
    for (const deleted of [false, true]) {
      for (const { key } of await wholeList(reader, keeper, deleted)) keys.add(key);
    }
  }
  return keys;
}
