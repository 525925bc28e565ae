import {
  NODES,
  OVERALL_STATES,
  QUESTION_ACTIONS,
  QUESTION_KINDS,
  QUESTION_STAGES,
} from "@/services/qa/advance_question.ts";
import { HOW } from "@/services/labor/recompute/affected_items.ts";
import { EDITIONS } from "@/kernel/access/editions.ts";
import { DEVICE_KINDS } from "@/services/entry/device_kind.ts";
import { DATA_TOPICS } from "@/services/vehicle_data/data_registers.ts";
import { COMPARED } from "@/services/epc/vehicle_differences.ts";
import { CONDITIONS as CONDITION_NAMES } from "@/components/catalogue_data/typed_validity.ts";
import { LOGGED_CHANGES } from "@/services/catalogue_data/change_list.ts";
import { COLUMN_TYPES } from "@/services/catalogue_data/format/column.ts";
import { RULES } from "@/services/catalogue_data/format/read_cell.ts";
import { CHANGE_ACTIONS, IMPORT_STATES } from "@/services/catalogue_data/import_types.ts";
import { KINDS as CATALOGUE_KINDS } from "@/services/catalogue_data/kinds.ts";
import { SET_PARTS } from "@/services/catalogue_data/set_parts.ts";
import { DIMENSION_NAMES } from "@/engines/audience/dimensions.ts";
import { SAID_OF } from "@/engines/audience/say_audience.ts";
import { ACTIONS } from "@/engines/documents/workflow_state.ts";
import { DOCUMENT_KINDS } from "@/engines/documents/document_kinds.ts";
import { formOf } from "@/engines/documents/form_of.ts";
import { READ_STATES } from "@/engines/documents/reading_list.ts";
import { STAGES } from "@/engines/documents/stage.ts";
import { RESULTS } from "@/services/approvals/decided_list.ts";
import { DOCUMENT_RIGHTS } from "@/engines/documents/document_rights.ts";
import { TSB_TYPES } from "@/services/tsb/tsb_types.ts";
import "@/domains.ts";
import assert from "node:assert/strict";
import { LINK_KINDS } from "@/engines/links/link_kinds.ts";
import { IntlMessageFormat } from "intl-messageformat";
import { LOGGED_AS } from "@/engines/calls/define_call.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { SUBSTITUTION_STATES } from "@/services/approvals/substitutes/types.ts";
import { DUTIES } from "@/services/departments/department_kinds.ts";
import { ACCOUNT_STATES } from "@/services/users/set_account_state.ts";
import { DECIDES, FAULT_KINDS } from "@/platform/push/simulated_faults.ts";
import { ATTRIBUTES } from "@/services/event_catalogue/envelope_schema.ts";
import { eventTopics } from "@/services/event_catalogue/read_catalogue.ts";
import { NAV_GROUPS } from "@/kernel/access/modules.ts";
import { PAGES, purposeOf } from "@/kernel/access/pages.ts";
import { rightsCatalogue } from "@/services/roles/rights_catalogue.ts";
import { OPENED_BY } from "@/kernel/access/second_factor.ts";
import { seededRoles } from "@/services/roles/seeded_roles.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { REGISTER_ACTIONS } from "@/engines/registers/define_register.ts";
import { usesOf } from "@/engines/registers/find_uses.ts";
import { textBeginnings, textsOfRegister } from "@/engines/registers/register_texts.ts";
import { REPLAY_STATES, REPLAY_WAYS } from "@/engines/events/replay_types.ts";
import { STEP_KINDS, STEP_STATES } from "@/services/event_monitor/trace_types.ts";
import { EXPORT_REASONS } from "@/engines/exports/end_export.ts";
import { EXPORT_STATES } from "@/engines/exports/types.ts";
import { FAVORITE_TYPES } from "@/services/favorites/types.ts";
import { REASONS } from "@/engines/files/convert/unconvertible.ts";
import { KINDS } from "@/engines/files/convert/kinds.ts";
import { PLACES } from "@/engines/files/places.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { RESULT_FILTERS } from "@/services/logs/filters.ts";
import { FIELDS } from "@/services/logs/describe_change.ts";
import {
  operationKey,
  RECORDED,
  REGISTER_VERBS,
  registerOperations,
  SUBJECTS,
} from "@/services/logs/describe_operation.ts";
import type { Filters } from "@/engines/lists/filters.ts";
import { LISTS } from "@/engines/lists/lists.ts";
import { messageKindNames } from "@/engines/messages/kinds.ts";
import { DOUBTS } from "@/services/orders/review/doubts.ts";
import { NEWS_KINDS, ORDER_KINDS, ORDER_STATES } from "@/services/orders/types.ts";
import { OPEN_ITEMS } from "@/services/orgs/open_items.ts";
import { THEMES } from "@/services/account/theme.ts";
import { KNOWN_REASONS } from "@/engines/pushes/describe_reason.ts";
import { REFUSALS } from "@/kernel/refusals/catalogue.ts";
import { EDITOR_TEXTS } from "@/islands/epc/editor_texts.ts";
import { TEXT_STATES } from "@/services/translations/types.ts";
import { BROKEN } from "@/services/user_sync/ask_people.ts";
import { RANK_PERIODS, RANK_REACHES } from "@/services/scores/rank_table.ts";
import { SYNC_KINDS, SYNC_RULES } from "@/services/user_sync/plan.ts";
import { SYNC_STATES } from "@/services/user_sync/read_runs.ts";
import { messageProblems } from "@/services/translations/message_shape.ts";
import {
  OUTCOMES,
  REASONS as REASONS_WITHOUT,
  VDS_FEEDBACK_ACTIONS,
  VDS_FEEDBACK_STATES,
} from "@/services/diagnosis/feedback/feedback_states.ts";
import { EVIDENCE_SOURCES, STRENGTHS } from "@/services/diagnosis/assistant/types.ts";
import { COMMANDS, FAULT_CODES } from "@/services/diagnosis/agent_messages.ts";
import {
  NAMED_BUSES,
  NAMED_DATA,
  NAMED_ECUS,
  NAMED_ROUTINES,
} from "@/services/diagnosis/course/name_of_data.ts";
import { ECU_VIEWS } from "@/services/diagnosis/course/ecu_views.ts";
import { STATUS_BITS } from "@/services/diagnosis/course/status_bits.ts";
import { COMMAND_STATES, DIAGNOSIS_STATES } from "@/services/diagnosis/course/types.ts";
import { DEVICE_STATES } from "@/services/diagnosis/devices/types.ts";
import { UPDATE_STATES } from "@/services/diagnosis/updates/types.ts";
import { WORKSHEET_STATES } from "@/services/diagnosis/worksheets/moves.ts";
import { ENDED_BY, WORK_ORDER_STATES, WORK_ORDER_STEPS } from "@/services/tsb/work_orders/moves.ts";
import { MEASURES } from "@/services/qa/boards/measures.ts";
import { FEEDBACK_STEPS } from "@/services/feedback/feedback_states.ts";
import { lawForm } from "@/services/laws/law_form.ts";
import { LAW_STEPS } from "@/services/laws/law_states.ts";
import { QUALITY_STATES, QUALITY_STEPS } from "@/services/quality/quality_states.ts";
import { QUALITY_REQUIRED, qualityForm } from "@/services/quality/quality_form.ts";
import { softwareForm } from "@/services/software/software_form.ts";
import { SOFTWARE_STATES, SOFTWARE_STEPS } from "@/services/software/software_states.ts";
import { AFFECTED, TECHPROVE_REQUIRED, techproveForm } from "@/services/techprove/techprove_form.ts";
import { TECHPROVE_STEPS } from "@/services/techprove/techprove_states.ts";
import { sources } from "./source_tree.ts";

