-- What earns points and the ranks were named in Chinese and English only; German readers are met in their language too.
update score_dictionary d
set names = d.names || jsonb_build_object('de_DE', german.name)
from (
  values
    ('case-published', 'Reparaturfall veröffentlicht'),
    ('case-excellent', 'Fall als hervorragend ausgezeichnet'),
    ('reply-adopted', 'Antwort übernommen'),
    ('question-score', 'Technische Bewertung einer abgeschlossenen Frage, je Punkt'),
    ('tsb-confirmed', 'Serviceinformation binnen drei Tagen bestätigt'),
    ('feedback-resolved', 'Rückmeldung erledigt'),
    ('novice', 'Neuling'),
    ('elementary', 'Anfänger'),
    ('junior', 'Junior'),
    ('intermediate', 'Fortgeschritten'),
    ('senior', 'Senior'),
    ('master', 'Meister')
) as german (code, name)
where d.code = german.code and not d.names ? 'de_DE';
