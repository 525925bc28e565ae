-- What is like a question is looked for by the rarest of its words: how many pieces of knowledge of a kind say each.

alter table question_knowledge add column kind text;
update question_knowledge k set kind = q.kind from questions q where q.id = k.question_id;
alter table question_knowledge alter column kind set not null;
create table question_knowledge_words (
  kind text not null,
  word text not null,
  pieces int not null,
  primary key (kind, word)
);
