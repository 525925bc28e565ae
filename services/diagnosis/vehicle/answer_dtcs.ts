import { EXTENDED_BYTES } from "@/services/diagnosis/ecus/design.ts";
import { rawBytes, type SignalName, SIGNALS } from "@/services/diagnosis/ecus/signals.ts";
import { numberBytes } from "@/services/diagnosis/uds/byte_reader.ts";
import type { UdsRequest, UdsResponse } from "@/services/diagnosis/uds/messages.ts";
import { NRC } from "@/services/diagnosis/uds/negative_codes.ts";
import type { DtcEntry } from "./dtc_memory.ts";
import type { EcuParts } from "./ecu_parts.ts";
import { Refuse } from "./refuse.ts";

/** All eight bits are kept. */
const AVAILABILITY = 0xff;
/** Codes of three bytes as SAE J2012-DA and ISO 14229-1 write them. */
const FORMAT = 0x01;
const ALL_RECORDS = 0xff;
const FIRST_FRAME = 0x01;

/** Answers 19. */
export function answerDtcs(
  ecu: EcuParts,
  request: Extract<UdsRequest, { service: "readDtcInformation" }>,
): UdsResponse {
  const service = "readDtcInformation";
  const { entries } = ecu.dtcs;
  switch (request.report) {
    case "countByStatus": {
      const count = entries.filter(({ status }) => status & request.mask).length;
      return { service, report: "countByStatus", availability: AVAILABILITY, format: FORMAT, count };
    }
    case "byStatus": {
      const dtcs = entries.filter(({ status }) => status & request.mask)
        .map(({ dtc, status }) => ({ dtc, status }));
      return { service, report: "byStatus", availability: AVAILABILITY, dtcs };
    }
    case "supported": {
      const dtcs = entries.map(({ dtc, status }) => ({ dtc, status }));
      return { service, report: "supported", availability: AVAILABILITY, dtcs };
    }
    case "freezeFrame":
    case "extendedData": {
      const entry = ecu.dtcs.find(request.dtc);
      if (entry === undefined) throw new Refuse(NRC.requestOutOfRange);
      const records = request.report === "freezeFrame"
        ? frameOf(ecu, entry, request.record)
        : extendedOf(entry, request.record);
      return { service, report: request.report, dtc: entry.dtc, status: entry.status, records };
    }
  }
}

function frameOf(ecu: EcuParts, { frame }: DtcEntry, record: number): Uint8Array {
  if (record !== FIRST_FRAME && record !== ALL_RECORDS) throw new Refuse(NRC.requestOutOfRange);
  if (frame === null) return new Uint8Array();
  const names = (Object.keys(SIGNALS) as SignalName[]).filter((name) =>
    name === "mileage" || ecu.design.signals.includes(SIGNALS[name])
  );
  const values = names.flatMap((name) => [
    ...numberBytes(SIGNALS[name].identifier, 2),
    ...rawBytes(SIGNALS[name], frame[name]),
  ]);
  return new Uint8Array([FIRST_FRAME, names.length, ...values]);
}

function extendedOf(entry: DtcEntry, record: number): Uint8Array {
  const values: Record<number, number> = {
    0x01: entry.occurrences,
    0x02: entry.healedCycles,
    0x10: entry.firstMileage,
    0x11: entry.lastMileage,
  };
  const asked = Object.keys(EXTENDED_BYTES).map(Number)
    .filter((number) => record === ALL_RECORDS || number === record);
  if (asked.length === 0) throw new Refuse(NRC.requestOutOfRange);
  if (entry.occurrences === 0) return new Uint8Array();
  return new Uint8Array(
    asked.flatMap((
      number,
    ) => [number, ...numberBytes(Math.floor(values[number]!), EXTENDED_BYTES[number]!)]),
  );
}
