-- Logs that are only added to and read by many filters: the store of a login and the level of a line stand in their rows, each
-- filter has its index, newest first, and the boards count by day what no longer changes.

alter table login_log add column org_code text;
update login_log l set org_code = u.org_code from users u where u.id = l.user_id;

-- 1 changes; 2 readings of people, rights and logs; 3 readings by calls; 4 pages; 0 readings by nobody who is logged in.
alter table operation_log add column level smallint not null default 1 check (level between 0 and 4);
update operation_log
set level = case when user_id is null then 0 when operation = 'page' then 4 else 3 end
where not is_change;

drop index operation_log_at;
drop index operation_log_user;
drop index login_log_at;
drop index login_log_user;
create index operation_log_at on operation_log (at desc, id desc);
create index operation_log_user on operation_log (user_id, at desc, id desc);
create index operation_log_org on operation_log (org_code, at desc, id desc);
create index operation_log_page on operation_log (fun_link, at desc, id desc);
create index operation_log_operation on operation_log (operation, at desc, id desc);
create index operation_log_level on operation_log (level, at desc, id desc);
create index login_log_at on login_log (at desc, id desc);
create index login_log_user on login_log (user_id, at desc, id desc);
create index login_log_typed on login_log (lower(typed_name), at desc, id desc);
create index login_log_org on login_log (org_code, at desc, id desc);
create index login_log_result on login_log (result, at desc, id desc);
create index login_log_edition on login_log (edition, at desc, id desc);

-- The logs are only added to. What is too old goes with its month (services/logs/delete_old_logs.ts); rows outside of any month go one by
-- one, for which that transaction alone says so.
create function refuse_log_change() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('tis.old_logs', true) = 'delete' then
    return old;
  end if;
  raise exception 'the log is only added to' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger only_added_to before update or delete on operation_log for each row execute function refuse_log_change();
create trigger only_added_to before update or delete on login_log for each row execute function refuse_log_change();
create trigger not_emptied before truncate on operation_log execute function refuse_log_change();
create trigger not_emptied before truncate on login_log execute function refuse_log_change();

-- What is written and how long it is kept: one row.
create table log_settings (
  only_row boolean primary key default true check (only_row),
  level smallint not null default 0 check (level between 0 and 4),
  -- Months after which the logs are deleted by themselves; null: only by hand.
  keep_months smallint check (keep_months in (24, 36)),
  -- Months after which read messages, and mails and hand-overs that ended, are deleted; null: never.
  keep_told_months smallint check (keep_told_months in (6, 12, 24)),
  version int not null default 1,
  changed_at timestamptz,
  changed_by bigint references users
);
insert into log_settings default values;

-- Days are those of the store's zone, or of the factory's for people without a store.
create table login_days (
  day date not null,
  org_code text not null,
  edition text not null,
  result text not null,
  logins int not null,
  primary key (day, org_code, edition, result)
);
create table login_hours (
  day date not null,
  hour smallint not null,
  edition text not null,
  passed int not null,
  failed int not null,
  primary key (day, hour, edition)
);
create table operation_days (
  day date not null,
  user_type text not null,
  fun_link text not null,
  operation text not null,
  level smallint not null,
  hits int not null,
  primary key (day, user_type, fun_link, operation, level)
);
create table operation_users (
  day date not null,
  user_id bigint not null,
  hits int not null,
  changes int not null,
  primary key (day, user_id)
);

-- Up to when the rows of a log are counted in the tables above; later ones are counted when they are asked for.
create table log_counts (
  log text primary key check (log in ('login_log', 'operation_log')),
  counted_until timestamptz not null
);
insert into log_counts values ('login_log', '-infinity'), ('operation_log', '-infinity');

-- Logins as the boards see them.
create view login_facts as
  select l.at, (l.at at time zone coalesce(o.zone, 'Asia/Shanghai'))::date as day,
    extract(hour from l.at at time zone coalesce(o.zone, 'Asia/Shanghai'))::smallint as hour,
    coalesce(l.org_code, '') as org_code, l.edition, l.result
  from login_log l
  left join orgs o on o.code = l.org_code;

-- Operations as the boards see them.
create view operation_facts as
  select p.at, (p.at at time zone coalesce(o.zone, 'Asia/Shanghai'))::date as day,
    coalesce(u.user_type, '') as user_type, coalesce(p.fun_link, '') as fun_link, p.operation, p.level,
    coalesce(p.user_id, 0) as user_id, coalesce(p.org_code, '') as org_code
  from operation_log p
  left join orgs o on o.code = p.org_code
  left join users u on u.id = p.user_id;

-- Counts what came since the last time, up to a moment before which nothing is written any more. Returns how many rows.
create function count_logs(until timestamptz) returns bigint
language plpgsql as $$
declare
  since timestamptz;
  counted bigint := 0;
begin
  select counted_until into since from log_counts where log = 'login_log' for update;
  if since < until then
    insert into login_days as d (day, org_code, edition, result, logins)
    select day, org_code, edition, result, count(*)
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
    select day, user_type, fun_link, operation, level, count(*)
    from operation_facts
    where at >= since and at < until
    group by 1, 2, 3, 4, 5
    on conflict (day, user_type, fun_link, operation, level) do update set hits = d.hits + excluded.hits;
    insert into operation_users as u (day, user_id, hits, changes)
    select day, user_id, count(*), count(*) filter (where level = 1)
    from operation_facts
    where at >= since and at < until and user_id <> 0
    group by 1, 2
    on conflict (day, user_id) do update set hits = u.hits + excluded.hits, changes = u.changes + excluded.changes;
    update log_counts set counted_until = until where log = 'operation_log';
    counted := counted + (select count(*) from operation_log where at >= since and at < until);
  end if;
  return counted;
end
$$;
