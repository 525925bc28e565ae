-- The day until which work is asked for was counted from the day of the release in UTC: a bulletin that was released in the evening in Brazil, or in the morning in China,
-- gave its stores a day more or less than it said. It is counted from the day of the store. Orders that are there keep the day that their store was told.
create function tsb_due_day(released timestamptz, days int, zone text) returns date
language sql stable parallel safe as $$
  select (released at time zone zone)::date + days
$$;

-- As before, with what the day is made of in place of the day.
drop view tsb_asking;
create view tsb_asking as
select
  d.id, d.code, d.supersedes_id, r.id as revision_id, r.brand_code, k.series_codes, k.model_codes, r.audience_id,
  coalesce(t.raises_work_orders, false) as asks, r.published_at as released_at, t.due_days,
  case
    when r.publish_state = 0 then 'revoked'
    when r.stop_state = 1 then 'stopped'
    when exists (
      select from documents o join document_revisions q on q.document_id = o.id and q.publish_state = 1
      where o.supersedes_id = d.id
    ) then 'superseded'
  end as why_not
from documents d
join lateral (
  select o.* from document_revisions o
  where o.document_id = d.id
  order by o.publish_state desc, o.published_at is not null desc, o.number desc
  limit 1
) r on true
join tsb_details k on k.revision_id = r.id
left join tsb_types t on t.code = k.type_id
where d.kind = 'tsb';

-- Each store has its own day: that of a campaign is the first of them.
alter table tsb_campaigns drop column due_on;
