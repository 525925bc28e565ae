import { z } from "zod";
import { code, rowId, userCode, version } from "./members.ts";

/** What every event of a document under approval says (TSB, case, claim, labor item, bulletin, manual): which one and its state. */
export const underApproval = {
  version,
  /** The revision that the action was done on: a successor may be prepared while the published one stays readable. */
  revision: z.int().positive(),
  /** 0 not submitted, 1 submitted, 2 rejected. */
  submitState: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  verifyState: z.union([z.literal(0), z.literal(1)]),
  /** null undecided, 0 rejected, 1 passed, 2 not passed. */
  verifyResult: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
  publishState: z.union([z.literal(0), z.literal(1)]),
  /** 0 obsolete, 1 live. */
  discard: z.union([z.literal(0), z.literal(1)]),
  actorCode: userCode,
};

/** What an approval adds: the row with the approver's remark, and the department that decided. */
export const approval = { approvalId: rowId, departmentCode: code };
