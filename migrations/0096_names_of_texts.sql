-- Texts of the interface are named after the domain, the engine or the shared part that says them. What people changed follows: their texts
-- and the history of each, so that it is still undone and counted. Who edited what by which name stays in the operation log, which is
-- only added to.

-- Old keys and beginnings of keys (these end with a sign); a whole key before a beginning, of beginnings the longest. Some stay as they were
-- though their neighbours go: reasons of conversions are told in events.
create temporary table moved_texts (was text primary key, becomes text not null) on commit drop;
insert into moved_texts values
  ('account.edition_', 'person.edition_'),
  ('account.email-link-sent', 'entry.email-link-sent'),
  ('account.last_seen', 'person.last_seen'),
  ('account.password-changed', 'entry.password-changed'),
  ('account.password_old', 'person.password_old'),
  ('account.session-ended', 'entry.session-ended'),
  ('account.settings-saved', 'users.settings-saved'),
  ('account.since', 'person.since'),
  ('account.type', 'person.userType'),
  ('account.type_', 'person.userType_'),
  ('cart.', 'orders.'),
  ('cart.openCatalogue', 'part.openCatalogue'),
  ('cart.undo', 'form.undo'),
  ('catalogue.', 'event_catalogue.'),
  ('convert.', 'gif2svg.'),
  ('convert.after-alt', 'files.after-alt'),
  ('convert.before', 'files.before'),
  ('convert.reason.', 'convert.reason.'),
  ('dtc.', 'diagnosis.'),
  ('entry.error_', 'shell.error_'),
  ('entry.mail_at', 'mail_log.mail_at'),
  ('entry.mail_text', 'mail_log.mail_text'),
  ('entry.mail_to', 'mail_log.mail_to'),
  ('epc.addToCart', 'part.addToCart'),
  ('epc.calloutAlone', 'part.calloutAlone'),
  ('epc.cart-', 'orders.cart-'),
  ('epc.cartSummary', 'part.cartSummary'),
  ('epc.crumb', 'nav.crumb_parts'),
  ('epc.exchange', 'part.exchange'),
  ('epc.favorite-saved', 'favorites.favorite-saved'),
  ('epc.favorites-', 'favorites.favorites-'),
  ('epc.folder-', 'favorites.folder-'),
  ('epc.less', 'part.less'),
  ('epc.more', 'part.more'),
  ('epc.name', 'part.name'),
  ('epc.netBeforeDiscount', 'part.netBeforeDiscount'),
  ('epc.noPrice', 'part.noPrice'),
  ('epc.order', 'part.order'),
  ('epc.order-sent', 'orders.order-sent'),
  ('epc.pack', 'part.pack'),
  ('epc.partNumber', 'part.partNumber'),
  ('epc.price', 'part.price'),
  ('epc.replacedBy', 'part.replacedBy'),
  ('epc.replaces', 'part.replaces'),
  ('epc.series', 'part.series'),
  ('epc.whenStockEnds', 'part.whenStockEnds'),
  ('epc_registers.', 'epc.register.'),
  ('epc_service.', 'epc.'),
  ('epc_service.import.', 'orders.import.'),
  ('epc_service.not_orderable.does-not-fit', 'orders.not_orderable.does-not-fit'),
  ('epc_service.order.state.', 'orders.state.'),
  ('event_service.', 'event_monitor.'),
  ('events.', 'event_monitor.'),
  ('events.announced', 'event_catalogue.announced'),
  ('events.announcedWhy', 'event_catalogue.announcedWhy'),
  ('events.asyncapi', 'event_catalogue.asyncapi'),
  ('events.count', 'event_catalogue.count'),
  ('events.envelope', 'event_catalogue.envelope'),
  ('events.envelopeNote', 'event_catalogue.envelopeNote'),
  ('events.events', 'event_catalogue.events'),
  ('events.example', 'event_catalogue.example'),
  ('events.exampleOf', 'event_catalogue.exampleOf'),
  ('events.goesTo', 'event_catalogue.goesTo'),
  ('events.internal', 'event_catalogue.internal'),
  ('events.internalWhy', 'event_catalogue.internalWhy'),
  ('events.key', 'events.key'),
  ('events.list', 'event_catalogue.list'),
  ('events.members', 'event_catalogue.members'),
  ('events.neighbours', 'event_catalogue.neighbours'),
  ('events.nothing', 'event_catalogue.nothing'),
  ('events.optional', 'event_catalogue.optional'),
  ('events.partners', 'event_catalogue.partners'),
  ('events.promise.', 'event_catalogue.promise.'),
  ('events.promises', 'event_catalogue.promises'),
  ('events.schema', 'event_catalogue.schema'),
  ('events.search', 'event_catalogue.search'),
  ('events.searchNow', 'event_catalogue.searchNow'),
  ('events.showAll', 'event_catalogue.showAll'),
  ('events.stable', 'event_catalogue.stable'),
  ('events.tells', 'event_catalogue.tells'),
  ('events.topic', 'events.topic'),
  ('events.topics', 'event_catalogue.topics'),
  ('events.unknown', 'event_catalogue.unknown'),
  ('events.version', 'event_catalogue.version'),
  ('exports.actions', 'downloads.actions'),
  ('exports.allLists', 'downloads.allLists'),
  ('exports.allStates', 'downloads.allStates'),
  ('exports.callout', 'part_search.callout'),
  ('exports.cancel', 'downloads.cancel'),
  ('exports.code', 'favorites.code'),
  ('exports.currency', 'part.currency'),
  ('exports.delete', 'downloads.delete'),
  ('exports.deleted', 'downloads.deleted'),
  ('exports.download', 'downloads.download'),
  ('exports.expiredWhy', 'downloads.expiredWhy'),
  ('exports.filterLabel', 'downloads.filterLabel'),
  ('exports.keptUntil', 'downloads.keptUntil'),
  ('exports.kind', 'favorites.kind'),
  ('exports.mediaType', 'file_manager.sheet_mediaType'),
  ('exports.messageText', 'inbox.messageText'),
  ('exports.name', 'favorites.name'),
  ('exports.noMatch', 'downloads.noMatch'),
  ('exports.noMatchWhy', 'downloads.noMatchWhy'),
  ('exports.none', 'downloads.none'),
  ('exports.noneWhy', 'downloads.noneWhy'),
  ('exports.notFound', 'part_search.notFound'),
  ('exports.orderLines', 'orders.orderLines'),
  ('exports.ordersHint', 'orders.exportHint'),
  ('exports.pack', 'part_search.pack'),
  ('exports.progress', 'downloads.progress'),
  ('exports.progressOf', 'downloads.progressOf'),
  ('exports.remark', 'part_search.remark'),
  ('exports.requested', 'downloads.requested'),
  ('exports.requestedAt', 'downloads.requestedAt'),
  ('exports.result', 'downloads.result'),
  ('exports.retried', 'downloads.retried'),
  ('exports.retry', 'downloads.retry'),
  ('exports.rowsCount', 'downloads.rowsCount'),
  ('exports.savedAt', 'favorites.sheet_savedAt'),
  ('exports.search', 'downloads.search'),
  ('exports.state', 'downloads.state'),
  ('exports.state.', 'downloads.state.'),
  ('exports.total', 'downloads.total'),
  ('exports.unit', 'part.unit'),
  ('exports.vin', 'orders.vin'),
  ('favorite.', 'favorites.'),
  ('figures.', 'epc.drawing.'),
  ('figures.cancel', 'form.cancel'),
  ('figures.move', 'form.move_dialog'),
  ('filestore.', 'file_manager.'),
  ('filestore.deleted', 'files.deleted'),
  ('filestore.factSizes', 'files.factSizes'),
  ('filestore.held', 'files.held'),
  ('filestore.heldWhy', 'files.heldWhy'),
  ('filestore.inWork', 'files.inWork'),
  ('filestore.inWorkWhy', 'files.inWorkWhy'),
  ('filestore.made_', 'files.made_'),
  ('filestore.modelDrawCalls', 'files.modelDrawCalls'),
  ('filestore.modelMaterials', 'files.modelMaterials'),
  ('filestore.modelNodes', 'files.modelNodes'),
  ('filestore.modelTriangles', 'files.modelTriangles'),
  ('filestore.modelWarnings', 'files.modelWarnings'),
  ('filestore.noPreview', 'files.noPreview'),
  ('filestore.noPreviewWhy', 'files.noPreviewWhy'),
  ('filestore.size', 'files.size'),
  ('filestore.upload', 'files.upload'),
  ('filestore.uploadTo', 'files.uploadTo'),
  ('home.favorites.all', 'part.allFavorites'),
  ('list.', 'lists.'),
  ('mail.', 'deliveries.mail.'),
  ('messages.all_time', 'inbox.all_time'),
  ('messages.all_types', 'inbox.all_types'),
  ('messages.days', 'inbox.days'),
  ('messages.filter', 'inbox.filter'),
  ('messages.log_', 'mail_log.'),
  ('messages.mail_', 'deliveries.mail_'),
  ('messages.mark_', 'inbox.mark_'),
  ('messages.marked_', 'inbox.marked_'),
  ('messages.message', 'inbox.message'),
  ('messages.news', 'inbox.news'),
  ('messages.news_show', 'inbox.news_show'),
  ('messages.none', 'inbox.none'),
  ('messages.none_', 'inbox.none_'),
  ('messages.note', 'inbox.note'),
  ('messages.period', 'inbox.period'),
  ('messages.read', 'inbox.read'),
  ('messages.reading', 'inbox.reading'),
  ('messages.reopen', 'inbox.reopen'),
  ('messages.reopened', 'inbox.reopened'),
  ('messages.search', 'inbox.search'),
  ('messages.source', 'inbox.source'),
  ('messages.state', 'inbox.state'),
  ('messages.state.', 'inbox.state.'),
  ('messages.template.', 'mail_log.template.'),
  ('messages.time', 'inbox.time'),
  ('messages.to_do', 'inbox.to_do'),
  ('messages.todo_', 'inbox.todo_'),
  ('messages.type', 'inbox.type'),
  ('messages.unread', 'inbox.unread'),
  ('messages.unsubscribe_', 'entry.unsubscribe_'),
  ('messages.wishes', 'inbox.wishes'),
  ('messages.wishes_', 'inbox.wishes_'),
  ('orgs.contacts.', 'contacts.'),
  ('orgs.country.', 'markets.country.'),
  ('orgs.countryCatalogue.', 'markets.countryCatalogue.'),
  ('orgs.lang_', 'lang.name_'),
  ('orgs.market.', 'markets.market.'),
  ('orgs.osArea.', 'markets.osArea.'),
  ('orgs.page.call', 'person.call'),
  ('orgs.page.email', 'person.email'),
  ('orgs.page.mail', 'person.mail'),
  ('orgs.page.name', 'person.name'),
  ('orgs.page.phone', 'person.phone'),
  ('orgs.page.posts', 'person.posts'),
  ('register.', 'registers.'),
  ('register.keyword', 'registers.search'),
  ('register.no', 'registers.value_no'),
  ('register.restored', 'registers.put_back'),
  ('register.yes', 'registers.value_yes'),
  ('rights_admin.', 'roles.'),
  ('rights_admin.changed_live', 'shell.rights_changed'),
  ('rights_admin.changed_live_show', 'shell.rights_changed_show'),
  ('rights_admin.every_market', 'person.every_market'),
  ('rights_admin.machine.', 'machines.'),
  ('role.', 'roles.seeded.'),
  ('search.', 'part_search.'),
  ('search.discontinued', 'part.discontinued'),
  ('search.submit', 'table.search'),
  ('settings.app.', 'home.app.'),
  ('settings.picture.', 'home.picture.'),
  ('sync.', 'user_sync.'),
  ('tools.feedbackType.', 'feedback.type.'),
  ('tools.softwareType.', 'software.type.'),
  ('translate.', 'translations.'),
  ('translate.carType.', 'markets.carType.'),
  ('translate.language.', 'languages.language.'),
  ('upload.', 'files.upload.'),
  ('users.brand_all', 'departments.brand_all'),
  ('users.department.', 'departments.department.'),
  ('users.department.duty_', 'person.duty_'),
  ('uses.', 'registers.uses.');

