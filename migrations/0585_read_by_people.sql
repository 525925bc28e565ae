-- What one reader has read and confirmed: their list by what they have done with a document begins there.
create index document_reads_of_people on document_reads (user_id, revision_id);
create index document_confirmations_of_people on document_confirmations (user_id, revision_id);
