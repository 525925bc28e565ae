import assert from "node:assert/strict";
import fc from "fast-check";
import { recognise, withoutOverlaps } from "@/engines/links/recognise.ts";

const named = (text: string) => recognise(text).mentions.map(({ kind, id }) => `${kind} ${id}`);
const candidates = (text: string) => recognise(text).candidates.map(({ plain }) => plain);

Deno.test("VINs, DTC and TSB codes are found in texts of any language, in any writing", () => {
  const rows: [string, string[]][] = [
    ["Read P0A80 and u0100-87.", ["dtc P0A80", "dtc U0100-87"]],
    ["更换P0A80后清除故障码", ["dtc P0A80"]],
    ["故障码Ｐ０Ａ８０、C0035。", ["dtc P0A80", "dtc C0035"]],
    ["siehe 0012345-01-A1 und 0012345‑02‑B", ["tsb 0012345-01-A1", "tsb 0012345-02-B"]],
    ["車台番号LVHRU1838N5000123を確認", ["vin LVHRU1838N5000123"]],
    ["ตรวจสอบP0A80ก่อน", ["dtc P0A80"]],
    ["VIN lvhru1838n5000123", ["vin LVHRU1838N5000123"]],
    ["код P0301.", ["dtc P0301"]],
  ];
  for (const [text, wanted] of rows) assert.deepEqual(named(text), wanted, text);
});

Deno.test("nothing is found within words and longer numbers", () => {
  for (
    const text of [
      "XP0A80",
      "P0A800",
      "P0A80b7",
      "кодP0A80",
      "überP0A80",
      "LVHRU1838N50001234",
      "12345678901234567",
      "ABCDEFGHJKLMNPRST",
      "10012345-01-A",
      "0012345-01-A12",
      "my_P0A80",
      "B-P0A80",
    ]
  ) assert.deepEqual(named(text), [], text);
});

Deno.test("a part number is a candidate in each writing, whatever stands beside it", () => {
  for (
    const text of [
      "5Q0 615 301 A",
      "5Q0-615-301-A",
      "5q0.615.301.a",
      "5Q0615301A",
      "换5Q0 615 301 A件",
      "５Ｑ０ ６１５ ３０１ Ａ",
    ]
  ) assert.ok(candidates(text).includes("5Q0615301A"), text);
  assert.ok(!candidates("5Q0 615\n301 A").includes("5Q0615301A"), "not over lines");
  assert.deepEqual(candidates("replace the bolt"), [], "words are no numbers");
  const found = recognise("fit 5Q0 615 301 A now").candidates.filter(({ plain }) =>
    ["5Q0615301A", "615301", "615301A"].includes(plain)
  );
  assert.deepEqual(withoutOverlaps(found).map(({ plain }) => plain), ["5Q0615301A"], "the longest wins");
});

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.string({ unit: "grapheme", maxLength: 400 }),
  fc.array(
    fc.constantFrom(
      "P0A80",
      "-",
      " ",
      "5Q0",
      "件",
      "ä",
      "LVHRU1838N5000123",
      "1",
      "_",
      "0012345-01-A",
      "Я",
      "\n",
      "Ｐ０",
    ),
    { maxLength: 60 },
  ).map((parts) => parts.join("")),
);

Deno.test("whatever it is given, it never throws, and what it finds stands where it says, bounded by no letter or digit", () => {
  const inWord = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}_]/u;
  fc.assert(
    fc.property(anyText, (text) => {
      const { mentions, candidates } = recognise(text);
      for (const { at, length, ...one } of [...mentions, ...candidates]) {
        assert.ok(at >= 0 && length > 0 && at + length <= text.length);
        // A surrogate pair is one letter: look at whole characters on both sides.
        const before = [...text.slice(0, at)].at(-1) ?? " ", after = [...text.slice(at + length)][0] ?? " ";
        const plain = (letter: string) => letter.normalize("NFKC");
        assert.ok(
          !inWord.test(plain(before)[0] ?? " ") || !isPlainLetter(before),
          `${JSON.stringify(one)} after ${before}`,
        );
        assert.ok(
          !inWord.test(plain(after)[0] ?? " ") || !isPlainLetter(after),
          `${JSON.stringify(one)} before ${after}`,
        );
      }
      const ends = mentions.map(({ at, length }) => [at, at + length] as const);
      ends.forEach(([from], place) =>
        assert.ok(place === 0 || from >= ends[place - 1]![1], "none over another")
      );
      assert.ok(candidates.length <= 6 * text.length);
    }),
    { numRuns: 2000 },
  );
});

/** Letters and digits of words as they are typed, not those that only look like them (enclosed numbers and such). */
function isPlainLetter(one: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}_]$/u.test(one) &&
    !/[\u2100-\u218F\uFF00-\uFFEF]/.test(one);
}

Deno.test("twice the text is at most about twice the time", () => {
  const worst = ["5Q0 ", "A1-", "P0A80 ", "1234567-01-", "LVHRU1838N500012", "9".repeat(50) + " ", "Ａ１"];
  const time = (text: string) => {
    const before = performance.now();
    recognise(text);
    return performance.now() - before;
  };
  for (const piece of worst) {
    const short = piece.repeat(Math.ceil(20_000 / piece.length)),
      long = piece.repeat(Math.ceil(160_000 / piece.length));
    // Other load makes single readings longer, never shorter: it is read again until one of both was undisturbed.
    let base = time(short), eightfold = time(long);
    const bound = () => 8 * 4 * base + 60;
    for (let again = 0; again < 20 && eightfold > bound(); again++) {
      base = Math.min(base, time(short));
      eightfold = Math.min(eightfold, time(long));
    }
    assert.ok(eightfold <= bound(), `${piece}: ${base} ms, eight times as long ${eightfold} ms`);
  }
});
