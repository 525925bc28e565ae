import assert from "node:assert/strict";
import { compileErrors, validate } from "@readme/openapi-parser";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { z } from "zod";
import { ANSWERS } from "@/engines/answers/define_answer.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { OWN_ANSWERS } from "@/edge/answers.ts";
import { openApiOf } from "@/edge/openapi.ts";
import { nodesOf, openApiDocument, operationsOf } from "./document.ts";

const document = openApiDocument();

Deno.test("the document is valid by the OpenAPI 3.1 schema", async () => {
  const found = await validate(structuredClone(document) as never);
  assert.ok(found.valid, found.valid ? "" : compileErrors(found));
});

Deno.test("the document is valid by a second validator, which has rules of its own", async () => {
  const config = await createConfig({
    extends: ["minimal"],
    rules: {
      "struct": "error",
      "no-invalid-media-type-examples": "error",
      "no-unresolved-refs": "error",
      "no-ambiguous-paths": "off",
      "no-unused-components": "error",
      "operation-operationId-unique": "error",
      "operation-operationId": "error",
      "operation-summary": "error",
      "path-parameters-defined": "error",
      "path-declaration-must-exist": "error",
      "no-enum-type-mismatch": "error",
      "no-required-schema-properties-undefined": "error",
      "no-schema-type-mismatch": "error",
      "operation-parameters-unique": "error",
      "path-not-include-query": "error",
      "security-defined": "error",
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  assert.deepEqual(
    problems.slice(0, 20).map(({ ruleId, message, location }) =>
      `${ruleId} ${location[0]?.pointer ?? ""}: ${message}`
    ),
    [],
  );
});

Deno.test("what may be null says so among its values too", () => {
  const wrong = [...nodesOf(document)].filter(({ node }) =>
    Array.isArray(node.enum) && Array.isArray(node.type) && node.type.includes("null") &&
    !node.enum.includes(null)
  );
  assert.deepEqual(wrong.map(({ at }) => at), []);
});

Deno.test("a pattern is a regular expression of ECMA 262, without slashes and flags", () => {
  const patterns = new Set(
    [...nodesOf(document)].map(({ node }) => node.pattern).filter((one) => typeof one === "string"),
  );
  assert.ok(patterns.size > 5);
  for (const pattern of patterns) {
    assert.doesNotMatch(pattern, /\/[a-z]*$/);
    new RegExp(pattern, "u");
  }
});

Deno.test("every value of a literal of several stands in the document", () => {
  const call = CALLS.all.find(({ input, output }) => literals(input).length + literals(output).length > 0)!;
  const [values] = [...literals(call.input), ...literals(call.output)];
  const told = JSON.stringify(document.paths[call.path]);
  assert.ok(told.includes(`"enum":${JSON.stringify(values)}`), `${call.operationId}: ${values}`);
});

/** Values of the literals of several among the members of a schema. */
function literals(schema: z.ZodType): unknown[][] {
  const found: unknown[][] = [];
  z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema }) {
      const { def } = zodSchema._zod;
      if (def.type === "literal" && (def as z.core.$ZodLiteralDef<never>).values.length > 1) {
        found.push((def as z.core.$ZodLiteralDef<never>).values);
      }
    },
  });
  return found;
}

Deno.test("lists say what they hold, and nothing is left undescribed", () => {
  const inSchemas = [...nodesOf(document)].filter(({ at }) => /\/schemas?(\/|$)/.test(at));
  assert.deepEqual(
    inSchemas.filter(({ node }) => node.type === "array" && !node.items && !node.prefixItems).map(({ at }) =>
      at
    ),
    [],
  );
  const members = inSchemas.filter(({ at }) => /\/properties\/[^/]+$|\/items$/.test(at));
  assert.deepEqual(members.filter(({ node }) => Object.keys(node).length === 0).map(({ at }) => at), []);
  const area = [...nodesOf(document.paths)].find(({ at }) => at.endsWith("/area"))!.node;
  assert.match(JSON.stringify(area), /"prefixItems":\[(\{[^}]*\},){3}\{[^}]*\}\]/);
});

Deno.test("every call says with which status it may answer", () => {
  for (const { path, method, operation: { operationId, responses } } of operationsOf(document)) {
    const call = CALLS.all.find((one) => one.operationId === operationId);
    if (!call) continue;
    const told = Object.keys(responses).map(Number);
    const wanted = [200, 429, 500, 503];
    if (call.need !== "public") wanted.push(401, 403, 404);
    if (method === "post") wanted.push(303, 403, 413, 415, 422);
    assert.deepEqual(wanted.filter((status) => !told.includes(status)), [], `${method} ${path}`);
  }
});

Deno.test("uploads, downloads and streams are described beside the calls", () => {
  const known = new Set(operationsOf(document).map(({ operation }) => operation.operationId));
  const answers = [...OWN_ANSWERS, ...ANSWERS.all].map(({ operationId }) => operationId);
  assert.deepEqual(answers.filter((id) => !known.has(id)), ["controlDemoDms"]);
  for (const path of ["/tis/file/figures/{name}", "/tis/file/figure-thumbs/{figure}", "/tis/openapi.json"]) {
    assert.ok(document.paths[path]?.get, path);
  }
});

/** British spellings in what people read of the document: summaries, descriptions, tags. Names of members and values of lists are no prose. */
const BRITISH =
  /catalogue|colour|behaviour|favour|licence|centre|labour|grey\b|cancell(?:ed|ing)\b|programme\b|(?:organi|synchroni|recogni|initiali|authori)s(?:e|ing|ation)/i;

Deno.test("the document is written in American English, and groups of calls begin with a capital", () => {
  const prose = [...nodesOf(document)].flatMap(({ at, node }) =>
    [node.summary, node.description, ...(Array.isArray(node.tags) ? node.tags : [])]
      .filter((one): one is string => typeof one === "string")
      .map((text) => ({ at, text }))
  );
  // A right and a file are called what they are called.
  const read = prose.map(({ at, text }) => ({
    at,
    text: text.replaceAll(/\w+:\w+|[\w/-]*catalogue-data[\w.]*/g, ""),
  }));
  assert.deepEqual(read.filter(({ text }) => BRITISH.test(text)), []);
  const tags = new Set(operationsOf(document).flatMap(({ operation }) => operation.tags ?? []));
  assert.deepEqual([...tags].filter((tag) => !/^[A-Z]/.test(tag) || /[a-z][A-Z]/.test(tag)), []);
});

Deno.test("the document is made at the first asking, and once for all who ask by other addresses", () => {
  const told = openApiOf().whole;
  const timed = (server: string) => {
    const begun = performance.now();
    const { servers } = JSON.parse(told(server)) as { servers: unknown };
    assert.deepEqual(servers, [{ url: server }]);
    const read = performance.now();
    const text = told(server);
    return { text, first: read - begun, again: performance.now() - read };
  };
  const { first, text } = timed("https://tis.example.com");
  const other = timed("https://tis-eu.example.com");
  assert.equal(other.text.length - text.length, "-eu".length);
  assert.ok(other.again < first / 4, `made in ${first} ms, asked again in ${other.again} ms`);
});
