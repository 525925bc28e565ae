import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { agencyRegister } from "@/services/orgs/agency_register.ts";
import { areaRegister } from "@/services/orgs/area_register.ts";
import { dealerGroupRegister } from "@/services/orgs/dealer_group_register.ts";
import { districtRegister } from "@/services/orgs/district_register.ts";
import { networkRegister } from "@/services/orgs/network_register.ts";
import { osAreaRegister } from "@/services/markets/os_area_register.ts";
import { regionRegister } from "@/services/orgs/region_register.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { both } from "@/demo/registers/both.ts";
import { AREAS, CITIES, DISTRICTS, PROVINCES, REGIONS } from "./places.ts";
import { addressesOfFirst, GROUPS, STORES, storeValues } from "./stores.ts";

const NETWORKS = [
  ["VEL-A", "velaro", "维拉罗 A 网", "Velaro network A"],
  ["VEL-B", "velaro", "维拉罗 B 网", "Velaro network B"],
  ["VEL-E", "velaro", "维拉罗电动专营", "Velaro electric only"],
  ["NOR-S", "norda", "诺达空间", "Norda studios"],
  ["NOR-P", "norda", "诺达合作网", "Norda partners"],
  ["KES-1", "kestrel", "凯斯特越野网", "Kestrel off-road network"],
  ["HAU-T", "hauler", "豪勒卡车网", "Hauler truck network"],
  ["HAU-B", "hauler", "豪勒客车网", "Hauler bus network"],
  ["ORR-C", "orrin", "奥林城市网", "Orrin city network"],
  ["JOINT", null, "综合服务网", "Joint service network"],
] as const;

const OS_AREAS = [
  ["EU-W", "西欧", "Western Europe"],
  ["EU-S", "南欧", "Southern Europe"],
  ["EU-C", "中东欧", "Central and Eastern Europe"],
  ["LATAM", "拉丁美洲", "Latin America"],
  ["SEA", "东南亚", "South-East Asia"],
  ["SA", "南亚", "South Asia"],
  ["EA", "东亚", "East Asia"],
] as const;

/** Overseas area and dialing code (ITU-T E.164) of the demo's countries. */
const COUNTRY_FACTS = [
  ["CN", null, "86"],
  ["DE", "EU-W", "49"],
  ["FR", "EU-W", "33"],
  ["ES", "EU-S", "34"],
  ["IT", "EU-S", "39"],
  ["PT", "EU-S", "351"],
  ["HU", "EU-C", "36"],
  ["BR", "LATAM", "55"],
  ["MX", "LATAM", "52"],
  ["TH", "SEA", "66"],
  ["VN", "SEA", "84"],
  ["NP", "SA", "977"],
  ["JP", "EA", "81"],
] as const;

/** Networks, areas, regions, districts, groups and stores; and what the first organisations of the demo lack. */
export async function fillOrganisation({ ctx }: Pick<DemoFilling, "ctx">): Promise<void> {
  await fillRegister(
    ctx,
    osAreaRegister,
    OS_AREAS.map(([code, zh, en], place) => ({ code, names: both(zh, en), sort: place * 10 })),
  );
  for (const [place, [code, osArea, dialingCode]] of COUNTRY_FACTS.entries()) {
    await ctx.sql`
      update countries
      set os_area = ${osArea}, dialing_code = ${dialingCode}, sort = ${place * 10}
      where code = ${code} and dialing_code is null`;
  }
  await fillRegister(
    ctx,
    networkRegister,
    NETWORKS.map(([langCode, brandCode, zh, en], place) => ({
      langCode,
      brandCode,
      kindName: both(zh, en),
      sort: place * 10,
    })),
  );
  await fillPlaces(ctx);
  await fillRegister(
    ctx,
    dealerGroupRegister,
    GROUPS.map(([orgCode, zh, en, countryCode, marketCode, zone]) => ({
      orgCode,
      names: both(zh, en),
      parentCode: "F0001",
      countryCode,
      marketCode,
      zone,
    })),
  );
  await fillRegister(ctx, agencyRegister, STORES.map(storeValues));
  await addressesOfFirst(ctx);
}

async function fillPlaces(ctx: Ctx): Promise<void> {
  await fillRegister(
    ctx,
    areaRegister,
    AREAS.map(([code, countryCode, zh, en], place) => ({
      code,
      countryCode,
      names: both(zh, en),
      sort: place * 10,
    })),
  );
  await fillRegister(
    ctx,
    regionRegister,
    REGIONS.map(([code, area, zh, en], place) => ({ code, area, names: both(zh, en), sort: place * 10 })),
  );
  for (const [level, rows] of [["province", PROVINCES], ["city", CITIES], ["district", DISTRICTS]] as const) {
    await fillRegister(
      ctx,
      districtRegister,
      rows.map(([code, parentCode, zh, en]) => ({
        code,
        parentCode,
        level,
        countryCode: "CN",
        names: both(zh, en),
      })),
    );
  }
}
