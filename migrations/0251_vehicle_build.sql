-- The build sheet of a vehicle: its paint and trim, the number of its gearbox, and since when the catalogue has it and has had it otherwise.

alter table vehicles
  add column paint_code text references epc_finishes,
  add column trim_code text references epc_finishes,
  add column gearbox_number text,
  -- null: brought before this was kept
  add column entered_at timestamptz,
  -- when its record last became another; null: never since it was entered
  add column changed_at timestamptz;
