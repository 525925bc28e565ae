import { PROGRAM_ADDRESS, PROGRAMMING_LEVEL } from "@/services/diagnosis/ecus/design.ts";
import type { UdsRequest, UdsResponse } from "@/services/diagnosis/uds/messages.ts";
import { NRC } from "@/services/diagnosis/uds/negative_codes.ts";
import type { EcuParts } from "./ecu_parts.ts";
import { Refuse, refuseIf } from "./refuse.ts";

type Transfer = "requestDownload" | "transferData" | "requestTransferExit";

/** Answers 34, 36 and 37. */
export function answerProgramming(
  ecu: EcuParts,
  request: Extract<UdsRequest, { service: Transfer }>,
): UdsResponse {
  if (!ecu.security.isOpen(PROGRAMMING_LEVEL)) throw new Refuse(NRC.securityAccessDenied);
  switch (request.service) {
    case "requestDownload":
      if (request.format !== 0) throw new Refuse(NRC.requestOutOfRange);
      refuseIf(ecu.program.begin(request.address - PROGRAM_ADDRESS, request.size));
      return { service: "requestDownload", maxBlock: ecu.around.maxBlock, maxBlockBytes: 4 };
    case "transferData":
      if (ecu.around.measure().boardVoltage < 11.5) throw new Refuse(NRC.voltageTooLow);
      if (request.data.length + 2 > ecu.around.maxBlock) throw new Refuse(NRC.wrongLength);
      refuseIf(ecu.program.write(request.counter, request.data));
      return { service: "transferData", counter: request.counter, data: new Uint8Array() };
    case "requestTransferExit":
      refuseIf(ecu.program.finish());
      return { service: "requestTransferExit", data: new Uint8Array() };
  }
}
