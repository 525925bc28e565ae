-- Whom a revision of a document is meant for, and when those who have not yet done with it were reminded last.
alter table document_revisions
  -- null: everybody who may read its kind
  add column audience_id bigint references audiences,
  add column reminded_at timestamptz;
-- Audiences that nothing refers to are looked for by it.
create index document_revisions_audience on document_revisions (audience_id);
