-- Every table of reference data carries the same four columns: the version that a change must have read, when and by whom it was
-- last changed, and when it was deleted (softly, so that it can be put back).
create function register_columns(entries regclass) returns void
language plpgsql as $$
begin
  execute format(
    'alter table %s
       add column if not exists version int not null default 1,
       add column if not exists changed_at timestamptz,
       add column if not exists changed_by bigint references users,
       add column if not exists deleted_at timestamptz',
    entries
  );
end
$$;

select register_columns(entries::regclass)
from unnest(array[
  'brands', 'countries', 'markets', 'orgs', 'users', 'roles', 'rights',
  'energy_types', 'car_types', 'after_sale_types', 'sub_sale_types', 'plants', 'series', 'model_codes', 'epc_options', 'epc_option_values',
  'disabled_vins', 'standard_parts', 'auxiliaries', 'figures', 'home_pictures'
]) as t (entries);
