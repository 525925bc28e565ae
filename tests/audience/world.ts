import type { Audience } from "@/engines/audience/audience.ts";
import { type Dimension, DIMENSION_NAMES } from "@/engines/audience/dimensions.ts";
import { USER_TYPES } from "@/kernel/access/user.ts";
import type { Pool } from "@/kernel/ctx.ts";

/** Somebody or something by what it has; a dimension that is missing is not asked of it. */
export interface Facts {
  key: string;
  account?: string;
  inForce: boolean;
  facts: Partial<Record<Dimension | "vins", readonly string[]>>;
}

/** The rule as plainly as it can be said: AND between dimensions, OR within one. */
export function isMeant(asked: Audience, facts: Facts["facts"]): boolean {
  return (Object.entries(asked) as [keyof Audience, string[]][]).every(([dimension, wanted]) => {
    const has = facts[dimension];
    return wanted.length === 0 || has === undefined || has.some((one) => wanted.includes(one));
  });
}

/** Vehicles, posts and stores of every kind beside the people of the demo. */
export async function fillWorld(sql: Pool): Promise<void> {
  await sql.unsafe(`
    insert into os_areas (code, names) values ('eu-area', '{}'), ('asia-area', '{}') on conflict do nothing;
    update countries set os_area = case when code = 'DE' then 'eu-area' when code <> 'CN' then 'asia-area' end;
    insert into energy_types (code, names) values ('e', '{}');
    insert into car_types (code, names) values ('c', '{}'), ('d', '{}');
    insert into after_sale_types (code, names) values ('a', '{}');
    insert into series (code, brand_code, names, after_sale_type, energy_type, car_type, year_from)
    select 'S' || n, (array['velaro', 'norda', 'orrin'])[1 + n % 3], '{}', 'a', 'e', (array['c', 'd'])[1 + n % 2], 2020
    from generate_series(1, 6) n;
    insert into model_codes (code, series_code, names) select 'M' || n, 'S' || (1 + n % 6), '{}' from generate_series(1, 12) n;
    insert into vehicles (vin, series_code, model_codes)
    select 'LVH' || lpad(n::text, 14, '0'), 'S' || (1 + n % 6), case when n % 7 = 0 then '{}' else array['M' || (1 + n % 12)] end
    from generate_series(1, 60) n;
    insert into districts (code, names, level, parent_code, country_code) values
      ('P1', '{}', 'province', null, 'CN'), ('P2', '{}', 'province', null, 'CN'),
      ('C1', '{}', 'city', 'P1', 'CN'), ('C2', '{}', 'city', 'P2', 'CN'),
      ('D1', '{}', 'district', 'C1', 'CN'), ('D2', '{}', 'district', 'P2', 'CN');
    insert into sales_areas (code, names, country_code) values ('TA', '{}', 'CN');
    insert into sales_regions (code, names, area_code) values ('TR1', '{}', 'TA'), ('TR2', '{}', 'TA');
    insert into user_posts (code, names) values ('tp1', '{}'), ('tp2', '{}');
    insert into orgs (code, kind, names, parent_code, country_code, market_code, brand_codes, state, region_code, district_code, direct_sale)
    select 'T' || n, case when n <= 3 then 'dealer_group' else 'store' end, '{}', case when n > 3 then 'T' || (1 + n % 3) end,
      case when n % 4 = 0 then 'DE' else 'CN' end, case when n % 5 = 0 then null when n % 4 = 0 then 'eu' else 'cn' end,
      case n % 3 when 0 then '{}' when 1 then array['velaro'] else array['norda', 'orrin'] end,
      case when n % 11 = 0 then 'closed' else 'open' end, case n % 3 when 1 then 'TR1' when 2 then 'TR2' end,
      (array['P1', 'C1', 'D1', 'C2', 'D2', null])[1 + n % 6], n % 2 = 0
    from generate_series(1, 30) n;
    insert into users (user_code, full_name, user_type, org_code, country_code, editions, brand_codes, lang, state)
    select 'tu' || n, 'T', case when n % 9 = 0 then 'social' when n % 3 = 0 then 'dealer_group' else 'store' end,
      case when n % 9 = 0 then null else 'T' || (1 + n % 30) end,
      (array['CN', 'DE', null])[1 + n % 3], case when n % 4 = 0 then array['overseas'] else array['domestic'] end,
      case when n % 2 = 0 then '{}' else array['velaro'] end, (array['zh_CN', 'en_US', 'de_DE'])[1 + n % 3],
      case when n % 13 = 0 then 'frozen' else 'normal' end
    from generate_series(1, 60) n;
    insert into user_post_links (user_id, post_code) select id, 'tp' || (1 + id % 2) from users where user_code like 'tu%' and id % 3 > 0;
    insert into user_roles (user_id, role_code, market_code)
    select id, case when id % 2 = 0 then 'store-manager' else 'store-technician' end, case when id % 5 = 0 then 'eu' end
    from users where user_code like 'tu%';
  `);
}

interface OrgRow {
  code: string;
  kind: string;
  parentCode: string | null;
  countryCode: string | null;
  marketCode: string | null;
  brandCodes: string[];
  state: string;
  regionCode: string | null;
  districtCode: string | null;
  directSale: boolean;
}

