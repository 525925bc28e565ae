import "@/domains.ts";
import { openApiOf } from "@/edge/openapi.ts";

/** A JSON schema, or any other node of the document. */
export type Node = Record<string, unknown>;

export interface Operation {
  operationId: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema: Node }[];
  requestBody?: { content: Record<string, { schema: Node }> };
  responses: Record<string, Node & { content?: Record<string, { schema: Node }> }>;
}

/** The description of all calls and answers, as `/tis/openapi.json` tells it. */
export interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Node>; responses: Record<string, Node> };
}

/** The document as it goes over the wire: what JSON does not know is lost there. */
export function openApiDocument(): Document {
  return JSON.parse(openApiOf().whole("http://127.0.0.1:8000"));
}

/** Every object of a document with where it stands: `/paths/~1tis~1carts/get`. */
export function* nodesOf(value: unknown, at = ""): Generator<{ at: string; node: Node }> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield { at, node: value as Node };
  for (const [name, member] of Object.entries(value)) {
    yield* nodesOf(member, `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  }
}

/** Every operation with its path and method. */
export function operationsOf(
  { paths }: Document,
): { path: string; method: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation }))
  );
}
