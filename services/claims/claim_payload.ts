import type { DocumentView, ToldApproval } from "@/engines/documents/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";

interface Told {
  vin: string | null;
  seriesCode: string | null;
  faultCode: string | null;
  mileage: number | null;
  workingMinutes: number | null;
  parts: { partCode: string; partNum: number }[];
  departments: string[];
}

/** What events say of a claim; with an approval, which of the three departments decided. */
export function claimPayload(
  _ctx: Ctx,
  { id, code, org, author, values }: DocumentView<Told>,
  approval?: ToldApproval,
): Record<string, unknown> {
  return {
    claimId: id,
    claimNumber: code,
    vin: values.vin,
    seriesCode: values.seriesCode,
    storeCode: org,
    authorCode: author.code,
    faultCode: values.faultCode,
    mileage: values.mileage,
    workingMinutes: values.workingMinutes ?? 0,
    parts: values.parts.map(({ partCode, partNum }) => ({
      partNumber: normalPartNumber(partCode),
      quantity: partNum,
    })),
    ...approval ? { stage: values.departments.indexOf(approval.departmentCode) + 1 } : {},
  };
}
