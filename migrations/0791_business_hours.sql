-- Business hours, as every text calls them: working time is the time of a claim.
alter table working_times rename to business_hours;
alter index working_times_pkey rename to business_hours_pkey;
alter index working_times_market rename to business_hours_market;

create or replace function worked_between(market text, zone text, since timestamptz, until timestamptz) returns tstzmultirange
language sql stable as $$
  with own as materialized (select * from business_hours w where w.market_code = market and w.deleted_at is null)
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

insert into rights (fun_link, head_api, item_id, title_key, names, page_names)
select 'QABusinessHours', head_api, item_id, title_key, names, page_names from rights where fun_link = 'QAWorkTime';
update role_rights set fun_link = 'QABusinessHours' where fun_link = 'QAWorkTime';
update seeded_role_rights set fun_link = 'QABusinessHours' where fun_link = 'QAWorkTime';
delete from rights where fun_link = 'QAWorkTime';
