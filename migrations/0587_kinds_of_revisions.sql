-- Of what kind of document a revision is: what a reader may read of a kind is found in one index, without its documents.
alter table document_revisions add column kind text;
-- Nothing that triggers look at changes; what they compare of so many rows has no statistics.
alter table document_revisions disable trigger user;
update document_revisions r set kind = d.kind from documents d where d.id = r.document_id;
alter table document_revisions enable trigger user;
alter table document_revisions alter column kind set not null;
alter table document_revisions add foreign key (kind, document_id) references documents (kind, id) on delete cascade;

create function take_kind_of_document() returns trigger
language plpgsql as $$
begin
  new.kind := (select kind from documents where id = new.document_id);
  return new;
end
$$;
create trigger document_revisions_kind before insert on document_revisions
for each row execute function take_kind_of_document();

-- The reading list in its order, of its kind alone, with what says who may read it: found and counted without the revisions themselves.
drop index document_revisions_standing;
create index document_revisions_standing on document_revisions (kind, top_state, published_at, id)
include (audience_id, brand_code, document_id) where publish_state = 1;
-- The working list likewise.
create index document_revisions_working on document_revisions (kind, brand_code) include (id, document_id) where is_last;
