import assert from "node:assert/strict";
import { compilePattern, isStaticPattern, matchPattern } from "../src/pattern.ts";
import { patternOf, rankOf } from "../src/dev/file_pattern.ts";

const match = (pattern: string, path: string) => matchPattern(compilePattern(pattern), path);

Deno.test("patterns match as URLPattern does", () => {
  const patterns = [
    "/a/:b",
    "/a/:b?",
    "/a/:b*",
    "/a/:b+",
    "/a/*",
    "/:x.json",
    "/a{/:b}?",
    "/:id(\\d+)",
    "/a.b/:c",
    "/x/:a/y/:b",
  ];
  const paths = [
    "/a",
    "/a/",
    "/a/b",
    "/a/b/c",
    "/b.json",
    "/12",
    "/1b",
    "/a.b/c",
    "/aXb/c",
    "/x/1/y/2",
    "/x/1/y",
  ];
  for (const pattern of patterns) {
    const standard = new URLPattern({ pathname: pattern });
    for (const path of paths) {
      const groups = standard.exec({ pathname: path })?.pathname.groups;
      const expected = groups &&
        Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value ?? ""]));
      assert.deepEqual(match(pattern, path), expected, `${pattern} on ${path}`);
    }
  }
});

Deno.test("a malformed escape is left as it was sent", () => {
  assert.deepEqual(match("/:a", "/%zz"), { a: "%zz" });
});

Deno.test("a path without special characters is static", () => {
  assert.ok(isStaticPattern("/a/b-c.d"));
  for (const pattern of ["/:a", "/*", "/a{b}?"]) assert.ok(!isStaticPattern(pattern));
});

Deno.test("file names become patterns", () => {
  const cases: [string, string][] = [
    ["index", "/"],
    ["about", "/about"],
    ["(epc)/parts/index", "/parts"],
    ["(epc)/parts/[number]", "/parts/:number"],
    ["parts/[number]/[[tab]]", "/parts/:number/:tab?"],
    ["files/[...path]", "/files/:path*"],
    ["api/[id].json", "/api/:id.json"],
  ];
  for (const [file, pattern] of cases) assert.equal(patternOf(file.split("/")), pattern);
});

Deno.test("patterns sort from the most specific to the least", () => {
  const sorted = ["/a/b", "/a/:x.json", "/a/:x", "/a/:x?", "/a/:x*", "/:y/b", "/:z*"];
  const ranks = sorted.map(rankOf);
  assert.deepEqual(ranks.toSorted(), ranks);
});
