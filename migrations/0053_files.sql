-- What the portal knows of a file: its bytes lie in the file store under a key made of their SHA-256, so the same content is kept
-- once. A file is kept as long as something uses it; what nobody uses is collected after a while.

create table files (
  id uuid primary key,
  key text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  -- found in the content, not taken from the sender
  media_type text not null,
  name text not null,
  -- which limits and types held when it came in: services/files/places.ts
  place text not null,
  owner_id bigint references users,
  -- made by the portal out of another file
  made_from uuid references files,
  created_at timestamptz not null,
  scan text not null default 'not-scanned' check (scan in ('not-scanned', 'waiting', 'clean', 'infected'))
);
-- One content may stand under several names; its bytes go when the last file goes.
create index files_key on files (key);
create index files_owner on files (owner_id, created_at desc);
create index files_created on files (created_at desc, id desc);
create index files_made_from on files (made_from) where made_from is not null;

-- What a file is used by: `(kind, id)` such as ('figure-image', '4711'). The kind also says who may read it.
create table file_uses (
  file_id uuid not null references files,
  kind text not null,
  id text not null,
  since timestamptz not null,
  primary key (file_id, kind, id)
);
create index file_uses_of on file_uses (kind, id);

-- What is made of a file: small pictures, PDF, SVG, checked 3D models.
create table file_conversions (
  file_id uuid not null references files on delete cascade,
  kind text not null,
  state text not null default 'pending' check (state in ('pending', 'processing', 'done', 'failed')),
  result_id uuid references files,
  -- text key and parameters, said in the reader's language
  reason jsonb,
  -- what was measured: pixels, pages, triangles
  facts jsonb,
  changed_at timestamptz not null,
  primary key (file_id, kind)
);
-- What waits and what failed, for operators.
create index file_conversions_state on file_conversions (state, changed_at desc);
