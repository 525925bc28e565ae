-- Runs of the synchronisation are told in the order in which they end, and those that failed are not told: so they are counted
-- where they are told, one after another. Goes on from the numbers told so far.

create table told_sync_runs (
  system text primary key,
  run bigint not null
);
insert into told_sync_runs (system, run) select 'dms', coalesce(max(id), 0) from user_sync_runs;
