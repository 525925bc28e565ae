-- Notices are told to their readers as every other document is: what waits to be told the former way when the portal is updated, goes on the new one.
insert into work_items (kind, key, payload, created_at, next_try_at)
select 'tell-readers', r.id || ':' || (w.payload ->> 'kind'),
  jsonb_build_object('kind', d.kind, 'revisionId', r.id, 'message', w.payload ->> 'kind'), w.created_at, now()
from work_items w
join documents d on d.kind = 'bulletin' and w.payload ->> 'link' = 'BulletinDetail?id=' || d.id
join document_revisions r on r.document_id = d.id and r.publish_state = 1
where w.kind = 'tell-audience' and w.state in ('waiting', 'running')
on conflict (kind, key) where state in ('waiting', 'running') do nothing;
delete from work_items where kind = 'tell-audience' and state in ('waiting', 'running');
