import assert from "node:assert/strict";
import { act } from "@/engines/documents/act.ts";
import { documentArchive } from "@/engines/documents/archive.ts";
import { captionFor } from "@/engines/documents/captions.ts";
import { contentOf, differences } from "@/engines/documents/content_of.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { type DraftChange, saveDraft } from "@/engines/documents/save_draft.ts";
import type { Call, CallRequest } from "@/engines/calls/define_call.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import type { FileStore } from "@/kernel/ports/file_store.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { assertRefused } from "../refusal_of.ts";
import { openBulletins } from "../tsb/people.ts";

Deno.test("captions of attachments", async (t) => {
  await using portal = await openBulletins();
  const { sql, author, approver, manager } = portal;
  const film = await newFile("film.mp4", 1), sheet = await newFile("sheet.pdf", 2);
  const { id } = await portal.draft(author);
  const save = async (change: Partial<DraftChange>) => {
    const { version, revision } = await readDocument(author, tsbDocument, { id });
    return await saveDraft(author, tsbDocument, { id, revision, version, values: {}, ...change });
  };
  const captionsOf = async () =>
    Object.fromEntries(
      (await readDocument(author, tsbDocument, { id })).attachments.map((
        { name, captions },
      ) => [name, captions]),
    );

  await t.step("are kept in each language beside the file, and stay while others are written", async () => {
    await save({ attachments: [film, sheet], captions: { [film]: { zh_CN: "拧紧顺序" } } });
    await save({ captions: { [film]: { en_US: " Order of tightening " }, [sheet]: { en_US: "Values" } } });
    assert.deepEqual(await captionsOf(), {
      "film.mp4": { zh_CN: "拧紧顺序", en_US: "Order of tightening" },
      "sheet.pdf": { en_US: "Values" },
    });
  });

  await t.step("stay when the order of the files changes, and go with the file or when emptied", async () => {
    const { attachments } = await save({ attachments: [sheet, film] });
    assert.deepEqual(attachments.map(({ name }) => name), ["sheet.pdf", "film.mp4"]);
    assert.equal((await captionsOf())["film.mp4"]!.en_US, "Order of tightening");
    await save({ captions: { [sheet]: { en_US: "" } } });
    assert.deepEqual((await captionsOf())["sheet.pdf"], {});
    await save({ attachments: [film], captions: { [sheet]: { en_US: "of a file that was taken off" } } });
    assert.deepEqual(Object.keys(await captionsOf()), ["film.mp4"]);
  });

  await t.step("change the version once, and nothing when they say the same", async () => {
    const before = await readDocument(author, tsbDocument, { id });
    const same = await save({ captions: { [film]: { zh_CN: "拧紧顺序" } } });
    assert.equal(same.version, before.version);
    const other = await save({ captions: { [film]: { zh_CN: "拧紧顺序：先内后外" } } });
    assert.equal(other.version, before.version + 1);
    const told = differences(contentOf(before), contentOf(other));
    assert.deepEqual(told.map(({ name }) => name), ["attachments"]);
    assert.equal(told[0]!.after, "film.mp4 (Order of tightening / 拧紧顺序：先内后外)");
  });

  await t.step("are taken by the call in the language that is written, and answered by it", async () => {
    const call = (operationId: string) => CALLS.all.find((one) => one.operationId === operationId)! as Call;
    const { version, revision } = await readDocument(author, tsbDocument, { id });
    const saving = call("saveTsb"), reading = call("readTsb");
    const asked = { id, revision, version, lang: "de_DE", captions: { [film]: "Reihenfolge" } };
    await saving.run(author, saving.input.parse(asked) as never, {} as CallRequest);
    const answer = reading.output.parse(
      await reading.run(author, reading.input.parse({ id }) as never, {} as CallRequest),
    ) as { attachments: { captions: Record<string, string> }[] };
    assert.equal(answer.attachments[0]!.captions.de_DE, "Reihenfolge");
    const long = { ...asked, captions: { [film]: "x".repeat(301) } };
    assert.ok(!saving.input.safeParse(long).success, "a caption has its limit");
  });

  await t.step("and whatever else is written are refused without their language, not dropped", async () => {
    const saving = CALLS.all.find((one) => one.operationId === "saveTsb")! as Call;
    const { version, revision } = await readDocument(author, tsbDocument, { id });
    for (const said of [{ captions: { [film]: "x" } }, { title: "x" }, { text: "x" }]) {
      const asked = saving.input.parse({ id, revision, version, ...said }) as never;
      const refusal = await assertRefused(saving.run(author, asked, {} as CallRequest), "field-required");
      assert.deepEqual(refusal.fields.map(({ field }) => field), ["lang"]);
    }
    assert.equal((await readDocument(author, tsbDocument, { id })).version, version);
  });

  await t.step("keep a draft from being submitted by a sensitive word, as its texts do", async () => {
    await sql`insert into sensitive_words (word) values ('Reihenfolge')`;
    const refusal = await assertRefused(portal.act(author, id, "submit"), "sensitive-word");
    assert.deepEqual(refusal.fields.map(({ field, params }) => [field, params?.field]), [[
      "captions",
      author.t("documents.captions"),
    ]]);
    await sql`update sensitive_words set deleted_at = now() where word = 'Reihenfolge'`;
  });

  await t.step("go along to the successor, and stand in the index of the archive", async () => {
    await portal.act(author, id, "submit");
    await portal.act(approver, id, "pass");
    await portal.act(manager, id, "release");
    const { revision, version } = await readDocument(manager, tsbDocument, { id });
    const next = await act(manager, tsbDocument, { id, revision, version, action: "revise" });
    assert.equal(next!.attachments[0]!.captions.de_DE, "Reihenfolge");
    const reader = await portal.as("store-technician");
    const files = { open: () => Promise.resolve(new Blob(["x"]).stream()) } as unknown as FileStore;
    const { entries } = await documentArchive({ ...reader, files }, "tsb", id);
    const index = (await Array.fromAsync(entries)).find(({ name }) => name === "index.txt");
    assert.match(String(index?.input), /^film\.mp4\n {2}.*: .*\n/);
    assert.match(String(index?.input), /de_DE: Reihenfolge\n/);
  });

  await t.step("are shown in the reader's language, else in one there is", () => {
    const said = { en_US: "Values", zh_CN: "数值" };
    assert.equal(captionFor(said, ["de_DE", "zh_CN"]), "数值");
    assert.equal(captionFor({ en_US: "Values" }, ["fr_FR"]), "Values");
    assert.equal(captionFor({}, ["zh_CN"]), "");
  });

  async function newFile(name: string, number: number): Promise<string> {
    const key = `captions/${number}`;
    await sql`insert into file_objects (key, sha256, size, claimed_at) values (${key}, ${
      String(number).padStart(64, "0")
    }, 1, now())`;
    const [file] = await sql<[{ id: string }]>`
      insert into files (id, key, sha256, size, media_type, name, place, created_at, owner_id)
      select gen_random_uuid(), key, sha256, 1, 'application/pdf', ${name}, 'tsb-attachment', now(), ${
      author.actor.kind === "person" ? author.actor.id : null
    }
      from file_objects where key = ${key}
      returning id`;
    return file.id;
  }
});
