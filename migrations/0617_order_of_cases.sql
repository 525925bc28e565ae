-- The working list of cases in its order, those changed last first: a page begins here.
create index case_details_changed on case_details (changed_at, revision_id);
