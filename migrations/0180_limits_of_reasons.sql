-- The sentences on a picture with too many pixels and a drawing with too many paths name their limit: those that were told before get the
-- limit that stood then.
update file_conversions
set reason = jsonb_set(reason, '{params,limit}', case reason ->> 'key'
  when 'convert.reason.image-too-large' then '100'::jsonb
  else '20000'::jsonb
end)
where reason ->> 'key' in ('convert.reason.image-too-large', 'convert.reason.drawing-too-fine');
