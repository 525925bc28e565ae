-- What is known of a claim beside what it says.

-- What became of handing a claim to the dealer management system, which a store's people ask for.
create table claim_pushes (
  document_id bigint primary key references documents on delete cascade,
  -- what was handed over
  revision_id bigint not null references document_revisions on delete cascade,
  -- waiting: left for the workers; taken: the receiver has it; refused: it does not want it; failed: given up
  state text not null check (state in ('waiting', 'taken', 'refused', 'failed')),
  dms_number text,
  -- why it was refused or given up, a code or words of the receiver
  reason text,
  requested_by bigint not null references users,
  requested_at timestamptz not null,
  changed_at timestamptz not null
);

-- Published claims as they are found: words of every language, and by what lists are narrowed.
create table claim_search (
  document_id bigint primary key references documents on delete cascade,
  revision_id bigint not null references document_revisions on delete cascade,
  words text not null,
  dtc_codes text[] not null,
  part_numbers text[] not null,
  labor_codes text[] not null
);
create index claim_search_words on claim_search using gin (character_pairs(words));
create index claim_search_codes on claim_search using gin (dtc_codes);
create index claim_search_parts on claim_search using gin (part_numbers);
create index claim_search_labor on claim_search using gin (labor_codes);
create index claim_search_revision on claim_search (revision_id);
