-- Special tools (specification section 3), and the types by which software and feedback are sorted.
create table tools (
  tool_code text primary key,
  names jsonb not null,
  category text not null check (
    category in ('diagnosis', 'battery', 'drive', 'engine', 'chassis', 'body', 'electrical', 'measuring', 'general')
  ),
  unit text not null check (unit in ('piece', 'set', 'pair', 'box')),
  -- vehicle platform; null: for all
  platform text,
  -- 1 required: a store must own it; 0 optional
  tool_must smallint not null default 0 check (tool_must in (0, 1)),
  attachment_id uuid references files,
  remark text
);
select register_columns('tools');

create table software_types (
  code text primary key,
  names jsonb not null,
  -- what it runs on
  platform text not null check (platform in ('ecu', 'diagnostic-device', 'windows', 'android', 'web', 'other')),
  remark text,
  sort int not null default 0,
  active boolean not null default true
);
select register_columns('software_types');

create table feedback_types (
  code text primary key,
  names jsonb not null,
  -- what is reported on
  subject text not null check (subject in ('portal', 'document', 'data', 'other')),
  remark text,
  sort int not null default 0,
  active boolean not null default true
);
select register_columns('feedback_types');
