import assert from "node:assert/strict";
import { readAccepted } from "@/bench/answers/compare/accepted.ts";
import { diffLines, type Hunk } from "@/bench/answers/compare/diff_lines.ts";
import { parseHtml } from "@/bench/answers/page/parse_html.ts";
import { addressesOf, shapeOf } from "@/bench/answers/page/links.ts";
import { writePage } from "@/bench/answers/page/write_page.ts";
import { stable } from "@/bench/answers/stable.ts";

const write = (html: string) => writePage(parseHtml(html), "/tis/Tools?kind=a");

Deno.test("an icon is the same drawn in place or used from a sprite", async () => {
  const inPlace =
    `<a><svg class="icon" viewBox="0 0 24 24" fill="none" aria-hidden="true"><path d="M18 6 6 18"></path><path d="m6 6 12 12"></path></svg>x</a>`;
  const used = `<a><svg class="icon" aria-hidden="true"><use href="/tis/icons.svg?1#x"/></svg>x</a>`;
  assert.equal(await write(inPlace), await write(used));
  assert.match(await write(used), /<svg icon=x /);
});

Deno.test("order of attributes and classes, nonces, comments and split texts do not matter; words do", async () => {
  const one = `<p class="b a" id="i" nonce="1"><!--c-->a &amp; b</p>`;
  assert.equal(await write(one), await write(`<p id="i" class="a  b" nonce="2">a <!--d-->&#38; b</p>`));
  assert.notEqual(await write(one), await write(`<p id="i" class="a b">a &amp; c</p>`));
});

Deno.test("a link is the same however its address is written, and another when it leads elsewhere", async () => {
  const link = await write(`<a href="/tis/Tools?kind=a&sort=code#7">x</a>`);
  assert.equal(await write(`<a href="?sort=code&kind=a#7">x</a>`), link);
  assert.notEqual(await write(`<a href="?kind=a#7">x</a>`), link);
  assert.notEqual(await write(`<a href="//other.example/tis/Tools?kind=a&sort=code#7">x</a>`), link);
});

Deno.test("a form that reads leads to its page without parameters, one that changes keeps them", async () => {
  assert.equal(await write(`<form></form>`), await write(`<form action="/tis/Tools"></form>`));
  const post = (action: string) => write(`<form method="post" action="${action}"></form>`);
  assert.notEqual(await post("?kind=b"), await post("/tis/Tools"));
});

Deno.test("a mark that nothing is shown is none, the mark of where one is stands beside the hash of a navigation", async () => {
  assert.equal(
    await write(`<a aria-current="false" data-current="true" href="/tis/x">x</a>`),
    await write(`<a href="/tis/x">x</a>`),
  );
  const nav = async (place: string) => {
    const links = Array.from({ length: 30 }, (_, i) => `<a href="/tis/${i}"${i === 7 ? place : ""}>x</a>`);
    return (await writePage(
      parseHtml(`<nav class="rail-scroll">${links.join("")}</nav>`),
      "/tis/Tools",
      "hash",
    )).split("\n");
  };
  const [hash, ...marks] = await nav(` aria-current="page"`);
  assert.deepEqual(marks, [` <a aria-current="page" href="/tis/7">`]);
  assert.deepEqual(await nav(""), [hash]);
});

Deno.test("a missing island is seen", async () => {
  const page = (name: string) =>
    `<script type="module">import{boot}from"/b.js";import{${name} as i0}from"/x/islands_${name}.js";</script>`;
  assert.notEqual(await write(page("Pager")), await write(page("Tree")));
});

Deno.test("a form that reads is sent with each of its choices", () => {
  const html =
    `<form action="/tis/Tools"><input type="hidden" name="sort" value="code"><select name="kind"><option value="" selected>all</option><option value="a">A</option></select></form><form method="post" action="/tis/x"></form>`;
  assert.deepEqual(addressesOf(parseHtml(html), "/tis/Tools"), ["/tis/Tools?kind=a&sort=code"]);
});

Deno.test("rows of a list have one shape, sorted columns one each", () => {
  assert.equal(shapeOf("/tis/Tools?entry=1"), shapeOf("/tis/Tools?entry=2"));
  assert.notEqual(shapeOf("/tis/Tools?sort=a"), shapeOf("/tis/Tools?sort=b"));
});

Deno.test("ids by chance are one word, numbers and moments stay", () => {
  assert.equal(
    stable("01a200e5-3647-7019-aa8c-77e4057febd7 4711 2026-11-18T02:00:00.123Z"),
    "UUID 4711 2026-11-18T02:00:00Z",
  );
});

Deno.test("a difference is told by the lines that go and come", () => {
  assert.deepEqual(diffLines(["a", "b", "c", "d"], ["a", "x", "c", "d", "e"]), [
    { at: 1, gone: ["b"], come: ["x"] },
    { at: 4, gone: [], come: ["e"] },
  ]);
  assert.deepEqual(diffLines(["a"], ["a"]), []);
});

Deno.test("a rule accepts what fits it, one by which words stay only what loses none", async () => {
  const file = await Deno.makeTempFile();
  const rule = { files: "^pages/", wordsStay: true, reason: "drawn by other elements" };
  await Deno.writeTextFile(file, JSON.stringify([rule, { lines: "^7$", reason: "counts other things" }]));
  const accept = await readAccepted(file);
  await Deno.remove(file);
  const of = (path: string, ...hunks: Hunk[]) => hunks.map((hunk) => accept(path, hunk, hunks));
  const gone = { at: 1, gone: ["<td>", " Sent"], come: [] },
    come = { at: 9, gone: [], come: ["<th>", "Sent"] };
  assert.deepEqual(of("pages/a.txt", gone, come), [rule.reason, rule.reason]);
  assert.deepEqual(of("pages/a.txt", gone), [null]);
  assert.deepEqual(of("pages/a.txt", { at: 1, gone: [`<a title="Close">`], come: ["<a>"] }), [null]);
  assert.deepEqual(of("calls/a.txt", gone, come), [null, null]);
  assert.deepEqual(of("calls/a.txt", { at: 1, gone: [], come: ["7"] }), ["counts other things"]);
});
