import { z } from "zod";
import { compareVersions, VERSION } from "./compare_versions.ts";

/** What a manifest is of: another shape of it gets another name. */
const FORMAT = "tis.software.v1";

const version = z.string().regex(VERSION).nullable();
const range = z.strictObject({ from: version, to: version });

/** What is signed of a released program. Ranges hold both of their ends; null is open. */
const manifest = z.strictObject({
  format: z.literal(FORMAT),
  code: z.string(),
  version: z.string().regex(VERSION),
  platform: z.string(),
  ecu: z.string().nullable(),
  hardware: range,
  software: range,
  size: z.int().positive().describe("bytes of the file"),
  sha256: z.string().regex(/^[0-9a-f]{64}$/).describe("of the file, hexadecimal"),
  releasedAt: z.iso.datetime(),
});
export type Manifest = z.infer<typeof manifest>;

/** A manifest of these facts. */
export function manifestOf(facts: Omit<Manifest, "format">): Manifest {
  return { format: FORMAT, ...facts };
}

/**
 * The bytes that are signed: JSON without white space, members in the order of their names, at every depth (RFC 8785, which for texts, whole numbers and null is no more
 * than that), in UTF-8.
 */
export function canonicalManifest(given: Manifest): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(canonicalJson(given));
}

function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
  return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(",")}}`;
}

/** A manifest with its signature, as the call of a program answers it. */
export interface SignedManifest {
  /** The canonical JSON, as it was signed. */
  manifest: string;
  /** Ed25519 over the bytes of `manifest`, base64. */
  signature: string;
}

/** Why a manifest is not trusted, in the order in which it is asked. */
export type ManifestFault = "signature" | "form" | "ecu" | "hardware" | "software" | "size" | "sha256";

/** What a manifest is held against; what is left out is not asked. */
export interface ManifestExpected {
  /** ECU that it is to be written to, with the versions that it has now. */
  ecu?: string;
  hardware?: string;
  software?: string;
  /** The file as it came. */
  bytes?: Uint8Array<ArrayBuffer>;
}

/**
 * Whether a program may be written to an ECU: its manifest is signed by the portal, is for that ECU and for the versions that this has, and the file is the one that was
 * released. Pure: it asks neither database nor network, so that a workshop's device can ask it as well.
 *
 * @param verifyingKeys public keys of the portal, 32 bytes each, of which one must have signed: from its own configuration, never from where the manifest came
 * @returns the manifest, or the first fault
 */
export async function verifyManifest(
  { manifest: text, signature }: SignedManifest,
  verifyingKeys: readonly Uint8Array<ArrayBuffer>[],
  expected: ManifestExpected = {},
): Promise<{ manifest: Manifest; fault: null } | { manifest: null; fault: ManifestFault }> {
  const wrong = (fault: ManifestFault) => ({ manifest: null, fault });
  const bytes = new TextEncoder().encode(text);
  const held = await Promise.all(verifyingKeys.map((key) => isSignedBy(key, signature, bytes)));
  if (!held.includes(true)) return wrong("signature");
  const read = manifest.safeParse(jsonOf(text));
  // What was signed reads one way only.
  if (!read.success || canonicalJson(read.data) !== text) return wrong("form");
  const { ecu, hardware, software, size, sha256 } = read.data;
  if (expected.ecu !== undefined && ecu !== expected.ecu) return wrong("ecu");
  if (expected.hardware !== undefined && !isWithin(expected.hardware, hardware)) return wrong("hardware");
  if (expected.software !== undefined && !isWithin(expected.software, software)) return wrong("software");
  if (expected.bytes) {
    if (expected.bytes.length !== size) return wrong("size");
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", expected.bytes));
    if (digest.toHex() !== sha256) return wrong("sha256");
  }
  return { manifest: read.data, fault: null };
}

async function isSignedBy(
  verifyingKey: Uint8Array<ArrayBuffer>,
  signature: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey("raw", verifyingKey, "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", key, Uint8Array.fromBase64(signature), bytes);
  } catch {
    // A key or signature that is none.
    return false;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a version is in a range; one that is no version is in none but the open one. */
function isWithin(version: string, { from, to }: z.infer<typeof range>): boolean {
  if (from === null && to === null) return true;
  if (!VERSION.test(version)) return false;
  return (from === null || compareVersions(from, version) <= 0) &&
    (to === null || compareVersions(version, to) <= 0);
}
