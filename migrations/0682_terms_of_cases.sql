-- What published cases say, term by term: those that a case being written says too make the two alike, a rare one more than one that many say.
alter table case_search add column terms text[] not null default '{}';
create index case_search_terms on case_search using gin (terms);

-- How many published cases say a term.
create table case_terms (
  term text primary key,
  cases int not null
);
