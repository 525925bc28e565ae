import assert from "node:assert/strict";
import { ownMs } from "@/bench/web/own_time.ts";
import { refuseMarkup } from "@/edge/plain_text_filter.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";

function fieldsRefused(body: unknown, exempt: string[] = []): string[] {
  try {
    refuseMarkup(body, exempt);
    return [];
  } catch (error) {
    assert.ok(error instanceof Refusal);
    assert.equal(error.key, "unsafe-content");
    return error.fields.map((field) => field.field);
  }
}

const DANGEROUS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "< svg/onload=alert(1)>",
  "</textarea>",
  "<!-- hidden -->",
  "JavaScript : alert(1)",
  "data:text/html,<p>",
  "nul\u0000byte",
  "half \ud83d",
  "invoice\u202efdp.exe",
  "\u202dname\u202c",
  "\u2066name\u2069",
];
for (const text of DANGEROUS) {
  Deno.test(`markup is refused by field: ${JSON.stringify(text)}`, () => {
    assert.deepEqual(fieldsRefused({ note: text }), ["note"]);
  });
}

const HARMLESS = [
  "torque < 12 Nm",
  "a <3 b",
  "5 > 4",
  "x<-1",
  "line one\nline two\ttabbed",
  "制动盘 <= 330",
  "email@example.com",
];
for (const text of HARMLESS) {
  Deno.test(`plain text passes: ${JSON.stringify(text)}`, () =>
    assert.deepEqual(fieldsRefused({ note: text }), []));
}

Deno.test("nested members are named by their path, every one of them", () => {
  assert.deepEqual(fieldsRefused({ lines: [{ note: "ok" }, { note: "<b>" }], title: "<i>" }), [
    "lines.1.note",
    "title",
  ]);
});

Deno.test("a member that is checked elsewhere is left alone", () => {
  assert.deepEqual(fieldsRefused({ password: "<Abc123!>", note: "fine" }, ["password"]), []);
});

Deno.test("a long run of white space after a sign costs its length, not the square of it", () => {
  const begun = ownMs();
  assert.deepEqual(fieldsRefused({ note: "<" + " ".repeat(300_000) + "1" }), []);
  assert.ok(ownMs() - begun < 1000);
});

Deno.test("of very many unsafe texts a hundred are named", () => {
  assert.equal(fieldsRefused({ lines: Array(5000).fill("<b>") }).length, 100);
});
