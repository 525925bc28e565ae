import type { Answer as DeclaredAnswer, AnswerRequest as Asked } from "@/engines/answers/define_answer.ts";
import type { Portal } from "./portal.ts";
import type { IncomingRequest } from "./incoming_request.ts";

/** What an answer of the edge may use besides. */
export interface AnswerRequest extends Asked {
  portal: Portal;
  incoming: IncomingRequest;
}

/** An answer of the edge itself: uploads, files, live events, descriptions. */
export type Answer = DeclaredAnswer<AnswerRequest>;

/** Declares an answer of the edge; edge/answers.ts lists them. */
export function defineAnswer(answer: Answer): Answer {
  return answer;
}

/** Methods that are answered: what can be got can be asked for its headers alone. */
export function withHead(methods: readonly string[]): string[] {
  return methods.includes("GET") ? [...new Set(["GET", "HEAD", ...methods])] : [...methods];
}
