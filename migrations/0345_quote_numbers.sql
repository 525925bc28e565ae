-- One running number of quotes per store.
create table quote_numbers (
  store_code text primary key references orgs,
  last int not null
);
