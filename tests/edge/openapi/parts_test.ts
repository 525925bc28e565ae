import assert from "node:assert/strict";
import "@/domains.ts";
import { openApiOf } from "@/edge/openapi.ts";
import { type Document, nodesOf, openApiDocument, operationsOf } from "./document.ts";

const SERVER = "http://127.0.0.1:8000";
const whole = openApiDocument();
const openapi = openApiOf();
const parts = openapi.groups().map(([tag, calls]) => {
  const text = openapi.ofTag(tag, SERVER)!;
  return { tag, calls, text, part: JSON.parse(text) as Document };
});

Deno.test("the parts of the description hold every operation once, word for word", () => {
  const told = parts.flatMap(({ part }) => operationsOf(part));
  assert.equal(told.length, operationsOf(whole).length);
  for (const { path, method, operation } of told) {
    assert.deepEqual(operation, whole.paths[path]![method], operation.operationId);
  }
});

Deno.test("a part is the whole of one tag, with the schemas that it refers to", () => {
  for (const { tag, part } of parts) {
    assert.deepEqual(new Set(operationsOf(part).flatMap(({ operation }) => operation.tags)), new Set([tag]));
    for (const { at, node } of nodesOf(part)) {
      if (typeof node.$ref !== "string") continue;
      const [, , kind, name] = node.$ref.split("/") as [string, string, "schemas" | "responses", string];
      assert.deepEqual(part.components[kind][name], whole.components[kind][name], `${tag}${at}`);
    }
  }
});

Deno.test("no part is heavy, whatever the number of calls", () => {
  const bytes = parts.map(({ tag, text }) => [tag, text.length] as const).filter(([, length]) =>
    length > 250_000
  );
  assert.deepEqual(bytes, []);
});

Deno.test("groups are in the order of the alphabet and name what their calls are called", () => {
  const tags = parts.map(({ tag }) => tag);
  assert.deepEqual(tags, [...tags].sort());
  for (const { calls, part } of parts) {
    assert.deepEqual(
      new Set(calls.map(({ operationId }) => operationId)),
      new Set(operationsOf(part).map(({ operation }) => operation.operationId)),
    );
  }
});

Deno.test("a tag that no operation has is none", () => {
  assert.equal(openapi.ofTag("Nothing", SERVER), null);
  assert.equal(openapi.ofTag("", SERVER), null);
});
