import { z } from "zod";
import { code, rowId, userCode, version } from "./members.ts";

/** What every event of a document under approval says (TSB, case, claim, labor item, bulletin, manual): which one and its state. */
export const underApproval = {
  version,
  /** The revision that the action was done on: a successor may be prepared while the published one stays readable. */
  revision: z.int().positive(),
  /** 0 not submitted, 1 submitted, 2 rejected. */
  submitState: z.literal([0, 1, 2]),
  verifyState: z.literal([0, 1]),
  /** null undecided, 0 rejected, 1 passed, 2 not passed. */
  verifyResult: z.literal([0, 1, 2]).nullable(),
  publishState: z.literal([0, 1]),
  /** 0 obsolete, 1 live. */
  discard: z.literal([0, 1]),
  actorCode: userCode,
};

/** What an approval adds: the row with the approver's remark, and the department that decided. */
export const approval = { approvalId: rowId, departmentCode: code };
