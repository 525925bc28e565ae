-- Help documents, one a screen, whose route is the code: the fields of one revision.
create table help_details (
  revision_id bigint primary key references document_revisions on delete cascade,
  department text references departments
);
select register_columns('help_details');
