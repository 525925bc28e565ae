-- Where each partition of a topic begins and ends on Kafka, as the process that relays last saw it: whoever asks for a stretch of it is
-- told how much can lie there. [{"partition", "low", "high"}]: the first offset kept, and the next one to be written.

alter table event_topics add column ends jsonb not null default '[]';
