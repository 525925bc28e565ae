import type { Visitor } from "./visitor.ts";

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  schema: Schema;
}

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** One call as its description tells it. */
export interface Described {
  method: "get" | "post";
  /** `/tis/tools/{key}` */
  path: string;
  operationId: string;
  parameters: Parameter[];
  /** Media types that it takes, and the schema of its body. */
  takes: string[];
  body: Schema;
}

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** What may also be null is asked for by what else it may be. */
function withoutNull<P extends { schema: Schema }>(one: P): P {
  const others = one.schema.anyOf?.filter(({ type }) => type !== "null") ?? [];
  return others.length === 1 ? { ...one, schema: { ...one.schema, ...others[0] } } : one;
}

/** What is described beside calls: a stream would never end, and what is stored is recorded otherwise. */
const NO_CALLS = "Uploads, downloads and streams";

/** Every call of the portal by its own description, in its order. */
export async function describedCalls(visitor: Visitor): Promise<Described[]> {
  const { paths } = JSON.parse((await visitor.get("/tis/openapi.json")).text) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).filter(([, { tags }]) => !tags.includes(NO_CALLS)).map((
      [method, { operationId, parameters = [], requestBody }],
    ) => ({
      method: method as "get" | "post",
      path,
      operationId,
      parameters: parameters.filter((one) => one.in !== "header").map(withoutNull),
      takes: Object.keys(requestBody?.content ?? {}),
      body: Object.values(requestBody?.content ?? {})[0]?.schema ?? {},
    }))
  ).sort((one, other) =>
    one.path < other.path ? -1 : one.path > other.path ? 1 : one.method < other.method ? -1 : 1
  );
}
