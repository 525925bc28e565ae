import assert from "node:assert/strict";
import { test } from "node:test";
import { v7 as uuid } from "uuid";
import { writeXlsx } from "hucre/xlsx";
import { connect } from "@/platform/database/connect.ts";
import { openSignals } from "@/platform/signals.ts";
import { followTexts, openTexts } from "@/platform/texts.ts";
import { type Ctx, makeCtx } from "@/kernel/ctx.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { checkTexts, importTexts } from "@/services/translations/import_texts.ts";
import type { User } from "@/kernel/access/user.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { textChangeList } from "@/services/translations/text_change_list.ts";
import { countStates, progressOfLanguages } from "@/services/translations/read_texts.ts";
import { textList } from "@/services/translations/text_list.ts";
import { saveText, textOf } from "@/services/translations/save_text.ts";
import { readTextsSheet, textsSheet } from "@/services/translations/texts_sheet.ts";
import { undoTextChange } from "@/services/translations/undo_change.ts";
import { freshDatabase, type TestDatabase } from "../database.ts";

const db: TestDatabase = await freshDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());
const shipped = await openTexts();

const ctx: Ctx = makeCtx({ pool: db.sql, dictionaries: shipped.dictionaries, lang: "en_US" }, uuid);
/** Whoever may read the log of changes. */
const staff = ctx.as({
  actor: {
    kind: "person",
    assignments: [{
      role: "editor",
      market: null,
      org: null,
      rights: new Set(["TisosTranslateLog:view", "TisosTranslate:view"]),
    }],
  } as unknown as User,
  edition: "domestic",
  lang: "en_US",
});

/** Rules by which something was refused. */
async function rulesOf(work: Promise<unknown>): Promise<string[]> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.fields.length > 0 ? error.fields.map(({ rule }) => rule) : [error.key];
  }
  return [];
}

/** A text of one language, saved from whatever it is now. */
async function save(lang: "hu" | "en_US" | "ru_RU" | "fr_FR", key: string, text: string) {
  const { version } = await textOf(ctx, { lang, key });
  return await saveText(ctx, { lang, key, text, version });
}

/** How many texts a language has. */
async function translatedTo(one: "hu"): Promise<number> {
  return (await progressOfLanguages(ctx)).find(({ lang }) => lang === one)!.translated;
}

test("a text that is saved is no longer missing, and goes back to missing when it is reset", async () => {
  const key = "table.clear_filters";
  const before = await textOf(ctx, { lang: "hu", key });
  assert.deepEqual(before.states, ["missing"]);
  const written = await translatedTo("hu");
  const saved = await save("hu", key, "Filter löschen");
  assert.deepEqual([saved.text, saved.states, saved.version > 0], ["Filter löschen", ["overridden"], true]);
  assert.equal(await translatedTo("hu"), written + 1);
  const reset = await saveText(
    ctx,
    { lang: "hu", key, text: null, version: saved.version },
    { via: "reset" },
  );
  assert.deepEqual([reset.text, reset.states], [null, ["missing"]]);
});

test("a text that breaks the rules of messages is refused by what it breaks", async () => {
  // {tries, plural, ...} and no other placeholder.
  const key = "refusal.wrong-credentials";
  assert.deepEqual(await rulesOf(save("hu", key, "Falsch")), ["text-placeholder-missing"]);
  assert.deepEqual(await rulesOf(save("hu", key, "Noch {tries} bei {other}")), [
    "text-placeholder-unknown",
  ]);
  assert.deepEqual(await rulesOf(save("hu", key, "Noch {tries, plural, other {#}")), ["text-broken"]);
  assert.deepEqual(await rulesOf(save("hu", key, "  ")), ["field-required"]);
  assert.deepEqual(await rulesOf(save("hu", key, "{tries} <img src=x onerror=alert(1)>")), [
    "unsafe-content",
  ]);
  assert.deepEqual(await rulesOf(save("ru_RU", key, "{tries, plural, one {#} other {#}}")), [
    "text-plural-missing",
  ]);
  assert.deepEqual(await rulesOf(save("hu", key, "{tries, plural, one {#} few {#} other {#}}")), [
    "text-plural-unknown",
  ]);
  assert.deepEqual(
    await rulesOf(save("ru_RU", key, "{tries, plural, one {#} few {#} many {#} other {#}}")),
    [],
  );
  assert.deepEqual(await rulesOf(save("fr_FR", key, "{tries, plural, one {#} other {#}}")), []);
  assert.deepEqual(await rulesOf(save("hu", key, "Noch {tries, number}")), []);
});

