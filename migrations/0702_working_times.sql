-- Working times of markets: a consultation that comes in at night is not late before anybody works. A market without shifts goes by the clock on the wall.

create table working_times (
  id bigint generated always as identity primary key,
  market_code text not null references markets,
  -- each week; days on which nobody works; days on which these hours are worked in place of anything else
  kind text not null check (kind in ('shift', 'free', 'worked')),
  names jsonb not null default '{}',
  -- of a shift: mon, tue, ...
  weekdays text[] not null default '{}',
  -- hh:mm in the zone of the store; a shift that ends before it begins ends on the next day
  opens text check (opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closes text check (closes ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- of free and of worked days, both included
  first_day date,
  last_day date check (last_day >= first_day)
);
select register_columns('working_times');
create index working_times_market on working_times (market_code);

-- When a market works between two moments, by the days of a zone.
create function worked_between(market text, zone text, since timestamptz, until timestamptz) returns tstzmultirange
language sql stable as $$
  with own as materialized (select * from working_times w where w.market_code = market and w.deleted_at is null)
  select case
    when not exists (select from own where kind = 'shift') then tstzmultirange(tstzrange(since, until))
    else coalesce((
      select range_agg(tstzrange(
        (d.day + w.opens::time) at time zone zone,
        (d.day + w.closes::time + case when w.closes <= w.opens then interval '1 day' else interval '0' end) at time zone zone
      ))
      from generate_series((since at time zone zone)::date - 1, (until at time zone zone)::date, interval '1 day') s (at)
      cross join lateral (select s.at::date as day) d
      join own w on case
        when exists (select from own x where x.kind = 'worked' and d.day between x.first_day and x.last_day)
          then w.kind = 'worked' and d.day between w.first_day and w.last_day
        when exists (select from own x where x.kind = 'free' and d.day between x.first_day and x.last_day) then false
        else w.kind = 'shift' and (array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[extract(isodow from d.day)::int] = any(w.weekdays)
      end
    ), '{}'::tstzmultirange) * tstzmultirange(tstzrange(since, until))
  end
$$;

-- Seconds that a market works between two moments; none where the second is not later.
create function worked_seconds(market text, zone text, since timestamptz, until timestamptz) returns bigint
language sql stable as $$
  select case when until <= since then 0 else (
    select coalesce(sum(extract(epoch from upper(r) - lower(r))), 0)::bigint from unnest(worked_between(market, zone, since, until)) r
  ) end
$$;

-- When so many minutes of work are over; of a market that does not work within two months by the clock on the wall.
create function worked_until(market text, zone text, since timestamptz, minutes int) returns timestamptz
language sql stable as $$
  select coalesce((
    select lower(w.r) + make_interval(secs => minutes * 60 - w.before)
    from (
      select r, extract(epoch from upper(r) - lower(r))::float8 as lasts,
        coalesce(sum(extract(epoch from upper(r) - lower(r))) over (order by r rows between unbounded preceding and 1 preceding), 0)::float8 as before
      from unnest(worked_between(market, zone, since, since + interval '62 days')) r
    ) w
    where w.before + w.lasts >= minutes * 60
    order by w.r
    limit 1
  ), since + make_interval(mins => minutes))
$$;

-- Until when an answer is due at the node where a consultation waits; kept, so that lists, boards and reminders ask nothing else.
alter table questions add column answer_due_at timestamptz;
-- No market has shifts yet, and a consultation has half an hour (section 9).
update questions set answer_due_at = waiting_since + interval '30 minutes' where waiting_since is not null and node is not null;
create index questions_due on questions (answer_due_at) where answer_due_at is not null;
