import type { AgentEcu } from "@/services/diagnosis/agent_messages.ts";
import { DoipFailed } from "@/services/diagnosis/doip/failed.ts";
import { ADDRESSES } from "@/services/diagnosis/ecus/ecus.ts";
import { NegativeResponse, UdsFailed } from "@/services/diagnosis/uds/failed.ts";
import { hexOf } from "@/services/diagnosis/hex_of.ts";
import type { VehicleLink } from "./vehicle_link.ts";

/** Code of a diagnostic nack: the gateway has no ECU at this address. */
const UNKNOWN_TARGET = 0x03;

/** Asks every address at once who is there. @throws DoipFailed when the way to the vehicle breaks */
export async function scan(link: VehicleLink): Promise<AgentEcu[]> {
  const found = await Promise.all(ADDRESSES.map((address) => ask(link, address)));
  return found.filter((ecu) => ecu !== null);
}

async function ask(link: VehicleLink, address: number): Promise<AgentEcu | null> {
  const unknown = { address: hexOf(address, 4), code: hexOf(address, 4), name: null, bus: null };
  try {
    const design = await link.askDesign(address);
    const described = design && { code: design.code, name: design.name, bus: design.bus };
    return { ...unknown, ...described, state: "answers", negativeCode: null };
  } catch (error) {
    if (error instanceof NegativeResponse) {
      return { ...unknown, state: "refuses", negativeCode: error.codeName };
    }
    if (error instanceof UdsFailed) return { ...unknown, state: "silent", negativeCode: null };
    if (error instanceof DoipFailed && error.failure === "message-refused") {
      return error.code === UNKNOWN_TARGET ? null : { ...unknown, state: "silent", negativeCode: null };
    }
    throw error;
  }
}
