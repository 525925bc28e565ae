-- A search by words reads the rows of parts from an index alone, which holds where no row of their page has changed since it was last swept. At a fifth of the rows,
-- where a server begins by itself, a migration or a large set of a catalogue that changes 6 % of a million parts leaves two Chinese characters at twice the time
-- for good; so they are swept at one or two rows in a hundred, after rows that were only added too.
alter table search_documents set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table search_parts set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