create function pg_temp.moved_text(old text) returns text
language sql stable as $$
  select coalesce(
    (
      select m.becomes || substr(old, length(m.was) + 1)
      from moved_texts m
      where old = m.was or m.was ~ '[._-]$' and starts_with(old, m.was)
      order by old = m.was desc, length(m.was) desc
      limit 1
    ),
    old
  )
$$;

update text_overrides set key = pg_temp.moved_text(key) where key <> pg_temp.moved_text(key);
update text_changes set key = pg_temp.moved_text(key) where key <> pg_temp.moved_text(key);

-- Names of pages stood twice, as a page's title and in the navigation, and now stand once, as its title. What the navigation was changed to
-- becomes the title, unless that has a history of its own in the language: then what was wanted of it counts, the other goes, and its
-- history stays by its old name. Nine pages are still called otherwise in the navigation.
create temporary table gone_from_navigation on commit drop as
select c.lang, c.key, 'page.' || substr(c.key, length('nav.page_') + 1) as title
from text_changes c
where starts_with(c.key, 'nav.page_')
  and c.key not in (
    'nav.page_EPCIndex', 'nav.page_SearchPage', 'nav.page_UserSync', 'nav.page_FileManage', 'nav.page_agency',
    'nav.page_agencydistrict', 'nav.page_baseinforole', 'nav.page_baseinfoauthority',
    'nav.page_vehicleClassificationSettings'
  )
