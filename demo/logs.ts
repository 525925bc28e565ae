import { ReadBuffer, type Reading } from "@/engines/audit/read_buffer.ts";
import { levelOfReading } from "@/engines/audit/level_of.ts";
import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { countLogs } from "@/services/logs/count_logs.ts";
import { ensurePartitions } from "@/engines/partitions/ensure_partitions.ts";
import { DEMO_ACCOUNTS } from "./accounts.ts";
import { type Dice, dice } from "./epc/random.ts";

/** Accounts that show a refusal at the door: nobody has ever come in by them. */
const REFUSED = DEMO_ACCOUNTS.filter(({ shows }) => "state" in shows).map(({ account }) => account);
/** Days before the first start that somebody is told to have used the portal. */
const DAYS = 100;
const DAY_MS = 86_400_000;
/** People of the demo that come often; the others come now and then. */
const REGULARS = 40;

interface Person {
  id: number;
  userCode: string;
  orgCode: string | null;
  zone: string;
  userType: string;
  edition: string;
}

/** What is opened and looked up, and how often of a hundred. */
const STORE_DOINGS = [
  [["page", "EPCIndex"], 16],
  [["page", "EPCPage"], 14],
  [["page", "EPC2D"], 18],
  [["tisVINQ", "EPCIndex"], 14],
  [["readFigure", "EPC2D"], 10],
  [["searchParts", "SearchPage"], 9],
  [["page", "SearchPage"], 8],
  [["page", "EPCCart"], 7],
  [["page", "index"], 12],
  [["page", "MyMessage"], 3],
  [["listPartUses", "EPC2D"], 3],
] as const;
const FACTORY_DOINGS = [
  [["page", "index"], 14],
  [["page", "agency"], 8],
  [["page", "UserOperationLog"], 5],
  [["page", "UserLoginList"], 4],
  [["page", "PushLog"], 6],
  [["page", "EventMonitor"], 5],
  [["page", "FileManage"], 6],
  [["page", "EPCPage"], 10],
  [["page", "EPC2D"], 10],
  [["listOperations", "UserOperationLog"], 2],
  [["page", "LaborFault"], 4],
  [["page", "DTCManage"], 6],
  [["searchParts", "SearchPage"], 8],
] as const;

/** How a try may fail, and how often of a hundred failures. */
const FAILURES = [
  ["wrong-credentials", 78],
  ["captcha-wrong", 12],
  ["account-locked", 5],
  ["account-frozen", 3],
  ["account-expired", 2],
] as const;

const AGENTS = [
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36",
    48,
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0",
    24,
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36",
    14,
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    9,
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    5,
  ],
] as const;

interface Visit {
  at: Date;
  person: Person;
  chance: Dice;
}

/**
 * Three months of logins and readings, so that the logs have lines and their boards a shape: busy weekday mornings, quiet Sundays. Readings are
 * written as the portal writes them; logins of past days have no verb, since nobody logs in yesterday.
 */
export async function fillLogs({ ctx, sql }: DemoFilling): Promise<void> {
  const now = ctx.clock();
  for (let back = 0; back <= DAYS; back += 28) {
    await ensurePartitions(sql, new Date(now.getTime() - back * DAY_MS));
  }
  const people = await sql<Person[]>`
    select u.id, u.user_code, u.org_code, coalesce(o.zone, u.zone) as zone, coalesce(u.user_type, 'factory') as user_type,
      u.editions[1] as edition
    from users u
    left join orgs o on o.code = u.org_code
    where u.state = 'normal' and u.deleted_at is null and u.user_code <> all(${REFUSED}::text[])
    order by u.id
    limit 400`;
  const visits = visitsOf(people, now);
  await writeLogins(sql, visits);
  const readings = new ReadBuffer(sql, 60_000);
  for (const visit of visits) for (const reading of readingsOf(visit, now)) readings.add(reading);
  await readings.flush();
  await countLogs({ sql, clock: ctx.clock });
}

