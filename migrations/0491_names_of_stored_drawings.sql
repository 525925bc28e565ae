-- The same picture that comes under several names is one file, which has the first of them. The others are kept beside it, so that a later set
-- without its archive may name the drawing by each: in small letters, composed (NFC).
create table drawing_names (
  file_id uuid not null references files on delete cascade,
  name text not null,
  primary key (file_id, name)
);
