-- Working lists in their order, those changed last first: a page begins here.
create index tsb_details_changed on tsb_details (changed_at, revision_id);
create index bulletin_details_changed on bulletin_details (changed_at, revision_id);
create index help_details_changed on help_details (changed_at, revision_id);
