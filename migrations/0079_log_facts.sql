-- The views over the logs hand on their columns as they are, so that the indexes of store, person and page serve the boards; what is
-- missing becomes empty where it is counted.

create or replace view login_facts as
  select l.at, (l.at at time zone coalesce(o.zone, 'Asia/Shanghai'))::date as day,
    extract(hour from l.at at time zone coalesce(o.zone, 'Asia/Shanghai'))::smallint as hour,
    l.org_code, l.edition, l.result
  from login_log l
  left join orgs o on o.code = l.org_code;

create or replace view operation_facts as
  select p.at, (p.at at time zone coalesce(o.zone, 'Asia/Shanghai'))::date as day,
    u.user_type, p.fun_link, p.operation, p.level, p.user_id, p.org_code,
    extract(hour from p.at at time zone coalesce(o.zone, 'Asia/Shanghai'))::smallint as hour
  from operation_log p
  left join orgs o on o.code = p.org_code
  left join users u on u.id = p.user_id;

create or replace function count_logs(until timestamptz) returns bigint
language plpgsql as $$
declare
  since timestamptz;
  counted bigint := 0;
begin
  select counted_until into since from log_counts where log = 'login_log' for update;
  if since < until then
    insert into login_days as d (day, org_code, edition, result, logins)
    select day, coalesce(org_code, ''), edition, result, count(*)
    from login_facts
    where at >= since and at < until
    group by 1, 2, 3, 4
    on conflict (day, org_code, edition, result) do update set logins = d.logins + excluded.logins;
    insert into login_hours as h (day, hour, edition, passed, failed)
    select day, hour, edition, count(*) filter (where result = 'ok'), count(*) filter (where result <> 'ok')
    from login_facts
    where at >= since and at < until
    group by 1, 2, 3
    on conflict (day, hour, edition) do update
    set passed = h.passed + excluded.passed, failed = h.failed + excluded.failed;
    update log_counts set counted_until = until where log = 'login_log';
    select count(*) into counted from login_log where at >= since and at < until;
  end if;
  select counted_until into since from log_counts where log = 'operation_log' for update;
  if since < until then
    insert into operation_days as d (day, user_type, fun_link, operation, level, hits)
    select day, coalesce(user_type, ''), coalesce(fun_link, ''), operation, level, count(*)
    from operation_facts
    where at >= since and at < until
    group by 1, 2, 3, 4, 5
    on conflict (day, user_type, fun_link, operation, level) do update set hits = d.hits + excluded.hits;
    insert into operation_users as u (day, user_id, hits, changes)
    select day, user_id, count(*), count(*) filter (where level = 1)
    from operation_facts
    where at >= since and at < until and user_id is not null
    group by 1, 2
    on conflict (day, user_id) do update set hits = u.hits + excluded.hits, changes = u.changes + excluded.changes;
    update log_counts set counted_until = until where log = 'operation_log';
    counted := counted + (select count(*) from operation_log where at >= since and at < until);
  end if;
  return counted;
end
$$;
