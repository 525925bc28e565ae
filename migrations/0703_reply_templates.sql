-- What is answered again and again is written once, in each language; whoever answers fills it in and goes on.
create table reply_templates (
  code text primary key,
  -- null: for both kinds of questions
  kind text check (kind in ('part', 'technical')),
  names jsonb not null,
  bodies jsonb not null,
  sort int not null default 0
);
select register_columns('reply_templates');
