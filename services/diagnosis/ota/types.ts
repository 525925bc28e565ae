import { z } from "zod";

const vin = z.string().length(17);
const ecuCode = z.string().min(1).max(20);

/** Why a vehicle is not offered a program, as a refusal's key. */
const OTA_REASONS = [
  "vds-already-latest",
  "vds-program-unfit",
  "vds-ota-not-parked",
  "vds-ota-charge-low",
  "vds-ota-in-workshop",
] as const;
export type OtaReason = typeof OTA_REASONS[number];

export const askedOta = z.object({
  vin,
  token: z.string().min(1).max(100).describe("that was given for the vehicle"),
  parked: z.boolean().describe("it stands, is locked, and nobody is in it"),
  chargePercent: z.number().min(0).max(100).describe("of what the update lives on"),
  ecus: z.array(z.object({ ecu: ecuCode, hardware: z.string().max(60), software: z.string().max(60) })).min(1)
    .max(60),
});
/** What a vehicle says of itself when it asks. */
export type AskedOta = z.output<typeof askedOta>;

const offer = z.object({
  ecu: ecuCode,
  softwareId: z.int().positive(),
  softwareCode: z.string(),
  fromVersion: z.string(),
  toVersion: z.string(),
  size: z.number().describe("bytes"),
  manifest: z.string().describe("canonical JSON, as it was signed"),
  signature: z.string().describe("Ed25519, base64"),
  download: z.string().describe("path of the package"),
});
const refusal = z.object({
  ecu: ecuCode,
  softwareCode: z.string(),
  reason: z.enum(OTA_REASONS),
  message: z.string(),
});
export const otaAnswer = z.object({
  id: z.int().positive().describe("of this asking, which results name"),
  offers: z.array(offer),
  refusals: z.array(refusal),
});
/** What a vehicle is offered, and why not the rest. */
export type OtaAnswer = z.infer<typeof otaAnswer>;

export const otaResult = z.object({
  id: z.int().positive(),
  token: z.string().min(1).max(100),
  ecu: ecuCode,
  result: z.enum(["success", "failure", "not-upgraded"]),
});
/** What became of an offer. */
export type OtaResult = z.output<typeof otaResult>;

export const otaRow = z.object({
  id: z.int().positive(),
  vin,
  askedAt: z.iso.datetime(),
  offers: z.array(offer.pick({ ecu: true, softwareCode: true, fromVersion: true, toVersion: true })),
  refusals: z.array(refusal.omit({ message: true })),
  results: z.record(z.string(), z.string()).describe("by control unit"),
});
/** One asking of a vehicle, for who answers for programs. */
export type OtaRow = z.infer<typeof otaRow>;
