import { OpenAPIHono } from "@hono/zod-openapi";
import type { Call } from "@/engines/calls/define_call.ts";
import { describeAnswer, type DescribedAnswer } from "./describe_answer.ts";
import { describeCall } from "./describe_call.ts";
import { ABOUT } from "./openapi_about.ts";
import { REFUSAL_RESPONSES, REFUSAL_SCHEMAS } from "./openapi_refusals.ts";
import type { NamedSchemas } from "./openapi_schema.ts";

type Path = Parameters<OpenAPIHono["openAPIRegistry"]["registerPath"]>[0];

/** The description by OpenAPI 3.1 of all calls, and of what else other systems may ask for. Two operations of one name stop it. */
export function openApiDocument(
  calls: readonly Call[],
  answers: readonly DescribedAnswer[],
): Record<string, unknown> {
  const app = new OpenAPIHono();
  const registry = app.openAPIRegistry;
  const named: NamedSchemas = {};
  const seen = new Set<unknown>();
  const operations = [
    ...calls.map((call) => ({ path: call.path, method: call.method, operation: describeCall(call, named) })),
    ...answers.flatMap(describeAnswer),
  ];
  for (const { path, method, operation } of operations) {
    if (seen.has(operation.operationId)) throw new Error(`described twice: ${operation.operationId}`);
    seen.add(operation.operationId);
    registry.registerPath({ ...operation, path, method } as unknown as Path);
  }
  registry.registerComponent("securitySchemes", "token", {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "Token that the login call answers.",
  });
  for (const [name, schema] of Object.entries({ ...REFUSAL_SCHEMAS, ...named })) {
    registry.registerComponent("schemas", name, schema);
  }
  for (const [name, response] of Object.entries(REFUSAL_RESPONSES)) {
    registry.registerComponent("responses", name, response);
  }
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "TIS", version: "1", description: ABOUT },
    servers: [],
    security: [{ token: [] }],
  }) as unknown as Record<string, unknown>;
}
