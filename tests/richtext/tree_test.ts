import assert from "node:assert/strict";
import fc from "fast-check";
import { ownMs } from "@/bench/web/own_time.ts";
import { checkTree } from "@/engines/richtext/check_tree.ts";
import { documentOf, emptyDocument, isPlainDocument } from "@/engines/richtext/plain_document.ts";
import { RICH_LIMITS } from "@/engines/richtext/rich_limits.ts";
import { richTree } from "@/engines/richtext/rich_tree.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { fieldOfIssue } from "@/kernel/refusals/field_of_issue.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { SAMPLE } from "./sample_document.ts";

const dictionaries = await shippedTexts();

const RULE = { links: ["part", "web"] };

/** The keys of the sentences that refuse a value. */
function refusedBy(value: unknown, rule = RULE): string[] {
  const checked = checkTree(value, rule);
  return "faults" in checked ? checked.faults.map(({ key }) => key.replace("richtext.", "")) : [];
}

const doc = (...content: unknown[]) => ({ type: "doc", content });
const said = (text: unknown, ...marks: unknown[]) => ({
  type: "paragraph",
  content: [{ type: "text", text, ...(marks.length ? { marks } : {}) }],
});
const linked = (kind: string, id: string) => doc(said("here", { type: "link", attrs: { kind, id } }));
const row = (...cells: Record<string, number>[]) => ({
  type: "tableRow",
  content: cells.map((attrs) => ({ type: "tableCell", attrs, content: [{ type: "paragraph" }] })),
});
const table = (...rows: unknown[]) => doc({ type: "table", content: rows });

Deno.test("a text with one of everything is taken as it is", () => {
  const checked = checkTree(JSON.parse(JSON.stringify(SAMPLE)), RULE);
  assert.ok("document" in checked, JSON.stringify(checked));
  const again = checkTree(JSON.parse(JSON.stringify(checked.document)), RULE);
  assert.deepEqual(again, checked);
});

Deno.test("what is no rich text is refused by what is wrong and where", () => {
  assert.deepEqual(refusedBy("text"), ["no_document"]);
  assert.deepEqual(refusedBy({ type: "doc" }), ["no_document"]);
  assert.deepEqual(refusedBy(doc({ type: "script" })), ["unknown_node"]);
  assert.deepEqual(refusedBy(doc({ type: "heading", attrs: { level: 1 } })), ["wrong_value"]);
  assert.deepEqual(refusedBy(doc({ type: "paragraph", onclick: "x" })), ["wrong_value"]);
  assert.deepEqual(refusedBy(doc(said("bell \u0007"))), ["bad_characters"]);
  assert.deepEqual(refusedBy(doc(said("half \ud83d"))), ["bad_characters"]);
  assert.deepEqual(
    checkTree(doc(said("a"), { type: "box", attrs: { kind: "shout" }, content: [said("b")] })),
    {
      faults: [{ key: "richtext.wrong_value", params: { block: 2, what: "box", member: "kind" } }],
    },
  );
});

Deno.test("links lead only to the kinds that the place takes, web links only by http and https", () => {
  assert.deepEqual(refusedBy(linked("part", "34106888459")), []);
  assert.deepEqual(refusedBy(linked("figure", "34-11")), ["link_kind"]);
  assert.deepEqual(refusedBy(linked("web", "https://example.com"), {} as typeof RULE), ["link_kind"]);
  for (
    const address of [
      "javascript:alert(1)",
      "data:text/html,x",
      "//example.com",
      "/tis/index",
      " https://a.b",
      "https://me:pw@a.b",
      "file:///etc/passwd",
      "java\nscript:alert(1)",
    ]
  ) {
    assert.notDeepEqual(refusedBy(linked("web", address)), [], address);
  }
  assert.deepEqual(refusedBy(linked("web", "https://example.com/a?b=1#c")), []);
});

Deno.test("the rows of a table are of one width, counting merged cells", () => {
  assert.deepEqual(refusedBy(table(row({}, {}), row({}, {}))), []);
  assert.deepEqual(refusedBy(table(row({ rowspan: 2 }, {}), row({}))), []);
  assert.deepEqual(refusedBy(table(row({ colspan: 2 }), row({}, {}))), []);
  assert.deepEqual(refusedBy(table(row({}, {}), row({}))), ["table_uneven"]);
  assert.deepEqual(refusedBy(table(row({ rowspan: 2 }, {}))), ["table_uneven"]);
  assert.deepEqual(refusedBy(table({ type: "tableRow", content: [] })), ["table_uneven"]);
  assert.deepEqual(refusedBy(table(row({}, { rowspan: 2 }), row({ colspan: 2 }))), ["table_uneven"]);
});

