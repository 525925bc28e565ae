-- A drawing can hold builds of which a vehicle has one: a caliper with one piston or with four. Lines say in which of them their part is
-- drawn, so that the drawing follows the lines: it shows the build whose lines fit.

alter table figure_versions
  -- names of its builds, the usual one first; empty: it has but one. Hotspots name theirs as `variant`
  add column variants text[] not null default '{}';

-- The only build in which the line's part is drawn; null: any.
alter table figure_lines add column variant text;
