-- Who was told of a revision hears of its revocation too, with the reason, from a worker that comes to it later.

alter table document_revisions
  add column revoked_at timestamptz,
  add column revoked_because text;

-- Who was told that something waits for their decision, which is looked for with each decision.
create index messages_waits on messages (link) where kind = 'document-waits';
