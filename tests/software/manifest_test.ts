import assert from "node:assert/strict";
import fc from "fast-check";
import { secretsOf } from "@/kernel/ports/secrets.ts";
import { compareVersions } from "@/services/software/compare_versions.ts";
import {
  canonicalManifest,
  type Manifest,
  manifestOf,
  verifyManifest,
} from "@/services/software/manifest.ts";

/** RFC 8032, section 7.1, test 1: private and public key. */
const SEED = Uint8Array.fromHex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60");
const PUBLIC = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

const bytes = new TextEncoder().encode("program");
const FACTS = {
  code: "BMS-E3",
  version: "2.4.1",
  platform: "ecu",
  ecu: "BMS",
  hardware: { from: "1.0", to: "1.9" },
  software: { from: "2.0", to: null },
  size: bytes.length,
  sha256: new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex(),
  releasedAt: "2026-03-10T08:00:00.000Z",
};

const secrets = secretsOf([new Uint8Array(32).fill(5)], [SEED]);
const [key] = await secrets.verifyingKeys();
const signed = async (given: Manifest) => {
  const text = canonicalManifest(given);
  return {
    manifest: new TextDecoder().decode(text),
    signature: (await secrets.sign(text)).toBase64(),
  };
};

Deno.test("a private key has the public key of RFC 8032 and signs its test", async () => {
  assert.equal(key.toHex(), PUBLIC);
  assert.equal(
    (await secrets.sign(new Uint8Array())).toHex(),
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
  );
});

Deno.test("a manifest is one text, whatever the order in which its facts come", () => {
  const text = new TextDecoder().decode(canonicalManifest(manifestOf(FACTS)));
  assert.equal(
    text,
    `{"code":"BMS-E3","ecu":"BMS","format":"tis.software.v1","hardware":{"from":"1.0","to":"1.9"},"platform":"ecu","releasedAt":"2026-03-10T08:00:00.000Z","sha256":"${FACTS.sha256}","size":7,"software":{"from":"2.0","to":null},"version":"2.4.1"}`,
  );
  const turned = Object.fromEntries(Object.entries(manifestOf(FACTS)).reverse()) as Manifest;
  assert.equal(new TextDecoder().decode(canonicalManifest(turned)), text);
});

Deno.test("a manifest is trusted for its ECU, its ranges and its file, and for nothing else", async () => {
  const own = await signed(manifestOf(FACTS));
  const faultOf = async (expected = {}, given = own, by = key) =>
    (await verifyManifest(given, [by], expected)).fault;
  const table: [name: string, fault: string | null, expected: object][] = [
    ["nothing asked", null, {}],
    ["all of it", null, { ecu: "BMS", hardware: "1.5", software: "2.4.0", bytes }],
    ["another ECU", "ecu", { ecu: "GW" }],
    ["the ends of the range", null, { hardware: "1.0" }],
    ["the other end", null, { hardware: "1.9" }],
    ["hardware before", "hardware", { hardware: "0.9" }],
    ["hardware behind", "hardware", { hardware: "1.10" }],
    ["hardware that is no version", "hardware", { hardware: "A" }],
    ["software before", "software", { software: "1.9.9" }],
    ["software without an end", null, { software: "99.0" }],
    ["a longer file", "size", { bytes: new Uint8Array(8) }],
    ["another file", "sha256", { bytes: new Uint8Array(7) }],
  ];
  for (const [name, fault, expected] of table) assert.equal(await faultOf(expected), fault, name);
  const [other] = await secretsOf([new Uint8Array(32).fill(6)]).verifyingKeys();
  assert.equal(await faultOf({}, own, other), "signature");
  // Beside another key the one that signed is enough.
  assert.equal((await verifyManifest(own, [other, key])).fault, null);
  assert.equal(await faultOf({}, { ...own, signature: "AAAA" }), "signature");
  assert.equal(await faultOf({}, { ...own, manifest: own.manifest.replace("2.4.1", "2.4.2") }), "signature");
  // Signed, and yet no manifest: with white space, or of another form.
  for (const text of [own.manifest.replace(":", ": "), "{}", "x"]) {
    const encoded = new TextEncoder().encode(text);
    const given = { manifest: text, signature: (await secrets.sign(encoded)).toBase64() };
    assert.equal(await faultOf({}, given), "form", text);
  }
});

Deno.test("no change of a single sign of a manifest goes unseen", async () => {
  const own = await signed(manifestOf(FACTS));
  await fc.assert(
    fc.asyncProperty(fc.nat(own.manifest.length - 1), fc.integer({ min: 32, max: 126 }), async (at, sign) => {
      const changed = own.manifest.slice(0, at) + String.fromCharCode(sign) + own.manifest.slice(at + 1);
      const { fault } = await verifyManifest({ ...own, manifest: changed }, [key]);
      assert.equal(fault, changed === own.manifest ? null : "signature");
    }),
    { numRuns: 60 },
  );
});

Deno.test("versions stand in the order of their numbers", () => {
  const sorted = ["1.10", "1.9", "2", "1.9.1", "10.0"].sort(compareVersions);
  assert.deepEqual(sorted, ["1.9", "1.9.1", "1.10", "2", "10.0"]);
});
