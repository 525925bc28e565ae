-- Words by which repair cases describe a fault (specification section 3, repair case, fault).
create table case_words (
  id bigint generated always as identity primary key,
  kind text not null check (
    kind in (
      'symptom', 'symptomPrefix', 'position', 'positionSuffix', 'direction', 'roadType', 'weather', 'runningStatus', 'driverOperation',
      'durationString'
    )
  ),
  code text not null,
  names jsonb not null,
  sort int not null default 0
);
select register_columns('case_words');
create unique index case_words_once on case_words (kind, code) where deleted_at is null;
