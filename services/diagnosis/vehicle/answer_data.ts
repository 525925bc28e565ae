import { CODING_LEVEL, PROGRAM_STATE } from "@/services/diagnosis/ecus/design.ts";
import { rawBytes, type SignalName, SIGNALS } from "@/services/diagnosis/ecus/signals.ts";
import { numberBytes } from "@/services/diagnosis/uds/byte_reader.ts";
import type { UdsRequest, UdsResponse } from "@/services/diagnosis/uds/messages.ts";
import { NRC } from "@/services/diagnosis/uds/negative_codes.ts";
import { CONTROL, IDENTIFIERS } from "@/services/diagnosis/uds/services.ts";
import type { EcuParts } from "./ecu_parts.ts";
import { Refuse } from "./refuse.ts";

type DataService = "readDataByIdentifier" | "writeDataByIdentifier" | "inputOutputControlByIdentifier";

/** Answers 22, 2E and 2F. */
export function answerData(
  ecu: EcuParts,
  request: Extract<UdsRequest, { service: DataService }>,
): UdsResponse {
  switch (request.service) {
    case "readDataByIdentifier": {
      // One that is known is enough (clause 10.2.3).
      const known = request.identifiers.flatMap((identifier) => {
        const data = read(ecu, identifier);
        return data === null ? [] : [[...numberBytes(identifier, 2), ...data]];
      });
      if (known.length === 0) throw new Refuse(NRC.requestOutOfRange);
      return { service: "readDataByIdentifier", data: new Uint8Array(known.flat()) };
    }
    case "writeDataByIdentifier": {
      const coding = ecu.design.codings.find(({ identifier }) => identifier === request.identifier);
      if (coding === undefined) throw new Refuse(NRC.requestOutOfRange);
      if (!ecu.security.isOpen(CODING_LEVEL)) throw new Refuse(NRC.securityAccessDenied);
      const [value = 0, ...more] = request.data;
      if (more.length > 0) throw new Refuse(NRC.wrongLength);
      if (value < coding.min || value > coding.max) throw new Refuse(NRC.requestOutOfRange);
      ecu.codings.set(coding.identifier, value);
      return { service: "writeDataByIdentifier", identifier: coding.identifier };
    }
    case "inputOutputControlByIdentifier": {
      const { identifier, control, state } = request;
      if (!ecu.design.outputs.some((output) => output.identifier === identifier)) {
        throw new Refuse(NRC.requestOutOfRange);
      }
      if (ecu.around.measure().vehicleSpeed > 3) throw new Refuse(NRC.speedTooHigh);
      if (control === CONTROL.adjust) {
        if (state.length !== 1) throw new Refuse(NRC.wrongLength);
        ecu.outputs.set(identifier, state.slice());
      } else if (control === CONTROL.giveBack || control === CONTROL.toDefault) {
        ecu.outputs.delete(identifier);
      } else {
        throw new Refuse(NRC.requestOutOfRange);
      }
      const now = ecu.outputs.get(identifier) ?? new Uint8Array([0]);
      return { service: "inputOutputControlByIdentifier", identifier, control, state: now };
    }
  }
}

const ascii = (text: string) => new TextEncoder().encode(text);

function read(ecu: EcuParts, identifier: number): ArrayLike<number> & Iterable<number> | null {
  switch (identifier) {
    case IDENTIFIERS.vin:
      return ascii(ecu.around.vin);
    case IDENTIFIERS.serialNumber:
      return ascii(`${ecu.design.code}${ecu.around.serial}`.padEnd(16).slice(0, 16));
    case IDENTIFIERS.softwareVersion:
    case IDENTIFIERS.supplierSoftwareVersion:
      return ascii(ecu.program.version.padEnd(16));
    case IDENTIFIERS.hardwareNumber:
      return ascii(ecu.design.hardware.padEnd(16));
    case IDENTIFIERS.activeSession:
      return [ecu.session];
    case PROGRAM_STATE:
      return [ecu.program.state, ...numberBytes(ecu.program.written, 4)];
  }
  // Without a program an ECU tells who it is, and nothing that the program measures.
  if (!ecu.program.isValid) return null;
  const coded = ecu.codings.get(identifier);
  if (coded !== undefined) return [coded];
  const signal = ecu.design.signals.find((known) => known.identifier === identifier);
  if (signal === undefined) return null;
  const name = (Object.keys(SIGNALS) as SignalName[]).find((key) => SIGNALS[key] === signal)!;
  return rawBytes(signal, ecu.around.measure()[name]);
}
