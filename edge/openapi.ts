import { ANSWERS } from "@/engines/answers/define_answer.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { OWN_ANSWERS } from "./answers.ts";
import { describeAnswer, type DescribedAnswer, TAG_OF_ANSWERS } from "./describe_answer.ts";
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
        parameters: [{
          name: "tag",
          in: "query",
          description: "only the operations of this tag, with the schemas that they need",
          schema: { type: "string" },
        }],
        responses: {
          200: {
            description: "The description.",
            content: { "application/json": { type: "object", additionalProperties: {} } },
          },
        },
        refusals: [401, 404],
      },
    },
  },
};

/** A call as a list of calls names it. */
export interface ListedCall {
  operationId: string;
  method: string;
  path: string;
  summary: string;
}

/** The description of all calls, whole and by parts. */
export interface OpenApi {
  /** The whole of it for who asks by this address, as JSON. */
  whole(server: string): string;
  /** The same with the operations of one tag and no more schemas than these need; null where no operation has it. */
  ofTag(tag: string, server: string): string | null;
  /** All operations by their tag, in the order of the alphabet. */
  groups(): readonly (readonly [tag: string, calls: readonly ListedCall[]])[];
}

/** What is written once and then kept: making the whole takes a part of a second. */
export function openApiOf(): OpenApi {
  let groups: ReturnType<OpenApi["groups"]> | undefined;
  let whole: ReturnType<typeof aroundServers> | undefined;
  const parts = new Map<string, ReturnType<typeof aroundServers>>();
  const listed = () => groups ??= listedCalls();
  return {
    groups: listed,
    whole(server) {
      whole ??= aroundServers(openApiDocument(CALLS.all, describedAnswers()));
      return withServer(whole, server);
    },
    ofTag(tag, server) {
      if (!listed().some(([known]) => known === tag)) return null;
      let part = parts.get(tag);
      if (!part) {
        const calls = CALLS.all.filter((one) => one.tag === tag);
        const answers = tag === TAG_OF_ANSWERS ? describedAnswers() : [];
        parts.set(tag, part = aroundServers(openApiDocument(calls, answers)));
      }
      return withServer(part, server);
    },
  };
}

/** A document as text before and behind its list of servers, which is empty yet. */
function aroundServers(document: Record<string, unknown>): [before: string, after: string] {
  // No text holds these signs, as quotes within one are escaped.
  const [before, after] = JSON.stringify(document).split('"servers":[]');
  return [`${before}"servers":`, after!];
}

function withServer([before, after]: readonly [string, string], server: string): string {
  return `${before}${JSON.stringify([{ url: server }])}${after}`;
}

function listedCalls(): [tag: string, calls: ListedCall[]][] {
  const calls = CALLS.all.map(({ tag, operationId, method, path, summary }) => ({
    tag,
    call: { operationId, method, path, summary },
  }));
  const answers = describedAnswers().flatMap(describeAnswer).map(({ method, path, operation }) => ({
    tag: TAG_OF_ANSWERS,
    call: {
      operationId: String(operation.operationId),
      method,
      path,
      summary: String(operation.summary),
    },
  }));
  const groups = Map.groupBy([...calls, ...answers], ({ tag }) => tag);
  return [...groups].map(([tag, ones]): [string, ListedCall[]] => [tag, ones.map(({ call }) => call)])
    .sort(([one], [other]) => one < other ? -1 : 1);
}

/** Whatever is no call and yet described: uploads, downloads, streams, descriptions. Those of domains once these are declared. */
function describedAnswers(): readonly DescribedAnswer[] {
  return [...OWN_ANSWERS, ...ANSWERS.all, ...FIGURE_FILES_DESCRIBED, DESCRIPTION];
}