const COMPLETE = ["zh_CN", "en_US", "de_DE"] as const;
const LOCALES = new URL("../locales/", import.meta.url);

const dictionaries = await shippedTexts();
const english = dictionaries.get("en_US")!;
const chinese = dictionaries.get("zh_CN")!;
const domains = [...new Set([...english.keys()].map((key) => key.split(".")[0]!))].join("|");

/** What a line's applicability may ask of a vehicle. */
const CONDITIONS = [
  "production_from",
  "production_to",
  "options_all",
  "options_any",
  "options_none",
  "models",
  "markets",
  "plant",
  "serial_from",
  "serial_to",
];

const TOPICS = eventTopics();
const EVENTS = TOPICS.flatMap((topic) => topic.events);
const EVENT_TYPES = EVENTS.map(({ type }) => type);

/** Keys put together in the code: how they begin, and how they may go on. */
const COMPOSED: Record<string, readonly string[]> = {
  "qa.board_": ["analyze", "all", "time", "finish", "overtime"],
  "qa.by_": ["type", "series", "area", "staff", "store", "part"],
  "qa.measure_": MEASURES,
  "qa.rate_": ["quick", "closed", "in-time"],
  "qa.reply_": ["half", "ninety", "ninety_five"],
  "qa.closing_": ["half", "ninety", "ninety_five"],
  "qa.stage_": QUESTION_STAGES,
  "home.waiting.questions_": [...QUESTION_KINDS, "detail"],
  "qa.step_": QUESTION_ACTIONS,
  "qa.node_": [...NODES, "closed"],
  "qa.overall_": OVERALL_STATES,
  "qa.asked_from_": ["figure", "part", "case", "tsb", "dtc", "diagnosis", "order"],
  "qa.body_hint_": QUESTION_KINDS,
  "qa.say_": ["answer", "ask-again", "note"],
  "qa.do_": ["answer", "ask-again", "note", "escalate", "designate", "hand-back", "finish", "score"],
  "qa.knowledge_": ["title", "question", "answer"],
  "claims.step_": ["passed", "now", "open", "rejected", "failed"],
  "claims.warranty_": ["within", "too-late", "too-far", "unsold"],
  "labor.recompute.how_": HOW,
  "labor.recompute.state_": ["waiting", "running", "done", "failed"],
  "feedback.step_": FEEDBACK_STEPS,
  "laws.step_": LAW_STEPS,
  "quality.": [...QUALITY_REQUIRED, "refusePhotos"],
  "quality.by_": ["parts", "series"],
  "quality.state_": QUALITY_STATES,
  "quality.step_": QUALITY_STEPS,
  "software.signed_": ["ours", "another-key", "wrong"],
  "software.state_": SOFTWARE_STATES,
  "software.step_": SOFTWARE_STEPS,
  "techprove.": [...TECHPROVE_REQUIRED, "beforePhotos", "afterPhotos", "files"],
  "techprove.affects_": AFFECTED,
  "techprove.step_": TECHPROVE_STEPS,
  "cases.same_": ["dtc", "part", "symptom", "words", "series"],
  "tsb.order.": ["note", "laborCodes", "partNumbers"],
  "tsb.order.state_": WORK_ORDER_STATES,
  "diagnosis.worksheet.state_": WORKSHEET_STATES,
  "diagnosis.worksheet.do_": ["finish", "cancel"],
  "diagnosis.device.state_": DEVICE_STATES,
  "diagnosis.state_": DIAGNOSIS_STATES,
  "diagnosis.command_state_": COMMAND_STATES,
  "diagnosis.command_": Object.keys(COMMANDS),
  "diagnosis.did_": NAMED_DATA,
  "diagnosis.routine_": NAMED_ROUTINES,
  "diagnosis.ecu_name_": NAMED_ECUS,
  "diagnosis.bus_": NAMED_BUSES,
  "diagnosis.view_": ECU_VIEWS,
  "diagnosis.update_state_": UPDATE_STATES,
  "diagnosis.update_phase_": ["waiting", "fetching", "programming"],
  "diagnosis.fault_": FAULT_CODES,
  "diagnosis.ecu_": ["answers", "silent", "refuses"],
  "diagnosis.assistant.strength_": STRENGTHS,
  "diagnosis.assistant.same_": ["dtc", "symptom", "words"],
  "diagnosis.assistant.count_": EVIDENCE_SOURCES,
  "diagnosis.assistant.source_": EVIDENCE_SOURCES,
  "diagnosis.feedback.state_": VDS_FEEDBACK_STATES,
  "diagnosis.feedback.step_": ["send", ...VDS_FEEDBACK_ACTIONS],
  "diagnosis.feedback.outcome_": OUTCOMES,
  "diagnosis.feedback.reason_": REASONS_WITHOUT,
  "diagnosis.record_": ["current", "historical", "neither"],
  "diagnosis.bit_": STATUS_BITS,
  "tsb.order.step_": WORK_ORDER_STEPS,
  "tsb.order.ended_": ENDED_BY.filter((by) => by !== "store"),
  "tsb.order.do_": ["rule-out", "reopen"],
  "links.kind_": LINK_KINDS.all.map(({ name }) => name),
  "links.reason_": ["named", "about", "answers", "listed", "replaces"].flatMap((
    reason,
  ) => [`${reason}_out`, `${reason}_in`]),
  "links.place_": ["causes", "checks", "tool", "remark", "title", "text"],
  "links.same_": LINK_KINDS.all.filter(({ joins }) => joins).map(({ name }) => name),
  "orders.job_": ["name", "customer", "plate", "repairOrder"],
  "catalogue_data.kind.": SET_PARTS,
  "catalogue_data.column.": [
    ...new Set(CATALOGUE_KINDS.flatMap(({ columns }) => columns.map(({ name }) => name))),
  ],
  "catalogue_data.type.": COLUMN_TYPES,
  "catalogue_data.rule.": RULES,
  "catalogue_data.state_": IMPORT_STATES,
  "catalogue_data.action_": CHANGE_ACTIONS,
  "catalogue_data.change_": LOGGED_CHANGES,
  "catalogue_data.condition_": CONDITION_NAMES,
  "catalogue_data.": ["rows", "added", "changed", "gone", "faults"],
  "roles.compare_": ["1", "2"],
  "machines.": ["is_revoked", "is_over", "in_force"],
  "roles.module_": ["tiles", "other"],
  "roles.state_": ["normal", "frozen", "not_activated"],
  "roles.view_": ["list", "matrix", "machines"],
  "settings.module.": ["page", "isOn", "sort", "tile", "pageSize", "on", "off"],
  "exports.reason.": EXPORT_REASONS,
  "downloads.state.": [...EXPORT_STATES, "expired"],
  "files.made_": KINDS,
  "epc.drawing.editor_": EDITOR_TEXTS,
  "epc.register.": ["to_options", "to_values", "to_matrix", "to_quantities", "to_materials"],
  "file_manager.place_": PLACES.all.map(({ name }) => name),
  "file_manager.scan_": ["not-scanned", "waiting", "clean", "infected"],
  "home.to_do.": ["approvals", "work", "overdue", "open", "unread"],
  "file_manager.usedAs_": ["figure-image", "home-picture", "quick-app", "series-picture"],
  "person.userType_": ["factory", "store", "social", "dealer_group"],
  "event_catalogue.attribute.": ATTRIBUTES.map(({ name }) => name),
  "event_catalogue.event.": EVENT_TYPES,
  "event_catalogue.member.": [...new Set(EVENTS.flatMap(({ members }) => members.map(({ name }) => name)))],
  "event_catalogue.topic.": TOPICS.map(({ noun }) => noun),
  "gif2svg.detail-": ["1", "2", "3"],
  "gif2svg.ink-": ["black", "current"],
  "convert.reason.": REASONS,
  "gif2svg.state-": ["pending", "processing", "done", "failed"],
  "entry.privacy_": [1, 2, 3, 4, 5, 6].flatMap((number) => [`${number}`, `${number}_title`]),
  "part.": ["replaces", "replacedBy"],
  "epc.differs.": COMPARED,
  "epc.topic.": DATA_TOPICS,
  "epc.alternative.": ["remanufactured", "economy", "accessory"],
  "epc.finish.": ["paint", "trim"],
  "epc.why.": ["replace", "use_up", "fit_with"],
  "epc.interchange.": ["both", "forward", "none"],
  "epc.kind.": ["at_once", "use_up_stock"],
  "orders.import.": [
    "number-missing",
    "number-unknown",
    "quantity-wrong",
    "quantity-pack",
    "not-orderable",
    "vin-disabled",
    "vin-several",
    "vin-unknown",
    "note-sensitive",
    "note-unsafe",
  ],
  "orders.import.column.": ["partNumber", "quantity", "note", "vin"],
  "epc.not_orderable.": [
    "not-sold-alone",
    "superseded",
    "superseded-each",
    "superseded-ended",
    "superseded-other",
    "discontinued",
    "discontinued-followed",
    "no-price",
  ],
  "orders.state.": ORDER_STATES,
  "orders.kind.": ORDER_KINDS,
  "orders.news.": NEWS_KINDS,
  "orders.doubt.": DOUBTS,
  "orders.quote.basis.": ["list", "net"],
  "entry.door_": EDITIONS,
  "epc.fit.": ["fits", "not", "unknown"],
  "epc.reason.": ["and", "or", ...CONDITIONS],
  "epc.unknown.": CONDITIONS,
  "epc.warning.": ["vin-check-digit", "production-date-unknown", "options-unknown"],
  "event_catalogue.promise.": ["once", "order", "codes", "versions", "unknown"].flatMap((
    one,
  ) => [one, `${one}_text`]),
  "event_monitor.do.": [
    "partitions",
    "replication",
    "cleanup_policy",
    "retention_ms",
    "max_message_bytes",
    "min_insync_replicas",
  ],
  "event_monitor.kind.": STEP_KINDS,
  "event_monitor.range.": ["partition", "fromOffset", "toOffset"],
  "event_monitor.range.way.": REPLAY_WAYS,
  "event_monitor.replays.state.": REPLAY_STATES,
  "event_monitor.step.": STEP_STATES,
  "favorites.kind.": FAVORITE_TYPES,
  "logs.called_": LOGGED_AS,
  "logs.did_": REGISTER_VERBS,
  "logs.field_": FIELDS,
  "logs.level_": ["0", "1", "2", "3", "4"],
  "logs.login_": RESULT_FILTERS,
  "logs.module_": ["personal", "entry"],
  "logs.op_": [
    ...CALLS.all.filter(({ loggedAs }) => loggedAs === undefined).map(({ operationId }) => operationId),
    ...RECORDED,
  ]
    .filter((id) => !registerOperations().has(id) && !saidByItsPage(id))
    .map((id) => operationKey(id).slice("logs.op_".length)),
  "logs.subject_": SUBJECTS,
  "logs.written_": ["1", "2", "3", "4"],
  "deliveries.mail.": [
    "reset",
    "confirm",
    "email-change",
    "account-made",
    "account-active",
    "password-reset",
    "second-factor-removed",
    "second-factor-added",
    "second-factor-taken-away",
    "recovery-codes-renewed",
    "recovery-code-used",
  ]
    .flatMap((
      mail,
    ) => [`${mail}.subject`, `${mail}.text`]),
  "messages.": messageKindNames().flatMap((kind) => [`${kind}.title`, `${kind}.text`]),
  "messages.kind.": messageKindNames(),
  "audience.": [...DIMENSION_NAMES, "stores", "people", "vehicles", "directSale_yes", "directSale_no"],
  "audience.said_": DIMENSION_NAMES,
  "audience.of_": SAID_OF,
  "audience.group_": SAID_OF,
  "documents.": ["authoredAt", "submittedAt", "verifiedAt", "publishedAt", "stoppedAt"],
  "documents.action_": ACTIONS,
  "documents.done_": ACTIONS.filter((action) => action !== "edit"),
  "documents.read_": READ_STATES,
  "documents.result_": RESULTS,
  "documents.stage_": STAGES,
  "documents.of_": ["mine", "others"],
  "documents.side_": ["translation", "source"],
  "documents.preview_width_": ["desk", "tablet", "phone"],
  "documents.text_state_": ["source", "translated", "stale", "none"],
  "tsb.kind_": TSB_TYPES,
  "mail_log.template.": [
    "reset",
    "confirm",
    "email-change",
    "account-made",
    "account-active",
    "password-reset",
    "second-factor-removed",
    "second-factor-added",
    "second-factor-taken-away",
    "recovery-codes-renewed",
    "recovery-code-used",
    "message",
  ],
  "nav.group_": NAV_GROUPS.map(({ group }) => group),
  // A list of what is one's own says its module above its title, though the navigation does not lead there.
  "nav.": [
    ...new Set([...PAGES.all.filter((page) => page.nav !== "none").map((page) => page.module), "personal"]),
  ],
  "orgs.open.": OPEN_ITEMS,
  "orgs.page.state_": ["normal", "frozen", "not_activated"],
  "purpose.": PAGES.all.flatMap((page) =>
    page.purpose ? [] : purposeOf(page)?.slice("purpose.".length) ?? []
  ),
  "page.": PAGES.all.filter(({ route, title }) => title === `page.${route}`).map(({ route }) => route),
  "pushes.demo.decides.": DECIDES,
  "pushes.demo.fault.": FAULT_KINDS,
  "pushes.reason.": [...KNOWN_REASONS, "status"],
  "pushes.to.": ["dms"],
  "refusal.": Object.keys(REFUSALS),
  "right.": rightsCatalogue(PAGES.all, CALLS.all).map((right) => right.titleKey.slice("right.".length)),
  "right.document.": [...DOCUMENT_RIGHTS],
  "right.register.": ["view", ...REGISTER_ACTIONS],
  "roles.seeded.": seededRoles().map((role) => role.code),
  "shell.theme_": THEMES,
  "scores.among_": RANK_REACHES,
  "scores.period_": RANK_PERIODS,
  "user_sync.kind.": SYNC_KINDS,
  "user_sync.reason.": [...BROKEN, "ended", "too-many"],
  "user_sync.rule.": SYNC_RULES,
  "user_sync.state.": SYNC_STATES,
  "table.": ["compact", "comfortable"],
  "translations.column.": ["key", "zh", "en", "text", "state", "base"],
  "translations.state.": TEXT_STATES,
  "approvals.substitution_": SUBSTITUTION_STATES,
  "person.duty_": DUTIES,
  "person.device_": DEVICE_KINDS,
  "person.opened_": OPENED_BY,
  "users.state_": ACCOUNT_STATES,
  "registers.uses.": tablesWithoutRegister(),
};

