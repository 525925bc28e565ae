import type { Ctx } from "@/kernel/ctx.ts";

/** A brand in a reader's languages. */
export interface Brand {
  code: string;
  name: string;
  /** 'Passenger', 'Premium'. */
  kind: string;
  /** Its entry page. */
  entry: string;
  editions: readonly string[];
}

/** After so long they are read again, milliseconds. No page changes them: they come with a deployment. */
const KEPT_MS = 20_000;

interface Reading {
  at: number;
  brands: Promise<readonly Brand[]>;
}

/** By database, then by languages. */
const kept = new WeakMap<Ctx["sql"], Map<string, Reading>>();

/** All brands in their order, as they were some seconds ago at most: every page names one, also those before the login. */
export function keptBrands({ sql, chain }: Ctx): Promise<readonly Brand[]> {
  const readings = kept.get(sql) ?? new Map<string, Reading>();
  kept.set(sql, readings);
  const key = chain.join();
  const now = performance.now();
  const there = readings.get(key);
  if (there && now - there.at < KEPT_MS) return there.brands;
  const brands = readBrands(sql, chain);
  readings.set(key, { at: now, brands });
  // The next one asks again; whoever awaits it meets the failure.
  brands.catch(() => readings.delete(key));
  return brands;
}

async function readBrands(sql: Ctx["sql"], chain: Ctx["chain"]): Promise<readonly Brand[]> {
  return [
    ...await sql<Brand[]>`
      select code, name_in(names, ${chain as string[]}) as name, name_in(kind_names, ${chain as string[]}) as kind,
        entry, editions
      from brands
      order by sort, code`,
  ];
}
