import type { AgentTrouble } from "@/services/diagnosis/agent_messages.ts";
import { EXTENDED_BYTES } from "@/services/diagnosis/ecus/design.ts";
import { dtcText } from "@/services/diagnosis/uds/dtc.ts";
import { NegativeResponse } from "@/services/diagnosis/uds/failed.ts";
import { extendedRecords, freezeFrames } from "@/services/diagnosis/uds/records.ts";
import type { UdsTester } from "@/services/diagnosis/uds/tester.ts";
import { extendedReading, lengthIn, readingOf } from "./readings.ts";
import type { VehicleLink } from "./vehicle_link.ts";

/** All bits that say that something failed, or that the lamp is asked for: not those of tests that are still to come. */
const FAILED_MASK = 0xaf;
const ALL_RECORDS = 0xff;

/** Trouble codes of an ECU with their freeze frames and extended data. @throws NegativeResponse, UdsFailed, DoipFailed */
export async function readDtcs(
  link: VehicleLink,
  tester: UdsTester,
  address: number,
  signal: AbortSignal,
): Promise<AgentTrouble[]> {
  const design = await link.designAt(address);
  const answer = await tester.request(address, {
    service: "readDtcInformation",
    report: "byStatus",
    mask: FAILED_MASK,
    quiet: false,
  }, signal);
  const troubles: AgentTrouble[] = [];
  for (const { dtc, status } of answer.report === "byStatus" ? answer.dtcs : []) {
    const frames = await recordsOf(tester, address, "freezeFrame", dtc, signal);
    const extended = await recordsOf(tester, address, "extendedData", dtc, signal);
    troubles.push({
      dtcCode: dtcText(dtc),
      statusByte: status,
      freezeFrames: freezeFrames(frames, lengthIn(design)).map(({ record, values }) => ({
        record,
        readings: values.map((value) => readingOf(value, design)),
      })),
      extended: extendedRecords(extended, (record) => EXTENDED_BYTES[record]).map((found) => ({
        record: found.record,
        readings: [extendedReading(found)],
      })),
    });
  }
  return troubles;
}

/** Records of a trouble code; none where the ECU has none. */
async function recordsOf(
  tester: UdsTester,
  address: number,
  report: "freezeFrame" | "extendedData",
  dtc: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  try {
    const answer = await tester.request(address, {
      service: "readDtcInformation",
      report,
      dtc,
      record: ALL_RECORDS,
      quiet: false,
    }, signal);
    return "records" in answer ? answer.records : new Uint8Array();
  } catch (error) {
    if (error instanceof NegativeResponse) return new Uint8Array();
    throw error;
  }
}
