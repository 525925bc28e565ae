import type { TesterOptions } from "@/services/diagnosis/uds/tester.ts";

/** How long testers of the bench wait: on a machine that is busy with other things a late answer is not a silent control unit. */
export const PATIENT: TesterOptions = { network: 20_000 };
