import assert from "node:assert/strict";
import { LIMITS } from "@/kernel/limits.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { type TextParams, translator } from "@/kernel/texts/texts.ts";
import { sources } from "./source_tree.ts";

/** The number that sentences are tried with, as they may write it. */
const NUMBER = 7777;
const WRITTEN = /7,?777/;

/** A sentence of a broken limit: what it is told beside the number, the parameter of the number, and the unit beside it. */
type Sentence = [number: string, unit: Record<"en_US" | "zh_CN", RegExp>, more?: TextParams];

const unit = (english: string, chinese: string) => ({
  en_US: new RegExp(`${WRITTEN.source} ?${english}`),
  zh_CN: new RegExp(`${WRITTEN.source} ?${chinese}`),
});
const COUNTED = ["login", "reset", "captcha", "card", "page", "file", "export", "call"];
const MB = unit("MB", "MB");

/** Every sentence that tells of a limit of size, number, length, depth, rate, quota or time. */
const NAMED: Record<string, readonly Sentence[]> = {
  "refusal.too-large": [["limit", unit("", "")]],
  "refusal.case-month-full": [["limit", unit("cases", "个")]],
  "refusal.body-too-deep": [["limit", unit("levels", "层")]],
  "refusal.body-too-many-values": [["limit", unit("values", "个")]],
  "refusal.too-many-requests": [
    ...COUNTED.map((what): Sentence => ["limit", unit("[a-z ]+ a minute for one account", "次"), {
      what,
      by: "user",
    }]),
    ["limit", unit("calls a minute from one address", "次调用"), { what: "call", by: "address" }],
    ["limit", unit("live pages for one person", "个实时页面"), { what: "stream", by: "user" }],
  ],
  "refusal.password-weak": [["min", unit("characters", "位"), { specials: "!" }]],
  "refusal.password-long": [["max", unit("characters", "位")]],
  "refusal.one-time-password-ended": [["hours", unit("hours", "小时")]],
  "refusal.login-step-over": [["minutes", unit("minutes", "分钟")]],
  "refusal.totp-not-started": [["minutes", unit("minutes", "分钟")]],
  "refusal.passkeys-too-many": [["limit", unit("passkeys", "个")]],
  "refusal.list-views-too-many": [["limit", unit("views", "个视图")]],
  "refusal.exports-too-many": [["limit", unit("of your exports", "个导出")]],
  "refusal.epc-too-many-parts": [["limit", unit("part numbers", "个备件号")]],
  "refusal.vin-too-many-models": [["limit", unit("model codes", "个"), { vin: "V" }]],
  "refusal.vin-too-many-in-job": [["limit", unit("VINs", "个 VIN")]],
  "refusal.audience-sheet-too-long": [
    ["limit", unit("VINs", "个 VIN"), { characters: 1 }],
    ["characters", unit("characters", "个字符"), { limit: 1 }],
  ],
  "refusal.audience-too-many-vins": [["limit", unit("VINs", "个 VIN"), { count: 50_001 }]],
  "refusal.exact-too-many": [["limit", unit("part numbers", "个备件号"), { count: 8 }]],
  "refusal.cart-full": [["limit", unit("lines", "行")]],
  "refusal.order-amount": [["limit", unit("", "")]],
  "refusal.jobs-too-many": [["limit", unit("open jobs", "个进行中的备件单")]],
  "refusal.part-photos-too-many": [["limit", unit("photos", "张照片")]],
  "refusal.reply-too-short": [["limit", unit("characters", "个字符")]],
  "refusal.closing-note-too-short": [["limit", unit("characters", "个字符")]],
  "refusal.substitute-too-long": [["days", unit("days", "天")]],
  "refusal.vds-range-too-long": [["months", unit("months", "个月")]],
  "refusal.labor-too-many": [["limit", unit("labor operations", "个工时项目")]],
  "refusal.job-notes-too-many": [["limit", unit("notes", "条备注")]],
  "refusal.upload-too-many": [["limit", unit("unfinished uploads", "个未完成的上传")]],
  "refusal.file-too-large": [["limit", MB, { name: "a", allowed: ".a" }]],
  "refusal.file-quota-person": [["limit", MB, { name: "a", free: 1 }]],
  "refusal.file-quota-store": [["limit", MB, { name: "a", free: 1 }]],
  "refusal.file-too-heavy": [
    ["seconds", unit("seconds", "秒"), { name: "a", mb: 1 }],
    ["mb", MB, { name: "a", seconds: 1 }],
  ],
  "refusal.file-unpacks-too-much": [
    ["limit", MB, { name: "a", broke: "bytes" }],
    ["limit", unit("entries", "个"), { name: "a", broke: "entries" }],
    ["limit", unit("levels deep", "层"), { name: "a", broke: "depth" }],
  ],
  "refusal.drawing-too-large": [
    ["limit", unit("elements", "个"), { name: "a", broke: "elements" }],
    ["limit", unit("levels", "层"), { name: "a", broke: "depth" }],
    ["limit", unit("elements", "个"), { name: "a", broke: "drawn" }],
  ],
  "refusal.picture-size": [["width", unit("x 1 pixels", "x 1 像素"), {
    name: "a",
    height: 1,
    found: "2 x 2",
  }]],
  "refusal.picture-pixels": [["limit", unit("million", "百万"), { name: "a" }]],
  "refusal.import-too-many": [["limit", unit("rows", "行")]],
  "refusal.catalogue-sheet-rows": [["max", unit("rows", "行")]],
  "refusal.import-unpacks-too-much": [["limit", MB]],
  "refusal.import-too-wide": [
    ["columns", unit("columns", "列"), { characters: 1 }],
    ["characters", unit("characters", "个字符"), { columns: 1 }],
  ],
  "refusal.import-too-heavy": [
    ["seconds", unit("seconds", "秒"), { mb: 1 }],
    ["mb", MB, { seconds: 1 }],
  ],
  "refusal.quote-percent": [
    ["discount", unit("%", "%"), { markup: 1 }],
    ["markup", unit("%", "%"), { discount: 1 }],
  ],
  "refusal.replay-too-much": [["count", unit("places", "个位置")]],
  "rule.too_small": [
    ["limit", unit("characters", "个字符"), { of: "string" }],
    ["limit", unit("entries", "项"), { of: "array" }],
    ["limit", unit("", ""), { of: "number" }],
  ],
  "rule.too_big": [
    ["limit", unit("characters", "个字符"), { of: "string" }],
    ["limit", unit("entries", "项"), { of: "array" }],
    ["limit", unit("", ""), { of: "number" }],
  ],
  "rule.decimal": [["places", unit("decimal places", "位")]],
  "rule.decimal-range": [["max", unit("", ""), { min: 1 }]],
  "convert.reason.image-too-large": [["limit", unit("million pixels", "百万像素"), { width: 1, height: 1 }]],
  "convert.reason.archive-too-large": [["mb", MB]],
  "convert.reason.drawing-too-fine": [["limit", unit("", "条"), { paths: 8 }]],
  "convert.reason.drawing-too-large": [["mb", MB]],
  "convert.reason.too-large": [["mb", MB]],
  "convert.reason.too-slow": [["seconds", unit("seconds", "秒")]],
  "convert.reason.too-much-memory": [["mb", MB]],
};

