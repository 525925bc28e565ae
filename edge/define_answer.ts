import type { Need } from "@/kernel/access/rights.ts";
import type { Portal } from "./portal.ts";
import type { IncomingRequest } from "./incoming_request.ts";

/** What an answer may use beside the incoming. */
export interface AnswerRequest {
  req: Request;
  url: URL;
  /** What stands in the path behind the answer's own, decoded: `ab/cd` of `/tis/file/objects/ab/cd`. */
  rest: string;
  portal: Portal;
  incoming: IncomingRequest;
}

/**
 * A path that speaks something else than the calls' JSON: streams of bytes, live events, uploads. Like pages and calls it names
 * its right; session, right and same origin are seen to before `run`.
 */
export interface Answer {
  operationId: string;
  /** `/tis/file/uploads`; with a trailing `/` everything below it too. */
  path: string;
  methods: readonly string[];
  need: Need;
  run(request: AnswerRequest): Promise<Response>;
}

/** Declares an answer; edge/answers.ts lists them. */
export function defineAnswer(answer: Answer): Answer {
  return answer;
}