/** Whether a call is that of a declared list without a text of its own. */
function saidByItsPage(id: string): boolean {
  return LISTS.all.some(({ call }) => call?.operationId === id) && !english.has(operationKey(id));
}

/** What declarations of registers write of their texts' keys. */
const BEGINNINGS = new Set([
  ...REGISTERS.all.flatMap(textBeginnings),
  ...DOCUMENT_KINDS.all.map(({ texts }) => texts),
]);

/** Whether a file may ask for texts: the program, and the sample site that shows every component. */
function mayAsk(path: string): boolean {
  return !/^(tests(?!\/look\/site)|fresh|drawing|tools)\//.test(path);
}

/** Keys that the code writes out, each with a file that does, and the beginnings of those it puts together. */
async function keysInCode(): Promise<{ written: Map<string, string>; begun: Set<string> }> {
  const written = new Map<string, string>();
  const begun = new Set<string>();
  const key = new RegExp(`"((?:${domains})\\.[\\w.-]+)"`, "g");
  const beginning = new RegExp("`((?:" + domains + ")\\.[^`$]*)\\$\\{", "g");
  for (const { path, code } of (await sources()).values()) {
    if (!mayAsk(path)) continue;
    for (const [, found] of code.matchAll(key)) {
      // Types of events look like keys; what they tell is `event_catalogue.event.<type>`.
      if (english.has(found!) || !EVENT_TYPES.includes(found!) && !BEGINNINGS.has(found!)) {
        written.set(found!, path);
      }
    }
    for (const [, found] of code.matchAll(beginning)) begun.add(found!);
  }
  return { written, begun };
}

