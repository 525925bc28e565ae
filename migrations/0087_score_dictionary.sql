-- What earns how many points, and from how many points on a rank is reached. The entries are the program's, their points the users'.
create table score_dictionary (
  code text primary key,
  kind text not null check (kind in ('rule', 'rank')),
  names jsonb not null,
  points numeric(8, 1) not null check (points >= 0),
  sort int not null default 0
);
select register_columns('score_dictionary');

insert into score_dictionary (code, kind, names, points, sort) values
  ('case-published', 'rule', '{"zh_CN": "维修案例发布", "en_US": "Repair case published"}', 10, 1),
  ('case-excellent', 'rule', '{"zh_CN": "案例被评为优秀", "en_US": "Case marked excellent"}', 20, 2),
  ('reply-adopted', 'rule', '{"zh_CN": "回复被采纳", "en_US": "Reply adopted"}', 5, 3),
  ('question-score', 'rule', '{"zh_CN": "问题技术评分，每分", "en_US": "Technical score of a closed question, each point"}', 1, 4),
  ('tsb-confirmed', 'rule', '{"zh_CN": "三日内确认技术通报", "en_US": "Bulletin confirmed within three days"}', 1, 5),
  ('feedback-resolved', 'rule', '{"zh_CN": "意见反馈已解决", "en_US": "Feedback resolved"}', 2, 6),
  ('novice', 'rank', '{"zh_CN": "新手", "en_US": "Novice"}', 0, 11),
  ('elementary', 'rank', '{"zh_CN": "入门", "en_US": "Beginner"}', 100, 12),
  ('junior', 'rank', '{"zh_CN": "初级", "en_US": "Junior"}', 300, 13),
  ('intermediate', 'rank', '{"zh_CN": "中级", "en_US": "Intermediate"}', 800, 14),
  ('senior', 'rank', '{"zh_CN": "高级", "en_US": "Senior"}', 2000, 15),
  ('master', 'rank', '{"zh_CN": "大师", "en_US": "Master"}', 5000, 16);
