import assert from "node:assert/strict";
import fc from "fast-check";
// @ts-types="@types/sax"
import sax from "sax";
import { ownMs } from "@/bench/web/own_time.ts";
import { cleanSvg, NoDrawing } from "@/engines/files/check/clean_svg.ts";

const svg = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

/** What may never be left, looked for in the parsed result: elements, attributes and addresses. */
function requireHarmless(clean: string): void {
  const reader = sax.parser(true);
  reader.onopentag = ({ name, attributes }) => {
    assert.ok(
      !/script|foreignobject|iframe|embed|object|animate|set|handler|^a$|:/i.test(name) ||
        name === "fieldset",
      name,
    );
    for (const [key, value] of Object.entries(attributes as Record<string, string>)) {
      assert.ok(!/^on/i.test(key), key);
      assert.ok(
        !/javascript:|vbscript:|expression\(|@import/i.test(value) || /^(data|aria)-/.test(key),
        `${key}=${value}`,
      );
      if (key === "href") assert.match(value, /^(#|data:image\/(png|jpeg|gif|webp);base64,)/);
      if (key !== "xmlns" && !/^(data|aria)-/.test(key)) {
        assert.ok(!/url\s*\(\s*["']?\s*[^#"'\s]/i.test(value), value);
      }
    }
  };
  reader.ontext = (text) =>
    assert.ok(!/@import|url\(\s*["']?(https?:|\/\/)/i.test(text) || !clean.includes("<style>"));
  reader.write(clean).close();
}

Deno.test("a drawing with styles, gradients, uses and callouts looks as before", () => {
  const drawing = svg(
    '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      '<g data-callout="12" transform="rotate(27)"><path class="a" d="M0 0h9" style="stroke:#000"/></g><use href="#b"/><text x="1">制动 &amp; 盘</text>',
    'viewBox="0 0 9 9"',
  );
  const clean = cleanSvg(drawing);
  for (
    const part of [
      ".a{fill:url(#g)}",
      'data-callout="12"',
      'transform="rotate(27)"',
      'style="stroke:#000"',
      'href="#b"',
      "制动 &amp; 盘",
      'viewBox="0 0 9 9"',
    ]
  ) {
    assert.ok(clean.includes(part), part);
  }
  assert.equal(cleanSvg(clean), clean);
});

Deno.test("the demo's own figures keep every path and callout", async () => {
  const folder = new URL("../../demo/figures/", import.meta.url);
  for await (const { name } of Deno.readDir(folder)) {
    if (!name.endsWith(".svg")) continue;
    const text = await Deno.readTextFile(new URL(name, folder));
    const clean = cleanSvg(text);
    for (const mark of [/<path/g, /data-callout="/g, /data-part="/g, /<circle/g, /<text/g]) {
      assert.equal(clean.match(mark)?.length, text.match(mark)?.length, `${name} ${mark}`);
    }
    assert.equal(/<style>\s*<\/style>/.test(clean), false, name);
  }
});

const HOSTILE = [
  "<script>alert(1)</script>",
  '<script xlink:href="https://evil.example/x.js"/>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  '<path onload="alert(1)" d="M0 0"/>',
  '<path ONCLICK="alert(1)" d="M0 0"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<a xlink:href="java&#10;script:alert(1)"><path d="M0 0"/></a>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>',
  '<image href="https://evil.example/x.png"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<image xlink:href="file:///etc/passwd"/>',
  "<style>@import url(https://evil.example/x.css);</style>",
  '<style>.a{background:url("//evil.example/x")}</style>',
  "<style>.a{background:u\\72l(https://evil.example/x)}</style>",
  "<style>/*</style><script>alert(1)</script><style>*/</style>",
  "<style><![CDATA[</style><script>alert(1)</script>]]></style>",
  "<style>.a{behavior:url(x.htc)}</style>",
  '<path style="fill:url(https://evil.example/x)" d="M0 0"/>',
  '<path fill="url(https://evil.example/x#a)" d="M0 0"/>',
  '<path fill="url( &#34;//evil.example/x&#34; )" d="M0 0"/>',
  '<path style="width:expression(alert(1))" d="M0 0"/>',
  '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  '<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<filter id="f"><feImage href="https://evil.example/x"/></filter>',
  "<text><![CDATA[<script>alert(1)</script>]]></text>",
  "<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>",
];
for (const inner of HOSTILE) {
  Deno.test(`nothing of this is left that could run or load: ${inner}`, () =>
    requireHarmless(cleanSvg(svg(inner))));
}

Deno.test("hostile parts within each other in any order leave nothing harmful, and cleaning again changes nothing", () => {
  const part = fc.constantFrom(...HOSTILE);
  const tree = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      part,
      fc.tuple(
        fc.constantFrom("g", "defs", "a", "switch", "text", "foreignObject", "symbol"),
        fc.array(tie("node"), { maxLength: 4 }),
      )
        .map(([name, inner]) => `<${name} id="x">${inner.join("")}</${name}>`),
      fc.string().map((text) => text.replace(/[^\x20-\x7e]|[<&]/g, "")),
      fc.tuple(
        fc.constantFrom("fill", "style", "href", "onclick", "d", "xlink:href", "filter", "data-x"),
        fc.string(),
      )
        .map(([name, value]) => `<path ${name}="${value.replace(/[^\x20-\x7e]|[<&"]/g, "")}"/>`),
    ),
  })).node;
  fc.assert(
    fc.property(tree, (inner) => {
      let clean: string;
      try {
        clean = cleanSvg(svg(inner));
      } catch (error) {
        assert.ok(error instanceof NoDrawing, String(error));
        return;
      }
      requireHarmless(clean);
      assert.equal(cleanSvg(clean), clean);
    }),
    { numRuns: 500 },
  );
});

/** Eleven levels, each of which draws the one below it ten times. */
const usesOfUses = (element: string, use: (id: string) => string) =>
  Array.from(
    { length: 11 },
    (_, level) =>
      `<${element === "use" ? "g" : element} id="l${level}">${
        (level === 0 ? "<path/>" : use(`l${level - 1}`)).repeat(10)
      }</${element === "use" ? "g" : element}>`,
  ).join("") + use("l10");

for (
  const [sentence, text] of [
    [
      "declared entities",
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg("<text>&b;</text>")}`,
    ],
    [
      "an entity of the outside",
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<text>&x;</text>")}`,
    ],
    ["another root", "<html><svg/></html>"],
    ["a root of no namespace", "<svg><path/></svg>"],
    ["what is not closed", '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    ["an attribute without quotes", '<svg xmlns="http://www.w3.org/2000/svg" a=b/>'],
    ["nothing", ""],
    ["no XML", "hello"],
    ["uses of uses, eleven levels of ten", svg(usesOfUses("use", (id) => `<use href="#${id}"/>`))],
    ["patterns filled by patterns", svg(usesOfUses("pattern", (id) => `<rect fill="url(#${id})"/>`))],
    ["clips cut by clips", svg(usesOfUses("clipPath", (id) => `<rect style="clip-path: url( '#${id}' )"/>`))],
    ["a use of itself", svg('<g id="a"><use href="#a"/></g>')],
    [
      "masks that mask each other",
      svg('<mask id="a"><g mask="url(#b)"/></mask><mask id="b"><g mask="url(#a)"/></mask>'),
    ],
    [
      "large marks at each of many points",
      svg(
        `<marker id="m">${"<path/>".repeat(1000)}</marker><path marker-mid="url(#m)" d="M0 0${
          "l1 1".repeat(2000)
        }"/>`,
      ),
    ],
    ["thousands of elements within each other", svg("<g>".repeat(5000) + "</g>".repeat(5000))],
  ] as const
) {
  Deno.test(`refused: ${sentence}`, () => assert.throws(() => cleanSvg(text), NoDrawing));
}

Deno.test("a function within an allowed one is looked at too", () => {
  for (const style of ["fill:var(--x, url(https://else.example/x))", "fill:calc(1px * (image(1)))"]) {
    const clean = cleanSvg(
      svg(`<style>.a{${style}}</style><rect style="${style}" fill="${style.slice(5)}"/>`),
    );
    assert.doesNotMatch(clean, /else\.example|image/);
  }
  assert.match(cleanSvg(svg('<rect style="fill:var(--x, rgb(1,2,3))"/>')), /fill:var\(--x, rgb\(1,2,3\)\)/);
});

Deno.test("long rows of letters, comments and blanks are read in time with their length", () => {
  const length = 400_000;
  const began = ownMs();
  cleanSvg(svg(`<style>${"a".repeat(length)}</style><style>${"/* ".repeat(length)}</style>`));
  cleanSvg(svg(`<style>${"url (".repeat(length)}</style><use href="#a${" ".repeat(length)}b"/>`));
  assert.ok(ownMs() - began < 5000, "their square would be minutes");
});
