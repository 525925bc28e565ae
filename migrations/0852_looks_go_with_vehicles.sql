-- What people looked at for a vehicle goes along with it: a set of catalogue data could neither take a vehicle away nor be rolled back once anybody had
-- opened one of its figures. Each vehicle that goes is looked for here, so by an index.

alter table looked_at drop constraint looked_at_vin_fkey;
alter table looked_at add constraint looked_at_vin_fkey foreign key (vin) references vehicles on delete cascade not valid;
alter table looked_at validate constraint looked_at_vin_fkey;
create index looked_at_vehicle on looked_at (vin);
