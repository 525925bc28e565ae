-- Which series a country sees, read from its side: a series without a row in series_countries is seen everywhere.
create view country_series as
select c.code as country_code, s.code as series_code
from countries c
cross join series s
where s.deleted_at is null
  and (
    not exists (select from series_countries sc where sc.series_code = s.code)
    or exists (select from series_countries sc where sc.series_code = s.code and sc.country_code = c.code)
  );
-- The table's key begins with the series; this serves the question from the country's side.
create index series_countries_country on series_countries (country_code);
