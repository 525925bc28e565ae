import { allowCall } from "@/kernel/access/rate_limit.ts";
import { demand } from "@/kernel/access/rights.ts";
import { Refusal, refuse } from "@/kernel/refusals/refuse.ts";
import { isSwitchedOff } from "@/services/settings/switch_board.ts";
import { ASYNCAPI_ANSWERS } from "./asyncapi_answers.ts";
import type { Answer } from "./define_answer.ts";
import { demoDms } from "./demo_dms.ts";
import { json, refused } from "./envelope.ts";
import { DRAWING_ANSWERS } from "./drawing_answers.ts";
import { explainFault } from "./explain_fault.ts";
import { readFileBytes } from "./file_objects.ts";
import { readTemplate } from "./file_templates.ts";
import { FILE_UPLOADS } from "./file_uploads.ts";
import { live } from "./live.ts";
import { mailUnsubscription } from "./mail_unsubscription.ts";
import type { Portal } from "./portal.ts";
import { demandSameOrigin } from "./same_origin.ts";
import type { Scene } from "./scene.ts";
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

const READING = ["GET", "HEAD", "OPTIONS"];

/** Answers what one of `ANSWERS` stands for; null for any other path. Refusals come as the calls' envelope. */
export async function answerDeclared(portal: Portal, scene: Scene, req: Request): Promise<Response | null> {
  const url = new URL(req.url);
  const answer = ANSWERS.find(({ path }) =>
    path.endsWith("/") ? url.pathname.startsWith(path) : url.pathname === path
  );
  if (!answer) return null;
  scene.asked = answer.operationId;
  try {
    if (!answer.methods.includes(req.method)) {
      return new Response(null, { status: 405, headers: { allow: answer.methods.join(", ") } });
    }
    // Reading goes by the dozen, as the pictures of a page; what is stored, or open to anybody, is counted as calls are.
    if (!READING.includes(req.method) || answer.need === "public") await allowCall(scene.ctx);
    if (!READING.includes(req.method) && scene.tokenFrom !== "header") {
      demandSameOrigin(req.headers, scene.origin);
    }
    const isKnown = answer.need === "session" ? scene.session !== null : scene.ctx.user !== null;
    if (answer.need !== "public" && !isKnown) throw refuse(scene.noSession ?? "session-expired");
    if (scene.session?.firstLogin && answer.need !== "public") throw refuse("password-must-change");
    if (isSwitchedOff(answer.need, scene.switches)) throw refuse("page-switched-off");
    demand(scene.ctx, answer.need);
    if (scene.session?.triedRole && !READING.includes(req.method) && answer.need !== "public") {
      throw refuse("trying-role");
    }
    const rest = restOf(url.pathname.slice(answer.path.length));
    if (rest === null) return new Response(null, { status: 404 });
    return await answer.run({ req, url, rest, portal, scene });
  } catch (error) {
    const refusal = error instanceof Refusal ? error : explainFault(scene.ctx, answer.operationId, error);
    const { envelope, http } = refused(scene.ctx, refusal);
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
