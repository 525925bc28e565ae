import assert from "node:assert/strict";
import { openCardHashes } from "@/platform/card_key.ts";
import { readConfig } from "@/platform/config.ts";

Deno.test("the key of the cards is made once in the data folder, for the portal's eyes alone", async () => {
  const dataDir = await Deno.makeTempDir();
  try {
    const first = openCardHashes({ cardKeys: null, dataDir });
    const hashes = await Promise.all([
      first("a"),
      openCardHashes({ cardKeys: null, dataDir })("a"),
      first("a"),
    ]);
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
  const given = "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=";
  const { cardKeys } = readConfig({ CARD_KEY: given });
  const [one] = await openCardHashes({ cardKeys, dataDir: "/nowhere" })("a");
  assert.equal(one.length, 32);
  const newer = `${"A".repeat(43)}=`;
  const both = readConfig({ CARD_KEY: `${newer}, ${given}` });
  const [first, second, ...none] = await openCardHashes({ ...both, dataDir: "/nowhere" })("a");
  assert.deepEqual([second, none], [one, []]);
  assert.notDeepEqual(first, one);
  assert.throws(() => readConfig({ CARD_KEY: "c2hvcnQ=" }), /CARD_KEY must be 32 bytes/);
  assert.throws(() => readConfig({ CARD_KEY: `${given},c2hvcnQ=` }), /CARD_KEY must be 32 bytes/);
  assert.throws(() => readConfig({ SOFTWARE_KEY: "," }), /SOFTWARE_KEY must be 32 bytes/);
});

Deno.test("the data folder's own key is changed by a line before it in its file", async () => {
  const dataDir = await Deno.makeTempDir();
  try {
    const [before] = await openCardHashes({ cardKeys: null, dataDir })("a");
    const file = `${dataDir}/card.key`;
    await Deno.writeTextFile(file, `${"A".repeat(43)}=\n${await Deno.readTextFile(file)}\n`);
    const [after, older] = await openCardHashes({ cardKeys: null, dataDir })("a");
    assert.notDeepEqual(after, before);
    assert.deepEqual(older, before);
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
});
