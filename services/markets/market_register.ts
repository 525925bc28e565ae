import { EDITIONS } from "@/kernel/access/editions.ts";
import {
  choice,
  code,
  decimal,
  defineRegister,
  links,
  names,
  shown,
  text,
} from "@/engines/registers/declare.ts";
import { afterMarket, checkMarket } from "./market_rules.ts";

/** Markets: groups of countries served alike, and the roles that count in them (specification section 6). */
export const marketRegister = defineRegister({
  route: "EPCSCGL",
  path: "/tis/markets",
  noun: ["Market", "Markets"],
  texts: "markets.market",
  table: "markets",
  key: "marketCode",
  usedBy: [
    { table: "orgs", column: "market_code" },
    { table: "model_codes", column: "market_code" },
    { table: "vehicles", column: "market_code" },
    { table: "business_hours", column: "market_code" },
    {
      table: "user_roles",
      column: "market_code",
      of: { table: "users", column: "user_id" },
      where: ({ sql }) => sql`exists (select from users u where u.id = x.user_id and u.deleted_at is null)`,
    },
    {
      table: "api_tokens",
      column: "market_code",
      where: ({ sql }) => sql`x.revoked_at is null`,
      shownBy: { right: "baseinfoauthority:machines" },
    },
  ],
  check: checkMarket,
  after: afterMarket,
  fields: {
    marketCode: code({ column: "code", max: 20 }),
    names: names({ max: 80 }),
    edition: choice(EDITIONS, { fixed: true, start: "overseas", hint: true }),
    priceList: text({ max: 40, filter: true, hint: true }),
    vatPercent: decimal({ places: 2, min: 0, max: 99, unit: "%", optional: true, in: "chooser", hint: true }),
    countries: links({ table: "countries", route: "TisosArea" }, {
      table: "market_countries",
      own: "market_code",
      other: "country_code",
    }, { filter: true, hint: true }),
    roles: links({ table: "roles", route: "baseinforole" }, {
      table: "role_markets",
      own: "market_code",
      other: "role_code",
      loose: true,
    }, { optional: true, filter: true, in: "chooser", hint: true }),
    stores: shown("whole", ({ sql }) =>
      sql`(
        select count(*) from orgs o where o.market_code = e.code and o.kind = 'store' and o.deleted_at is null
      )::int`),
  },
});
