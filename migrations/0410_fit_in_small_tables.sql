-- The planner takes each batch for millions of rows, since recursion may bring them. With the memory that connections for searches have,
-- a statement that decides fit for a dozen parts laid out hash tables for those millions: 170 ms of 180 were spent on clearing them. And
-- planning took 10 ms each time; a function with settings of its own is planned once a connection, for any batch.
alter function fits_of(jsonb, boolean) set work_mem = '4MB' set plan_cache_mode = force_generic_plan;
