import type { TxCtx } from "@/kernel/ctx.ts";
import { type FieldRefusal, refuse } from "@/kernel/refusals/refuse.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { type OrgKind, PARENT_KINDS } from "./org_kinds.ts";

/** What an organisation says that the rules ask about. */
export interface OrgPlace {
  kind: OrgKind;
  state: string;
  parentCode: string | null;
  marketCode: string | null;
  countryCode: string;
  area: string | null;
  region: string | null;
  district: string | null;
  agencyKind: string | null;
  brandCodes: string[];
}

/** What the rules must know of the entries that an organisation refers to. */
interface Around {
  parentKind: OrgKind | null;
  parentState: string | null;
  inMarket: boolean;
  regionArea: string | null;
  areaCountry: string | null;
  districtCountry: string | null;
  kindBrand: string | null;
}

/**
 * What an organisation says must agree with itself: the one above fits its kind, country and market, region and area, area and district
 * and country, sales network and brands. Refuses `org-parent-kind`, `org-parent-closed`, `country-not-in-market`, `store-needs-market`,
 * `region-other-area`, `country-differs` and `network-other-brand`, each at its field.
 */
export async function checkAgency(tx: TxCtx, values: OrgPlace, before: OrgPlace | null): Promise<void> {
  const refused = broken(values, await aroundOf(tx, values), before);
  if (refused.length > 0) throw refuse(refused[0]!.rule as RefusalKey, {}, refused);
}

function broken(values: OrgPlace, around: Around, before: OrgPlace | null): FieldRefusal[] {
  const { kind, parentCode, marketCode, area, region, district, countryCode, state, brandCodes } = values;
  const rules: [field: string, rule: RefusalKey, broken: boolean][] = [
    ["parentCode", "org-parent-kind", !PARENT_KINDS[kind].includes(around.parentKind)],
    [
      "parentCode",
      "org-parent-closed",
      state === "open" && around.parentState === "closed" &&
      (before?.state !== "open" || before.parentCode !== parentCode),
    ],
    ["marketCode", "store-needs-market", kind === "store" && marketCode === null],
    ["marketCode", "country-not-in-market", marketCode !== null && !around.inMarket],
    ["area", "country-differs", area !== null && around.areaCountry !== countryCode],
    ["region", "region-other-area", region !== null && around.regionArea !== area],
    ["district", "country-differs", district !== null && around.districtCountry !== countryCode],
    [
      "agencyKind",
      "network-other-brand",
      around.kindBrand !== null && brandCodes.length > 0 && !brandCodes.includes(around.kindBrand),
    ],
  ];
  return rules.filter(([, , isBroken]) => isBroken).map(([field, rule]) => ({ field, rule }));
}

/** What was read in a transaction: an import asks for many stores of the same place. */
const kept = new WeakMap<TxCtx, Map<string, Around>>();

async function aroundOf(tx: TxCtx, values: OrgPlace): Promise<Around> {
  const { parentCode, marketCode, countryCode, region, area, district, agencyKind } = values;
  const key = JSON.stringify([parentCode, marketCode, countryCode, region, area, district, agencyKind]);
  const known = kept.get(tx) ?? new Map<string, Around>();
  kept.set(tx, known);
  const around = known.get(key) ?? await readAround(tx, values);
  known.set(key, around);
  return around;
}

async function readAround(tx: TxCtx, values: OrgPlace): Promise<Around> {
  const { parentCode, marketCode, countryCode, region, area, district, agencyKind } = values;
  const [around] = await tx.sql<Around[]>`
    select
      (select kind from orgs where code = ${parentCode}) as parent_kind,
      (select state from orgs where code = ${parentCode}) as parent_state,
      exists (
        select from market_countries where market_code = ${marketCode} and country_code = ${countryCode}
      ) as in_market,
      (select area_code from sales_regions where code = ${region}) as region_area,
      (select country_code from sales_areas where code = ${area}) as area_country,
      (select country_code from districts where code = ${district}) as district_country,
      (select brand_code from agency_kinds where code = ${agencyKind}) as kind_brand`;
  return around!;
}

type GroupPlace = Omit<OrgPlace, "area" | "region" | "district" | "agencyKind">;

/** A dealer group obeys the same rules as any organisation. */
export function checkDealerGroup(tx: TxCtx, values: GroupPlace, before: GroupPlace | null): Promise<void> {
  const none = { area: null, region: null, district: null, agencyKind: null };
  return checkAgency(tx, { ...none, ...values }, before && { ...none, ...before });
}
