import { connect } from "@/platform/database/connect.ts";
import { createDatabase } from "@/platform/database/create.ts";
import { migrate } from "@/platform/database/migrate.ts";
import { syncBaseData, systemCtx } from "@/platform/base_data.ts";
import { openSignals } from "@/platform/signals.ts";
import { startSession } from "@/services/entry/start_session.ts";
import { ROLE_CODES } from "@/kernel/access/role_codes.ts";
import type { Ctx, Pool } from "@/kernel/ctx.ts";
import { saveParts, savePrices } from "@/services/epc/import/save_parts.ts";
import { ensurePartitions } from "@/engines/partitions/ensure_partitions.ts";
import { assignRole, type RoleAssignment } from "@/services/users/assign_role.ts";
import { createUser } from "@/services/users/create_user.ts";
import { activateUser } from "@/services/users/set_account_state.ts";
import { dictionaries, names } from "../epc/catalogue_builder.ts";

const DATABASE = "kill";
const STORES = 12, CLIENTS = 24, PEOPLE = 12, DEPARTMENTS = 10, PARTS = 20;
const POOL = 8;

const storeOf = (place: number) => `S${String(place).padStart(2, "0")}`;
const departmentOf = (place: number) => `D${String(place).padStart(2, "0")}`;

/** Someone who orders for a store, by token. */
export interface OrderingClient {
  token: string;
  /** As a proxy would tell it, since calls are counted by address. */
  address: string;
}

/** Where the load goes: stores with people who order, and people whose roles several clerks change. */
export interface KillWorld {
  url: string;
  sql: Pool;
  ctx: Ctx;
  clients: OrderingClient[];
  parts: string[];
  /** Every change that the clerks are to make, those of one person among each other. */
  changes: { userId: number; given: RoleAssignment }[];
  close(): Promise<void>;
}

/** Makes and fills the database of a kill test on a server. */
export async function openKillWorld(adminUrl: string): Promise<KillWorld> {
  await createDatabase(adminUrl, DATABASE);
  // Not by URL: several servers may be named.
  const url = adminUrl.replace(/\/postgres$/, () => `/${DATABASE}`);
  await migrate(url);
  const sql = connect(url, { pool: POOL, name: "tis kill test" });
  await ensurePartitions(sql, new Date());
  const signals = openSignals(url, sql);
  const ctx = systemCtx(sql, dictionaries, { signal: signals.signal });
  await syncBaseData(ctx, dictionaries);
  await fillPlaces(sql);
  const parts = Array.from({ length: PARTS }, (_, place) => `KILL${100 + place}`);
  await saveParts(ctx, parts.map((number) => ({ number, names: names(`Part ${number}`) })));
  await savePrices(
    ctx,
    parts.map((partNumber) => ({
      ...{ partNumber, priceList: "EU", validFrom: "2025-01-01", currency: "EUR", net: "10.00" },
    })),
  );
  const clients: OrderingClient[] = [];
  for (let place = 0; place < CLIENTS; place++) {
    const id = await person(ctx, `client-${place}`, storeOf(place % STORES));
    await assignRole(ctx, id, { role: "store-technician" });
    const how = { entry: "login", lang: "en_US", theme: "light", agent: "kill test" } as const;
    const { token } = await ctx.tx((tx) => startSession(tx, { id, lang: "en_US" }, how));
    clients.push({ token, address: `10.30.0.${place + 1}` });
  }
  const people: number[] = [];
  for (let place = 0; place < PEOPLE; place++) {
    // Mails are sent one after another: those of every third person are enough.
    people.push(await person(ctx, `person-${place}`, storeOf(place), place % 3 === 0));
  }
  await sql`
    insert into login_log (at, typed_name, user_id, edition, entry, result)
    select now(), user_code, id, 'domestic', 'login', 'ok' from users where id = any(${people}::bigint[])`;
  return {
    url,
    sql,
    ctx,
    clients,
    parts,
    changes: ROLE_CODES.flatMap((role) =>
      Array.from({ length: DEPARTMENTS }, (_, place) => departmentOf(place)).flatMap((org) =>
        people.map((userId) => ({ userId, given: { role, org } }))
      )
    ),
    async close() {
      await signals.stop();
      await sql.end();
    },
  };
}

async function person(ctx: Ctx, userCode: string, orgCode: string, byMail = true): Promise<number> {
  const { userId } = await createUser(ctx, {
    ...{
      userCode,
      fullName: userCode,
      userType: "store",
      orgCode,
      countryCode: "DE",
      editions: ["domestic"],
    },
    ...{ email: `${userCode}@example.com`, emailConfirmed: byMail, lang: "en_US", mustChangePassword: false },
  });
  await activateUser(ctx, userId);
  return userId;
}

async function fillPlaces(sql: Pool): Promise<void> {
  const both = (name: string) => sql.json(names(name));
  const brand = { code: "velaro", names: both("Velaro"), entry: "login", kindNames: both("Cars"), sort: 1 };
  await sql`insert into brands ${sql(brand)}`;
  await sql`insert into countries ${sql({ code: "DE", names: both("Germany"), mandatesCheckDigit: false })}`;
  await sql`insert into markets ${
    sql({ code: "eu", names: both("Europe"), edition: "domestic", priceList: "EU" })
  }`;
  await sql`insert into market_countries ${sql({ marketCode: "eu", countryCode: "DE" })}`;
  const stores = [
    ...Array.from({ length: STORES }, (_, place) => storeOf(place)),
    ...Array.from({ length: DEPARTMENTS }, (_, place) => departmentOf(place)),
  ];
  await sql`insert into orgs ${
    sql(stores.map((code) => ({ code, kind: "store", names: both(`Store ${code}`), marketCode: "eu" })))
  }`;
}
