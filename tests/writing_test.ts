import assert from "node:assert/strict";
import { clockText, momentText, namesText } from "@/islands/format.ts";
import { formatIn } from "@/kernel/texts/format.ts";
import { LANGS, tagOf } from "@/kernel/texts/languages.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { sources } from "./source_tree.ts";

const dictionaries = await shippedTexts();

/** Stands for what the program fills in: a number or a name, neither a letter nor a space. */
const FILLED = "\uFFFC";

/** Texts of a language, without what the program fills in and without the words of ICU messages, as people read them. */
function readTexts(lang: "zh_CN" | "en_US" | "de_DE"): [key: string, text: string][] {
  return [...dictionaries.get(lang)!].map(([key, text]) => [
    key,
    text.replaceAll(/'\{'.*?'\}'/g, () => FILLED)
      .replaceAll(/\{\w+, (?:plural|select), */g, () => FILLED)
      .replaceAll(/(?:=\d+|one|other) \{(?=[^}])/g, "")
      .replaceAll(/\{\w+(?:, number)?\}/g, () => FILLED)
      .replaceAll(/[{}]/g, () => FILLED),
  ]);
}

/** Keys whose texts break a rule, with what breaks it. */
function breaking(texts: [string, string][], rule: RegExp): string[] {
  return texts.flatMap(([key, text]) => {
    const found = text.match(rule);
    return found ? [`${key}: ${found[0]}`] : [];
  });
}

const HAN = "\\p{Script=Han}";

/** Terms of the glossary that are written without a space. */
const TOGETHER = /VIN码|控制单元\(ECU\)|故障码\(DTC\)/g;

/** What people type, and codes shown as they are typed: their punctuation is that of the format. */
const FORMATS = ["orders.pasteExample"];

const chinese = readTexts("zh_CN").filter(([key]) => !FORMATS.includes(key))
  .map(([key, text]): [string, string] => [key, text.replaceAll(TOGETHER, "")]);
const english = readTexts("en_US");
const german = readTexts("de_DE");

Deno.test("Chinese stands apart from Latin letters and digits by one space", () => {
  assert.deepEqual(
    breaking(chinese, new RegExp(`${HAN}[A-Za-z0-9]|[A-Za-z0-9]${HAN}`, "u")),
    [],
  );
  assert.deepEqual(breaking(chinese, new RegExp(`${HAN} +${HAN}`, "u")), []);
});

Deno.test("punctuation beside Chinese is of full width", () => {
  assert.deepEqual(breaking(chinese, new RegExp(`${HAN} ?[,;:!?()"]|[,;:!?()"] ?${HAN}`, "u")), []);
});

Deno.test("Chinese names one thing in one way", () => {
  const ways: [wrong: RegExp, right: string][] = [
    [/个(爆炸|插)?图(?!片|标|形|纸)|图样|图册|图版本/, "插图 (幅), 图纸"],
    [/热区/, "热点"],
    [/价目表/, "价格表"],
    [/暂存事件|挂起/, "搁置事件"],
    [/发送订单|订单.{0,4}已发送|重新发送订单/, "提交订单"],
    [/故障代码\s*[（(]DTC|DTC 码/, "故障码"],
    [/3D ?模型/, "三维模型"],
    [/防溅罩/, "防溅板"],
  ];
  for (const [wrong, right] of ways) assert.deepEqual(breaking(chinese, wrong), [], `say ${right}`);
});

Deno.test("German speaks to the reader as Sie, without pleading", () => {
  assert.deepEqual(breaking(german, /\b(?:[Dd]u|[Dd]ein\w*|[Dd]ir|[Dd]ich|[Ee]uch|[Ee]uer\w*)\b/), []);
  assert.deepEqual(breaking(german, /\b[Bb]itte\b/), []);
});

Deno.test("quotation marks are those of the language", () => {
  assert.deepEqual(breaking(english, /"|(?<![\w])'\w/), []);
  assert.deepEqual(breaking(german, /"|”|(?<![\w])'\w/), []);
  assert.deepEqual(breaking(chinese, /"|「|」/), []);
});

Deno.test("English is American, and says cancel, catalog and email in one way", () => {
  assert.deepEqual(
    breaking(
      english,
      /cancelled|catalogue|e-mail|\b(?:li|me)tre|centre|organis|synchronis|\btyre|kerb|\bcheque/i,
    ),
    [],
  );
  assert.deepEqual(
    breaking(english, /\b(?:shall|brought in|stands? (?:here|twice)|put back|somebody)\b/i),
    [],
  );
});

/** Refusals in the specification's own words, which have no full stop there. */
const AS_SPECIFIED = [
  ...["field-required", "file-used", "picture-upload-failed", "illegal-fault-code", "card-invalid"],
  ...["duplicate-region", "law-repealed", "session-expired", "techprove-approval-unfinished"],
].map((name) => `refusal.${name}`);

Deno.test("a refusal is a sentence with its full stop, where it ends in no value or reason", () => {
  for (const lang of ["zh_CN", "en_US", "de_DE"] as const) {
    const open = [...dictionaries.get(lang)!].filter(([key, text]) =>
      key.startsWith("refusal.") && !AS_SPECIFIED.includes(key) &&
      !/(?:[.。?！]|[:：] ?\{\w+\}|\}\})$/.test(text)
    );
    assert.deepEqual(open, [], lang);
  }
});

Deno.test("names of buttons and heads are not much longer in German than a table has room for", () => {
  const long = german.filter(([, text]) => /^\S{27,}$/.test(text) && !text.includes("\u00ad"));
  assert.deepEqual(long, [], "words that no narrow column holds want a soft hyphen");
});

Deno.test("numbers, money, days and times are written for readers by the two format modules alone", async () => {
  // A literal language is for machines (file names, keys of days), a checked message is no text.
  const others = [...(await sources()).values()].filter(({ path, code }) =>
    !/^(tests|bench|demo|tools)\//.test(path) &&
    !["kernel/texts/format.ts", "islands/format.ts", "services/translations/message_shape.ts"].includes(
      path,
    ) &&
    /Intl\.(NumberFormat|DateTimeFormat)\((?!")|\.toLocale(String|DateString|TimeString)\(/.test(code)
  ).map(({ path }) => path);
  assert.deepEqual(others, []);
  assert.equal(formatIn("de_DE", "UTC").price({ amount: "1208.40", currency: "EUR" }), "1.208,40\u00a0EUR");
  assert.equal(formatIn("de_DE", "UTC").percent(0.125), "12,5\u00a0%");
  assert.equal(formatIn("en_US", "UTC").unit(1.4, "second"), "1.4\u00a0sec");
  const at = "2026-04-10T08:30:00Z";
  const chinese = formatIn("zh_CN", "UTC");
  assert.deepEqual(
    [chinese.moment(at), chinese.day("2026-04-10"), chinese.month("2026-04-01")],
    ["2026/04/10\u00a008:30", "2026/04/10", "2026/04"],
  );
  assert.equal(formatIn("de_DE", "UTC").moment(at), "10.04.2026,\u00a008:30");
  assert.equal(momentText(at, "de-DE", "UTC"), "10.04.2026,\u00a008:30");
  for (const lang of LANGS) {
    const format = formatIn(lang, "UTC");
    const written = [
      format.moment(at),
      format.day("2026-04-10"),
      format.month("2026-04-10"),
      format.dayOfYear("2026-04-10"),
      format.clock(new Date(at)),
      momentText(at, tagOf(lang), "UTC"),
      clockText(new Date(at), tagOf(lang), "UTC"),
    ];
    assert.deepEqual(written.filter((text) => text.includes(" ")), [], `${lang}: dates stay on one line`);
  }
});

/** Sentences that programs are answered with too: they keep plain spaces. */
const ANSWERS = /^(?:refusal|convert)\./;

Deno.test("browsers part names in a row as the server does, in every language", () => {
  const names = ["Tessa EV", "Ono"];
  for (const lang of LANGS) {
    assert.equal(namesText(names, tagOf(lang)), formatIn(lang, "UTC").names(names), lang);
  }
});

Deno.test("a number in a text stays on the line of its unit", () => {
  const units = "%|Nm|mm|g|kg|MB|px|s|MiB";
  const torn = (["en_US", "de_DE"] as const).flatMap((lang) =>
    [...dictionaries.get(lang)!].filter(([key, text]) =>
      !ANSWERS.test(key) && new RegExp(`\\} (?:${units})(?![\\w])`).test(text)
    )
      .map(([key]) => `${lang} ${key}`)
  );
  assert.deepEqual(torn, []);
});
