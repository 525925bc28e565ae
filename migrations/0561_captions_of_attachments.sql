-- What stands under an attachment, by language: {"zh_CN": "拧紧顺序", "en_US": "Order of tightening"}.
alter table document_attachments
  add column captions jsonb not null default '{}' check (jsonb_typeof(captions) = 'object');