/** Everything that is asked about, put together in memory row by row, and the values that audiences can name. */
export async function worldOf(sql: Pool) {
  const districts = await keyed(sql, "districts") as Map<
    string,
    { level: string; parentCode: string | null }
  >;
  const orgs = await keyed(sql, "orgs") as unknown as Map<string, OrgRow>;
  const countries = await keyed(sql, "countries") as Map<string, { osArea: string | null }>;
  const markets = await keyed(sql, "markets") as Map<string, { edition: string }>;
  const series = await keyed(sql, "series") as Map<string, { brandCode: string; carType: string }>;
  const marketCountries = await sql<
    { marketCode: string; countryCode: string }[]
  >`select * from market_countries`;
  const roleMarkets = await sql<{ roleCode: string; marketCode: string }[]>`select * from role_markets`;
  const userRoles = await sql<{ userId: string; roleCode: string; marketCode: string | null }[]>`
    select user_id::text, role_code, market_code from user_roles`;
  const posts = await sql<
    { userId: string; postCode: string }[]
  >`select user_id::text, post_code from user_post_links`;

  const level = (start: string | null, wanted: string): string[] => {
    for (let code = start; code !== null; code = districts.get(code)!.parentCode) {
      if (districts.get(code)!.level === wanted) return [code];
    }
    return [];
  };
  const above = (start: string | null): string[] => {
    const found: string[] = [];
    for (let code = start; code !== null; code = orgs.get(code)!.parentCode) found.push(code);
    return found;
  };
  const given = (code: string | null | undefined) => code === null || code === undefined ? [] : [code];
  const orgFacts = (org: OrgRow | undefined): Facts["facts"] => ({
    ...(org && org.brandCodes.length > 0 ? { brand: org.brandCodes } : {}),
    region: given(org?.regionCode),
    province: level(org?.districtCode ?? null, "province"),
    city: level(org?.districtCode ?? null, "city"),
    district: level(org?.districtCode ?? null, "district"),
    organisation: above(org?.code ?? null),
    directSale: org ? [org.directSale ? "yes" : "no"] : [],
    country: given(org?.countryCode),
    osArea: given(org?.countryCode && countries.get(org.countryCode)!.osArea),
    market: given(org?.marketCode),
    edition: given(org?.marketCode && markets.get(org.marketCode)!.edition),
  });

  const users = await sql<
    {
      id: string;
      userCode: string;
      userType: string | null;
      orgCode: string | null;
      countryCode: string | null;
      brandCodes: string[];
      editions: string[];
      lang: string;
      state: string;
    }[]
  >`select id::text, user_code::text, user_type, org_code, country_code, brand_codes, editions, lang, state from users where deleted_at is null`;
  const people: Facts[] = users.map((user) => {
    const { brand: _stores, ...own } = orgFacts(orgs.get(user.orgCode ?? ""));
    const country = user.countryCode ?? own.country?.[0] ?? null;
    const roles = userRoles.filter(({ userId }) => userId === user.id);
    const byRole = roles.flatMap(({ marketCode, roleCode }) =>
      marketCode !== null
        ? [marketCode]
        : roleMarkets.filter((one) => one.roleCode === roleCode).map((one) => one.marketCode)
    );
    const byCountry = own.market!.length > 0 ? own.market! : marketCountries
      .filter(({ countryCode }) => countryCode === user.countryCode)
      .map(({ marketCode }) => marketCode);
    return {
      key: user.id,
      account: user.userCode,
      inForce: user.state === "normal",
      facts: {
        ...own,
        ...(user.brandCodes.length > 0 ? { brand: user.brandCodes } : {}),
        country: given(country),
        osArea: given(country && countries.get(country)!.osArea),
        market: [...new Set([...byCountry, ...byRole])],
        edition: user.editions,
        userType: given(user.userType),
        role: roles.map(({ roleCode }) => roleCode),
        post: posts.filter(({ userId }) => userId === user.id).map(({ postCode }) => postCode),
        lang: [user.lang],
      },
    };
  });
  const stores: Facts[] = [...orgs.values()].filter(({ kind }) => kind === "store").map((org) => ({
    key: org.code,
    inForce: org.state === "open",
    facts: orgFacts(org),
  }));
  const vehicles: Facts[] = (await sql<{ vin: string; seriesCode: string; modelCodes: string[] }[]>`
    select vin, series_code, model_codes from vehicles`).map(({ vin, seriesCode, modelCodes }) => ({
    key: vin,
    inForce: true,
    facts: {
      brand: [series.get(seriesCode)!.brandCode],
      series: [seriesCode],
      model: modelCodes,
      carType: [series.get(seriesCode)!.carType],
      vins: [vin],
    },
  }));
  const values: Record<string, string[]> = {
    directSale: ["yes", "no"],
    edition: ["domestic", "overseas"],
    userType: [...USER_TYPES],
    lang: ["zh_CN", "en_US", "de_DE"],
    vins: vehicles.map(({ key }) => key),
    series: [...series.keys()],
    brand: ["velaro", "norda", "orrin"],
    model: Array.from({ length: 12 }, (_, n) => `M${n + 1}`),
    carType: ["c", "d"],
    market: [...markets.keys()],
    osArea: ["eu-area", "asia-area"],
    country: ["CN", "DE"],
    region: ["TR1", "TR2"],
    province: ["P1", "P2"],
    city: ["C1", "C2"],
    district: ["D1", "D2"],
    organisation: ["T1", "T2", "T3", "T9"],
    role: ["store-manager", "store-technician", "administrator"],
    post: ["tp1", "tp2"],
  };
  for (const name of DIMENSION_NAMES) if (!values[name]) throw new Error(`no values of ${name}`);
  const marketsOf = Object.groupBy([...markets.keys()], (code) => markets.get(code)!.edition) as Record<
    "domestic" | "overseas",
    string[]
  >;
  return { people, stores, vehicles, values, marketsOf };
}

async function keyed(sql: Pool, table: string): Promise<Map<string, Record<string, unknown>>> {
  const rows = await sql`select * from ${sql(table)}`;
  return new Map(rows.map((row) => [row.code, row]));
}
