-- A job stays with its store when who works on it moves to another one (decision 0262): it is no cart of theirs any more, so that what is ordered for
-- the new store does not stand under the former one's customer. Whoever changes the organisation of a person, by hand or by the synchronisation, passes here.

create function leave_jobs_of_former_store() returns trigger language plpgsql as $$
begin
  delete from current_jobs k
  using jobs j
  where k.user_id = new.id and j.id = k.job_id and j.store_code is distinct from new.org_code and j.store_code is not null;
  return null;
end $$;

create trigger users_leave_jobs after update of org_code on users
for each row when (old.org_code is distinct from new.org_code)
execute function leave_jobs_of_former_store();

delete from current_jobs k
using jobs j, users u
where j.id = k.job_id and u.id = k.user_id and j.store_code is distinct from u.org_code and j.store_code is not null;
