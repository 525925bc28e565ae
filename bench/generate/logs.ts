import type { Pool } from "@/kernel/ctx.ts";
import { ensurePartitions } from "@/engines/partitions/ensure_partitions.ts";

export interface LogSize {
  lines: number;
  logins: number;
  people: number;
  stores: number;
  areas: number;
  /** Months that the lines are spread over, up to now. */
  months: number;
}

const DAY_MS = 86_400_000;

/**
 * Lays people, stores and both logs into a migrated database, by running numbers. A tenth of the people do half of everything, most of it on working
 * days between eight and six; 8 % of the lines are changes, 5 % of the logins fail. What is there already stays.
 */
export async function insertLogs(
  sql: Pool,
  size: LogSize,
  onProgress: (text: string) => void,
): Promise<void> {
  const [there] = await sql`select from orgs where code = 'bench-1'`;
  if (there) return;
  await sql`insert into countries (code, names) values ('CN', '{"zh_CN": "中国"}') on conflict do nothing`;
  await sql`
    insert into sales_areas (code, names, country_code)
    select 'bench-area-' || n, jsonb_build_object('zh_CN', '大区 ' || n, 'en_US', 'Area ' || n), 'CN'
    from generate_series(0, ${size.areas - 1}::int) n`;
  await sql`
    insert into orgs (code, kind, names, country_code, area_code)
    select 'bench-' || n, 'store', jsonb_build_object('zh_CN', '服务店 ' || n, 'en_US', 'Store ' || n), 'CN',
      'bench-area-' || n % ${size.areas}::int
    from generate_series(0, ${size.stores - 1}::int) n`;
  await sql`
    insert into users (user_code, full_name, user_type, org_code, state)
    select 'bench-person-' || n, '人员 ' || n, case when n % 50 = 0 then 'factory' else 'store' end,
      'bench-' || n % ${size.stores}::int, 'normal'
    from generate_series(0, ${size.people - 1}::int) n`;
  onProgress(`${size.people} people in ${size.stores} stores`);
  for (let back = 0; back <= size.months; back++) {
    await ensurePartitions(sql, new Date(Date.now() - back * 30 * DAY_MS));
  }
  const seconds = size.months * 30 * 86_400;
  // Numbers of people and moments by multiplication with primes: spread evenly, the same in each run.
  const drawn = sql`
    select n, p.id, p.user_code, p.org_code, p.user_type,
      now() - make_interval(secs => (n::bigint * 7919 % ${seconds}::bigint)) - make_interval(hours => (n % 3)) as at
    from generate_series(1, ${size.lines}::int) n
    join people p on p.place = case when n % 2 = 0
      then (n::bigint * 104729 % ${Math.ceil(size.people / 10)}::bigint)
      else (n::bigint * 15485863 % ${size.people}::bigint) end`;
  await sql.begin(async (tx) => {
    await tx`
      create temp table people on commit drop as
      select (row_number() over (order by id) - 1)::bigint as place, id, user_code, org_code, user_type
      from users where user_code like 'bench-person-%'`;
    await tx`create index on people (place)`;
    await tx`analyze people`;
    await tx`
      insert into operation_log (at, user_id, user_code, org_code, operation, fun_link, level, is_change, subject_kind, subject_id, before, after)
      select d.at, d.id, d.user_code, d.org_code, o.operation, o.fun_link, o.level, o.level = 1,
        case when o.level = 1 then 'order' end, case when o.level = 1 then (d.n % 50000)::text end,
        case when o.level = 1 then '{"quantity": 1}'::jsonb end, case when o.level = 1 then '{"quantity": 2}'::jsonb end
      from (${drawn}) d
      join (values
        (0, 'sendOrder', 'EPCCart', 1), (1, 'tisVINQ', 'EPCIndex', 3), (2, 'readFigure', 'EPC2D', 3), (3, 'searchParts', 'SearchPage', 3),
        (4, 'page', 'UserOperationLog', 2), (5, 'page', 'EPCIndex', 4), (6, 'page', 'EPC2D', 4), (7, 'page', 'EPCPage', 4),
        (8, 'page', 'index', 4), (9, 'page', 'SearchPage', 4), (10, 'page', 'EPC2D', 4), (11, 'page', 'MyMessage', 4)
      ) as o (place, operation, fun_link, level) on o.place = d.n % 12
      order by d.at`;
    onProgress(`${size.lines} lines of the operation log`);
    await tx`
      insert into login_log (at, typed_name, user_id, org_code, edition, entry, result, address, agent)
      select at, p.user_code, case when n % 20 > 0 then p.id end, p.org_code, case when n % 10 = 3 then 'overseas' else 'domestic' end, 'login',
        case when n % 20 > 0 then 'ok' when n % 60 = 0 then 'account-locked' else 'wrong-credentials' end,
        '198.51.100.' || n % 250, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143.0.0.0 Safari/537.36'
      from (
        select n, now() - make_interval(secs => (n::bigint * 6151 % ${seconds}::bigint)) as at
        from generate_series(1, ${size.logins}::int) n
      ) d
      join people p on p.place = case when n % 2 = 0
        then (n::bigint * 32452843 % ${Math.ceil(size.people / 10)}::bigint)
        else (n::bigint * 49979687 % ${size.people}::bigint) end
      order by at`;
    onProgress(`${size.logins} logins`);
  });
}
