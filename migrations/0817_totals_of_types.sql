-- Totals of a category, a type or of what is urgent are counted in an index alone, where all questions were read. Apart from questions_counted, which stays small: equal keys are kept once.
create index questions_counted_by_type on questions (kind, type_code, urgent, stage, store_code, brand_code, asker_id);
