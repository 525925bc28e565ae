import assert from "node:assert/strict";
import { openCardHash } from "@/platform/card_key.ts";
import { readConfig } from "@/platform/config.ts";

Deno.test("the key of the cards is made once in the data folder, for the portal's eyes alone", async () => {
  const dataDir = await Deno.makeTempDir();
  try {
    const first = openCardHash({ cardKey: null, dataDir });
    const hashes = await Promise.all([first("a"), openCardHash({ cardKey: null, dataDir })("a"), first("a")]);
    assert.deepEqual(hashes[0], hashes[1]);
    assert.deepEqual(hashes[0], hashes[2]);
    const names = [...Deno.readDirSync(dataDir)].map(({ name }) => name);
    assert.deepEqual(names, ["card.key"]);
    assert.equal((await Deno.stat(`${dataDir}/card.key`)).mode! & 0o777, 0o600);
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
});

Deno.test("a key of the environment is 32 bytes in base64, or the portal does not start", async () => {
  const { cardKey } = readConfig({ CARD_KEY: "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=" });
  assert.equal(cardKey?.length, 32);
  const one = await openCardHash({ cardKey, dataDir: "/nowhere" })("a");
  assert.equal(one.length, 32);
  assert.throws(() => readConfig({ CARD_KEY: "c2hvcnQ=" }), /CARD_KEY must be 32 bytes/);
});
