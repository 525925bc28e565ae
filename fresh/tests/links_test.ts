import assert from "node:assert/strict";
import { markActiveLink } from "../src/render/links.ts";

function marked(href: string, more: Record<string, unknown> = {}) {
  const props: Record<string, unknown> = { href, ...more };
  markActiveLink(props, "/tis/EPCPage");
  return props["aria-current"];
}

Deno.test("a link to the page itself is the current one, with or without a slash at its end", () => {
  assert.equal(marked("/tis/EPCPage"), "page");
  assert.equal(marked("/tis/EPCPage/"), "page");
});

Deno.test("a link to another state of the page is not marked", () => {
  assert.equal(marked("/tis/EPCPage?group=34"), undefined);
});

Deno.test("what the page says of a link itself stands", () => {
  assert.equal(marked("/tis/EPCPage", { "aria-current": "false" }), "false");
});

Deno.test("links elsewhere and to other sites are left alone", () => {
  assert.equal(marked("/tis/EPCIndex"), undefined);
  assert.equal(marked("//tis/EPCPage"), undefined);
  assert.equal(marked("https://example.com/tis/EPCPage"), undefined);
});
