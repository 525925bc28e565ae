import type { Schema } from "@/engines/answers/described.ts";
import { REFUSALS } from "@/kernel/refusals/catalogue.ts";

/** How answers that are no success are named in the document, by their status, and what they mean. */
const REFUSED: Readonly<Record<number, { name: string; description: string }>> = {
  401: { name: "NotKnown", description: "No session, or logged in elsewhere (401001)." },
  403: { name: "NoRight", description: "No right, or begun by another site with the cookies of this one." },
  404: { name: "NotFound", description: "Unknown, out of reach, or on a page that is switched off." },
  413: { name: "TooLarge", description: "The body is too large." },
  415: { name: "TypeNotAllowed", description: "A type of body that is not taken." },
  422: { name: "NotReadable", description: "The body cannot be decoded." },
  429: { name: "TooManyRequests", description: "Too many requests, retry in one minute." },
  500: { name: "Fault", description: "A fault, with its number in `msg`." },
  503: { name: "Unavailable", description: "The database or the file store is away: retry later." },
};

/** Refusals by a rule answer 200 as successes do; this names their schema. */
const RULE = "RefusedByRule";
export const ANY_RULE: Schema = { $ref: `#/components/schemas/${RULE}` };

const seconds: Schema = { type: "integer" };
const text: Schema = { type: "string", description: "a sentence in the caller's language" };

/** Schemas of what every call may answer beside its success, for `components`. */
export const REFUSAL_SCHEMAS: Readonly<Record<string, Schema>> = {
  Refusal: {
    type: "object",
    description:
      "Why, by field where there are any; some add what helps to mend it, such as the vehicles to choose from.",
    properties: {
      errors: {
        type: "array",
        items: {
          type: "object",
          properties: {
            field: { type: "string", description: "name as sent; `rows.2.quantity` within a list" },
            rule: { type: "string" },
            message: text,
          },
          required: ["field", "rule", "message"],
        },
      },
    },
    required: ["errors"],
    additionalProperties: {},
  },
  [RULE]: refusedSchema(200),
  ...Object.fromEntries(
    Object.entries(REFUSED).map(([http, { name }]) => [name, refusedSchema(Number(http))]),
  ),
};

/** Answers of the catalogue's statuses, for `components`. */
export const REFUSAL_RESPONSES = Object.fromEntries(
  Object.entries(REFUSED).map(([http, { name, description }]) => [name, {
    description,
    ...(http === "429" ? { headers: { "Retry-After": { description: "seconds", schema: seconds } } } : {}),
    content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
  }]),
);

/** References to the answers of these statuses. */
export function refusals(...statuses: number[]): Record<string, { $ref: string }> {
  return Object.fromEntries(
    statuses.map((http) => [http, { $ref: `#/components/responses/${REFUSED[http]!.name}` }]),
  );
}

/** The envelope of a success with this data, or of a refusal by a rule; `code` tells them apart. */
export function answerSchema(data: Schema): Schema {
  const success = {
    type: "object",
    properties: { code: { type: "integer", const: 200 }, data, msg: text },
    required: ["code", "data", "msg"],
  };
  return { oneOf: [success, ANY_RULE] };
}

function refusedSchema(http: number): Schema {
  const codes = new Set<number | string>();
  for (const refusal of Object.values(REFUSALS)) if (refusal.http === http) codes.add(refusal.code);
  if (codes.size === 0) throw new Error(`no refusal answers ${http}`);
  return {
    type: "object",
    properties: {
      code: { enum: [...codes].sort() },
      data: { $ref: "#/components/schemas/Refusal" },
      msg: text,
    },
    required: ["code", "data", "msg"],
  };
}
