import { Refusal } from "@/kernel/refusals/refuse.ts";
import { ASYNCAPI_ANSWERS } from "./asyncapi_answers.ts";
import type { Answer } from "./define_answer.ts";
import { demoDms } from "./demo_dms.ts";
import { gateRulesOfAnswer } from "./gate_rules.ts";
import { json, refused } from "./envelope.ts";
import { DRAWING_ANSWERS } from "./drawing_answers.ts";
import { explainFault } from "./explain_fault.ts";
import { readFileBytes } from "./file_objects.ts";
import { readTemplate } from "./file_templates.ts";
import { FILE_UPLOADS } from "./file_uploads.ts";
import { gate } from "./gate.ts";
import { live } from "./live.ts";
import { mailUnsubscription } from "./mail_unsubscription.ts";
import type { Portal } from "./portal.ts";
import type { IncomingRequest } from "./incoming_request.ts";
import { readTextsSheet } from "./texts_sheet.ts";
import { UPLOAD_ANSWERS } from "./tus.ts";

/** Every path that speaks something else than the calls' JSON. A domain adds its own here, nothing else. */
export const ANSWERS: readonly Answer[] = [
  demoDms,
  live,
  mailUnsubscription,
  ...ASYNCAPI_ANSWERS,
  ...FILE_UPLOADS,
  readFileBytes,
  readTemplate,
  readTextsSheet,
  ...UPLOAD_ANSWERS,
  ...DRAWING_ANSWERS,
];

/** Answers what one of `ANSWERS` stands for; null for any other path. Refusals come as the calls' envelope. */
export async function answerDeclared(
  portal: Portal,
  incoming: IncomingRequest,
  req: Request,
): Promise<Response | null> {
  const url = new URL(req.url);
  const answer = ANSWERS.find(({ path }) =>
    path.endsWith("/") ? url.pathname.startsWith(path) : url.pathname === path
  );
  if (!answer) return null;
  incoming.asked = answer.operationId;
  try {
    if (!answer.methods.includes(req.method)) {
      return new Response(null, { status: 405, headers: { allow: answer.methods.join(", ") } });
    }
    const refusal = await gate(incoming, gateRulesOfAnswer(answer, req.method), req.headers);
    if (refusal) throw refusal;
    const rest = restOf(url.pathname.slice(answer.path.length));
    if (rest === null) return new Response(null, { status: 404 });
    return await answer.run({ req, url, rest, portal, incoming });
  } catch (error) {
    const refusal = error instanceof Refusal ? error : explainFault(incoming.ctx, answer.operationId, error);
    const { envelope, http } = refused(incoming.ctx, refusal);
    return json(envelope, http);
  }
}

/** Null for a path that cannot be decoded or climbs. */
function restOf(path: string): string | null {
  try {
    const rest = decodeURIComponent(path);
    return rest.split("/").includes("..") || rest.includes("\0") ? null : rest;
  } catch {
    return null;
  }
}
