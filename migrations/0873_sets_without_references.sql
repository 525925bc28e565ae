-- What a set of catalogue data changes, its faults and the log are written by the million in one transaction, while another tells its progress in the set's own row.
-- A reference to that row was checked for each of them, and each check went through all the versions of the row that its progress had left: ten million vehicles
-- did not come to an end. Sets are never taken away, so that nothing is lost with the references.
alter table catalogue_changes drop constraint catalogue_changes_import_id_fkey;
alter table catalogue_import_faults drop constraint catalogue_import_faults_import_id_fkey;
alter table catalogue_log drop constraint catalogue_log_import_id_fkey;
