-- What published bulletins and released knowledge say, term by term, as `case_search` has it of cases: a question that says the same is offered them.
create table tsb_search (
  document_id bigint primary key references documents on delete cascade,
  revision_id bigint not null references document_revisions on delete cascade,
  terms text[] not null
);
create index tsb_search_terms on tsb_search using gin (terms);
create index tsb_search_revision on tsb_search (revision_id);

alter table question_knowledge add column terms text[] not null default '{}';
create index question_knowledge_terms on question_knowledge using gin (terms);

-- What is there already is found by the words of its titles, and by the lexemes of its knowledge, until it is released or revised again.
insert into tsb_search (document_id, revision_id, terms)
select r.document_id, r.id, array(
  select distinct w.term
  from document_texts x cross join lateral (
    select word as term from regexp_split_to_table(lower(x.title), '[^[:alnum:]]+') word where length(word) > 2
    union all
    select pair from unnest(character_pairs(lower(x.title))) pair where pair ~ '^[一-龥]{2}$'
  ) w
  where x.revision_id = r.id
)
from documents d join document_revisions r on r.document_id = d.id and r.publish_state = 1
where d.kind = 'tsb';

update question_knowledge
set terms = array(select word from unnest(tsvector_to_array(tokens)) word where length(word) > 1);
insert into question_knowledge_words (kind, word, pieces)
select k.kind, w.word, count(*)
from question_knowledge k cross join lateral unnest(k.terms) w (word)
group by k.kind, w.word;
