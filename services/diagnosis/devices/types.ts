import { z } from "zod";

/** How a device stands to the portal: told apart by its last sign of life. */
export const DEVICE_STATES = ["online", "offline", "revoked"] as const;

export const device = z.object({
  id: z.int().positive(),
  version: z.int(),
  serial: z.string(),
  storeCode: z.string(),
  storeName: z.string(),
  state: z.enum(DEVICE_STATES),
  vin: z.string().nullable().describe("of the vehicle that is plugged in, as the device said last"),
  agentVersion: z.string().nullable(),
  seenAt: z.iso.datetime().nullable(),
  registeredBy: z.string(),
  registeredAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
});
/** A workshop's device; never its token. */
export type Device = z.infer<typeof device>;
