-- Whether a session has still to be asked what must be read and confirmed before anything else: from its login until nothing is open.
alter table sessions add column reading_due boolean not null default false;
