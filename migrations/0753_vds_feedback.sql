-- What workshops say of diagnoses: whether one led to the fault, or why none was possible. The factory answers; what was the cause in the end
-- counts as evidence for the next vehicle.
create table vds_feedback (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('diagnosis', 'none')),
  state text not null default 'unprocessed' check (state in ('unprocessed', 'resolved', 'invalid')),
  version int not null default 1,
  changed_at timestamptz not null,
  -- null: none was possible
  diagnosis_id bigint references vds_diagnoses,
  -- no reference: a vehicle that the portal does not know may be why none was possible
  vin text not null,
  store_code text not null references orgs,
  author_id bigint not null references users,
  sent_at timestamptz not null,
  outcome text check (outcome in ('right', 'partly', 'wrong')),
  reason text check (reason in ('no-connection', 'vehicle-unknown', 'ecu-silent', 'device-fault', 'broken-off', 'other')),
  dtc_codes text[] not null default '{}',
  text text not null,
  -- the case or bulletin that told the cause
  cause_id bigint references documents on delete set null,
  answer text not null default '',
  ended_by bigint references users,
  ended_at timestamptz,
  check ((kind = 'diagnosis') = (diagnosis_id is not null)),
  check ((kind = 'diagnosis') = (outcome is not null)),
  check ((kind = 'none') = (reason is not null)),
  check ((state = 'unprocessed') = (ended_at is null))
);
-- Each says once what they think of a diagnosis.
create unique index vds_feedback_once on vds_feedback (diagnosis_id, author_id) where diagnosis_id is not null;
-- The two lists, the latest first; a store's own; what confirms a case or a bulletin.
create index vds_feedback_kind on vds_feedback (kind, sent_at desc, id);
create index vds_feedback_store on vds_feedback (store_code, sent_at desc);
create index vds_feedback_cause on vds_feedback (cause_id) where cause_id is not null;
