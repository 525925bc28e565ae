-- Wrong tries are counted by where they come from, so that a guesser elsewhere does not lock the owner out: a network, a device from which
-- the account was entered before, and all networks together.

alter table login_tries
  add column source text not null default 'anywhere',
  drop constraint login_tries_pkey,
  add primary key (typed_name, source);
alter table login_tries alter column source drop default;