group by c.lang, c.key;

delete from text_overrides o
using gone_from_navigation g
where o.lang = g.lang and o.key = g.key
  and exists (select from text_changes c where c.lang = g.lang and c.key = g.title);
delete from gone_from_navigation g
where exists (select from text_changes c where c.lang = g.lang and c.key = g.title);
update text_overrides o set key = g.title from gone_from_navigation g where o.lang = g.lang and o.key = g.key;
update text_changes c set key = g.title from gone_from_navigation g where c.lang = g.lang and c.key = g.key;

-- Reasons of runs are kept as the key of their sentence.
update user_sync_runs
set reason = jsonb_set(reason, '{key}', to_jsonb(pg_temp.moved_text(reason ->> 'key')))
where reason ->> 'key' <> pg_temp.moved_text(reason ->> 'key');

-- Saved views of the list of texts that are narrowed to a file that is no more: to the one that has most of it.
update list_views v
set query = regexp_replace(v.query, '(^|&)domain=' || f.was || '(&|$)', '\1domain=' || f.becomes || '\2')
from (values
  ('cart', 'orders'),
  ('catalogue', 'event_catalogue'),
  ('convert', 'gif2svg'),
  ('dtc', 'diagnosis'),
  ('epc_registers', 'epc'),
  ('epc_service', 'epc'),
  ('event_service', 'event_monitor'),
  ('events', 'event_monitor'),
  ('favorite', 'favorites'),
  ('figures', 'epc'),
  ('filestore', 'file_manager'),
  ('list', 'lists'),
  ('mail', 'deliveries'),
  ('register', 'registers'),
  ('rights_admin', 'roles'),
  ('role', 'roles'),
  ('search', 'part_search'),
  ('sync', 'user_sync'),
  ('translate', 'translations'),
  ('upload', 'files'),
  ('uses', 'registers')
) as f (was, becomes)
where v.list = 'texts' and v.query ~ ('(^|&)domain=' || f.was || '(&|$)');

drop function pg_temp.moved_text(text);
