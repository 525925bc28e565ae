import type { Answer, AnswerRequest } from "@/engines/answers/define_answer.ts";
import type { DescribedMethod, DescribedResponse, Schema } from "@/engines/answers/described.ts";
import type { Operation } from "./describe_call.ts";
import { ANY_RULE, refusals } from "./openapi_refusals.ts";

/** Something that is no call, as far as its description goes. */
export type DescribedAnswer = Pick<Answer<AnswerRequest>, "operationId" | "need" | "described">;

/** Under which they stand together, apart from calls. */
export const TAG_OF_ANSWERS = "Uploads, downloads and streams";

/** The operations of an answer in OpenAPI terms (3.1), by path and method. */
export function describeAnswer(
  answer: DescribedAnswer,
): { path: string; method: string; operation: Operation }[] {
  return Object.entries(answer.described).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      path,
      method,
      operation: operationOf(answer, method, described),
    }))
  );
}

function operationOf(answer: DescribedAnswer, method: string, described: DescribedMethod): Operation {
  const { operationId = answer.operationId, summary, parameters = [], body } = described;
  const isOpen = answer.need === "public";
  return {
    operationId,
    tags: [TAG_OF_ANSWERS],
    summary,
    description: isOpen
      ? "No login needed."
      : answer.need === "session"
      ? "Any logged-in user."
      : `Needs the right ${answer.need}.`,
    ...(isOpen ? { security: [] } : {}),
    ...(parameters.length === 0
      ? {}
      : { parameters: parameters.map((one) => one.in === "path" ? { ...one, required: true } : one) }),
    ...(body === undefined ? {} : { requestBody: { required: true, content: contentOf(body) } }),
    responses: {
      ...refusals(429, 500, 503),
      ...(isOpen ? {} : refusals(401, 403, 404)),
      ...(method === "get" || method === "head" || method === "options" ? {} : refusals(403)),
      ...refusals(...(described.refusals ?? [])),
      ...Object.fromEntries(
        Object.entries(described.responses).map(([status, one]) => [status, responseOf(one)]),
      ),
      ...byRule(described.responses[200]),
    },
  };
}

/** What a rule refuses answers 200 everywhere, by the envelope. */
function byRule(success: DescribedResponse | undefined) {
  const { "application/json": own, ...content } = success?.content ?? {};
  return {
    200: {
      ...responseOf(success ?? { description: "Refused by a rule." }),
      content: contentOf({ ...content, "application/json": own ? { anyOf: [own, ANY_RULE] } : ANY_RULE }),
    },
  };
}

function responseOf({ description, headers, content }: DescribedResponse) {
  return {
    description,
    ...(headers === undefined
      ? {}
      : { headers: Object.fromEntries(Object.entries(headers).map(([name, schema]) => [name, { schema }])) }),
    ...(content === undefined ? {} : { content: contentOf(content) }),
  };
}

function contentOf(schemas: Readonly<Record<string, Schema>>) {
  return Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }]));
}
