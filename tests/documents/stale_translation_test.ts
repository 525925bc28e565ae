import assert from "node:assert/strict";
import { formerSource } from "@/engines/documents/text_for.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { type DraftChange, saveDraft } from "@/engines/documents/save_draft.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { openBulletins } from "../tsb/people.ts";

Deno.test("a translation", async (t) => {
  await using portal = await openBulletins();
  const { author } = portal;
  const { id } = await portal.draft();
  const now = () => readDocument(author, tsbDocument, { id });
  const save = async (text: DraftChange["text"], more: Partial<DraftChange> = {}) => {
    const { version } = await now();
    return await saveDraft(author, tsbDocument, { id, revision: 1, version, text, values: {}, ...more });
  };
  const stateOf = async () => (await now()).texts.find(({ lang }) => lang === "en_US")!.state;

  await t.step("is stale once its source has changed, which is kept as it was", async () => {
    await save({ lang: "en_US", title: "Brake noise", body: documentOf("Measure the pads.") });
    assert.equal(await stateOf(), "translated");
    assert.equal(await formerSource(author, await now(), "en_US"), null);
    await save({ lang: "zh_CN", body: documentOf("检查厚度，最小 3 mm。") });
    await save({ lang: "zh_CN", body: documentOf("检查厚度，最小 4 mm。") });
    assert.equal(await stateOf(), "stale");
    const former = await formerSource(author, await now(), "en_US");
    assert.equal(former!.title, "制动异响检查");
    // What it was when the translation was right, not what it was before the last change.
    assert.match(textOf(former!.body), /更换磨损件/);
  });

  await t.step("stays stale while it is typed, until it is saved as finished", async () => {
    await save({ lang: "en_US", body: documentOf("Measure the pads, 4") }, { typing: true });
    assert.equal(await stateOf(), "stale");
    assert.ok(await formerSource(author, await now(), "en_US"));
    await save({ lang: "en_US", body: documentOf("Measure the pads, 4 mm.") });
    assert.equal(await stateOf(), "translated");
    assert.equal(await formerSource(author, await now(), "en_US"), null);
  });

  await t.step("can be called right without a change, the source cannot", async () => {
    await save({ lang: "zh_CN", title: "制动异响的检查" });
    assert.equal(await stateOf(), "stale");
    const { version } = await save({ lang: "en_US" }, { upToDate: true });
    assert.equal(await stateOf(), "translated");
    assert.equal((await save({ lang: "zh_CN" }, { upToDate: true })).version, version);
  });

  await t.step("takes along what has changed into the next revision", async () => {
    await save({ lang: "zh_CN", title: "制动异响" });
    await portal.act(author, id, "submit");
    await portal.act(portal.approver, id, "pass");
    await portal.act(portal.manager, id, "release");
    await portal.act(author, id, "revise");
    const next = await now();
    assert.equal(next.revision, 2);
    assert.equal((await formerSource(author, next, "en_US"))!.title, "制动异响的检查");
  });
});
