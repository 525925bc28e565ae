-- Cases by a symptom, and by a series without their rows.
create index case_details_symptoms on case_details using gin (symptoms);
drop index case_details_series;
create index case_details_series on case_details (series_code, revision_id);

-- The working list of those who see the drafts of their own stores alone: which store it is stands in the index.
drop index document_revisions_working;
create index document_revisions_working on document_revisions (kind, brand_code) include (id, document_id, org_code) where is_last;
-- And a store's own by its kind: found so also by a plan that was made for stores in general.
drop index document_revisions_org;
create index document_revisions_org on document_revisions (org_code, kind) where org_code is not null;

-- Most people are of one store, dealer groups have a few. Taken for a thousand, what one store has was looked for among that of all of them.
alter function org_and_below(text) rows 5;
