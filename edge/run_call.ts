import { Refusal } from "@/kernel/refusals/refuse.ts";
import type { Call, CallRequest } from "@/engines/calls/define_call.ts";
import { decodeForm } from "./form_decode.ts";
import { gateRulesOfCall } from "./gate_rules.ts";
import { json, refused, success } from "./envelope.ts";
import { gate } from "./gate.ts";
import { outcomeText } from "./outcome_text.ts";
import { refuseMarkup } from "./plain_text_filter.ts";
import { type Body, boundsOfBody, readBody } from "./read_body.ts";
import { answerForm, isBrowserForm } from "./answer_form.ts";
import { validateInput } from "./validate_input.ts";
import type { IncomingRequest } from "./incoming_request.ts";
import { explainFault } from "./explain_fault.ts";

/**
 * Runs one call from request to response: gate, body, filter, schema, service; answers JSON
 * with the envelope and a browser's form with 303 back to a page.
 *
 * @param params members of the path, decoded
 */
export async function runCall(
  call: Call,
  incoming: IncomingRequest,
  req: Request,
  params: Record<string, string>,
): Promise<Response> {
  const request: CallRequest = {
    token: incoming.token,
    session: incoming.session,
    agent: incoming.agent,
    secure: incoming.secure,
    host: incoming.host,
    pagesUrl: incoming.publicUrl + incoming.basePath,
    captcha: incoming.captcha,
    factorDemand: incoming.factorDemand,
    isForm: isBrowserForm(req),
    cookies: incoming.cookies,
    reply: {},
  };
  let body: Body = { kind: "none" };
  incoming.asked = call.operationId;
  try {
    const refusal = await gate(incoming, gateRulesOfCall(call), req.headers);
    // What was typed is kept while its sender proves again who they are.
    if (refusal?.key === "confirmation-needed" && request.isForm) {
      body = await readBody(req, boundsOfBody(call));
    }
    if (refusal) throw refusal;
    if (call.method === "post") body = await readBody(req, boundsOfBody(call));
    const raw = rawInput(call, body, new URL(req.url), params);
    refuseMarkup(raw, [...call.secret ?? [], ...call.rich ?? []]);
    const output = await call.run(incoming.ctx, validateInput(call.input, raw), request);
    const answer = request.isForm
      ? await answerForm.done(call, incoming, req, output, body)
      : json(success(output, outcomeText(call, incoming.ctx, output) ?? ""), 200);
    if (!request.isForm && call.form?.to) {
      answer.headers.set("x-location", `${incoming.basePath}/${call.form.to(output as never)}`);
    }
    return withCookies(answer, request);
  } catch (error) {
    const refusal = error instanceof Refusal ? error : explainFault(incoming.ctx, call.operationId, error);
    if (request.isForm) {
      return withCookies(await answerForm.refused(call, incoming, req, refusal, body), request);
    }
    const { envelope, http } = refused(incoming.ctx, refusal);
    return withCookies(json(envelope, http), request);
  }
}

function rawInput(call: Call, body: Body, url: URL, params: Record<string, string>): Record<string, unknown> {
  const fromPath = decodeForm(Object.entries(params), call.input, false);
  if (call.method === "get") return { ...decodeForm(url.searchParams, call.input, false), ...fromPath };
  if (body.kind === "form") return { ...decodeForm(body.entries, call.input, true), ...fromPath };
  if (body.kind === "json") return { ...body.value, ...fromPath };
  return fromPath;
}

function withCookies(response: Response, request: CallRequest): Response {
  for (const value of request.reply.cookies ?? []) response.headers.append("set-cookie", value);
  return response;
}
