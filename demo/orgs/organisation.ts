import type { Ctx } from "@/kernel/ctx.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { both } from "../registers/both.ts";

type Names = Record<string, string>;

/** The five made-up brands, each with its entry page (specification section 2). */
const BRANDS = [
  { code: "velaro", entry: "login", names: both("维拉罗", "Velaro"), kindNames: both("乘用车", "Passenger") },
  { code: "hauler", entry: "com", names: both("豪勒", "Hauler"), kindNames: both("商用车", "Commercial") },
  { code: "kestrel", entry: "yw", names: both("凯斯特", "Kestrel"), kindNames: both("越野车", "Off-road") },
  { code: "norda", entry: "denza", names: both("诺达", "Norda"), kindNames: both("高端", "Premium") },
  { code: "orrin", entry: "fcb", names: both("奥林", "Orrin"), kindNames: both("城市", "City") },
] as const;

/** Countries the demo sells in, with the languages that their stores may choose. China checks the ninth place of a VIN (GB 16735), the others only warn. */
const COUNTRIES = [
  {
    code: "CN",
    names: both("中国", "China"),
    languages: ["zh_CN", "en_US", "de_DE"],
    mandatesCheckDigit: true,
  },
  {
    code: "DE",
    names: both("德国", "Germany"),
    languages: ["de_DE", "en_US", "zh_CN"],
    mandatesCheckDigit: false,
  },
  { code: "FR", names: both("法国", "France"), languages: ["fr_FR", "en_US"], mandatesCheckDigit: false },
  { code: "ES", names: both("西班牙", "Spain"), languages: ["es_ES", "en_US"], mandatesCheckDigit: false },
  { code: "IT", names: both("意大利", "Italy"), languages: ["it_IT", "en_US"], mandatesCheckDigit: false },
  { code: "PT", names: both("葡萄牙", "Portugal"), languages: ["pt_PT", "en_US"], mandatesCheckDigit: false },
  { code: "HU", names: both("匈牙利", "Hungary"), languages: ["hu", "en_US"], mandatesCheckDigit: false },
  { code: "BR", names: both("巴西", "Brazil"), languages: ["PT_LA", "en_US"], mandatesCheckDigit: false },
  { code: "MX", names: both("墨西哥", "Mexico"), languages: ["ES_LA", "en_US"], mandatesCheckDigit: false },
  { code: "TH", names: both("泰国", "Thailand"), languages: ["th", "en_US"], mandatesCheckDigit: false },
  { code: "VN", names: both("越南", "Vietnam"), languages: ["vi", "en_US"], mandatesCheckDigit: false },
  { code: "NP", names: both("尼泊尔", "Nepal"), languages: ["ne_NP", "en_US"], mandatesCheckDigit: false },
  { code: "JP", names: both("日本", "Japan"), languages: ["ja", "en_US"], mandatesCheckDigit: false },
] as const;

/** Markets with the price list of their stores. */
export const MARKETS: readonly {
  code: string;
  edition: Edition;
  names: Names;
  priceList: string;
  currency: string;
  /** Percent. */
  vatPercent: number;
  countries: readonly string[];
}[] = [
  {
    code: "cn",
    edition: "domestic",
    names: both("中国大陆", "China"),
    priceList: "CN-2026",
    currency: "CNY",
    vatPercent: 13,
    countries: ["CN"],
  },
  {
    code: "eu",
    edition: "overseas",
    names: both("欧洲", "Europe"),
    priceList: "EU-2026",
    currency: "EUR",
    vatPercent: 19,
    countries: ["DE", "FR", "ES", "IT", "PT", "HU"],
  },
  {
    code: "latam",
    edition: "overseas",
    names: both("拉丁美洲", "Latin America"),
    priceList: "LATAM-2026",
    currency: "USD",
    vatPercent: 16,
    countries: ["BR", "MX"],
  },
  {
    code: "asia",
    edition: "overseas",
    names: both("亚太", "Asia Pacific"),
    priceList: "ASIA-2026",
    currency: "USD",
    vatPercent: 7,
    countries: ["TH", "VN", "NP", "JP"],
  },
];

interface Org {
  code: string;
  kind: "factory" | "store" | "dealer_group" | "partner";
  names: Names;
  parentCode: string | null;
  countryCode: string;
  marketCode: string | null;
  brandCodes: readonly string[];
  zone: string;
}

const china = { countryCode: "CN", marketCode: "cn", zone: "Asia/Shanghai" } as const;

