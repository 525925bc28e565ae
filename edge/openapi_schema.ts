import { z } from "zod";
import type { Schema } from "@/engines/answers/described.ts";
import { describeTrimmed } from "./describe_trimmed.ts";
import { defOf } from "./type_def.ts";

/** Schemas that have a name of their own (`meta({ id })`), by it: gathered while others are described. */
export type NamedSchemas = Record<string, Schema>;

/**
 * Describes a schema by its side of what comes in: that is what callers may send, and of answers, which no schema turns into
 * something else on their way out, what they hold.
 *
 * zod's own writer is taken, not that of zod-openapi, which knows but one value of a literal, forgets null in enumerations, leaves
 * the flags of a regular expression in it and says nothing of the items of a tuple.
 */
export function schemaOf(type: z.ZodType, named: NamedSchemas, side: "given" | "answered"): Schema {
  const { $schema: _, $defs, ...schema } = z.toJSONSchema(type, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      // JSON has no dates; they are written as texts.
      if (defOf(zodSchema).type === "date") {
        Object.assign(jsonSchema, { type: "string", format: "date-time" });
      }
      nameMembers(jsonSchema as Schema);
      if (side === "answered") dropBounds(jsonSchema as Schema);
      else describeTrimmed(zodSchema, jsonSchema as Schema);
    },
  }) as Schema & { $defs?: NamedSchemas };
  for (const [name, one] of Object.entries($defs ?? {})) named[name] = atComponents(one);
  return atComponents(schema);
}

function atComponents(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** What bounds any whole number in JavaScript, and what a format says in a word, is no news of an answer. */
function dropBounds(schema: Schema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format !== undefined) delete schema.pattern;
}

/** A record whose keys are known is written as an object of such members, which more readers understand. */
function nameMembers(schema: Schema): void {
  const { propertyNames, additionalProperties } = schema as {
    propertyNames?: { enum?: string[] };
    additionalProperties?: Schema;
  };
  if (!propertyNames?.enum || !additionalProperties) return;
  schema.properties = Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]));
  delete schema.propertyNames;
  delete schema.additionalProperties;
}
