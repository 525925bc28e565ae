-- Lines that people edit as a sheet go the way of a set: the same checks, the same log, undone the same way. Such a set has no file, and does not
-- stand in the way of taking an earlier one back: what it changed stays then.
alter table catalogue_imports add column is_edit boolean not null default false;
alter table catalogue_import_files alter column file_id drop not null;
