-- German names of scores and ranks followed no table of terms: the glossary calls them otherwise. Names that people changed stay.
update score_dictionary d
set names = d.names || jsonb_build_object('de_DE', german.term)
from (
  values
    ('case-excellent', 'Fall als hervorragend ausgezeichnet', 'Fall als ausgezeichnet gekennzeichnet'),
    ('reply-adopted', 'Antwort übernommen', 'Antwort angenommen'),
    ('elementary', 'Anfänger', 'Einsteiger'),
    ('master', 'Meister', 'Master')
) as german (code, former, term)
where d.code = german.code and d.names ->> 'de_DE' = german.former;
