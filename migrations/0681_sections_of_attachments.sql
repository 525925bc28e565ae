-- Which part of a document an attachment belongs to, where its kind has such parts: of a repair case the fault or the checks. Null: the whole of it.
alter table document_attachments add column section text;
