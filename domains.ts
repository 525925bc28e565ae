import { account } from "@/services/account/domain.ts";
import { bulletins } from "@/services/bulletins/domain.ts";
import { cards } from "@/services/cards/domain.ts";
import { cases } from "@/services/cases/domain.ts";
import { audienceEngine } from "@/engines/audience/face.ts";
import { clockEngine } from "@/engines/clock/face.ts";
import { claims } from "@/services/claims/domain.ts";
import { contacts } from "@/services/contacts/domain.ts";
import { departments } from "@/services/departments/domain.ts";
import { diagnosis } from "@/services/diagnosis/domain.ts";
import { downloads } from "@/services/downloads/domain.ts";
import { entry } from "@/services/entry/domain.ts";
import { catalogueData } from "@/services/catalogue_data/domain.ts";
import { epc } from "@/services/epc/domain.ts";
import { eventCatalogue } from "@/services/event_catalogue/domain.ts";
import { eventEngine } from "@/engines/events/face.ts";
import { eventMonitor } from "@/services/event_monitor/domain.ts";
import { exportEngine } from "@/engines/exports/face.ts";
import { favorites } from "@/services/favorites/domain.ts";
import { feedback } from "@/services/feedback/domain.ts";
import { fileEngine } from "@/engines/files/face.ts";
import { fileManager } from "@/services/file_manager/domain.ts";
import { gif2svg } from "@/services/gif2svg/domain.ts";
import { help } from "@/services/help/domain.ts";
import { home } from "@/services/home/domain.ts";
import { inbox } from "@/services/inbox/domain.ts";
import { labor } from "@/services/labor/domain.ts";
import { languages } from "@/services/languages/domain.ts";
import { laws } from "@/services/laws/domain.ts";
import { logs } from "@/services/logs/domain.ts";
import { machines } from "@/services/machines/domain.ts";
import { mailLog } from "@/services/mail_log/domain.ts";
import { markets } from "@/services/markets/domain.ts";
import { orders } from "@/services/orders/domain.ts";
import { orgs } from "@/services/orgs/domain.ts";
import { partSearch } from "@/services/part_search/domain.ts";
import { partitionEngine } from "@/engines/partitions/face.ts";
import { pushes } from "@/services/pushes/domain.ts";
import { qa } from "@/services/qa/domain.ts";
import { quality } from "@/services/quality/domain.ts";
import { registerEngine } from "@/engines/registers/face.ts";
import { roles } from "@/services/roles/domain.ts";
import { scores } from "@/services/scores/domain.ts";
import { secondFactor } from "@/services/second_factor/domain.ts";
import { approvals } from "@/services/approvals/domain.ts";
import { tsb } from "@/services/tsb/domain.ts";
import { sensitive } from "@/services/sensitive/domain.ts";
import { settings } from "@/services/settings/domain.ts";
import { software } from "@/services/software/domain.ts";
import { techprove } from "@/services/techprove/domain.ts";
import { tools } from "@/services/tools/domain.ts";
import { translations } from "@/services/translations/domain.ts";
import { userSync } from "@/services/user_sync/domain.ts";
import { users } from "@/services/users/domain.ts";
import { vehicleData } from "@/services/vehicle_data/domain.ts";
import { workEngine } from "@/engines/work/face.ts";
import { ANSWERS } from "@/engines/answers/define_answer.ts";
import type { Domain } from "@/engines/define_domain.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { DEMO_STEPS } from "@/engines/demo/define_demo.ts";
import { ON_JOB_FAILED } from "@/engines/clock/on_job_failed.ts";
import type { Consumer } from "@/engines/events/define_consumer.ts";
import type { Job } from "@/engines/clock/define_job.ts";
import { EVENTS } from "@/engines/events/known_events.ts";
import { ON_PARKED } from "@/engines/events/on_parked.ts";
import { EXPORTS } from "@/engines/exports/known_exports.ts";
import { NARROW_RIGHTS } from "@/engines/exports/narrow_rights.ts";
import { listCall } from "@/engines/lists/calls.ts";
import { listExport } from "@/engines/lists/list_export.ts";
import { LISTS } from "@/engines/lists/lists.ts";
import { viewCalls } from "@/engines/lists/view_calls.ts";
import { viewedList } from "@/engines/lists/views/viewed.ts";
import { viewedRegister } from "@/engines/registers/register_views.ts";
import { placeFrom, PLACES } from "@/engines/files/places.ts";
import { TEMPLATES } from "@/engines/files/templates.ts";
import { USE_READERS } from "@/engines/files/readers.ts";
import { LINK_KINDS } from "@/engines/links/link_kinds.ts";
import { MESSAGE_KINDS } from "@/engines/messages/kinds.ts";
import { notifyBy } from "@/engines/messages/notify.ts";
import { PUSHED_SUBJECTS } from "@/engines/pushes/subjects.ts";
import { attachmentReader } from "@/engines/documents/attachment_reader.ts";
import { documentCalls } from "@/engines/documents/calls.ts";
import { DOCUMENT_KINDS } from "@/engines/documents/document_kinds.ts";
import { documentEngine } from "@/engines/documents/face.ts";
import { readersExport } from "@/engines/documents/readers_export.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { registerCalls } from "@/engines/registers/calls.ts";
import { registerExport } from "@/engines/registers/exports.ts";
import { registerTemplate } from "@/engines/registers/import_template.ts";
import { registerReaders } from "@/engines/registers/file_readers.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import type { WorkType } from "@/engines/work/define_work.ts";
import { ANNOUNCED } from "@/events/announced.ts";
import { GRANTS } from "@/kernel/access/grants.ts";
import { inOrder, PAGES } from "@/kernel/access/pages.ts";

