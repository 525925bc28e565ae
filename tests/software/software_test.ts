import assert from "node:assert/strict";
import { readList } from "@/engines/lists/read_list.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { noteReading } from "@/engines/states/note_reading.ts";
import { ReadingNotes } from "@/kernel/access/reading_notes.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { secretsOf } from "@/kernel/ports/secrets.ts";
import { verifyManifest } from "@/services/software/manifest.ts";
import { notifySoftwareReleased, notifySoftwareWithdrawn } from "@/services/software/notify_downloaders.ts";
import { maySeeSoftware, readManifest, readSoftware } from "@/services/software/read_software.ts";
import { DOWNLOAD } from "@/services/software/rows.ts";
import { softwareList } from "@/services/software/software_list.ts";
import {
  addSoftware,
  changeSoftware,
  deleteSoftware,
  releaseSoftware,
  withdrawSoftware,
} from "@/services/software/write_software.ts";
import { folderStore } from "@/platform/files/folder.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { assertRefused } from "../refusal_of.ts";
import { openPeople } from "../users/people.ts";

const PAGE = { pageNo: 1, pageSize: 50 };

Deno.test("a program, from its draft to its withdrawal", async (t) => {
  await using portal = await openPeople();
  const { sql, ctx } = portal;
  await sql`insert into software_types (code, names, platform) values ('ECU', '{"en_US": "ECU program"}', 'ecu')`;
  const folder = await Deno.makeTempDir();
  await using _ = { [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }) };
  const files = await folderStore(folder);
  const as = async (account: string) => portal.ctxWith({ actor: (await loadUser(ctx, account))!, files });
  const engineer = await as("factory-engineer");
  const manager = await as("factory-manager");
  const reader = await as("store-technician");
  const stranger = await as("social-user");
  const archive = new Uint8Array(
    await Deno.readFile(new URL("../../demo/documents/drivers.zip", import.meta.url)),
  );
  const upload = () =>
    storeFile(engineer, {
      place: "software",
      name: "bms.zip",
      body: new Blob([archive]).stream(),
      expectedSize: archive.length,
      isOfProgram: true,
    });
  const draft = async (versionText: string, more = {}) =>
    await addSoftware(engineer, {
      code: "BMS-E3",
      versionText,
      typeCode: "ECU",
      names: { zh_CN: "电池程序", en_US: "Battery program" },
      ecu: "BMS",
      ...more,
    });
  const versions = async (who: Ctx, filter = {}) =>
    (await readList(who, softwareList, { ...PAGE, ...filter })).records.map((one) =>
      `${one.versionText}${one.isCurrent ? "*" : ""}`
    );
  const first = await draft("2.9");

  await t.step(
    "is refused without a version, twice in one version, and with a range that ends before it begins",
    async () => {
      await assertRefused(draft("2.x"), "invalid-input");
      await assertRefused(draft("2.9"), "duplicate");
      await assertRefused(draft("3.0", { hardwareFrom: "2.0", hardwareTo: "1.9" }), "software-range");
      await assertRefused(addSoftware(reader, {}), "no-right");
    },
  );

  await t.step("is a draft that readers do not see, and is released with a file alone", async () => {
    await assertRefused(readSoftware(reader, first.id), "not-found");
    await assertRefused(releaseSoftware(engineer, { id: first.id, version: 1 }), "no-right");
    await assertRefused(releaseSoftware(manager, { id: first.id, version: 1 }), "software-file-needed");
    const changed = await changeSoftware(engineer, { id: first.id, version: 1 }, {
      file: await upload(),
      hardwareFrom: "1.0",
      notes: { en_US: "Mends P0A80." },
    });
    assert.equal(changed.version, 2);
    assert.equal(await maySeeSoftware(reader, String(first.id)), false);
  });

  await t.step("is signed when it is released, and the signature holds", async () => {
    const released = await releaseSoftware(manager, { id: first.id, version: 2 });
    assert.deepEqual([released.state, released.isCurrent, released.signed], ["released", true, "ours"]);
    assert.equal(await maySeeSoftware(reader, String(first.id)), true);
    assert.equal(await maySeeSoftware(stranger, String(first.id)), false);
    const signed = await readManifest(reader, first.id);
    const [key] = await ctx.secrets.verifyingKeys();
    assert.deepEqual(Uint8Array.fromBase64(signed.verifyingKey), key);
    const { manifest, fault } = await verifyManifest(signed, [key], {
      ecu: "BMS",
      hardware: "1.4",
      bytes: archive,
    });
    assert.equal(fault, null);
    assert.deepEqual([manifest!.code, manifest!.version, manifest!.size], ["BMS-E3", "2.9", archive.length]);
    // Somebody changes what was signed behind the portal's back, or its key is another one today.
    const elsewhere = portal.ctxWith({
      actor: reader.actor,
      secrets: secretsOf([new Uint8Array(32).fill(9)]),
    });
    assert.equal((await readSoftware(elsewhere, first.id)).signed, "another-key");
    // Where the key was changed and the older one is kept behind it, what it signed stays the portal's own.
    const rotated = secretsOf([new Uint8Array(32).fill(9), new Uint8Array(32).fill(5)]);
    const later = portal.ctxWith({ actor: reader.actor, secrets: rotated });
    assert.equal((await readSoftware(later, first.id)).signed, "ours");
    await sql`update software_versions set manifest = replace(manifest, '2.9', '2.8') where id = ${first.id}`;
    assert.equal((await readSoftware(reader, first.id)).signed, "wrong");
    await sql`update software_versions set manifest = replace(manifest, '2.8', '2.9') where id = ${first.id}`;
    await assertRefused(changeSoftware(engineer, { id: first.id, version: 3 }, {}), "software-released");
    await assertRefused(deleteSoftware(engineer, { id: first.id, version: 3 }), "software-released-kept");
  });

  await t.step(
    "is current until a higher version is released, by its numbers and not by its letters",
    async () => {
      const second = await draft("2.10", { file: await upload() });
      assert.deepEqual(await versions(reader), ["2.9*"]);
      await releaseSoftware(manager, { id: second.id, version: 1 });
      assert.deepEqual((await versions(reader)).sort(), ["2.10*", "2.9"]);
      assert.deepEqual(await versions(reader, { which: "current" }), ["2.10*"]);
      assert.deepEqual(
        (await readSoftware(reader, first.id)).versions.map(({ versionText }) => versionText),
        [
          "2.10",
          "2.9",
        ],
      );
    },
  );

  await t.step(
    "counts its downloads, and tells who has it of a newer version and of its withdrawal",
    async () => {
      const notes = new ReadingNotes(sql);
      for (let times = 0; times < 3; times++) {
        noteReading(portal.ctxWith({ actor: reader.actor, notes }), DOWNLOAD, first.id);
      }
      await notes.flush();
      assert.equal((await readSoftware(reader, first.id)).downloads, 3);
      const third = await draft("2.11", { file: await upload() });
      await releaseSoftware(manager, { id: third.id, version: 1 });
      await assertRefused(
        withdrawSoftware(manager, { id: first.id, version: 3, reason: "" }),
        "software-reason-needed",
      );
      await withdrawSoftware(manager, { id: first.id, version: 3, reason: "充电中断" });
      const events = await sql<{ eventId: string; type: string; data: never }[]>`
      select event_id, type, data from outbox where type like 'software.%' order by id`;
      for (const { eventId, type, data } of events.slice(-2)) {
        const rule = type === "software.released" ? notifySoftwareReleased : notifySoftwareWithdrawn;
        await ctx.tx((tx) => rule.notify(tx, { id: eventId, data } as never));
      }
      const told = await sql`
      select u.user_code, m.kind from messages m join users u on u.id = m.user_id order by m.id`;
      assert.deepEqual(told.map(({ userCode, kind }) => [userCode, kind]), [
        ["store-technician", "software-released"],
        ["store-technician", "software-withdrawn"],
      ]);
      await assertRefused(readManifest(reader, first.id), "software-withdrawn");
      assert.equal(await maySeeSoftware(reader, String(first.id)), false);
    },
  );

  await t.step("is deleted as a draft, and its version is free again", async () => {
    const wrong = await draft("9.9");
    await deleteSoftware(engineer, { id: wrong.id, version: 1 });
    await draft("9.9");
  });
});
