import { ANSWERS } from "@/engines/answers/define_answer.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { redirectWithFlash } from "./answer_form.ts";
import { ASYNCAPI_ANSWERS } from "./asyncapi_answers.ts";
import { type Answer, type AnswerRequest, withHead } from "./define_answer.ts";
import { demoDms } from "./demo_dms.ts";
import { gateRulesOfAnswer } from "./gate_rules.ts";
import { json, refused } from "./envelope.ts";
import { explainFault } from "./explain_fault.ts";
import { readFileBytes } from "./file_objects.ts";
import { readTemplate } from "./file_templates.ts";
import { FILE_UPLOADS } from "./file_uploads.ts";
import type { Flash } from "./flash.ts";
import { gate } from "./gate.ts";
import { live } from "./live.ts";
import { mailUnsubscription } from "./mail_unsubscription.ts";
import type { Portal } from "./portal.ts";
import { readForm } from "./read_body.ts";
import { readMultipartFile } from "./read_multipart_file.ts";
import type { IncomingRequest } from "./incoming_request.ts";
import { UPLOAD_ANSWERS } from "./tus.ts";

/** The edge's own paths that speak something else than the calls' JSON; a domain declares its own in its face. */
export const OWN_ANSWERS: readonly Answer[] = [
  demoDms,
  live,
  mailUnsubscription,
  ...ASYNCAPI_ANSWERS,
  ...FILE_UPLOADS,
  readFileBytes,
  readTemplate,
  ...UPLOAD_ANSWERS,
];

let all: readonly Answer[] | null = null;

/** The answer that stands for a path, by itself or for all below it; undefined for any other. */
export function answerAt(pathname: string): Answer | undefined {
  all ??= [...OWN_ANSWERS, ...ANSWERS.all];
  return all.find(({ path }) => path.endsWith("/") ? pathname.startsWith(path) : pathname === path);
}

/** Answers what one of the answers stands for; null for any other path. Refusals come as the calls' envelope. */
export async function answerDeclared(
  portal: Portal,
  incoming: IncomingRequest,
  req: Request,
): Promise<Response | null> {
  const url = new URL(req.url);
  const answer = answerAt(url.pathname);
  // A browser that opens by hand what only takes posts goes on to the pages, which know no such page (edge/allowed_methods.ts).
  if (!answer || !withHead(answer.methods).includes(req.method)) return null;
  incoming.asked = answer.operationId;
  try {
    const refusal = await gate(incoming, gateRulesOfAnswer(answer, req.method), req.headers);
    if (refusal) throw refusal;
    const rest = restOf(url.pathname.slice(answer.path.length));
    if (rest === null) return new Response(null, { status: 404 });
    return await answer.run(asked(portal, incoming, req, url, rest));
  } catch (error) {
    const refusal = error instanceof Refusal ? error : explainFault(incoming.ctx, answer.operationId, error);
    const { envelope, http } = refused(incoming.ctx, refusal);
    return json(envelope, http);
  }
}

function asked(
  portal: Portal,
  incoming: IncomingRequest,
  req: Request,
  url: URL,
  rest: string,
): AnswerRequest {
  return {
    req,
    url,
    rest,
    portal,
    incoming,
    ctx: incoming.ctx,
    basePath: incoming.basePath,
    readFile: (limit, take) => readMultipartFile(req, limit, take),
    readForm: (limit) => readForm(req, limit),
    backToForm: (page, form, refusal) => refusedForm(incoming, page, form, refusal),
  };
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

async function refusedForm(
  incoming: IncomingRequest,
  page: string,
  form: string,
  refusal: Refusal,
): Promise<Response> {
  if (incoming.session === null) throw refusal;
  const { envelope } = refused(incoming.ctx, refusal);
  const { errors } = envelope.data as { errors: Flash["errors"] | undefined };
  return await redirectWithFlash(incoming, page, {
    kind: "refused",
    message: envelope.msg,
    form,
    errors: errors ?? [],
    typed: {},
    data: {},
  });
}
