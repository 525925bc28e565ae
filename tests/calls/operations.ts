import { CALLS } from "@/engines/calls/known_calls.ts";
import type { Schema } from "./values.ts";

/** One call as the description has it, its references followed. */
export interface Operation {
  id: string;
  method: "get" | "post";
  /** `/tis/orders/{number}` */
  path: string;
  inPath: Record<string, Schema>;
  /** Of the query, or of the body. */
  input: Schema;
  /** Types of body that are taken. */
  bodies: readonly string[];
}

interface Described {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** All calls of a description (OpenAPI 3.1), in its order; without answers that are no calls. */
export function operationsOf(document: {
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Record<string, Schema> };
}): Operation[] {
  const schemas = document.components?.schemas ?? {};
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    (["get", "post"] as const).filter((method) => isCall(methods[method])).map((method) => {
      const described = methods[method]!;
      const parameters = described.parameters ?? [];
      const content = described.requestBody?.content ?? {};
      const [body] = Object.values(content);
      return followed({
        id: described.operationId,
        method,
        path,
        inPath: schemasOf(parameters.filter((one) => one.in === "path")),
        input: body?.schema ?? {
          type: "object",
          properties: schemasOf(parameters.filter((one) => one.in === "query")),
          required: parameters.filter((one) => one.in === "query" && one.required).map((one) => one.name),
        },
        bodies: Object.keys(content),
      }, schemas);
    })
  );
}

function isCall(described: Described | undefined): boolean {
  return CALLS.all.some(({ operationId }) => operationId === described?.operationId);
}

function schemasOf(parameters: readonly { name: string; schema: Schema }[]): Record<string, Schema> {
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
}

/** A copy with each `$ref` in the place of what it names, as deep as calls go. */
function followed<T>(value: T, schemas: Record<string, Schema>, depth = 0): T {
  if (Array.isArray(value)) return value.map((one) => followed(one, schemas, depth + 1)) as T;
  if (value === null || typeof value !== "object") return value;
  const { $ref } = value as { $ref?: string };
  if (typeof $ref === "string") {
    const named = schemas[$ref.split("/").at(-1)!];
    return (depth > 30 || !named ? {} : followed(named, schemas, depth + 1)) as T;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, followed(member, schemas, depth + 1)]),
  ) as T;
}
