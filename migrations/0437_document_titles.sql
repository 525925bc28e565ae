-- What the one search box looks through of published documents: their titles in every language, folded as engines/search/tokens.ts folds them.
-- Titles cannot change while a revision is published, so they come and go with that.

-- Words of a title one space apart: lower case, full-width narrowed, accents dropped, measures in one writing, a space where a script without spaces
-- meets one with.
create function folded_title(title text) returns text
language sql immutable parallel safe as $$
  select trim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(
            normalize(regexp_replace(normalize(lower(normalize(title, nfkc)), nfd), '[\u0300-\u036f]', '', 'g'), nfc),
            'ß', 'ss'
          ),
          '([0-9])[x×*](?=[0-9])', '\1 ', 'g'
        ),
        '([0-9])(mm|cm|kwh|kw|ah|nm|bar|ml|kg|w|v|a|l|g)(?![[:alnum:]])', '\1 \2', 'g'
      ),
      '([\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]+)', ' \1 ', 'g'
    ),
    '[^[:alnum:]\u0300-\u036f\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3099\u309a]+', ' ', 'g'
  ))
$$;

create table document_titles (
  revision_id bigint not null references document_revisions on delete cascade,
  lang text not null,
  kind text not null,
  title text not null,
  tokens tsvector generated always as (title_tokens(title)) stored,
  -- as the revision has them: by which it is read, and preferred
  brand_code text,
  series_codes text[] not null,
  published_at timestamptz,
  primary key (revision_id, lang)
);
create index document_titles_tokens on document_titles using gin (tokens);
-- A document by the beginning of its code, dashes typed or not.
create index documents_code_begins on documents (replace(upper(code), '-', '') text_pattern_ops) where code is not null;

create function keep_document_titles() returns trigger
language plpgsql as $$
begin
  delete from document_titles where revision_id = new.id;
  insert into document_titles (revision_id, lang, kind, title, brand_code, series_codes, published_at)
  select new.id, t.lang, d.kind, folded_title(t.title), new.brand_code, new.series_codes, new.published_at
  from document_texts t
  join documents d on d.id = new.document_id
  where t.revision_id = new.id and t.title <> '' and new.publish_state = 1;
  return null;
end
$$;
create trigger document_titles_kept after update of publish_state on document_revisions
for each row when (new.publish_state is distinct from old.publish_state) execute function keep_document_titles();

insert into document_titles (revision_id, lang, kind, title, brand_code, series_codes, published_at)
select r.id, t.lang, d.kind, folded_title(t.title), r.brand_code, r.series_codes, r.published_at
from document_revisions r
join documents d on d.id = r.document_id
join document_texts t on t.revision_id = r.id
where r.publish_state = 1 and t.title <> '';
