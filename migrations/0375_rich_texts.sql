-- Texts of documents are rich texts: one with nothing in it has an empty paragraph.
update document_texts
set body = '{"type": "doc", "content": [{"type": "paragraph"}]}'
where jsonb_array_length(body -> 'content') = 0;

-- What was decided on is compared with what a text says now, in which an empty line parts two paragraphs.
create or replace function pg_temp.parted(content jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_object_agg(
    key,
    case when key like 'text.%' and jsonb_typeof(value) = 'string'
      then to_jsonb(regexp_replace(trim(e'\n' from value #>> '{}'), e'\n+', e'\n\n', 'g'))
      else value
    end
  ), '{}')
  from jsonb_each(content)
$$;
update document_approvals set content = pg_temp.parted(content);
update document_revisions set logged = pg_temp.parted(logged) where logged <> '{}';
