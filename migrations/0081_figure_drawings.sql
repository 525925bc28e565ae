-- Drawings of figures are brought in and given their hotspots in the portal: who did it and when. `image` and `model_3d` name a file of the
-- figures folder, or one of the file store by its id: `0197d3c2-….svg`.
alter table figure_versions
  -- corner of the drawing in its own units, beside width and height; null: not known
  add column box_x numeric,
  add column box_y numeric,
  add column changed_at timestamptz,
  add column changed_by bigint references users;

-- A group of the catalogue as people tell it from others: groups of several series have the same code.
create view epc_group_places as
select id, series_code || ' ' || code as place, names from epc_groups;
