-- What the source said when a translation was last right: kept from the change that made it stale until it is written again, so that its translator
-- sees what has changed.
alter table document_texts
  add column source_title text,
  add column source_body jsonb;
