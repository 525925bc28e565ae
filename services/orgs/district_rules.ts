import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import type { EntryChange } from "@/engines/registers/declare.ts";
import { noSameRegion } from "./same_region.ts";

/** From the largest to the smallest. */
export const DISTRICT_LEVELS = ["province", "city", "district"] as const;

const sameRegion = noSameRegion({
  table: "districts",
  within: { field: "parentCode", column: "parent_code" },
});

/** What a district says that the rules ask about. */
interface DistrictPlace {
  code: string;
  names: Record<string, string>;
  level: typeof DISTRICT_LEVELS[number];
  parentCode: string | null;
  countryCode: string;
}

/**
 * Cities stand below provinces and districts below cities, all of one country; a province stands below nothing. Refuses
 * `district-level`, `country-differs` and `duplicate-region`.
 */
export async function checkDistrict(tx: TxCtx, values: DistrictPlace): Promise<void> {
  const { level, parentCode, countryCode } = values;
  const wanted = DISTRICT_LEVELS[DISTRICT_LEVELS.indexOf(level) - 1] ?? null;
  const [above] = parentCode === null ? [] : await tx.sql<{ level: string; countryCode: string }[]>`
    select level, country_code from districts where code = ${parentCode}`;
  if ((above?.level ?? null) !== wanted) throw refuseField("parentCode", "district-level");
  if (above && above.countryCode !== countryCode) throw refuseField("countryCode", "country-differs");
  await sameRegion.check(tx, values);
}

/** What stands below must still fit after a change. */
export async function afterDistrict(tx: TxCtx, change: EntryChange<DistrictPlace>): Promise<void> {
  await sameRegion.after(tx, change);
  if (
    change.action !== "changed" || !change.changed.some((name) => ["level", "countryCode"].includes(name))
  ) return;
  const [child] = await tx.sql`
    select from districts where parent_code = ${change.key} and deleted_at is null limit 1`;
  if (child) {
    throw refuseField(change.changed.includes("level") ? "level" : "countryCode", "district-has-parts");
  }
}