/** Tables that hold entries of registers in use, and have no register of their own to be called by. */
function tablesWithoutRegister(): string[] {
  const own = new Set(REGISTERS.all.map(({ table }) => table));
  return [...new Set(REGISTERS.all.flatMap(usesOf).map(({ table }) => table))].filter((table) =>
    !own.has(table)
  );
}

const ofRegisters = [
  ...[
    ...REGISTERS.all,
    ...DOCUMENT_KINDS.all.map((kind) => formOf(kind)),
    ...[lawForm, softwareForm, qualityForm, techproveForm],
  ].flatMap(textsOfRegister),
  ...DOCUMENT_KINDS.all.flatMap(({ texts, sections = [] }) =>
    sections.map(({ name }) => `${texts}.section_${name}`)
  ),
];

/** Texts of the values that filters of lists choose among. */
const ofLists = LISTS.all.flatMap(({ filter }) =>
  Object.values(filter as Filters).flatMap(({ texts = [] }) => texts)
);

const composed = [
  ...Object.entries(COMPOSED).flatMap(([begin, ends]) => ends.map((end) => begin + end)),
  ...ofRegisters,
  ...ofLists,
];

/** Texts of registers and lists are asked for by what their declarations say, beside the lists above. */
function isDeclared(begin: string): boolean {
  return [...ofRegisters, ...ofLists].some((key) => key.startsWith(begin));
}

