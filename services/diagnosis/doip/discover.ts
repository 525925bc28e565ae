import { createSocket } from "node:dgram";
import { DOIP_PORT, VERSIONS } from "./codes.ts";
import { decodeDoip } from "./decode.ts";
import { encodeDoip } from "./encode.ts";
import type { DoipMessage } from "./messages.ts";
import { DoipBytesRefused } from "./refused.ts";

/** A vehicle that told of itself. */
interface FoundVehicle {
  vin: string | null;
  logicalAddress: number;
  eid: string;
  gid: string;
  furtherAction: number;
  hostname: string;
}

/**
 * Asks by UDP which vehicles are there (ISO 13400-2, clause 7.3), and collects what answers within the time.
 *
 * @param hostname of one vehicle, or a broadcast address
 * @param only the vehicle of a VIN or an EID
 * @param milliseconds 2 s: A_DoIP_Ctrl
 */
export async function discoverVehicles(
  { hostname = "255.255.255.255", port = DOIP_PORT, only, milliseconds = 2000 }: {
    hostname?: string;
    port?: number;
    only?: { vin: string } | { eid: string };
    milliseconds?: number;
  } = {},
): Promise<FoundVehicle[]> {
  const found = new Map<string, FoundVehicle>();
  const socket = createSocket("udp4");
  const failed = new Promise<never>((_, reject) => socket.once("error", reject));
  socket.on("message", (bytes, sender) => {
    const message = readOrNull(bytes);
    if (message?.type !== "announcement") return;
    const { vin, logicalAddress, eid, gid, furtherAction } = message;
    found.set(eid, { vin, logicalAddress, eid, gid, furtherAction, hostname: sender.address });
  });
  try {
    const asked = (async () => {
      await new Promise<void>((resolve) => socket.bind(0, resolve));
      if (hostname.endsWith(".255")) socket.setBroadcast(true);
      socket.send(encodeDoip(requestOf(only), VERSIONS.anyIdentification), port, hostname);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    })();
    await Promise.race([asked, failed]);
  } finally {
    socket.close();
  }
  return [...found.values()];
}

function requestOf(only?: { vin: string } | { eid: string }): DoipMessage {
  if (only === undefined) return { type: "identificationRequest" };
  return "vin" in only
    ? { type: "identificationRequestByVin", vin: only.vin }
    : { type: "identificationRequestByEid", eid: only.eid };
}

/** Anybody may send anything to a port of UDP. */
function readOrNull(bytes: Uint8Array): DoipMessage | null {
  try {
    return decodeDoip(bytes);
  } catch (error) {
    if (error instanceof DoipBytesRefused) return null;
    throw error;
  }
}
