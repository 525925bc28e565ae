-- Documents that are written, approved and published: one identity, revisions under approval, texts by language. The fields of a kind
-- stand in a table of its own, one row a revision.
create table documents (
  id bigint generated always as identity primary key,
  -- kind of document as its declaration names it
  kind text not null,
  -- what people call it by; null while its author has not given one
  code text,
  author_id bigint not null references users,
  -- of this document, counted on with each event
  version int not null default 1,
  -- the document that this one takes the place of
  supersedes_id bigint references documents on delete set null,
  created_at timestamptz not null,
  unique (kind, id)
);
-- A code is given once in a kind.
create unique index documents_code on documents (kind, code);
create index documents_supersedes on documents (supersedes_id);

create table document_revisions (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents on delete cascade,
  -- from 1; a successor is prepared while the published one is read
  number int not null,
  -- 0 not submitted, 1 submitted, 2 rejected
  submit_state smallint not null default 0 check (submit_state in (0, 1, 2)),
  verify_state smallint not null default 0 check (verify_state in (0, 1)),
  -- null undecided, 0 rejected, 1 passed, 2 not passed
  verify_result smallint check (verify_result in (0, 1, 2)),
  publish_state smallint not null default 0 check (publish_state in (0, 1)),
  -- 0 obsolete, 1 live
  discard smallint not null default 1 check (discard in (0, 1)),
  stop_state smallint not null default 0 check (stop_state in (0, 1)),
  top_state smallint not null default 0 check (top_state in (0, 1)),
  -- brand and series by which approvers, scopes and batches go; null: none yet, seen within all brands
  brand_code text references brands,
  series_codes text[] not null default '{}',
  -- departments that have passed it, of those that decide in turn
  passed_departments text[] not null default '{}',
  -- whose turn it is; null while it is not under approval
  department_code text references departments,
  -- counted on with each change: a change that read another one is refused
  version int not null default 1,
  authored_by bigint not null references users,
  authored_at timestamptz not null,
  submitted_by bigint references users,
  submitted_at timestamptz,
  verified_by bigint references users,
  verified_at timestamptz,
  published_by bigint references users,
  published_at timestamptz,
  stopped_by bigint references users,
  stopped_at timestamptz,
  -- when its successor took its place
  replaced_at timestamptz,
  -- what it said when the operation log last had it: drafts are saved more often than that
  logged jsonb not null default '{}',
  unique (document_id, number)
);
-- The one that is read.
create unique index document_revisions_published on document_revisions (document_id) where publish_state = 1;
-- What waits for a department.
create index document_revisions_waiting on document_revisions (department_code, submitted_at) where submit_state = 1;

create table document_texts (
  revision_id bigint not null references document_revisions on delete cascade,
  lang text not null,
  title text not null default '',
  -- tree of nodes
  body jsonb not null,
  -- source, translated, stale: the source has changed since
  state text not null check (state in ('source', 'translated', 'stale')),
  changed_at timestamptz not null,
  primary key (revision_id, lang)
);
create unique index document_texts_source on document_texts (revision_id) where state = 'source';

create table document_approvals (
  id bigint generated always as identity primary key,
  revision_id bigint not null references document_revisions on delete cascade,
  department_code text not null references departments,
  user_id bigint not null references users,
  -- 0 rejected, 1 passed, 2 not passed
  result smallint not null check (result in (0, 1, 2)),
  remark text,
  -- what was decided on, for whoever decides next
  content jsonb not null,
  decided_at timestamptz not null,
  -- an edit since has made it void
  voided_at timestamptz
);
create index document_approvals_revision on document_approvals (revision_id, id);
create index document_approvals_user on document_approvals (user_id, decided_at desc);

create table document_attachments (
  revision_id bigint not null references document_revisions on delete cascade,
  file_id uuid not null references files,
  sort int not null,
  primary key (revision_id, file_id)
);
create index document_attachments_file on document_attachments (file_id);

create table document_reads (
  revision_id bigint not null references document_revisions on delete cascade,
  user_id bigint not null references users,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times int not null default 1,
  primary key (revision_id, user_id)
);

create table document_confirmations (
  revision_id bigint not null references document_revisions on delete cascade,
  user_id bigint not null references users,
  confirmed_at timestamptz not null,
  primary key (revision_id, user_id)
);
