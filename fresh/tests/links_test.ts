import assert from "node:assert/strict";
import { markActiveLink } from "../src/links.ts";

function marked(href: string, more: Record<string, unknown> = {}, search = "") {
  const props: Record<string, unknown> = { href, ...more };
  markActiveLink(props, "/tis/EPCPage", search);
  const { href: _, ...marks } = props;
  return marks;
}

const CURRENT = { "data-current": "true", "aria-current": "page" };
const ANCESTOR = { "data-ancestor": "true", "aria-current": "true" };

Deno.test("a link to the page itself is the current one, with or without a slash at its end", () => {
  assert.deepEqual(marked("/tis/EPCPage"), CURRENT);
  assert.deepEqual(marked("/tis/EPCPage/"), CURRENT);
  assert.deepEqual(marked("/tis/EPCPage#top", {}, "?group=34"), CURRENT);
});

Deno.test("a link to another state of the page counts as an ancestor, one to the same state is the current one", () => {
  assert.deepEqual(marked("/tis/EPCPage?group=34"), ANCESTOR);
  assert.deepEqual(marked("/tis/EPCPage?group=34", {}, "?group=35"), ANCESTOR);
  assert.deepEqual(marked("/tis/EPCPage?group=34#x", {}, "?group=34"), CURRENT);
});

Deno.test("a link to a path above the page is an ancestor", () => {
  assert.deepEqual(marked("/tis"), ANCESTOR);
  assert.deepEqual(marked("/"), ANCESTOR);
  assert.deepEqual(marked("/tis/"), ANCESTOR);
  assert.deepEqual(marked("/tis/EPCPage/../?a=1"), ANCESTOR);
});

Deno.test("what the page says of a link itself stands, and nothing is added", () => {
  assert.deepEqual(marked("/tis/EPCPage", { "aria-current": "false" }), { "aria-current": "false" });
});

Deno.test("links elsewhere, to other sites and by the query alone are left alone", () => {
  for (
    const href of [
      "/tis/EPCIndex",
      "/tis/EPC",
      "//tis/EPCPage",
      "https://example.com/tis/EPCPage",
      "?group=34",
      "#a",
    ]
  ) assert.deepEqual(marked(href), {}, href);
});
