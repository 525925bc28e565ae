-- A person works on one job at the desk and, with the phone, beside the car. Each kind of device has one live session; a login on the same kind
-- still ends the one before it.

alter table sessions
  add column device text not null default 'desk' check (device in ('desk', 'phone'));
drop index sessions_live;
-- One live session per user, edition and kind of device.
create unique index sessions_live on sessions (user_id, edition, device) where ended_at is null;
