import { z } from "zod";
import type { Schema } from "@/engines/answers/described.ts";
import type { Call } from "@/engines/calls/define_call.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import { answerSchema, refusals } from "./openapi_refusals.ts";
import { type NamedSchemas, schemaOf } from "./openapi_schema.ts";

/** An operation of OpenAPI 3.1. */
export type Operation = Record<string, unknown>;

/** The header by which a caller chooses the language of names and sentences (specification section 7). */
const LANGUAGE_HEADER = {
  name: "Language",
  in: "header",
  description: "language of names and sentences",
  schema: { type: "string", enum: LANGS, default: "zh_CN" },
};

const ASKS_AGAIN = " Of a person it asks again who they are after 15 minutes (3000005).";

/** One call in OpenAPI terms (3.1): members of the path, the query or the body come from the one input schema. */
export function describeCall(call: Call, named: NamedSchemas): Operation {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const shape = call.input.shape as Record<string, z.ZodType>;
  for (const name of names) {
    if (!shape[name]) throw new Error(`${call.operationId}: no member for {${name}} of its path`);
  }
  const inPath = z.object(Object.fromEntries(names.map((name) => [name, shape[name]!])));
  const rest = z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name))));
  const hasBody = call.method === "post" && Object.keys(rest.shape).length > 0;
  return {
    operationId: call.operationId,
    tags: [call.tag],
    summary: call.summary,
    description: call.need === "public"
      ? "No login needed."
      : call.need === "session"
      ? `Any logged-in user.${call.asksAgain ? ASKS_AGAIN : ""}`
      : `Needs the right ${call.need}.${call.asksAgain ? ASKS_AGAIN : ""}`,
    ...(call.need === "public" ? { security: [] } : {}),
    parameters: [
      ...parametersOf("path", inPath, named),
      ...(call.method === "get" ? parametersOf("query", rest, named) : []),
      LANGUAGE_HEADER,
    ],
    ...(hasBody ? { requestBody: bodyOf(call, rest, named) } : {}),
    responses: {
      200: {
        description: "Success or a refusal, told apart by `code`.",
        ...(call.form?.to
          ? { headers: { "X-Location": { description: "the page to go to", schema: { type: "string" } } } }
          : {}),
        content: { "application/json": { schema: answerSchema(schemaOf(call.output, named, "answered")) } },
      },
      ...(call.method === "post" ? { 303: TO_A_PAGE, ...refusals(403, 413, 415, 422) } : {}),
      ...(call.need === "public" ? {} : refusals(401, 403, 404)),
      ...refusals(429, 500, 503),
    },
  };
}

/** What a browser's own form is answered with, which wants a page. */
const TO_A_PAGE = {
  description:
    "To a form that a browser posts by itself (`Accept: text/html`): the page that shows the outcome.",
  headers: { Location: { schema: { type: "string" } } },
};

function parametersOf(where: "path" | "query", members: z.ZodObject, named: NamedSchemas) {
  const { properties = {}, required = [] } = schemaOf(members, named, "given") as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: where,
    ...(where === "path" || required.includes(name) ? { required: true } : {}),
    ...(description === undefined ? {} : { description }),
    schema,
  }));
}

function bodyOf(call: Call, members: z.ZodObject, named: NamedSchemas) {
  const schema = schemaOf(members, named, "given");
  const types = Object.values(members.shape).some((member) => member instanceof z.ZodFile)
    ? ["multipart/form-data"]
    : call.formEncoded
    ? ["application/x-www-form-urlencoded", "application/json"]
    : ["application/json", "application/x-www-form-urlencoded"];
  return {
    required: (schema.required as string[] | undefined ?? []).length > 0,
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  };
}
