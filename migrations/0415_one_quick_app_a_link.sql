-- One quick app for each link. Where there were several, the later ones keep their audience and lead to the same place by a fragment
-- of their own, so that nobody loses one; whoever keeps the register can now merge them.
update quick_apps later
set link = later.link || '#' || later.id
where later.deleted_at is null and exists (
  select from quick_apps first
  where first.deleted_at is null and first.link = later.link and first.id < later.id
);
create unique index quick_apps_link on quick_apps (link) where deleted_at is null;