Deno.test("Chinese, English and German have the same texts, none of them empty", async () => {
  assert.ok(english.size > 500, `${english.size} texts`);
  for (const lang of COMPLETE) {
    const texts = dictionaries.get(lang)!;
    assert.deepEqual([...english.keys()].filter((key) => !texts.has(key)), [], `missing in ${lang}`);
    assert.deepEqual([...texts.keys()].filter((key) => !english.has(key)), [], `only in ${lang}`);
    assert.deepEqual([...texts].filter(([, text]) => text.trim() === "").map(([key]) => key), []);
    for await (const { name } of Deno.readDir(new URL(`${lang}/`, LOCALES))) {
      const file = await Deno.readTextFile(new URL(`${lang}/${name}`, LOCALES));
      const keys = [...file.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key!);
      assert.deepEqual(keys, [...new Set(keys)], `a key stands twice in ${lang}/${name}`);
      assert.equal(keys.length, Object.keys(JSON.parse(file)).length, `${lang}/${name}: a line a text`);
    }
  }
});

Deno.test("what a text leaves open is the same in Chinese, English and German", () => {
  for (const lang of COMPLETE) {
    const differing = [...english]
      .map(([key, text]) =>
        [key, openOf(text, "en-US"), openOf(dictionaries.get(lang)!.get(key)!, tagOf(lang))] as const
      )
      .filter(([, one, other]) => one.join() !== other.join());
    assert.deepEqual(differing, [], lang);
  }
});

