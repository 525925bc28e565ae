-- The rail is folded, open, or as the page has it best: no choice made yet.

alter table sessions
  alter column rail_folded drop default,
  alter column rail_folded drop not null;
update sessions set rail_folded = null where not rail_folded;
