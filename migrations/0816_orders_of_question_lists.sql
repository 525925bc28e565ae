-- Each order of the lists of questions is found in an index: without one all questions of a kind were read and sorted for each page. Read backwards they serve the other direction.
create index questions_by_code on questions (kind, (code collate "C"), id);
create index questions_by_stage on questions (kind, stage, id);
create index questions_by_series on questions (kind, series_code, id);
create index questions_by_vin on questions (kind, (vin collate "C"), id);
create index questions_by_store on questions (kind, (store_code collate "C"), id);
create index questions_by_urgency on questions (kind, urgent, id);
create index questions_by_due on questions (kind, answer_due_at, id);
create index questions_by_wait on questions (kind, waiting_since, id);
create index questions_by_closing on questions (kind, closed_at, id);
create index questions_by_score on questions (kind, score, id);