Deno.test("every text that the code asks for is there", async () => {
  const { written, begun } = await keysInCode();
  assert.ok(written.size > 300, `${written.size} keys in the code`);
  assert.deepEqual([...written].filter(([key]) => !english.has(key)), []);
  assert.deepEqual(composed.filter((key) => !english.has(key)), []);
  assert.deepEqual(
    [...begun].filter((begin) => !(begin in COMPOSED) && begin !== "right.tile." && !isDeclared(begin))
      .map((begin) => `${begin}: its ends are missing in COMPOSED`),
    [],
  );
  assert.deepEqual(Object.keys(COMPOSED).filter((begin) => !begun.has(begin)), []);
});

Deno.test("every text is asked for somewhere", async () => {
  const { written } = await keysInCode();
  const asked = new Set([...written.keys(), ...composed]);
  assert.deepEqual([...english.keys()].filter((key) => !asked.has(key)), []);
});

Deno.test("every refusal of the catalogue is one that the code makes", async () => {
  const code = [...(await sources()).values()]
    .filter(({ path }) => mayAsk(path) && path !== "kernel/refusals/catalogue.ts")
    .map((source) => source.code).join("\n");
  assert.deepEqual(
    Object.keys(REFUSALS).filter((key) => !code.includes(`"${key}"`) && !code.includes(`"refusal.${key}"`)),
    [],
  );
});

