-- What people say about the portal and its documents, with the screen that it is about.
create table feedback_reports (
  id bigint generated always as identity primary key,
  type_code text not null references feedback_types,
  state text not null default 'unprocessed' check (state in ('unprocessed', 'resolved', 'invalid')),
  -- counted on with each change: a change that read another one is refused
  version int not null default 1,
  changed_at timestamptz not null,
  text text not null,
  author_id bigint not null references users,
  -- null: the author is of no organisation
  org_code text references orgs,
  sent_at timestamptz not null,
  -- the screen: its route, and what stands behind the base path; null and empty: none in particular
  page text,
  address text not null default '',
  vin text,
  brand text not null default '',
  lang text not null,
  edition text not null,
  browser text not null default '',
  -- sizes in px, as far as the browser tells them
  screen_width int,
  screen_height int,
  window_width int,
  window_height int,
  -- what the author was refused last before
  last_refusal text not null default '',
  -- who looks after it
  taken_by bigint references users,
  taken_at timestamptz,
  answer text not null default '',
  ended_by bigint references users,
  ended_at timestamptz,
  check ((state = 'unprocessed') = (ended_at is null))
);
-- What waits, the oldest first; one's own; the latest first.
create index feedback_reports_waiting on feedback_reports (sent_at, id) where state = 'unprocessed';
create index feedback_reports_author on feedback_reports (author_id, sent_at desc);
create index feedback_reports_sent on feedback_reports (sent_at, id);
create index feedback_reports_type on feedback_reports (type_code);
