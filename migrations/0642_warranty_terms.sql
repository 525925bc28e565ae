-- For how long and how far the maker answers for a vehicle: of a series in a market, of a series, of a market, or of all; the narrowest counts.
create table warranty_terms (
  id bigint generated always as identity primary key,
  series_code text references series,
  market_code text references markets,
  months int not null check (months > 0),
  -- null: as far as it goes
  km int check (km > 0),
  remark text
);
select register_columns('warranty_terms');
create unique index warranty_terms_of on warranty_terms (coalesce(series_code, ''), coalesce(market_code, ''))
  where deleted_at is null;