test("keys that are no texts are refused, also those that every object has", async () => {
  for (const key of ["__proto__", "constructor", "no.such.text", ""]) {
    assert.deepEqual(await rulesOf(saveText(ctx, { lang: "hu", key, text: "x", version: 0 })), [
      "text-unknown",
    ]);
  }
});

test("who saves what another changed meanwhile is refused", async () => {
  const key = "table.per_page";
  await save("hu", key, "pro Seite");
  assert.deepEqual(
    await rulesOf(saveText(ctx, { lang: "hu", key, text: "je Seite", version: 0 })),
    ["state-changed"],
  );
});

test("of two who save at once one is refused", async () => {
  const key = "table.none";
  const both = await Promise.all(
    ["eins", "zwei"].map((text) => rulesOf(saveText(ctx, { lang: "hu", key, text, version: 0 }))),
  );
  assert.deepEqual(both.flat(), ["state-changed"]);
});

test("a text whose source changed after it is outdated until it is saved again", async () => {
  const key = "table.actions";
  await save("hu", key, "Aktionen");
  await save("en_US", key, "What can be done");
  assert.deepEqual((await textOf(ctx, { lang: "hu", key })).states, ["outdated", "overridden"]);
  await save("hu", key, "Was man tun kann");
  assert.deepEqual((await textOf(ctx, { lang: "hu", key })).states, ["overridden"]);
});

test("the list has what is missing first and narrows by state, domain and words", async () => {
  const all = await readList(staff, textList, { lang: "hu", pageNo: 1, pageSize: 20_000 });
  const firstThere = all.records.findIndex(({ text }) => text !== null);
  assert.ok(all.records.slice(firstThere).every(({ text }) => text !== null));
  assert.equal((await countStates(ctx, { lang: "hu" })).missing, firstThere);
  const found = await readList(staff, textList, {
    lang: "hu",
    domain: "table",
    state: "overridden",
    keyword: "PRO SEITE",
    pageNo: 1,
    pageSize: 20,
  });
  assert.deepEqual(found.records.map(({ key }) => key), ["table.per_page"]);
});

test("a change tells its words before and after, and is undone unless another followed", async () => {
  const key = "table.filter";
  await save("hu", key, "Filtern");
  await save("hu", key, "Suchen");
  const [second, first] =
    (await readList(staff, textChangeList, { keyword: key, pageNo: 1, pageSize: 5 })).records;
  assert.deepEqual([second!.before, second!.after, second!.undoable], ["Filtern", "Suchen", true]);
  assert.equal(first!.undoable, false);
  assert.deepEqual(await rulesOf(undoTextChange(ctx, first!.id)), ["text-changed-since"]);
  assert.equal((await undoTextChange(ctx, second!.id)).text, "Filtern");
  const [undo] = (await readList(staff, textChangeList, { keyword: key, pageNo: 1, pageSize: 5 })).records;
  assert.deepEqual([undo!.via, undo!.before, undo!.after], ["undo", "Suchen", "Filtern"]);
  const [logged] = await db.sql`
    select before, after from operation_log where operation = 'undoTextChange' and subject_id = ${`hu ${key}`}`;
  assert.deepEqual([logged!.before, logged!.after], [{ text: "Suchen" }, { text: "Filtern" }]);
});

/** A sheet that went out, with other texts written into some rows. */
async function sheetWith(texts: Record<string, string>): Promise<File> {
  const out = new File([await textsSheet(ctx, { lang: "hu", domain: "form" }) as BlobPart], "out.xlsx");
  const rows = await readTextsSheet(ctx, out);
  return await asFile(rows.map((row) => [row.key, "", "", texts[row.key] ?? row.text, "", row.base]));
}

async function asFile(rows: string[][]): Promise<File> {
  const bytes = await writeXlsx({
    sheets: [{ name: "hu", rows: [["key", "zh", "en", "text", "state", "base"], ...rows] }],
  });
  return new File([bytes as BlobPart], "in.xlsx");
}

