-- The contents of files, apart from the files that have them: one content stands under several names. A content that nobody uses is
-- marked before its bytes are removed, so that no file takes it up meanwhile: the same content coming in again lies under a new key.

create table file_objects (
  key text primary key,
  sha256 text not null,
  size bigint not null check (size >= 0),
  state text not null default 'there' check (state in ('there', 'going')),
  -- last time that a file was about to be made of it
  claimed_at timestamptz not null
);
-- The content that a file is made of, and what is to be removed.
create index file_objects_content on file_objects (sha256) where state = 'there';
create index file_objects_claimed on file_objects (claimed_at);

alter table files
  add constraint files_object foreign key (key) references file_objects,
  -- of the file's events, the first of which says that it is stored
  add column version int not null default 1,
  -- what is used stays when what it was made of goes
  drop constraint files_made_from_fkey,
  add constraint files_made_from_fkey foreign key (made_from) references files on delete set null;

create index files_waiting on files (created_at) where scan = 'waiting';
