import assert from "node:assert/strict";
import type { Audience } from "@/engines/audience/audience.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import type { CallRequest } from "@/engines/calls/define_call.ts";
import { documentArchive } from "@/engines/documents/archive.ts";
import { documentLinkKind } from "@/engines/documents/document_link_kind.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { documentsOfVehicle } from "@/engines/documents/documents_of_vehicle.ts";
import { sinceLastApproved } from "@/engines/documents/history.ts";
import { neighboursOf } from "@/engines/documents/neighbours.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { confirmReading, readersOf, readingRight } from "@/engines/documents/readers.ts";
import { reminderOffer, remindReaders } from "@/engines/documents/remind_readers.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { shareDocument } from "@/engines/documents/share.ts";
import { tellReaders, tellReadersWork } from "@/engines/documents/tell_readers.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { EXPORTS } from "@/engines/exports/known_exports.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { runItem } from "@/engines/work/run_item.ts";
import { takeItem } from "@/engines/work/take_item.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { favoriteList } from "@/services/favorites/favorite_list.ts";
import { pagesOfDocuments } from "@/services/favorites/pages_of_documents.ts";
import { saveFavorite } from "@/services/favorites/favorites.ts";
import { quickDocuments } from "@/services/part_search/quick/quick_documents.ts";
import { planWords } from "@/services/part_search/words/plan_words.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { openBulletins } from "../tsb/people.ts";

/** A file of nobody's, attached to a revision. */
async function withAttachment(sql: Ctx["sql"], revisionId: number): Promise<string> {
  const key = "f".repeat(64);
  await sql`
    insert into file_objects (key, sha256, size, claimed_at) values (${key}, ${key}, 1, now())`;
  const [file] = await sql<[{ id: string }]>`
    insert into files (id, key, sha256, size, media_type, name, place, created_at)
    values (gen_random_uuid(), ${key}, ${key}, 1, 'application/pdf', 'a.pdf', 'tsb-attachment', now())
    returning id`;
  await sql`insert into document_attachments values (${revisionId}, ${file.id}, 1)`;
  await sql`insert into file_uses values (${file.id}, 'tsb-attachment', ${String(revisionId)}, now())`;
  return file.id;
}

const FIRST_PAGE = { pageNo: 1, pageSize: 100 };
const request = {} as CallRequest;
const call = (ctx: Ctx, id: string, input: Record<string, unknown>) => {
  const found = CALLS.all.find(({ operationId }) => operationId === id)!;
  return found.run(ctx, found.input.parse(input), request) as Promise<Record<string, unknown>>;
};

