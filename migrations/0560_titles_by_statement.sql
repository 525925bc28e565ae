-- Titles for the search box are kept by statement and no longer row by row: publishing many revisions at once reads their texts once.
drop trigger document_titles_kept on document_revisions;

create or replace function keep_document_titles() returns trigger
language plpgsql as $$
begin
  -- Most changes of revisions publish nothing.
  if not exists (
    select from changed_revisions n join former_revisions o using (id) where n.publish_state is distinct from o.publish_state
  ) then
    return null;
  end if;
  delete from document_titles t
  using changed_revisions n
  join former_revisions o using (id)
  where t.revision_id = n.id and n.publish_state is distinct from o.publish_state;
  insert into document_titles (revision_id, lang, kind, title, brand_code, series_codes, published_at)
  select n.id, t.lang, d.kind, folded_title(t.title), n.brand_code, n.series_codes, n.published_at
  from changed_revisions n
  join former_revisions o using (id)
  join document_texts t on t.revision_id = n.id and t.title <> ''
  join documents d on d.id = n.document_id
  where n.publish_state = 1 and o.publish_state is distinct from 1;
  return null;
end
$$;
-- A trigger with tables of what was changed cannot name the column.
create trigger document_titles_kept after update on document_revisions
referencing old table as former_revisions new table as changed_revisions
for each statement execute function keep_document_titles();