/**
 * Every domain and every engine with a face of its own: the one place that knows all of them. Their order is that of the navigation
 * within a module, of kinds of messages and of places of files.
 */
const KNOWN = [
  entry,
  secondFactor,
  epc,
  catalogueData,
  partSearch,
  orders,
  favorites,
  exportEngine,
  fileEngine,
  gif2svg,
  users,
  departments,
  roles,
  machines,
  pushes,
  mailLog,
  eventEngine,
  clockEngine,
  workEngine,
  audienceEngine,
  documentEngine,
  partitionEngine,
  registerEngine,
  eventMonitor,
  eventCatalogue,
  userSync,
  fileManager,
  labor,
  cases,
  claims,
  qa,
  diagnosis,
  vehicleData,
  scores,
  cards,
  home,
  tsb,
  bulletins,
  help,
  approvals,
  orgs,
  contacts,
  markets,
  languages,
  translations,
  tools,
  quality,
  techprove,
  software,
  laws,
  feedback,
  sensitive,
  settings,
  logs,
  inbox,
  downloads,
  account,
] as const;

const domains: readonly Domain[] = KNOWN;

/** One of the calls with its own types; the client of islands is typed by it. */
export type KnownCall = CallsOf<typeof KNOWN[number]["calls"]>;
type CallsOf<C> = C extends readonly (infer One)[] ? One
  : C extends () => readonly (infer One)[] ? One
  : never;

PAGES.declare(inOrder(domains.flatMap(({ pages = [] }) => pages)));
GRANTS.declare(domains.flatMap(({ grants = [] }) => grants));
REGISTERS.declare(domains.flatMap(({ registers = [] }) => registers).sort(byRoute));
DOCUMENT_KINDS.declare(domains.flatMap(({ documents = [] }) => documents));
LISTS.declare([
  ...domains.flatMap(({ lists = [] }) => lists),
  ...DOCUMENT_KINDS.all.flatMap((kind) => Object.values(documentLists(kind))),
]);
EXPORTS.declare([
  ...[
    ...domains.flatMap(({ exports = [] }) => exports),
    ...DOCUMENT_KINDS.all.map(readersExport),
    ...LISTS.all.filter((list) => list.sheet !== false).map(listExport),
  ].sort(byKind),
  ...REGISTERS.all.map(registerExport),
]);
EVENTS.declare([...domains.flatMap(({ events = [] }) => events), ...ANNOUNCED].sort(byTopic));
MESSAGE_KINDS.declare(
  domains.flatMap(({ messages = {} }) => Object.entries(messages).map(([name, kind]) => ({ name, ...kind }))),
);
LINK_KINDS.declare(
  domains.flatMap(({ linkKinds = {} }) =>
    Object.entries(linkKinds).map(([name, kind]) => ({ name, ...kind }))
  ),
);
PLACES.declare(domains.flatMap(({ places = {} }) => Object.entries(places).map((one) => placeFrom(...one))));
TEMPLATES.declare([
  ...domains.flatMap(({ templates = {} }) =>
    Object.entries(templates).map(([name, template]) => ({ name, ...template }))
  ),
  ...REGISTERS.all.map(registerTemplate),
]);
ON_PARKED.declare(domains.flatMap(({ onParked = [] }) => onParked));
ON_JOB_FAILED.declare(domains.flatMap(({ onJobFailed = [] }) => onJobFailed));
NARROW_RIGHTS.declare(domains.flatMap(({ narrowsRights = [] }) => narrowsRights));
USE_READERS.declare([
  ...domains.flatMap(({ readers = {} }) => Object.entries(readers)),
  ...REGISTERS.all.flatMap(registerReaders),
  ...DOCUMENT_KINDS.all.flatMap(attachmentReader),
]);
PUSHED_SUBJECTS.declare(domains.flatMap(({ pushed = {} }) => Object.entries(pushed)));
DEMO_STEPS.declare(domains.flatMap(({ demo = [] }) => demo));
ANSWERS.declare(domains.flatMap(({ answers = [] }) => answers));
// Last, as some depend on what was declared above.
CALLS.declare([
  ...domains.flatMap(({ calls = [] }) => typeof calls === "function" ? calls() : calls),
  ...viewCalls([...LISTS.all.map(viewedList), ...REGISTERS.all.map(viewedRegister)]),
  ...LISTS.all.filter((list) => list.call).map(listCall),
  ...REGISTERS.all.flatMap(registerCalls),
  ...DOCUMENT_KINDS.all.flatMap(documentCalls),
]);

// Consumers, work and rules of many shapes side by side; each was checked where it is declared.
/** Every consumer that workers run. */
// deno-lint-ignore no-explicit-any
export const CONSUMERS: readonly Consumer<any>[] = [
  ...domains.flatMap(({ consumers = [] }) => consumers),
  notifyBy(domains.flatMap(({ notifications = [] }) => notifications)),
];

/** Every job that workers run by the clock. */
export const JOBS: readonly Job[] = domains.flatMap(({ jobs = [] }) => jobs);

/** Every kind of long work that workers take. */
// deno-lint-ignore no-explicit-any
export const WORK: readonly WorkType<any>[] = domains.flatMap(({ work = [] }) => work);

function byRoute(a: { route: string }, b: { route: string }): number {
  return a.route < b.route ? -1 : 1;
}

function byTopic(a: { topic: string }, b: { topic: string }): number {
  return a.topic < b.topic ? -1 : a.topic > b.topic ? 1 : 0;
}

function byKind(a: { kind: string }, b: { kind: string }): number {
  return a.kind < b.kind ? -1 : 1;
}