/** Sentences that sound like a limit and are none, or whose number stands in them. */
const NO_LIMIT: Record<string, string> = {
  "refusal.kerb-mass-too-large": "one field against another",
  "refusal.claim-one-causal": "one is what it says",
  "refusal.vin-length": "the numbers stand in it",
  "refusal.audience-vin-wrong": "the numbers stand in it",
  "refusal.tsb-code-form": "the numbers stand in it",
  "refusal.news-quantity": "the number stands in it",
  "refusal.quote-wrong": "the number stands in it",
  "refusal.batch-no-change": "none is no limit",
  "refusal.batch-no-rows": "none is no limit",
  "refusal.hotspot-number": "the number stands in it",
  "refusal.dialing-code": "the number stands in it",
  "refusal.sensitive-word-short": "the number stands in it",
};

/** How each limit is met: by sentences, or in another way that tells nobody no. */
const MET: Record<keyof typeof LIMITS, readonly string[] | Way> = {
  pageSizes: "choice",
  pageSizeDefault: "choice",
  lookupPageSize: "choice",
  uploadBytes: ["refusal.file-too-large"],
  documentCentreUploadBytes: ["refusal.file-too-large"],
  unpackedBytes: ["refusal.file-unpacks-too-much"],
  unpackedFreeBytes: ["refusal.file-unpacks-too-much"],
  unpackedRatio: ["refusal.file-unpacks-too-much"],
  unpackedEntries: ["refusal.file-unpacks-too-much"],
  unpackedDepth: ["refusal.file-unpacks-too-much"],
  pictureBytes: ["refusal.file-too-large"],
  picturePixels: ["refusal.picture-pixels"],
  svgBytes: ["refusal.file-too-large"],
  svgElements: ["refusal.drawing-too-large"],
  svgDrawn: ["refusal.drawing-too-large"],
  linkSeconds: "lasts",
  plainUploadBytes: ["refusal.too-large"],
  orphanHours: "lasts",
  uploadHours: "lasts",
  openUploads: ["refusal.upload-too-many"],
  epcImportBytes: ["refusal.too-large"],
  epcImportUnpackedBytes: ["refusal.import-unpacks-too-much"],
  registerImportBytes: ["refusal.too-large"],
  registerImportUnpackedBytes: ["refusal.import-unpacks-too-much"],
  passwordMinLength: ["refusal.password-weak"],
  passwordMaxLength: ["refusal.password-long"],
  passwordSpecials: "choice",
  passwordPromptMonths: "lasts",
  loginTries: "told while it is neared",
  loginLockMinutes: "told while it is neared",
  loginTriesAnywhere: "told while it is neared",
  deviceDays: "lasts",
  deviceAccounts: "keeps the newest",
  oneTimePasswordHours: ["refusal.one-time-password-ended"],
  loginsPerAddressPerMinute: ["refusal.too-many-requests"],
  loginsPerAccountPerMinute: ["refusal.too-many-requests"],
  captchasPerAddressPerMinute: ["refusal.too-many-requests"],
  cardTriesPerUserPerMinute: ["refusal.too-many-requests"],
  cardTriesPerAddressPerMinute: ["refusal.too-many-requests"],
  callsPerAddressPerMinute: ["refusal.too-many-requests"],
  callsPerUserPerMinute: ["refusal.too-many-requests"],
  accountsPerAddress: ["refusal.too-many-requests"],
  liveStreamsPerUser: ["refusal.too-many-requests"],
  userSync: "told by its own page",
  sessionIdleMinutes: "lasts",
  sessionAbsoluteMinutes: "lasts",
  confirmedMinutes: "lasts",
  loginStepMinutes: ["refusal.login-step-over"],
  passkeyMinutes: "lasts",
  totpSetupMinutes: ["refusal.totp-not-started"],
  recoveryCodes: "choice",
  passkeys: ["refusal.passkeys-too-many"],
  passkeyNameLength: ["rule.too_big"],
  captchaSeconds: "lasts",
  captchaTolerancePx: "secret",
  resetLinkMinutes: "lasts",
  invitationLinkMinutes: "lasts",
  emailLinkMinutes: "lasts",
  epcKeywordParts: ["refusal.epc-too-many-parts"],
  keywordLength: ["rule.too_big"],
  epcVinsPerJob: [
    "refusal.vin-too-many-in-job",
    "refusal.audience-too-many-vins",
    "refusal.audience-sheet-too-long",
  ],
  epcModelCodesPerVin: ["refusal.vin-too-many-models"],
  exactSearchNumbers: ["refusal.exact-too-many"],
  fitQuestions: ["rule.too_big"],
  epcQueryMs: "the specification's sentence",
  epcQueriesWaiting: "the specification's sentence",
  looksOfVehicle: "keeps the newest",
  recentVehicles: "keeps the newest",
  vehicleChoices: "keeps the newest",
  partPhotos: ["refusal.part-photos-too-many"],
  partPhotoBytes: ["refusal.too-large"],
  cartLines: ["refusal.cart-full"],
  orderAmount: ["refusal.order-amount"],
  cartQuantity: ["rule.too_big"],
  noteLength: ["rule.too_big"],
  openJobs: ["refusal.jobs-too-many"],
  jobNotes: ["refusal.job-notes-too-many"],
  jobUndoDays: "lasts",
  jobTextLength: ["rule.too_big"],
  deliverToLength: ["rule.too_big"],
  quoteTextLength: ["rule.too_big"],
  quoteBytes: ["refusal.too-large"],
  quoteDiscountPercent: ["refusal.quote-percent"],
  quoteMarkupPercent: ["refusal.quote-percent"],
  quoteValidDays: "choice",
  wishedDays: "choice",
  orderUndoSeconds: "lasts",
  availabilityMs: "waits",
  openExports: ["refusal.exports-too-many"],
  exportAgainSeconds: "lasts",
  vinLength: "the specification's sentence",
  vinTail: "the specification's sentence",
  watermark: "choice",
  thumbnailPx: "choice",
  webPicturePx: "choice",
  convertPixels: ["convert.reason.image-too-large"],
  convertFrames: "keeps the newest",
  tracePixels: "choice",
  tracePaths: ["convert.reason.drawing-too-fine"],
  traceBytes: ["convert.reason.drawing-too-large"],
  convertBytes: ["convert.reason.too-large"],
  officeUnpackedBytes: ["convert.reason.archive-too-large"],
  convertSeconds: ["convert.reason.too-slow"],
  officeSeconds: ["convert.reason.too-slow"],
  playSeconds: ["convert.reason.too-slow"],
  filmPx: "choice",
  convertMemory: ["convert.reason.too-much-memory"],
  readSeconds: ["refusal.file-too-heavy", "refusal.import-too-heavy"],
  readMemory: ["refusal.file-too-heavy", "refusal.import-too-heavy"],
  readAtOnce: "waits",
  scratchMinutes: "lasts",
  readAnswerBytes: ["refusal.file-too-heavy", "refusal.import-too-heavy"],
  sheetColumns: ["refusal.import-too-wide"],
  sheetCellLength: ["refusal.import-too-wide"],
  buttonRestMs: "lasts",
  noticeMs: "lasts",
  successMs: "lasts",
  errorMs: "lasts",
  errorEveryMs: "lasts",
  openTabsWarning: "told by its own page",
  flashBytes: "keeps the newest",
  flashMinutes: "lasts",
  parkedWaitSeconds: "waits",
  logCount: "told by its own page",
  boardDays: "told by its own page",
  boardDaysDefault: "choice",
  skipNoteMin: ["rule.too_small"],
  textsSheetBytes: ["refusal.too-large"],
  catalogueFileBytes: ["refusal.file-too-large"],
  catalogueSheetRows: "told by its own page",
  catalogueSheetUnpackedBytes: "told by its own page",
  catalogueFaults: "told by its own page",
  catalogueUndoDays: "lasts",
  catalogueLogDays: "lasts",
  textsSheetUnpackedBytes: ["refusal.import-unpacks-too-much"],
  textsSheetRows: ["refusal.import-too-many"],
  interfaceTextLength: ["rule.too_big"],
  triedTextLength: ["rule.too_big"],
  listViews: ["refusal.list-views-too-many"],
  listViewName: ["rule.too_big"],
  listViewQuery: ["rule.too_big"],
  bodyBytes: ["refusal.too-large"],
  bodyValues: ["refusal.body-too-many-values"],
  visitorBodyBytes: ["refusal.too-large"],
  visitorBodyValues: ["refusal.body-too-many-values"],
  refusedFields: "told while it is neared",
  resetMailsPerMinute: "secret",
  casesOfStoreInMonth: ["refusal.case-month-full"],
  readsWaiting: "waits",
  diagnosisRangeMonths: ["refusal.vds-range-too-long"],
  substituteDays: ["refusal.substitute-too-long"],
  jobLabor: ["refusal.labor-too-many"],
  replyLongerThan: ["refusal.reply-too-short"],
  closingNoteAtLeast: ["refusal.closing-note-too-short"],
  consultationMinutes: "lasts",
  questionDays: "lasts",
  replyMinutes: "choice",
  questionLength: ["rule.too_big"],
  questionFiles: ["rule.too_big"],
};
type Way =
  | "choice"
  | "lasts"
  | "waits"
  | "keeps the newest"
  | "secret"
  | "told while it is neared"
  | "told by its own page"
  | "the specification's sentence";