Deno.test("whom a bulletin is for", async (t) => {
  await using portal = await openBulletins();
  const { sql, author, approver, manager } = portal;
  const store = await portal.as("store-technician");
  const [own] = await sql<{ orgCode: string }[]>`
    select org_code from users where user_code = 'store-technician'`;
  const [other] = await sql<{ code: string }[]>`
    select code from orgs where kind = 'store' and code not in (select org_and_above(${
    own!.orgCode
  })) limit 1`;
  const here = { organisation: [own!.orgCode] };
  const there = { organisation: [other!.code] };
  const aim = async (id: number, said: Audience, who = author) => {
    const { revision, version } = await portal.now(id);
    return await saveDraft(who, tsbDocument, { id, revision, version, audience: { said }, values: {} });
  };
  const aimed = async (said: Audience, values: Record<string, unknown> = {}) => {
    const { id } = await portal.draft(author, values);
    return await aim(id, said);
  };
  const release = async ({ id }: { id: number }) => {
    for (const [who, action] of [[author, "submit"], [approver, "pass"], [manager, "release"]] as const) {
      await portal.act(who, id, action);
    }
    return await portal.now(id);
  };
  const released = async (said: Audience, values?: Record<string, unknown>) =>
    await release(await aimed(said, values));
  const seenBy = async (ctx: Ctx) =>
    (await readList(ctx, documentLists(tsbDocument).reading, FIRST_PAGE)).records.map(({ id }) => id);
  const opened = (ctx: Ctx, id: number) =>
    readDocument(ctx, tsbDocument, { id, revision: "published" }, { by: readingRight(tsbDocument) });
  const told = async () => {
    const item = await takeItem(sql, tellReadersWork.kind, {
      runner: portal.ctx.newId(),
      seconds: 60,
      now: portal.ctx.clock(),
    });
    return item && await runItem(portal.ctx, tellReadersWork, item, new AbortController().signal);
  };

  const mine = await released(here);
  const theirs = await released(there);
  const all = await released({});

  await t.step("is read, listed and found by those alone, and by whoever writes such documents", async () => {
    const seen = await seenBy(store);
    assert.deepEqual([mine, theirs, all].map(({ id }) => seen.includes(id)), [true, false, true]);
    await assertRefused(opened(store, theirs.id), "not-found");
    assert.equal((await opened(store, mine.id)).id, mine.id);
    assert.equal((await opened(author, theirs.id)).id, theirs.id, "as the editor's page leads there");
    const codes = [mine.code!, theirs.code!];
    const linked = await documentLinkKind(tsbDocument).read(store, codes, null);
    assert.deepEqual(linked.map(({ code }) => code), [mine.code]);
    await assertRefused(confirmReading(store, tsbDocument, theirs.id), "not-found");
  });

  await t.step("its readers are not told which others it is for", async () => {
    const { id, code } = mine;
    const read = await call(store, "readPublishedTsb", { id });
    assert.deepEqual([read.code, "audience" in read], [code, false]);
    assert.deepEqual((await call(author, "readTsb", { id })).audience, { ...here, vinCount: 0 });
  });
  await t.step(
    "is met by those alone in the search box, at a vehicle, beside others, as an archive, by sharing",
    async () => {
      const ids = [mine.id, all.id];
      const { hits } = await quickDocuments(store, "制动异响", await planWords(store, "制动异响"), null);
      assert.deepEqual(hits.map(({ id }) => id).sort(), ids);
      assert.equal((await quickDocuments(store, theirs.code!, null, null)).hits.length, 0);
      const vehicle = { vin: "LVHRU1838N5000123", seriesCode: "N1", modelCodes: [] };
      const [concerned] = await documentsOfVehicle(store, vehicle);
      assert.deepEqual(concerned!.documents.map(({ id }) => id).sort(), ids);
      assert.equal((await neighboursOf(store, tsbDocument, mine.id, "")).before!.id, all.id);
      assert.equal((await documentArchive(store, "tsb", mine.id)).name, `${mine.code}.zip`);
      await assertRefused(documentArchive(store, "tsb", theirs.id), "not-found");
      const share = { langCode: "zh_CN", receivingUser: "store-technician" } as const;
      await assertRefused(shareDocument(store, tsbDocument, { ...share, id: theirs.id }), "not-found");
      await assertRefused(
        shareDocument(manager, tsbDocument, { ...share, id: theirs.id }),
        "share-not-readable",
      );
    },
  );

  await t.step("'who has not yet' names those alone, by name and by store", async () => {
    const readers = await readersOf(manager, tsbDocument, mine.id);
    assert.ok(readers.all > 0);
    assert.ok(readers.all < (await readersOf(manager, tsbDocument, all.id)).all);
    assert.deepEqual(readers.stores.map(({ orgCode }) => orgCode), [own!.orgCode]);
    assert.equal(readers.stores[0]!.people, readers.all);
    const { total } = await EXPORTS.all.find(({ kind }) => kind === "tsb-readers")!.open(manager, {
      id: mine.id,
    });
    assert.equal(total, readers.all);
  });

  await t.step("those alone are told of it", async () => {
    const tell = async ({ id, revision }: { id: number; revision: number }) => {
      await portal.ctx.tx((tx) => tellReaders(tx, { kind: "tsb", id, revision }, "tsb-published"));
      assert.equal(await told(), "done");
      return (await sql<{ orgCode: string }[]>`
        select distinct u.org_code from messages m join users u on u.id = m.user_id
        where m.link = ${`TSBPreview?id=${id}`}`).map(({ orgCode }) => orgCode);
    };
    assert.deepEqual(await tell(mine), [own!.orgCode]);
    assert.ok((await tell(all)).length > 1);
  });

  await t.step(
    "a successor is for the same, until somebody says otherwise; the approver sees that",
    async () => {
      await portal.act(author, mine.id, "revise");
      const successor = await portal.now(mine.id);
      assert.equal(successor.audience?.id, mine.audience?.id);
      await aim(mine.id, { ...here, lang: ["zh_CN"] });
      const after = await portal.now(mine.id);
      const changed = await sinceLastApproved(approver, after);
      assert.deepEqual(changed?.map(({ name }) => name), ["audience"]);
      assert.notEqual(changed![0]!.before, changed![0]!.after);
      assert.equal((await portal.now(mine.id, "published")).audience?.id, mine.audience?.id);
      const [line] = await sql<{ after: Record<string, unknown> }[]>`
      select after from operation_log where subject_kind = 'TSBwork' and subject_id = ${String(mine.id)}
      order by id desc limit 1`;
      assert.deepEqual(line!.after.audience, { lang: ["zh_CN"], ...here });
    },
  );

  await t.step("what was submitted begins anew when it is for others", async () => {
    const { id } = await aimed(here);
    await portal.act(author, id, "submit");
    await portal.act(approver, id, "pass");
    await aim(id, {});
    const { state, audience } = await portal.now(id);
    assert.deepEqual([state.submitState, state.verifyResult, audience], [0, null, null]);
    const { version } = await portal.now(id);
    await aim(id, {});
    assert.equal((await portal.now(id)).version, version, "nothing changed, nothing written");
  });

  await t.step("is refused with unknown codes, stale versions and from whoever may not edit", async () => {
    const { id, version } = await aimed({});
    const given = { id, revision: 1, version };
    await assertRefused(
      call(author, "aimTsb", { ...given, audience: { brand: ["none"] } }),
      "choice-unknown",
    );
    await assertRefused(call(author, "aimTsb", { ...given, version: version - 1 }), "state-changed");
    await assertRefused(call(store, "aimTsb", given), "no-right");
    await assertRefused(
      call(author, "aimTsb", { ...given, id: mine.id, revision: 1, version: 1 }),
      "state-changed",
    );
  });

  await t.step(
    "is not named to others beside what it takes the place of, or what has taken its",
    async () => {
      const succeed = async (from: Audience, to: Audience) => {
        const before = await released(from);
        const { id } = (await portal.act(author, before.id, "copy"))!;
        await aim(id, to);
        return { before, after: await release({ id }) };
      };
      const narrowed = await succeed({}, there);
      const { supersededBy } = await opened(author, narrowed.before.id);
      assert.equal(supersededBy?.code, narrowed.after.code);
      assert.equal((await opened(store, narrowed.before.id)).supersededBy, null);
      const moved = await succeed(there, here);
      assert.equal((await opened(author, moved.after.id)).supersedes?.code, moved.before.code);
      assert.equal((await opened(store, moved.after.id)).supersedes, null);
      const same = await succeed(here, {});
      assert.equal((await opened(store, same.before.id)).supersededBy?.code, same.after.code);
      assert.equal((await opened(store, same.after.id)).supersedes?.code, same.before.code);
    },
  );

  await t.step("a file of what its writer may not see is not given away by attaching it", async () => {
    const foreign = await portal.draft(author);
    const fileId = await withAttachment(sql, foreign.revisionId);
    const attach = async (who: Ctx) => {
      const { id, version } = await portal.draft(who);
      return await saveDraft(who, tsbDocument, {
        id,
        revision: 1,
        version,
        attachments: [fileId],
        values: {},
      });
    };
    assert.deepEqual((await attach(author)).attachments.map((one) => one.fileId), [fileId]);
    await sql`update document_revisions set brand_code = 'hauler' where id = ${foreign.revisionId}`;
    await sql`delete from file_uses where file_id = ${fileId} and id <> ${String(foreign.revisionId)}`;
    await sql`update users set brand_codes = '{norda}' where user_code = 'factory-engineer'`;
    const refusal = await refusalOf(attach(await portal.as("factory-engineer")));
    assert.deepEqual(refusal?.fields, [{
      field: "attachments",
      rule: "value-not-allowed",
      // Its name is not theirs to know, its id tells nobody anything.
      params: { what: "第 1 个文件" },
    }]);
    await sql`update users set brand_codes = '{}' where user_code = 'factory-engineer'`;
  });

  await t.step("says by the call whom it is for, and counts before it is saved", async () => {
    const asked = { audience: { organisation: [own!.orgCode] } };
    const counted = await call(author, "countTsbAudience", asked);
    assert.equal(counted.stores, 1);
    assert.ok(String(counted.sentence).includes("服务店"));
    const said = await call(author, "readTsb", { id: theirs.id });
    assert.deepEqual(said.audience, { ...there, vinCount: 0 });
  });

  await t.step("answers for a vehicle by its series and by the list of VINs, with the reason", async () => {
    await sql`insert into vehicles (vin, series_code, model_codes) values
      ('LVHRU1838N5000901', 'N1', '{}'), ('LVHRU1838N5000902', 'N1', '{}'), ('LVHRU1838N5000903', 'N2', '{}')
      on conflict do nothing`;
    const { id } = await released({ vins: ["LVHRU1838N5000901", "LVHRU1838N5000903"] });
    const ask = async (end: string) => {
      const { meant, why } = await call(store, "checkTsbVehicle", { id, vin: `LVHRU1838N5000${end}` });
      return [
        meant,
        (why as { dimension: string; meant: boolean }[]).map((one) => `${one.dimension} ${one.meant}`),
      ];
    };
    assert.deepEqual(await ask("901"), [true, ["brand true", "series true", "vins true"]]);
    assert.deepEqual(await ask("902"), [false, ["brand true", "series true", "vins false"]]);
    assert.deepEqual(await ask("903"), [false, ["brand true", "series false", "vins true"]]);
    assert.deepEqual(await ask("999"), [false, ["brand false", "series false", "vins false"]]);
    assert.ok((await seenBy(store)).includes(id), "a vehicle narrows no people");
  });

  await t.step("keeps a long list of VINs while others are added", async () => {
    const vin = (n: number) => `LVHRU1838N5${String(n).padStart(6, "0")}`;
    const { id } = await aimed({ vins: [vin(1), vin(2)] });
    const { version } = await portal.now(id);
    await call(author, "aimTsb", { id, revision: 1, version, audience: { vins: vin(3) }, keepsVins: true });
    assert.equal((await portal.now(id)).audience?.vinCount, 3);
    const counted = await call(author, "countTsbAudience", { audience: { vins: vin(4) }, id });
    assert.match(String(counted.sentence), /4/);
    const now = await portal.now(id);
    await call(author, "aimTsb", { id, revision: 1, version: now.version, audience: { vins: vin(4) } });
    assert.equal((await portal.now(id)).audience?.vinCount, 1);
  });

  /** The button stands with the very sentence that a try is refused with. */
  const saysWhyNot = async (id: number) => {
    const refusal = await refusalOf(remindReaders(manager, tsbDocument, id));
    assert.deepEqual(await reminderOffer(manager, tsbDocument, id), {
      people: null,
      whyNot: sentenceOf(manager, refusal!),
    });
  };
  await t.step("those who have not yet are reminded, once a day at most", async () => {
    await assertRefused(call(author, "remindTsbReaders", { id: all.id }), "no-right");
    assert.equal(await reminderOffer(author, tsbDocument, all.id), null, "no button");
    await confirmReading(store, tsbDocument, all.id);
    const { all: count, confirmed } = await readersOf(manager, tsbDocument, all.id);
    assert.deepEqual(await reminderOffer(manager, tsbDocument, all.id), {
      people: count - confirmed,
      whyNot: null,
    });
    assert.deepEqual(await call(manager, "remindTsbReaders", { id: all.id }), { people: count - confirmed });
    await saysWhyNot(all.id);
    await assertRefused(call(manager, "remindTsbReaders", { id: all.id }), "document-reminded");
    assert.equal(await told(), "done");
    const reminded = await sql<{ userCode: string }[]>`
      select u.user_code from messages m join users u on u.id = m.user_id where m.kind = 'document-reminder'`;
    assert.equal(reminded.length, count - confirmed);
    assert.ok(!reminded.some(({ userCode }) => userCode === "store-technician"), "who has, is left alone");
    await sql`
      update document_revisions set reminded_at = reminded_at - interval '25 hours' where id = ${all.revisionId}`;
    await call(manager, "remindTsbReaders", { id: all.id });
    const lines = await sql`select from operation_log where operation = 'remindTsbReaders'`;
    assert.equal(lines.length, 2);
  });

  await t.step("nobody is reminded of what all have done", async () => {
    const only = await released({ organisation: [own!.orgCode], role: ["store-technician"] });
    const { people } = await readersOf(manager, tsbDocument, only.id);
    for (const { userCode } of people) {
      await confirmReading(await portal.as(userCode), tsbDocument, only.id);
    }
    await assertRefused(call(manager, "remindTsbReaders", { id: only.id }), "document-nobody-open");
    await saysWhyNot(only.id);
  });

  await t.step("nobody is reminded of what is out of force", async () => {
    const { id } = await released(here);
    await portal.act(manager, id, "stop");
    await assertRefused(call(manager, "remindTsbReaders", { id }), "document-not-in-force");
    await saysWhyNot(id);
    await portal.act(manager, id, "resume");
    await call(manager, "remindTsbReaders", { id });
    await portal.act(manager, id, "stop");
    while (await told()) { /* all that waits */ }
    const messages = await sql`
      select from messages where kind = 'document-reminder' and link = ${`TSBPreview?id=${id}`}`;
    assert.equal(messages.length, 0, "stopped since the reminder was asked for");
  });
  await t.step(
    "as a favorite is called by its title in other languages, and opened, by those alone",
    async () => {
      const favorite = async (said: Audience) => {
        const { id, version } = await aimed(said);
        const text = {
          lang: "de_DE",
          title: "Bremse quietscht",
          body: documentOf("Beläge prüfen."),
        } as const;
        const { code } = await release(
          await saveDraft(author, tsbDocument, { id, revision: 1, version, text, values: {} }),
        );
        await saveFavorite(store, { itemType: "tsb", itemCode: code!, itemName: "制动异响检查" });
        return { id, code };
      };
      const [mine, theirs] = [await favorite(here), await favorite(there)];
      const german = portal.ctxWith({ actor: store.actor, lang: "de_DE" });
      const { records } = await readList(german, favoriteList, FIRST_PAGE);
      assert.deepEqual(
        Object.fromEntries(records.map(({ itemCode, itemName }) => [itemCode, itemName])),
        { [mine.code!]: "Bremse quietscht", [theirs.code!]: "制动异响检查" },
      );
      assert.deepEqual([...await pagesOfDocuments(store, records)], [
        [`tsb ${mine.code}`, `TSBPreview?id=${mine.id}`],
      ]);
    },
  );
});
