-- Minutes of boards by plain numbers: the exact ones of extract took a third of a board's time.
create or replace view question_figures as
select
  q.id, q.kind, q.stage, q.state, q.node, q.type_code, q.series_code, q.brand_code, q.store_code, q.asker_id, q.urgent, q.part_numbers,
  q.asked_at, q.waiting_since, q.first_reply_at, q.closed_at, q.closed_by,
  o.market_code, n.area_code, coalesce(q.designated_id, q.assignee_id) as staff_id,
  -- whole minutes
  floor(date_part('epoch', q.first_reply_at - q.asked_at) / 60)::int as reply_minutes,
  floor(date_part('epoch', q.closed_at - q.asked_at) / 60)::int as closing_minutes,
  q.answer_due_at
from questions q
join orgs o on o.code = q.store_code
left join sales_regions n on n.code = o.region_code
where q.stage <> 'draft';
