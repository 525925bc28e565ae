-- An order knows the job that it was sent from, so that a job shows what was ordered for it. A job that was never ordered from can be deleted,
-- and had back for some time.

alter table orders add column job_id bigint references jobs;
-- The orders of a job.
create index orders_job on orders (job_id, sent_at desc) where job_id is not null;

alter table jobs add column deleted_at timestamptz;
-- Which deleted jobs are to be forgotten.
create index jobs_deleted on jobs (deleted_at) where deleted_at is not null;
