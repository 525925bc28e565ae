import { ANSWERS } from "@/engines/answers/define_answer.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { OWN_ANSWERS } from "./answers.ts";
import type { DescribedAnswer } from "./describe_answer.ts";
import { FIGURE_FILES_DESCRIBED } from "./figure_files.ts";
import { openApiDocument } from "./openapi_document.ts";

/** The description of the calls, described in itself. */
const DESCRIPTION: DescribedAnswer = {
  operationId: "readOpenApi",
  need: "public",
  described: {
    "/tis/openapi.json": {
      get: {
        summary: "This description, by OpenAPI 3.1",
        responses: {
          200: {
            description: "The description.",
            content: { "application/json": { type: "object", additionalProperties: {} } },
          },
        },
        refusals: [401],
      },
    },
  },
};

/**
 * The description of the portal for who asks by this address, as JSON; made and written at the first asking, since each takes a part of a
 * second, and then kept.
 */
export function openApiOf(): (server: string) => string {
  let described: [before: string, after: string] | undefined;
  return (server) => {
    described ??= aroundServers(JSON.stringify(openApiDocument(CALLS.all, describedAnswers())));
    return `${described[0]}${JSON.stringify([{ url: server }])}${described[1]}`;
  };
}

/** What stands before and behind the empty list of servers: no text holds these signs, as quotes within one are escaped. */
function aroundServers(document: string): [before: string, after: string] {
  const [before, after] = document.split('"servers":[]');
  return [`${before}"servers":`, after!];
}

/** Whatever is no call and yet described: uploads, downloads, streams, descriptions. Those of domains once these are declared. */
function describedAnswers(): readonly DescribedAnswer[] {
  return [...OWN_ANSWERS, ...ANSWERS.all, ...FIGURE_FILES_DESCRIBED, DESCRIPTION];
}
