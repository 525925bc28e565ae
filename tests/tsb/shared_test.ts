import assert from "node:assert/strict";
import type { Audience } from "@/engines/audience/audience.ts";
import { documentArchive } from "@/engines/documents/archive.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { documentsOfVehicle } from "@/engines/documents/documents_of_vehicle.ts";
import { neighboursOf } from "@/engines/documents/neighbours.ts";
import { confirmReading } from "@/engines/documents/readers.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { shareDocument } from "@/engines/documents/share.ts";
import { DOCUMENT_KINDS } from "@/engines/documents/document_kinds.ts";
import { favoriteType } from "@/services/favorites/types.ts";
import type { FileStore } from "@/kernel/ports/file_store.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { assertRefused } from "../refusal_of.ts";
import { openBulletins } from "./people.ts";

Deno.test("a published bulletin for its readers", async (t) => {
  await using portal = await openBulletins();
  const { sql, author, approver, manager } = portal;
  const reader = await portal.as("store-technician");
  const published = async (values: Record<string, unknown> = {}, said: Audience = {}) => {
    const { id, code, version } = await portal.draft(author, values);
    await saveDraft(author, tsbDocument, {
      id,
      revision: 1,
      version,
      text: { lang: "de_DE", title: "Bremsgeräusch", body: documentOf("Beläge prüfen.") },
      audience: { said },
      values: {},
    });
    await portal.act(author, id, "submit");
    await portal.act(approver, id, "pass");
    await portal.act(manager, id, "release");
    return { id, code };
  };
  const { id, code } = await published();

  await t.step("is shared with somebody who may read it, in a language in which it is written", async () => {
    await shareDocument(reader, tsbDocument, { id, langCode: "de_DE", receivingUser: "store-manager" });
    const told = await sql`
      select u.user_code, m.kind, m.link, m.params from messages m join users u on u.id = m.user_id
      where m.kind = 'document-shared'`;
    assert.equal(told.length, 1);
    assert.equal(told[0]!.userCode, "store-manager");
    assert.equal(told[0]!.link, `TSBPreview?id=${id}&lang=de_DE`);
    assert.deepEqual([told[0]!.params.code, told[0]!.params.title], [code, "Bremsgeräusch"]);
    const [line] = await sql`
      select after from operation_log where operation = 'shareTsb' and subject_id = ${id}`;
    assert.deepEqual(line!.after, { langCode: "de_DE", receivingUser: "store-manager" });
  });

  await t.step("is told of once a day by the same person, in each language", async () => {
    const count = async () => (await sql`select from messages where kind = 'document-shared'`).length;
    await shareDocument(reader, tsbDocument, { id, langCode: "de_DE", receivingUser: "store-manager" });
    assert.equal(await count(), 1);
    await shareDocument(reader, tsbDocument, { id, langCode: "zh_CN", receivingUser: "store-manager" });
    await shareDocument(author, tsbDocument, { id, langCode: "de_DE", receivingUser: "store-manager" });
    assert.equal(await count(), 3);
  });

  await t.step("is shared with nobody else, and not in the overseas edition", async () => {
    const share = { id, langCode: "de_DE", receivingUser: "store-manager" } as const;
    const field = async (wrong: object, rule: RefusalKey) => {
      const { fields } = await assertRefused(
        shareDocument(reader, tsbDocument, { ...share, ...wrong }),
        rule,
      );
      assert.deepEqual(fields.map((one) => one.field), Object.keys(wrong));
    };
    await field({ langCode: "fr_FR" }, "value-not-allowed");
    await field({ receivingUser: "nobody" }, "share-not-readable");
    await sql`update users set brand_codes = '{velaro}' where user_code = 'store-manager'`;
    await field({ receivingUser: "store-manager" }, "share-not-readable");
    await sql`update users set brand_codes = '{}' where user_code = 'store-manager'`;
    const overseas = portal.ctxWith({ actor: reader.actor, edition: "overseas" });
    await assertRefused(shareDocument(overseas, tsbDocument, share), "share-overseas");
    const visitor = portal.ctxWith({ actor: { kind: "visitor" } });
    await assertRefused(shareDocument(visitor, tsbDocument, share), "no-right");
  });

  await t.step(
    "stands between those beside it in the list that its reader came from, over its pages",
    async () => {
      const all = [id];
      for (let count = 1; count < 6; count++) all.push((await published()).id);
      await published({ seriesCodes: ["N2"] });
      const [newest] = all.toReversed();
      const first = await neighboursOf(reader, tsbDocument, newest!, "seriesCodes=N1&pageSize=5");
      assert.equal(first.before, null, "what the filter leaves out is not beside it");
      assert.equal(first.after!.id, all.at(-2));
      const last = await neighboursOf(reader, tsbDocument, all[1]!, "seriesCodes=N1&pageSize=5");
      assert.equal(last.after!.id, id, "on the next page");
      const back = await neighboursOf(reader, tsbDocument, id, last.after!.query);
      assert.equal(back.before!.id, all[1]);
      assert.equal(back.after, null);
      const gone = await neighboursOf(reader, tsbDocument, id, "seriesCodes=N2");
      assert.deepEqual(gone, { before: null, after: null });
    },
  );

  await t.step("is told of the vehicles that it is about, those not yet confirmed first", async () => {
    const vehicle = { vin: "LVHRU1838N5000123", seriesCode: "N2", modelCodes: ["N2-A"] };
    const [group] = await documentsOfVehicle(reader, vehicle);
    assert.deepEqual([group!.kind.kind, group!.count, group!.open], ["tsb", 1, 1]);
    const [other] = await documentsOfVehicle(reader, { ...vehicle, seriesCode: "N1" });
    const before = other!.documents[0]!.id;
    await confirmReading(reader, tsbDocument, before);
    const [after] = await documentsOfVehicle(reader, { ...vehicle, seriesCode: "N1" });
    assert.deepEqual([after!.count, after!.open], [other!.count, other!.count - 1]);
    assert.deepEqual([after!.documents.at(-1)!.id, after!.documents.at(-1)!.readState], [
      before,
      "confirmed",
    ]);
    await sql`
      update tsb_details set model_codes = '{N2-B}'
      where revision_id in (select r.id from document_revisions r where 'N2' = any(r.series_codes))`;
    assert.deepEqual(await documentsOfVehicle(reader, vehicle), [], "it is about another model");
    assert.equal((await documentsOfVehicle(reader, { ...vehicle, modelCodes: ["N2-B"] })).length, 1);
    const listed = await published({ seriesCodes: ["N2"] }, { vins: ["LVHRU1838N5000999"] });
    assert.deepEqual(await documentsOfVehicle(reader, vehicle), [], "it is about the VINs of a list");
    const [its] = await documentsOfVehicle(reader, { ...vehicle, vin: "LVHRU1838N5000999" });
    assert.deepEqual(its!.documents.map(({ id }) => id), [listed.id]);
  });

  await t.step("is an archive in which each file has a name of its own, in capitals or not", async () => {
    const { revisionId } = await portal.now(id, "published");
    for (const [sort, name] of ["Bericht.pdf", "bericht.pdf", "Bericht.PDF", "../zh_CN.txt"].entries()) {
      const key = `archive/${sort}`;
      await sql`insert into file_objects (key, sha256, size, claimed_at) values (${key}, ${
        String(sort).padStart(64, "0")
      }, 1, now())`;
      const [file] = await sql<[{ id: string }]>`
        insert into files (id, key, sha256, size, media_type, name, place, created_at)
        select gen_random_uuid(), key, sha256, 1, 'application/pdf', ${name}, 'tsb-attachment', now()
        from file_objects where key = ${key}
        returning id`;
      await sql`insert into document_attachments values (${revisionId}, ${file.id}, ${sort})`;
      await sql`insert into file_uses values (${file.id}, 'tsb-attachment', ${String(revisionId)}, now())`;
    }
    const files = { open: () => Promise.resolve(new Blob(["x"]).stream()) } as unknown as FileStore;
    const { entries } = await documentArchive({ ...reader, files }, "tsb", id);
    const names = (await Array.fromAsync(entries)).map(({ name }) => name);
    assert.deepEqual(names, [
      "zh_CN.txt",
      "de_DE.txt",
      "Bericht.pdf",
      "bericht (2).pdf",
      "Bericht (3).PDF",
      "zh_CN (2).txt",
    ]);
  });

  await t.step("can be a favorite, as documents of every kind can", () => {
    assert.deepEqual(DOCUMENT_KINDS.all.filter(({ kind }) => favoriteType(kind) === null), []);
  });
});
