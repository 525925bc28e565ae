-- What orders cases by whether they helped, kept with each of their revisions, so that an index has it: one for each store that it helped, one less for each that
-- it did not, two for the mark.
alter table case_details add column helped int not null default 0;

create function helped_of_case(document bigint) returns int
language sql stable as $$
  select coalesce((select sum(case when fixed then 1 else -1 end) from case_verdicts where document_id = document), 0)::int
    + 2 * (select count(*) from case_marks where document_id = document)::int
$$;

update case_details k set helped = helped_of_case(r.document_id)
from document_revisions r
where r.id = k.revision_id and r.document_id in (select document_id from case_verdicts union select document_id from case_marks);

create index case_details_helped on case_details (helped, revision_id);

-- Stores that judge one case at the same moment come one after the other, and so does a revision that begins meanwhile: each counts what the others have written.
create function keep_helped_of_case() returns trigger
language plpgsql as $$
declare
  document bigint := case tg_op when 'DELETE' then old.document_id else new.document_id end;
begin
  perform from documents where id = document for no key update;
  update case_details k set helped = helped_of_case(document)
  from document_revisions r where r.document_id = document and k.revision_id = r.id;
  return null;
end
$$;
create trigger case_verdicts_helped after insert or update of fixed or delete on case_verdicts
for each row execute function keep_helped_of_case();
create trigger case_marks_helped after insert or delete on case_marks
for each row execute function keep_helped_of_case();

create function take_helped_of_case() returns trigger
language plpgsql as $$
declare
  document bigint := (select document_id from document_revisions where id = new.revision_id);
begin
  perform from documents where id = document for no key update;
  new.helped := helped_of_case(document);
  return new;
end
$$;
create trigger case_details_helped_taken before insert on case_details
for each row execute function take_helped_of_case();

-- Documents of a kind by their codes.
create index documents_code_order on documents (kind, code collate "C");