Deno.test("a table whose cells say to span much is refused before their room is counted out", () => {
  const before = ownMs();
  const rows = Array.from(
    { length: 300 },
    (_, at) => row(...Array.from({ length: 6 }, () => ({ colspan: 50, rowspan: 300 - at }))),
  );
  assert.deepEqual(refusedBy(table(...rows)), ["table_uneven"]);
  assert.ok(ownMs() - before < 1000);
});

Deno.test("size, number and depth are bounded, and what is made to be deep is refused at once", () => {
  assert.deepEqual(refusedBy(doc(said("x".repeat(RICH_LIMITS.characters)))), ["too_long"]);
  assert.deepEqual(refusedBy(doc(...Array.from({ length: RICH_LIMITS.nodes }, () => said("x")))), [
    "too_many",
  ]);
  let deep: unknown = said("x");
  for (let level = 0; level < 100_000; level++) {
    deep = { type: "box", attrs: { kind: "note" }, content: [deep] };
  }
  const before = ownMs();
  assert.deepEqual(refusedBy(doc(said("first"), deep)), ["too_deep"]);
  assert.ok(ownMs() - before < 1000);
  assert.deepEqual(checkTree(doc(said("first"), deep)), {
    faults: [{ key: "richtext.too_deep", params: { block: 2, limit: RICH_LIMITS.depth } }],
  });
});

Deno.test("any JSON is taken or refused, and never throws", () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => {
    const checked = checkTree(value, RULE);
    if ("document" in checked) assert.deepEqual(checkTree(checked.document, RULE), checked);
    else assert.ok(checked.faults.length > 0);
  }));
  // Of members that trees have, so that more than the outermost is looked at.
  const tree = fc.letrec((tie) => ({
    node: fc.record({
      type: fc.constantFrom(
        "doc",
        "paragraph",
        "text",
        "table",
        "tableRow",
        "tableCell",
        "box",
        "torque",
        "picture",
        "listItem",
        "bulletList",
        "__proto__",
      ),
      content: fc.option(fc.array(tie("node"), { maxLength: 3 }), { nil: undefined }),
      attrs: fc.option(fc.jsonValue(), { nil: undefined }),
      text: fc.option(fc.string(), { nil: undefined }),
      marks: fc.option(fc.jsonValue(), { nil: undefined }),
    }, { requiredKeys: ["type"] }),
  })).node;
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (content) => {
      checkTree(doc(...content), RULE);
    }),
    { numRuns: 300 },
  );
});

Deno.test("plain text becomes paragraphs and comes back as it was", () => {
  assert.deepEqual(documentOf(" \n"), documentOf(" "));
  assert.deepEqual(documentOf("\r\n\r\n"), emptyDocument());
  assert.equal(textOf(documentOf("one\ntwo\r\n\r\n\r\nthree")), "one\ntwo\n\nthree");
  const line = fc.string({ unit: "grapheme", minLength: 1 }).filter((one) =>
    !/[\r\n]/.test(one) && one.isWellFormed()
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
      (paragraphs) => {
        const plain = paragraphs.map((lines) => lines.join("\n")).join("\n\n");
        const document = documentOf(plain);
        assert.equal(textOf(document), plain);
        assert.ok(isPlainDocument(document));
      },
    ),
  );
  assert.ok(!isPlainDocument(SAMPLE));
});

Deno.test("the words of a text are found in it: cells, captions, torques", () => {
  assert.equal(
    textOf(SAMPLE),
    "Front brake pads\n\nFit 3410 6888 459, tighten to 110 Nm + 90°\nSeethe maker\n\nClean the seat\nno grease\n\n" +
      "Axle\tLimit\nfront\t27.8 mm\t28.0 mm\n\nWear mark inside\nPads in the carrier\n\nRisk of injury\n\nBoth sides",
  );
});

Deno.test("a member takes the tree or its JSON, and refuses in words", () => {
  const field = richTree(RULE);
  const tree = checkTree(SAMPLE, RULE);
  assert.ok("document" in tree);
  assert.deepEqual(field.parse(SAMPLE), tree.document);
  assert.deepEqual(field.parse(JSON.stringify(SAMPLE)), tree.document);
  assert.equal(field.optional().parse(undefined), undefined);
  assert.equal(field.safeParse("{").error!.issues[0]!.message, "richtext.no_document");
  const given = linked("figure", "1");
  const [refused] = field.safeParse(given).error!.issues.map((issue) => fieldOfIssue(issue, given));
  const inWords = (lang: Lang) => translator(dictionaries, lang)(refused!.rule, refused!.params);
  assert.equal(inWords("en_US"), "Block 1: links to “figure” are not allowed here.");
  assert.equal(inWords("zh_CN"), "第 1 块：此处不允许链接到“figure”。");
  assert.equal(inWords("de_DE"), "Block 1: Links auf „figure“ sind hier nicht erlaubt.");
});
