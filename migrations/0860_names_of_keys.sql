-- The key of the portal that an app's key is sealed under, or a recovery code is hashed under, by its name (kernel/ports/secrets.ts): so that what would be
-- lost with an older key can be counted, and whoever comes with what is lost can be told so. 'unknown': none of the kept keys opens it. Null: written before
-- names were kept; of apps the next round of the job finds out, of codes nobody can.
alter table totp_keys add column key_name text;
alter table recovery_codes add column key_name text;
