import assert from "node:assert/strict";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { readConnections } from "@/engines/links/read_connections.ts";
import { addEntry } from "@/engines/registers/write_entry.ts";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { dtcRegister } from "@/services/diagnosis/dtc_register.ts";
import { JOBS } from "@/domains.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { openBulletins } from "./people.ts";

Deno.test("what a bulletin lists and names is connected with it both ways", async (t) => {
  await using portal = await openBulletins();
  const { sql, admin, author, approver, manager } = portal;
  const reader = await portal.as("store-technician");
  await sql.unsafe(`
    insert into vehicles (vin, series_code) values ('LVHRU1838N5000123', 'N1'), ('LVHRU1838N5000124', 'N2');
    insert into parts (number, shown, names) values
      ('17116880420', '1711 6880 420', '{"en_US": "Coolant pump"}'), ('34116874380', '3411 6874 380', '{"en_US": "Pad"}');
    insert into search_documents (kind, id, lang, title, series, tokens) values
      ('part', '17116880420', 'mul', 'coolant pump', '{N1}', ''), ('part', '34116874380', 'mul', 'pad', '{N1}', '')`);
  for (const dtcCode of ["P0A93", "P0AA6"]) {
    await addEntry(admin, dtcRegister, { dtcCode, dtcName: { en_US: dtcCode } });
  }
  const shown = async (ctx: Ctx, kind: string, id: string, vin: string | null = null) =>
    (await readConnections(ctx, { kind, id }, vin)).flatMap(({ kind, connections }) =>
      connections.map(({ id, reasons }) =>
        `${kind} ${id}: ${
          reasons.map(({ reason, place, outward }) => `${reason}${outward ? ">" : "<"}${place}`).sort().join(
            " ",
          )
        }`
      )
    );
  const publish = async (id: number) => {
    await portal.act(author, id, "submit");
    await portal.act(approver, id, "pass");
    await portal.act(manager, id, "release");
  };
  const { id, code } = await portal.draft(author, {
    faultCodes: ["P0A93"],
    parts: [{ partCode: "34116874380", partNum: 2, remark: null }],
  });
  const write = async (revision: number, text: string) => {
    const now = await portal.now(id, revision);
    await saveDraft(author, tsbDocument, {
      id,
      revision,
      version: now.version,
      text: { lang: "zh_CN", title: "冷却泵", body: documentOf(text) },
      values: {},
    });
  };
  const TSB = code!;

  await t.step("not before it is published", async () => {
    await write(1, "先更换１７１１ ６８８０ ４２０，再检查 P0AA6。");
    assert.deepEqual(await shown(admin, "dtc", "P0A93"), []);
    await publish(id);
    assert.deepEqual(await shown(admin, "tsb", TSB), [
      "part 17116880420: named>text",
      "part 34116874380: listed>",
      "dtc P0A93: listed>",
      "dtc P0AA6: named>text",
    ]);
  });

  await t.step("from the part and the fault code to the bulletin, for whoever may read it", async () => {
    assert.deepEqual(await shown(reader, "dtc", "P0A93"), [`tsb ${TSB}: listed<`]);
    assert.deepEqual(await shown(reader, "part", "17116880420"), [`tsb ${TSB}: named<text`]);
    const [group] = await readConnections(reader, { kind: "dtc", id: "P0A93" }, null);
    assert.deepEqual([group!.connections[0]!.title, group!.connections[0]!.link], [
      "冷却泵",
      `TSBPreview?id=${id}`,
    ]);
    assert.deepEqual(await shown(portal.ctxWith({ actor: { kind: "visitor" } }), "dtc", "P0A93"), []);
  });

  await t.step("only where it is about the vehicle in context", async () => {
    assert.equal((await shown(reader, "dtc", "P0A93", "LVHRU1838N5000123")).length, 1);
    assert.deepEqual(await shown(reader, "dtc", "P0A93", "LVHRU1838N5000124"), []);
  });

  await t.step("by its successor once that is published, and not at all once it is revoked", async () => {
    await portal.act(author, id, "revise");
    await write(2, "只检查，不更换。");
    assert.equal((await shown(reader, "part", "17116880420")).length, 1);
    await publish(id);
    assert.deepEqual(await shown(reader, "part", "17116880420"), []);
    assert.equal((await shown(reader, "part", "34116874380")).length, 1);
    await portal.act(manager, id, "revoke");
    assert.deepEqual(await shown(reader, "part", "34116874380"), []);
  });

  await t.step(
    "with another one that lists the same fault code, and by the step in which a thing is named",
    async () => {
      await portal.act(manager, id, "release");
      const steps = await portal.draft(author, { faultCodes: ["P0A93"] });
      const body: RichDocument = {
        type: "doc",
        content: [
          { type: "paragraph", content: [{ type: "text", text: "P0AA6" }] },
          {
            type: "orderedList",
            attrs: { start: 2 },
            content: ["检查", "更换 1711 6880 420"].map((text) => ({
              type: "listItem",
              content: [{ type: "paragraph", content: [{ type: "text", text }] }],
            })),
          },
        ],
      };
      const draft = { id: steps.id, revision: 1, version: steps.version, values: {} };
      await saveDraft(author, tsbDocument, { ...draft, text: { lang: "zh_CN", title: "冷却泵", body } });
      await publish(steps.id);
      assert.deepEqual(await shown(reader, "tsb", steps.code!), [
        "part 17116880420: named>step-3",
        "dtc P0A93: listed>",
        "dtc P0AA6: named>text",
        `tsb ${TSB}: same<P0A93`,
      ]);
      await portal.act(manager, steps.id, "revoke");
      await portal.act(manager, id, "revoke");
    },
  );

  await t.step("with a part that comes after it, by the job of the night", async () => {
    const later = await portal.draft();
    await saveDraft(author, tsbDocument, {
      id: later.id,
      revision: 1,
      version: later.version,
      text: { lang: "zh_CN", title: "制动片", body: documentOf("换用 3411 6874 999") },
      values: {},
    });
    await publish(later.id);
    await sql.unsafe(`
      insert into parts (number, shown, names) values ('34116874999', '3411 6874 999', '{"en_US": "Pad"}');
      insert into search_documents (kind, id, lang, title, series, tokens) values ('part', '34116874999', 'mul', 'pad', '{N1}', '')`);
    assert.deepEqual(await shown(reader, "part", "34116874999"), []);
    const job = JOBS.find(({ name }) => name === "link-tsbs")!;
    await job.run(portal.ctx, portal.ctx.clock(), null, new AbortController().signal);
    assert.deepEqual(await shown(reader, "part", "34116874999"), [`tsb ${later.code}: named<text`]);
    const written = () =>
      sql`select xmin::text, l.* from links l order by from_id, to_kind, to_id, reason, place`;
    const before = await written();
    assert.ok(before.length > 1);
    await job.run(portal.ctx, portal.ctx.clock(), null, new AbortController().signal);
    assert.deepEqual([...await written()], [...before], "what stays as it is is not written again");
  });
});
