import assert from "node:assert/strict";
import { secretsOf } from "@/kernel/ports/secrets.ts";
import { openSecrets } from "@/platform/card_key.ts";

const key = new Uint8Array(32).fill(7);

Deno.test("a sealed secret opens under the same key for what it belongs to, and for nothing else", async () => {
  const secrets = secretsOf([key]);
  const sealed = await secrets.seal("JBSWY3DPEHPK3PXP", "totp of 7");
  assert.equal(await secretsOf([key]).open(sealed, "totp of 7"), "JBSWY3DPEHPK3PXP");
  assert.equal(await secrets.open(sealed, "totp of 8"), null);
  assert.equal(await secretsOf([new Uint8Array(32)]).open(sealed, "totp of 7"), null);
  const changed = sealed.slice();
  changed[20]! ^= 1;
  assert.equal(await secrets.open(changed, "totp of 7"), null);
  assert.equal(await secrets.open(new Uint8Array(3), "totp of 7"), null, "too short for any");
});

Deno.test("the same secret never looks the same when sealed, and its hash always does", async () => {
  const secrets = secretsOf([key]);
  assert.notDeepEqual(await secrets.seal("a", "b"), await secrets.seal("a", "b"));
  assert.deepEqual(await secrets.hashes("a"), await secretsOf([key]).hashes("a"));
  assert.notDeepEqual(await secrets.hashes("a"), await secretsOf([new Uint8Array(32)]).hashes("a"));
});

Deno.test("a new key goes before the older one: what was sealed, kept as a hash or signed under that is still read", async () => {
  const newer = new Uint8Array(32).fill(8), message = new TextEncoder().encode("manifest");
  const before = secretsOf([key]), both = secretsOf([newer, key]), after = secretsOf([newer]);
  const sealed = await before.seal("JBSWY3DPEHPK3PXP", "totp of 7");
  assert.equal(await both.open(sealed, "totp of 7"), "JBSWY3DPEHPK3PXP");
  assert.equal(await both.open(sealed, "totp of 8"), null);
  const again = (await both.resealed(sealed, "totp of 7"))!;
  assert.equal(await after.open(again, "totp of 7"), "JBSWY3DPEHPK3PXP");
  assert.deepEqual(await both.resealed(again, "totp of 7"), again);
  assert.deepEqual(await both.hashes("a"), [...await after.hashes("a"), ...await before.hashes("a")]);
  assert.deepEqual(await both.sign(message), await after.sign(message));
  assert.deepEqual(await both.verifyingKeys(), [
    ...await after.verifyingKeys(),
    ...await before.verifyingKeys(),
  ]);
  assert.equal(await after.resealed(sealed, "totp of 7"), null, "the older key has gone");
  assert.deepEqual(await both.keyNames(), [...await after.keyNames(), ...await before.keyNames()]);
  assert.match((await after.keyNames())[0], /^[0-9a-f]{8}$/);
  // Every process knows the new key before any writes with it.
  assert.equal(await secretsOf([key, newer]).open(again, "totp of 7"), "JBSWY3DPEHPK3PXP");
});

Deno.test("processes of one data folder open each other's secrets", async () => {
  const dataDir = await Deno.makeTempDir();
  try {
    const one = openSecrets({ cardKeys: null, dataDir });
    const other = openSecrets({ cardKeys: null, dataDir });
    assert.equal(await other.open(await one.seal("secret", "x"), "x"), "secret");
    assert.deepEqual(await one.hashes("secret"), await other.hashes("secret"));
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
});
