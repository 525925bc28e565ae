-- Machines stand in the operation log by the id of their token, in a column of its own: no row of `users` stands for them, and a
-- negative id in its place could be written wherever a person's id belongs.

alter table operation_log add column machine_id bigint;

alter table operation_log disable trigger only_added_to;
update operation_log set machine_id = -user_id, user_id = null where user_id < 0;
alter table operation_log enable trigger only_added_to;

-- Old lines were mended above and are not looked through; new ones are held to it.
alter table operation_log add constraint operation_log_actor
  check (user_id > 0 and machine_id is null or user_id is null) not valid;

-- The board of people counts people.
delete from operation_users where user_id < 0;