test("a sheet that comes back as it went out changes nothing", async () => {
  const { counts } = await checkTexts(ctx, "hu", await readTextsSheet(ctx, await sheetWith({})));
  assert.deepEqual({ ...counts, same: 0 }, { new: 0, changed: 0, same: 0, stale: 0, refused: 0 });
  assert.ok(counts.same > 0);
});

test("a sheet is told row by row, and only its good rows are written when just those are wanted", async () => {
  const file = await sheetWith({
    "form.network": "Keine Verbindung",
    "form.timeout": "Ohne Platzhalter",
    "form.fault": "Fehler",
  });
  // Somebody works on one of them meanwhile.
  await save("hu", "form.fault", "Störung");
  const rows = [...await readTextsSheet(ctx, file), { row: 900, key: "form.no-such", text: "x", base: "" }];
  const { rows: told } = await checkTexts(ctx, "hu", rows);
  assert.deepEqual(told.map(({ key, state }) => [key, state]).sort(), [
    ["form.fault", "stale"],
    ["form.network", "new"],
    ["form.no-such", "refused"],
    ["form.timeout", "refused"],
  ]);
  assert.match(told.find(({ key }) => key === "form.timeout")!.reasons.join(), /\{seconds\}/);
  assert.deepEqual(await rulesOf(importTexts(ctx, "hu", rows)), ["import-rows"]);
  assert.equal((await textOf(ctx, { lang: "hu", key: "form.network" })).text, null);
  const done = await importTexts(ctx, "hu", rows, { goodRowsOnly: true });
  assert.deepEqual([done.changed, done.left.length], [1, 3]);
  assert.equal((await textOf(ctx, { lang: "hu", key: "form.network" })).text, "Keine Verbindung");
  await importTexts(ctx, "hu", rows, { goodRowsOnly: true, staleToo: true });
  assert.equal((await textOf(ctx, { lang: "hu", key: "form.fault" })).text, "Fehler");
});

test("what is no sheet is refused", async () => {
  assert.deepEqual(await rulesOf(readTextsSheet(ctx, new File(["no"], "x.xlsx"))), ["import-not-readable"]);
  assert.deepEqual(await rulesOf(asFile([]).then((file) => readTextsSheet(ctx, file))), ["import-empty"]);
});

test("a changed text and a language that is switched off are in effect in another process", async () => {
  await using mine = await openProcess();
  await using other = await openProcess();
  const said = translator(other.texts.dictionaries, "hu");
  const key = "table.next";
  const english = said(key);
  const heard = other.next();
  const { version } = await textOf(mine.ctx, { lang: "hu", key });
  await saveText(mine.ctx, { lang: "hu", key, text: "Weiter", version });
  await heard;
  assert.notEqual(english, "Weiter");
  assert.equal(said(key), "Weiter");
  // A signal that is lost is made up for by the next look.
  await db.sql`insert into languages (code, name, tag, domestic) values ('th', 'ไทย', 'th', false)`;
  await db.sql`insert into languages (code, name, tag) values ('en_US', 'English', 'en-US')`;
  await other.texts.refresh(db.sql);
  assert.deepEqual(other.texts.languagesOf("domestic"), ["en_US"]);
  assert.deepEqual(other.texts.languagesOf("overseas"), ["en_US", "th"]);
});

/** What a process has of texts: its own pool, signals and dictionaries, with a look so rare that only the signal counts. */
async function openProcess() {
  const pool = connect(db.url, { pool: 2, name: "tis test" });
  const signals = openSignals(db.url, pool);
  const texts = await openTexts();
  const refreshed: (() => void)[] = [];
  const refresh = texts.refresh.bind(texts);
  texts.refresh = async (sql) => {
    const isNew = await refresh(sql);
    if (isNew) refreshed.splice(0).forEach((done) => done());
    return isNew;
  };
  const following = await followTexts(texts, pool, signals, 3_600_000);
  await signals.listening();
  return {
    texts,
    ctx: makeCtx({ pool, dictionaries: texts.dictionaries, lang: "en_US", signal: signals.signal }, uuid),
    /** Resolves when the texts were read again. */
    next: () => new Promise<void>((done) => refreshed.push(done)),
    async [Symbol.asyncDispose]() {
      await following.stop();
      await signals.stop();
      await pool.end();
    },
  };
}
