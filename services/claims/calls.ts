import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { claimFigures, claimSoFar, readClaimFigures } from "./claim_figures.ts";
import { PUSH_RIGHT } from "./claim_rights.ts";
import { pushClaim } from "./push/push_claim.ts";
import { takeFromJob } from "./take_from_job.ts";

const TAG = "Claim cases";
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const version = z.coerce.number().int().positive().describe(
  "as it was read; a stale one is refused with 8080997",
);

/** Calls of claims beside those that every kind of document has. */
export const CLAIM_CALLS = [
  defineCall({
    operationId: "readClaimFigures",
    method: "get",
    path: "/tis/claim-figures",
    need: "ClaimManage:view",
    loggedAs: "reads",
    tag: TAG,
    summary:
      "Names, times, prices, fit and hints for a claim that is being written, by the prices of the caller's store",
    input: claimSoFar,
    output: claimFigures,
    run: readClaimFigures,
  }),
  defineCall({
    operationId: "takeClaimFromJob",
    method: "post",
    path: "/tis/claims/{id}/job-lines",
    need: "ClaimManage:edit",
    tag: TAG,
    summary: "Take parts and labor items of one's current job into a draft",
    input: z.object({ id, revision: z.coerce.number().int().positive().max(100_000), version }),
    output: z.object({ parts: z.int(), labor: z.int() }),
    form: { message: (taken) => ({ key: "claims.done_take", params: taken }) },
    run: takeFromJob,
  }),
  defineCall({
    operationId: "pushClaimCase",
    method: "post",
    path: "/tis/claims/{id}/hand-over",
    need: PUSH_RIGHT,
    tag: TAG,
    summary:
      "Hand a claim that has passed over to the dealer management system, or once more after that failed; for people of service stores",
    input: z.object({ id, version }),
    output: z.null(),
    form: { message: "claims.done_push" },
    run: pushClaim,
  }),
];