/** Organisations, those above before those below. A store without brands serves all of them. */
const ORGS: readonly Org[] = [
  {
    code: "F0001",
    kind: "factory",
    names: both("售后服务总部", "After-sales headquarters"),
    parentCode: null,
    countryCode: "CN",
    marketCode: null,
    brandCodes: [],
    zone: "Asia/Shanghai",
  },
  {
    code: "G1001",
    kind: "dealer_group",
    names: both("东海汽车集团", "Donghai Motor Group"),
    parentCode: "F0001",
    brandCodes: [],
    ...china,
  },
  {
    code: "G1002",
    kind: "dealer_group",
    names: both("岭南车业集团", "Lingnan Auto Group"),
    parentCode: "F0001",
    brandCodes: [],
    ...china,
  },
  {
    code: "20417",
    kind: "store",
    names: both("上海浦东服务店", "Shanghai Pudong"),
    parentCode: "G1001",
    brandCodes: [],
    ...china,
  },
  {
    code: "20418",
    kind: "store",
    names: both("杭州滨江服务店", "Hangzhou Binjiang"),
    parentCode: "G1001",
    brandCodes: [],
    ...china,
  },
  {
    code: "20533",
    kind: "store",
    names: both("广州天河服务店", "Guangzhou Tianhe"),
    parentCode: "G1002",
    brandCodes: [],
    ...china,
  },
  {
    code: "20534",
    kind: "store",
    names: both("深圳南山服务店", "Shenzhen Nanshan"),
    parentCode: "G1002",
    brandCodes: ["velaro", "norda"],
    ...china,
  },
  {
    code: "20671",
    kind: "store",
    names: both("成都武侯服务店", "Chengdu Wuhou"),
    parentCode: "F0001",
    brandCodes: [],
    ...china,
  },
  {
    code: "20702",
    kind: "store",
    names: both("北京朝阳服务店", "Beijing Chaoyang"),
    parentCode: "F0001",
    brandCodes: [],
    ...china,
  },
  {
    code: "49107",
    kind: "store",
    names: { ...both("慕尼黑服务店", "Munich North"), de_DE: "München Nord" },
    parentCode: "F0001",
    countryCode: "DE",
    marketCode: "eu",
    brandCodes: [],
    zone: "Europe/Berlin",
  },
  {
    code: "33021",
    kind: "store",
    names: { ...both("里昂服务店", "Lyon Part-Dieu"), fr_FR: "Lyon Part-Dieu" },
    parentCode: "F0001",
    countryCode: "FR",
    marketCode: "eu",
    brandCodes: [],
    zone: "Europe/Paris",
  },
  {
    code: "55118",
    kind: "store",
    names: { ...both("圣保罗服务店", "São Paulo Pinheiros"), PT_LA: "São Paulo Pinheiros" },
    parentCode: "F0001",
    countryCode: "BR",
    marketCode: "latam",
    brandCodes: [],
    zone: "America/Sao_Paulo",
  },
  {
    code: "66204",
    kind: "store",
    names: { ...both("曼谷服务店", "Bangkok Rama IX"), th: "กรุงเทพ พระราม 9" },
    parentCode: "F0001",
    countryCode: "TH",
    marketCode: "asia",
    brandCodes: [],
    zone: "Asia/Bangkok",
  },
];

/** Fills brands, countries, markets and organisations of the demo; what is there already stays as it is. */
export async function seedOrganisation(ctx: Ctx): Promise<void> {
  await ctx.tx(async ({ sql }) => {
    await sql`
      insert into brands ${
      sql(BRANDS.map((brand, sort) => ({
        code: brand.code,
        entry: brand.entry,
        names: sql.json(brand.names),
        kindNames: sql.json(brand.kindNames),
        sort,
      })))
    }
      on conflict do nothing`;
    await sql`
      insert into countries ${
      sql(COUNTRIES.map((country) => ({
        ...country,
        names: sql.json(country.names),
        languages: [...country.languages],
      })))
    }
      on conflict do nothing`;
    await sql`
      insert into markets ${
      sql(MARKETS.map(({ code, edition, names, priceList, vatPercent }) => ({
        code,
        edition,
        names: sql.json(names),
        priceList,
        vatPercent,
      })))
    }
      on conflict do nothing`;
    await sql`
      insert into market_countries ${
      sql(MARKETS.flatMap(({ code, countries }) =>
        countries.map((countryCode) => ({ marketCode: code, countryCode }))
      ))
    }
      on conflict do nothing`;
    await sql`
      insert into orgs ${
      sql(ORGS.map((org) => ({ ...org, names: sql.json(org.names), brandCodes: [...org.brandCodes] })))
    }
      on conflict do nothing`;
  });
}
