-- A password that staff gave for one use ends by itself when nobody used it; null for those that people set themselves.

alter table users add column password_ends_at timestamptz;
