-- Types of questions below the parents 0 to 4 (specification section 9), with the staff who answer for them.
create table part_qa_types (
  code text primary key,
  type_parent smallint not null check (type_parent between 0 and 4),
  names jsonb not null,
  sort int not null default 0
);
select register_columns('part_qa_types');
create table part_qa_type_staff (
  type_code text not null references part_qa_types,
  user_id bigint not null references users,
  primary key (type_code, user_id)
);

create table tech_qa_types (
  code text primary key,
  type_parent smallint not null check (type_parent between 0 and 4),
  names jsonb not null,
  sort int not null default 0
);
select register_columns('tech_qa_types');
create table tech_qa_type_staff (
  type_code text not null references tech_qa_types,
  user_id bigint not null references users,
  primary key (type_code, user_id)
);