function visitsOf(people: readonly Person[], now: Date): Visit[] {
  const visits: Visit[] = [];
  for (let back = DAYS; back >= 0; back--) {
    const day = new Date(now.getTime() - back * DAY_MS);
    const weekday = day.getUTCDay();
    const busy = weekday === 0 ? 0.06 : weekday === 6 ? 0.25 : 0.62;
    people.forEach((person, place) => {
      const chance = dice(`visit ${back} ${person.userCode}`);
      const often = place < REGULARS ? busy : busy / 12;
      const times = chance.chance(often) ? chance.whole(1, 2) : 0;
      for (let time = 0; time < times; time++) {
        const at = atWork(day, person.zone, chance);
        if (at < now) visits.push({ at, person, chance });
      }
    });
  }
  return visits.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** A moment of the working day in a zone: most come in the morning and after lunch. */
function atWork(day: Date, zone: string, chance: Dice): Date {
  const hour = chance.weighted([[8, 20], [9, 22], [10, 14], [11, 8], [13, 10], [14, 14], [15, 9], [16, 7], [
    17,
    4,
  ], [20, 2]]);
  const begin = new Date(`${day.toISOString().slice(0, 10)}T00:00:00Z`);
  const local = new Date(begin.toLocaleString("en-US", { timeZone: zone })).getTime() -
    new Date(begin.toLocaleString("en-US", { timeZone: "UTC" })).getTime();
  return new Date(begin.getTime() - local + (hour * 3600 + chance.whole(0, 3599)) * 1000);
}

async function writeLogins(sql: Pool, visits: readonly Visit[]): Promise<void> {
  const rows = visits.flatMap(({ at, person, chance }) => {
    const row = (seconds: number, result: string) => ({
      at: new Date(at.getTime() - seconds * 1000).toISOString(),
      typedName: person.userCode,
      userId: result === "ok" ? person.id : null,
      orgCode: person.orgCode,
      edition: person.edition,
      entry: person.edition === "overseas" ? "os" : "login",
      result,
      address: addressOf(person),
      agent: dice(`agent ${person.userCode}`).weighted(AGENTS),
    });
    return chance.chance(0.07) ? [row(40, chance.weighted(FAILURES)), row(0, "ok")] : [row(0, "ok")];
  });
  await sql`
    insert into login_log (at, typed_name, user_id, org_code, edition, entry, result, address, agent)
    select at, "typedName", "userId", "orgCode", edition, entry, result, address, agent
    from jsonb_to_recordset(${sql.json(rows)}) as r (
      at timestamptz, "typedName" text, "userId" bigint, "orgCode" text, edition text, entry text, result text, address text, agent text
    )
    order by at`;
}

function readingsOf({ at, person, chance }: Visit, now: Date): Reading[] {
  const doings = person.userType === "factory" ? FACTORY_DOINGS : STORE_DOINGS;
  let moment = at.getTime();
  return Array.from({ length: chance.whole(3, 12) }, () => {
    moment += chance.whole(4, 240) * 1000;
    const [operation, funLink] = chance.weighted<readonly [string, string]>(doings);
    return {
      at: new Date(moment),
      userId: person.id,
      machineId: null,
      userCode: person.userCode,
      orgCode: person.orgCode,
      operation,
      funLink,
      level: levelOfReading(operation, funLink, true),
      requestId: `demo-${person.id}-${moment}`,
      address: addressOf(person),
    };
  }).filter((reading) => reading.at < now);
}

/** An address of a documentation range (RFC 5737), the same for a store. */
function addressOf({ orgCode, userCode }: Person): string {
  const chance = dice(`address ${orgCode ?? userCode}`);
  return `${chance.pick(["192.0.2", "198.51.100", "203.0.113"])}.${chance.whole(2, 254)}`;
}

/** Has the planner know how much there is now, before people work with it. */
export async function analyzeAll({ sql }: DemoFilling): Promise<void> {
  await sql`analyze`;
}
