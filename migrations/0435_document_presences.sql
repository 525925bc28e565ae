-- Who has a draft open to write in it, tab by tab: said again every few seconds by the page, and over once it falls silent. What a crash of the
-- database takes is said again by those who are still there, so nothing of it goes into the write-ahead log.
create unlogged table document_presences (
  -- given by the browser to each page that it opens
  tab uuid primary key,
  revision_id bigint not null references document_revisions on delete cascade,
  user_id bigint not null references users,
  since timestamptz not null,
  -- silent for longer, it is gone
  until timestamptz not null,
  -- language that is written in, and field that has the focus
  lang text not null,
  field text
);
create index document_presences_revision on document_presences (revision_id);
