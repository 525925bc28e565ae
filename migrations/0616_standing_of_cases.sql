-- What is known of a case beside what it says.

-- First submissions, which count against the month of their store. A case that is submitted again is counted once.
create table case_submissions (
  document_id bigint primary key references documents on delete cascade,
  org_code text not null references orgs,
  -- first day of the month, by the store's own clock
  month date not null,
  submitted_at timestamptz not null
);
create index case_submissions_month on case_submissions (org_code, month);

-- Cases marked as excellent, each once.
create table case_marks (
  document_id bigint primary key references documents on delete cascade,
  marked_by bigint not null references users,
  marked_at timestamptz not null
);

-- Whether a case helped: the last word of each store.
create table case_verdicts (
  document_id bigint not null references documents on delete cascade,
  org_code text not null references orgs,
  user_id bigint not null references users,
  fixed boolean not null,
  said_at timestamptz not null,
  primary key (document_id, org_code)
);

-- Published cases as they are found: words of every language, and what makes two of them alike.
create table case_search (
  document_id bigint primary key references documents on delete cascade,
  revision_id bigint not null references document_revisions on delete cascade,
  words text not null,
  symptoms text[] not null,
  dtc_codes text[] not null,
  part_numbers text[] not null,
  series_code text
);
create index case_search_words on case_search using gin (character_pairs(words));
create index case_search_symptoms on case_search using gin (symptoms);
create index case_search_codes on case_search using gin (dtc_codes);
create index case_search_parts on case_search using gin (part_numbers);
create index case_search_revision on case_search (revision_id);