Deno.test("terms are written in one way", () => {
  for (const [wrong, right] of TERMS) {
    const found = COMPLETE.flatMap((lang) => [...dictionaries.get(lang)!]).filter(([, text]) =>
      wrong.test(text)
    ).map(([key]) => key);
    assert.deepEqual(found, [], `say ${right}`);
  }
});

/** Spellings that are not those of the portal's terms, and the term. */
const TERMS: [RegExp, string][] = [
  [/favourite|\bcolour/i, "American spelling: favorite, color"],
  [/shopping (cart|basket)|\bbasket\b/i, "cart"],
  [/零件|配件/, "备件"],
  [/爆炸視圖|分解图/, "爆炸图"],
  [/车架号|识别码/, "VIN码"],
  [/spare part/i, "part"],
  [/chassis number/i, "VIN"],
  [/Fahrgestellnummer|Fahrzeug-Ident/i, "FIN"],
  [/Ersatzteil/i, "Teil"],
  [/Händlerverwaltung/i, "Händlersystem"],
];

/**
 * The placeholders of a message, sorted; dates and choices with their kind. A number may be plain in a language without
 * plurals.
 */
function openOf(text: string, tag: string): string[] {
  const found = new Set<string>();
  const walk = (elements: readonly Element[]) => {
    for (const element of elements) {
      if (element.type === LITERAL || element.type === POUND) continue;
      found.add(NUMBERS.includes(element.type) ? element.value : `${element.value} ${element.type}`);
      for (const { value } of Object.values(element.options ?? {})) walk(value);
    }
  };
  walk(new IntlMessageFormat(text, tag, undefined, { ignoreTag: true }).getAst() as unknown as Element[]);
  return [...found].sort();
}

/** Kinds of elements in a parsed ICU message: text; the number of a plural; an argument, a number, a plural. */
const LITERAL = 0;
const POUND = 7;
const NUMBERS = [1, 2, 6];

interface Element {
  type: number;
  value: string;
  options?: Record<string, { value: Element[] }>;
}

Deno.test("no text of the program breaks a rule that those who change texts must keep", () => {
  const wrong = [...chinese].flatMap(([key, text]) => {
    const other = english.get(key);
    if (other === undefined) return [];
    const problems = [...messageProblems(text, other, "en_US"), ...messageProblems(other, text, "zh_CN")];
    return problems.map(({ rule }) => `${key}: ${rule}`);
  });
  assert.deepEqual(wrong, []);
});
