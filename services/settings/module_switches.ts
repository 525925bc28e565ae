import { pageOfNeed, type Right } from "@/kernel/access/rights.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import type { Holder } from "@/kernel/access/user.ts";
import type { Ctx, Pool, Sql } from "@/kernel/ctx.ts";
import type { RightsAt } from "@/engines/exports/narrow_rights.ts";
import { defaultSwitches, type StoredSetting, type Switches, switchesOf } from "./module_settings.ts";

/**
 * The settings of modules as one process keeps them. Each request brings the version that holds now, read with its session in the same
 * query, so a change is in force with the next request of every process without any of them being told.
 */
export class ModuleSwitches {
  #version = 0;
  #stored: readonly StoredSetting[] = [];
  #made = new Map<string, Switches>();

  constructor(private readonly pool: Pool) {}

  /** @param version sum of the versions of all scopes; 0: nothing was ever set */
  async of(version: number, edition: Edition, brandCode: string): Promise<Switches> {
    if (version === 0) return defaultSwitches();
    if (version !== this.#version) await this.#read(version);
    const key = `${edition} ${brandCode}`;
    let switches = this.#made.get(key);
    if (!switches) this.#made.set(key, switches = switchesOf(this.#stored, edition, brandCode));
    return switches;
  }

  /** What is read may be newer than the version asked for; then the next request reads once more. */
  async #read(version: number): Promise<void> {
    this.#stored = await storedSettings(this.pool);
    this.#made = new Map();
    this.#version = version;
  }
}

async function storedSettings(sql: Sql): Promise<StoredSetting[]> {
  const rows = await sql<StoredSetting[]>`
    select edition, brand_code, subject, is_on, sort, tile, page_size
    from module_settings`;
  return [...rows];
}

/** The same for work outside a request: without the rights of pages that are off now. */
export async function withoutPagesNow<T extends Holder>(
  { sql }: Ctx,
  holder: T,
  { edition, brandCode }: RightsAt,
): Promise<T> {
  return withoutPages(holder, switchesOf(await storedSettings(sql), edition, brandCode).off);
}

/** A person or machine without the rights of pages that are off: their calls, buttons and links go with them. */
export function withoutPages<T extends Holder>(holder: T, off: ReadonlySet<string>): T {
  if (off.size === 0) return holder;
  const left = new Map<ReadonlySet<string>, ReadonlySet<string>>();
  const assignments = holder.assignments.map((given) => {
    let rights = left.get(given.rights);
    if (!rights) {
      rights = new Set([...given.rights].filter((right) => !off.has(pageOfNeed(right as Right)!)));
      left.set(given.rights, rights);
    }
    return { ...given, rights };
  });
  return { ...holder, assignments };
}
