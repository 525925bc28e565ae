-- Notices: the fields of one revision.
create table bulletin_details (
  revision_id bigint primary key references document_revisions on delete cascade,
  department text references departments,
  -- organisations that receive it, with all below them; empty: everybody
  org_codes text[] not null default '{}',
  -- days on which it is read
  start_date date,
  end_date date,
  -- to be confirmed by its receivers before they go on
  must_read boolean not null default false,
  check (end_date >= start_date)
);
select register_columns('bulletin_details');
