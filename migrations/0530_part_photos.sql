-- Photos of parts, shown in their details. A file may show several parts, as the two of a pair that differ in nothing one sees.
create table part_photos (
  part_number text not null references parts,
  file_id uuid not null references files,
  sort int not null,
  added_at timestamptz not null,
  added_by bigint references users,
  primary key (part_number, file_id)
);
-- what of a part a file shows, when it is to go
create index part_photos_file on part_photos (file_id);
