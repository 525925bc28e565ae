-- What names what: one edge for each thing that another one names, with the reason and the place where it stands. Ids are those by which the
-- things are stored (a part's normalised number, a DTC's code), so that renaming changes no edge; whether an end is still there, and who may know of
-- it, is asked when edges are read.
create table links (
  from_kind text not null,
  from_id text not null,
  -- who wrote it: each writer replaces its own edges and no others
  origin text not null,
  to_kind text not null,
  to_id text not null,
  -- `named` in a text, or what a domain says of it
  reason text not null,
  -- field or step in which it is named; '' where there is none
  place text not null default '',
  primary key (from_kind, from_id, origin, to_kind, to_id, reason, place)
);
-- The other direction.
create index links_to on links (to_kind, to_id);
