-- What became of handing a released labor item to the dealer management system: of each revision its last state (specification section 3, sentResult and sentTime).
create table labor_sendings (
  revision_id bigint primary key references document_revisions on delete cascade,
  -- waiting: left for the workers; taken: the receiver has it; refused: it does not want it; failed: given up
  sent_result text not null check (sent_result in ('waiting', 'taken', 'refused', 'failed')),
  attempts int not null default 0,
  reason text,
  sent_time timestamptz,
  changed_at timestamptz not null
);