const dictionaries = await shippedTexts();
const LIMIT_WORDS =
  /\btoo (?!common|late)\w|at most|at least|more than \{|over \{|\blimit\b|exactly|\d (letter|digit|char)|\{(limit|mb)\b/i;

Deno.test("every sentence on a limit is declared with its number", () => {
  const sounding = [...dictionaries.get("en_US")!]
    .filter(([key, text]) => /^(refusal|rule|convert)\./.test(key) && LIMIT_WORDS.test(text))
    .map(([key]) => key);
  assert.deepEqual(sounding.filter((key) => !(key in NAMED) && !(key in NO_LIMIT)), []);
  const named = [...Object.keys(NAMED), ...Object.keys(NO_LIMIT)];
  assert.deepEqual(named.filter((key) => !dictionaries.get("en_US")!.has(key)), [], "declared and not there");
});

for (const lang of ["en_US", "zh_CN"] as const satisfies Lang[]) {
  Deno.test(`a refusal names the limit that broke by number and unit: ${lang}`, () => {
    const t = translator(dictionaries, lang);
    const wrong = Object.entries(NAMED).flatMap(([key, tried]) =>
      tried.map(([number, says, more]): [string, RegExp] => {
        const value = key === "refusal.too-large" ? `${NUMBER} KB` : NUMBER;
        return [t(key, { ...more, [number]: value }), says[lang]];
      }).filter(([text, says]) => !says.test(text)).map(([text, says]) => `${key}: ${text} (${says})`)
    );
    assert.deepEqual(wrong, []);
  });
}

Deno.test("whoever refuses for a limit gives its number", async () => {
  const lacking: string[] = [];
  const all = await sources();
  for (const { path, code, imports } of all.values()) {
    if (path.startsWith("tests/")) continue;
    for (
      const found of code.matchAll(/\b(refuse|refuseField|Unconvertible)\((?:\s*"[\w.]+",)?\s*"([\w-]+)"/g)
    ) {
      const sentence = found[1] === "Unconvertible" ? `convert.reason.${found[2]}` : `refusal.${found[2]}`;
      const told = argumentsFrom(code, code.indexOf("(", found.index));
      // What stands there by a name was put together in this file, or in one that it imports.
      const isNamed = /(, |\.\.\.)\w+(\(.*\))?\s*}?$/.test(told.trim());
      const given = isNamed ? code + imports.map(({ target }) => all.get(target!)?.code ?? "").join() : told;
      for (const [number] of NAMED[sentence] ?? []) {
        if (!new RegExp(`\\b${number}\\b`).test(given)) lacking.push(`${path}: ${sentence} ${number}`);
      }
    }
  }
  assert.deepEqual(lacking, []);
});

Deno.test("every limit is met by a sentence that names it, or tells nobody no", () => {
  const unknown = Object.entries(MET).flatMap(([limit, met]) =>
    typeof met === "string" ? [] : met.filter((key) => !(key in NAMED)).map((key) => `${limit}: ${key}`)
  );
  assert.deepEqual(unknown, []);
  assert.deepEqual(Object.keys(LIMITS).filter((limit) => !(limit in MET)), []);
});

/** What stands between a bracket and its end. */
function argumentsFrom(code: string, open: number): string {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    if (code[at] === "(") depth++;
    if (code[at] === ")" && --depth === 0) return code.slice(open, at);
  }
  return code.slice(open);
}
