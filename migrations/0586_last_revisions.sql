-- The last revision of a document, told by itself: the working list asked each revision whether another follows it.
alter table document_revisions add column is_last boolean not null default true;
-- Nothing that triggers look at changes; what they compare of so many rows has no statistics.
alter table document_revisions disable trigger user;
update document_revisions r
set is_last = false
where exists (select from document_revisions o where o.document_id = r.document_id and o.number > r.number);
alter table document_revisions enable trigger user;
create unique index document_revisions_last on document_revisions (document_id) include (id) where is_last;

create function mark_last_revision() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.is_last then
      update document_revisions
      set is_last = true
      where id = (
        select id from document_revisions where document_id = old.document_id order by number desc limit 1
      );
    end if;
    return null;
  end if;
  update document_revisions
  set is_last = false
  where document_id = new.document_id and number < new.number and is_last;
  new.is_last := not exists (
    select from document_revisions where document_id = new.document_id and number > new.number
  );
  return new;
end
$$;
create trigger document_revisions_last_added before insert on document_revisions
for each row execute function mark_last_revision();
create trigger document_revisions_last_deleted after delete on document_revisions
for each row execute function mark_last_revision();
