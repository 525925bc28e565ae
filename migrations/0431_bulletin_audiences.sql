-- Receivers of notices are an audience like that of every other document, in place of a field of their own.
create temporary table bulletin_receivers on commit drop as
select
  k.revision_id,
  -- as the audience is written down for its digest: each code once, in the order of its characters
  '{"organisation":[' || (
    select string_agg(to_json(code)::text, ',' order by code collate "C") from (select distinct unnest(k.org_codes) as code) o
  ) || ']}' as said,
  array(select distinct code collate "C" from unnest(k.org_codes) code order by 1) as organisation
from bulletin_details k
where k.org_codes <> '{}';

insert into audiences (digest, saved_at, organisation)
select distinct on (said) encode(sha256(convert_to(said, 'UTF8')), 'hex'), now(), organisation
from bulletin_receivers
on conflict (digest) do nothing;

update document_revisions r
set audience_id = a.id
from bulletin_receivers k
join audiences a on a.digest = encode(sha256(convert_to(k.said, 'UTF8')), 'hex')
where r.id = k.revision_id;

-- What was decided on and what the log last had say it by the new name.
update document_revisions r
set logged = (r.logged - 'orgCodes') || case
  when r.logged ->> 'orgCodes' is null then '{}'
  else coalesce((select jsonb_build_object('audience', k.said::jsonb) from bulletin_receivers k where k.revision_id = r.id), '{}')
end
where r.logged ? 'orgCodes';
update document_approvals p
set content = (p.content - 'orgCodes') || case
  when p.content ->> 'orgCodes' is null then '{}'
  else coalesce((select jsonb_build_object('audience', k.said::jsonb) from bulletin_receivers k where k.revision_id = p.revision_id), '{}')
end
where p.content ? 'orgCodes';

alter table bulletin_details drop column org_codes;
