import { createRoute, z } from "@hono/zod-openapi";
import { LANGS } from "@/kernel/texts/languages.ts";
import type { Call } from "@/engines/calls/define_call.ts";

/** What someone who only has this document must know. */
export const ABOUT = `Calls of the after-sales technical information portal.

**Logging in.** \`POST /oauth/captcha\` with \`kind=code\` answers a code as text; \`POST /oauth/login\` takes it as \`captcha\`
beside \`captchaId\`, account, password and \`consent=true\`, and answers a token. Send that in the header
\`Authorization\` (as it is, or after \`Bearer\`). An account has one session: a second login ends the first.

**Answers.** Every answer is \`{code, data, msg}\`, with HTTP 200 for success and for refusals by a rule:

| code | HTTP | meaning |
|---|---|---|
| 200 | 200 | success |
| "000001" | 200 | a rule or a wrong value; \`data.errors\` by field |
| "200000" | 200 | parts catalogue unavailable, database load: retry later |
| "200001" | 200 | the keyword matches over 50000 part numbers: refine it |
| "3000001", "3000002" | 200 | account locked; password must be changed first |
| "8033001" | 200 | parts catalogue: unknown or withheld VIN, part, figure, series |
| 8080997, 8080998 | 200 | data state changed; duplicate data |
| 401, 401001 | 401 | session expired; logged in elsewhere |
| 403 | 403 | no right |
| 404, 405, 413, 415, 422 | same | not found, no such method, too large, type of body, body that cannot be decoded |
| 429 | 429 | too many requests: retry in one minute |
| 500, 503 | same | fault, with its number in \`msg\`; database away |

**From VIN to part.** \`tisVINQ\` finds the vehicle, \`listGroups\` its group tree, \`listGroupFigures\` the figures of a group,
\`readFigure\` the lines of a figure with \`fit\` for that vehicle, \`addToCart\` takes a line's part number with VIN, figure and
callout, \`sendOrder\` sends the cart.`;

/** What a refusal holds in `data`; some add what helps to mend it, such as the vehicles to choose from. */
const refusal = z.object({
  errors: z.array(z.object({
    field: z.string().describe("name as sent; `rows.2.quantity` within a list"),
    rule: z.string(),
    message: z.string().describe("a sentence in the caller's language"),
  })),
}).loose().openapi("Refusal");

/** The header by which a caller chooses the language of names and sentences (specification section 7). */
const languageHeader = z.object({
  Language: z.enum(LANGS).default("zh_CN").describe("language of names and sentences").optional(),
});

/** One call in OpenAPI terms (3.1): members of the path, the query or the body come from the one input schema. */
export function describeCall(call: Call) {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const shape = call.input.shape as Record<string, z.ZodType>;
  for (const name of names) {
    if (!shape[name]) throw new Error(`${call.operationId}: no member for {${name}} of its path`);
  }
  const params = z.object(Object.fromEntries(names.map((name) => [name, shape[name]!])));
  const rest = z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name))));
  const hasRest = Object.keys(rest.shape).length > 0;
  const types = Object.values(rest.shape).some((member) => member instanceof z.ZodFile)
    ? ["multipart/form-data"]
    : call.formEncoded
    ? ["application/x-www-form-urlencoded", "application/json"]
    : ["application/json", "application/x-www-form-urlencoded"];
  const body = Object.fromEntries(types.map((type) => [type, { schema: rest }]));
  return createRoute({
    operationId: call.operationId,
    method: call.method,
    path: call.path,
    tags: [call.tag],
    summary: call.summary,
    description: call.need === "public"
      ? "No login needed."
      : call.need === "session"
      ? "Any logged-in user."
      : `Needs the right ${call.need}.`,
    security: call.need === "public" ? [] : undefined,
    request: {
      headers: languageHeader,
      ...(names.length ? { params } : {}),
      ...(call.method === "get" && hasRest ? { query: rest } : {}),
      ...(call.method === "post" && hasRest ? { body: { content: body, required: true } } : {}),
    },
    responses: {
      200: {
        description: "Success or a refusal, told apart by `code`.",
        content: {
          "application/json": {
            schema: z.object({
              code: z.union([z.number(), z.string()]).describe("200: success"),
              data: z.union([call.output, refusal]),
              msg: z.string().describe("a sentence in the caller's language"),
            }),
          },
        },
      },
      ...(call.need === "public"
        ? {}
        : { 401: { description: "No session, or logged in elsewhere (401001)." } }),
      ...(call.need === "public" || call.need === "session" ? {} : { 403: { description: "No right." } }),
      429: { description: "Too many requests, retry in one minute." },
    },
  });
}
