import type { Translate } from "@/kernel/texts/texts.ts";
import type { JsonSchema } from "./data_schema.ts";

/** Members of the envelope in the order in which they are sent. */
export const ATTRIBUTES = [
  { name: "specversion", required: true, schema: { type: "string", const: "1.0" } },
  { name: "id", required: true, schema: { type: "string", format: "uuid" } },
  { name: "source", required: true, schema: { type: "string", format: "uri-reference" } },
  { name: "type", required: true, schema: { type: "string" } },
  { name: "subject", required: true, schema: { type: "string" } },
  { name: "time", required: true, schema: { type: "string", format: "date-time" } },
  { name: "datacontenttype", required: true, schema: { type: "string", const: "application/json" } },
  { name: "dataschema", required: true, schema: { type: "string", format: "uri" } },
  { name: "partitionkey", required: true, schema: { type: "string" } },
  { name: "sequence", required: true, schema: { type: "string", pattern: "^\\d{10,}$" } },
  { name: "correlationid", required: false, schema: { type: "string" } },
  { name: "causationid", required: false, schema: { type: "string" } },
  { name: "traceparent", required: false, schema: { type: "string" } },
  { name: "data", required: true, schema: { type: "object" } },
] as const satisfies readonly { name: string; required: boolean; schema: JsonSchema }[];

/** The JSON schema of the envelope around every event: CloudEvents 1.0 in structured JSON, with the portal's extensions. */
export function envelopeSchema(t: Translate): JsonSchema {
  return {
    type: "object",
    required: ATTRIBUTES.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      ATTRIBUTES.map(({ name, schema }) => [
        name,
        { description: t(`event_catalogue.attribute.${name}`), ...schema },
      ]),
    ),
  };
}
