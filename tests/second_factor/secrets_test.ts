import assert from "node:assert/strict";
import { secretsOf } from "@/kernel/ports/secrets.ts";
import { openSecrets } from "@/platform/card_key.ts";

const key = new Uint8Array(32).fill(7);

Deno.test("a sealed secret opens under the same key for what it belongs to, and for nothing else", async () => {
  const secrets = secretsOf(key);
  const sealed = await secrets.seal("JBSWY3DPEHPK3PXP", "totp of 7");
  assert.equal(await secretsOf(key).open(sealed, "totp of 7"), "JBSWY3DPEHPK3PXP");
  await assert.rejects(secrets.open(sealed, "totp of 8"));
  await assert.rejects(secretsOf(new Uint8Array(32)).open(sealed, "totp of 7"));
  const changed = sealed.slice();
  changed[20]! ^= 1;
  await assert.rejects(secrets.open(changed, "totp of 7"));
});

Deno.test("the same secret never looks the same when sealed, and its hash always does", async () => {
  const secrets = secretsOf(key);
  assert.notDeepEqual(await secrets.seal("a", "b"), await secrets.seal("a", "b"));
  assert.deepEqual(await secrets.hash("a"), await secretsOf(key).hash("a"));
  assert.notDeepEqual(await secrets.hash("a"), await secretsOf(new Uint8Array(32)).hash("a"));
});

Deno.test("processes of one data folder open each other's secrets", async () => {
  const dataDir = await Deno.makeTempDir();
  try {
    const one = openSecrets({ cardKey: null, dataDir });
    const other = openSecrets({ cardKey: null, dataDir });
    assert.equal(await other.open(await one.seal("secret", "x"), "x"), "secret");
    assert.deepEqual(await one.hash("secret"), await other.hash("secret"));
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
});
