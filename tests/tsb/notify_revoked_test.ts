import assert from "node:assert/strict";
import { type Act, act } from "@/engines/documents/act.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { tellReadersWork } from "@/engines/documents/tell_readers.ts";
import { tellRevokedWork } from "@/engines/documents/tell_revoked.ts";
import { setMailWishes } from "@/engines/messages/mail_wishes.ts";
import { type MessageParams, writeMessage } from "@/engines/messages/words.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { runItem } from "@/engines/work/run_item.ts";
import { takeItem } from "@/engines/work/take_item.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { bulletinDocument } from "@/services/bulletins/bulletin_document.ts";
import { tellReleased } from "@/services/bulletins/notify_released.ts";
import { notifyBulletinRevoked } from "@/services/bulletins/notify_revoked.ts";
import { notifyTsbPublished } from "@/services/tsb/notify_published.ts";
import { notifyTsbRevoked } from "@/services/tsb/notify_revoked.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { openBulletins } from "./people.ts";

Deno.test("whoever was told of a bulletin is told that it was revoked", async (t) => {
  await using portal = await openBulletins();
  const { sql, ctx, author, approver, manager } = portal;
  const publish = async (id: number) => {
    await portal.act(author, id, "submit");
    await portal.act(approver, id, "pass");
    await portal.act(manager, id, "release");
  };
  /** The consumer gets the last event of that type of the document, and the workers do what comes of it. */
  const hear = async (
    rule: typeof notifyTsbPublished | typeof notifyTsbRevoked | typeof notifyBulletinRevoked,
    id: number,
  ) => {
    const [sent] = await sql<{ data: never }[]>`
      select data from outbox where type = ${rule.on.type} and key in (${String(id)}, ${`bulletin/${id}`})
      order by outbox.id desc limit 1`;
    await ctx.tx((tx) => rule.notify(tx, { id: crypto.randomUUID(), data: sent!.data } as never));
  };
  const work = async () => {
    const runner = { runner: ctx.newId(), seconds: 120, now: ctx.clock() };
    const { signal } = new AbortController();
    const released = await takeItem(sql, tellReadersWork.kind, runner);
    if (released) await runItem(ctx, tellReadersWork, released, signal);
    const revoked = await takeItem(sql, tellRevokedWork.kind, runner);
    if (revoked) await runItem(ctx, tellRevokedWork, revoked, signal);
  };
  const told = (kind: string, code: string) =>
    sql<{ userCode: string; params: MessageParams; link: string | null }[]>`
      select u.user_code, m.params, m.link from messages m join users u on u.id = m.user_id
      where m.kind = ${kind} and m.params ->> 'code' = ${code}
      order by m.id`;
  const textsOf = (kind: string, params: MessageParams) =>
    (["zh_CN", "en_US", "de_DE"] as const).map((lang) =>
      writeMessage({ t: portal.ctxWith({ lang }).t, lang, zone: "UTC" }, kind, params).text.trim()
    );
  const published = async () => {
    const { id, code } = await portal.draft();
    await publish(id);
    await hear(notifyTsbPublished, id);
    await work();
    return { id, code: code! };
  };

  await t.step("with the reason, and that nothing takes its place yet", async () => {
    const { id, code } = await published();
    const readers = (await told("tsb-published", code)).map(({ userCode }) => userCode);
    assert.ok(readers.includes("store-technician"));
    await portal.act(manager, id, "revoke", "  力矩有误  ");
    await hear(notifyTsbRevoked, id);
    await work();
    const messages = await told("tsb-revoked", code);
    assert.deepEqual(messages.map(({ userCode }) => userCode), readers);
    assert.ok(messages.every(({ link }) => link === null));
    assert.deepEqual(textsOf("tsb-revoked", messages[0]!.params), [
      `主机厂已撤回技术通报 ${code}《制动异响检查》，请勿再按该通报作业。目前没有替代文件。原因：力矩有误`,
      `The factory has revoked bulletin ${code}, “制动异响检查”. Do not follow it any longer. There is no replacement yet. Reason: 力矩有误`,
      `Das Werk hat die Serviceinformation ${code} „制动异响检查“ zurückgenommen. Arbeiten Sie nicht mehr danach. Einen Ersatz gibt es noch nicht. Grund: 力矩有误`,
    ]);
    await hear(notifyTsbRevoked, id);
    await work();
    assert.equal((await told("tsb-revoked", code)).length, readers.length, "once");

    // In force again, that is news to whom it was taken away.
    await portal.act(manager, id, "release");
    await hear(notifyTsbPublished, id);
    await work();
    assert.equal((await told("tsb-published", code)).length, 2 * readers.length);
    await hear(notifyTsbPublished, id);
    await work();
    assert.equal((await told("tsb-published", code)).length, 2 * readers.length, "once");
    const clock = () => new Date(manager.clock().getTime() + 60_000);
    await portal.act(portal.ctxWith({ actor: manager.actor, clock }), id, "revoke");
    await hear(notifyTsbRevoked, id);
    await work();
    const again = await told("tsb-revoked", code);
    assert.equal(again.length, 2 * readers.length);
    assert.doesNotMatch(textsOf("tsb-revoked", again.at(-1)!.params)[1]!, /Reason/);
  });

  await t.step("a long reason is cut between characters, never within one", async () => {
    const { id, code } = await published();
    await portal.act(manager, id, "revoke", `${"x".repeat(298)}🔧🔧`);
    await hear(notifyTsbRevoked, id);
    await work();
    const [message] = await told("tsb-revoked", code);
    assert.match(textsOf("tsb-revoked", message!.params)[1]!, /Reason: x{298}…$/);
  });

  await t.step("with what takes its place, and the way there for who may read that", async () => {
    const { id, code } = await published();
    const readers = (await told("tsb-published", code)).length;
    const begun = await beginDocument(author, tsbDocument, "zh_CN");
    const successor = await saveDraft(author, tsbDocument, {
      id: begun.id,
      revision: 1,
      version: begun.version,
      code: code.replace(/A$/, "B"),
      text: { lang: "zh_CN", title: "制动异响检查", body: documentOf("检查制动片厚度。") },
      audience: { said: { organisation: ["20417"] } },
      values: { typeId: "01", brandCode: "norda", seriesCodes: ["N1"], department: "TSB" },
    });
    await sql`update documents set supersedes_id = ${id} where id = ${successor.id}`;
    await publish(successor.id);
    await portal.act(manager, id, "revoke", "扭矩值更正");
    await hear(notifyTsbRevoked, id);
    await work();
    const messages = await told("tsb-revoked", code);
    assert.equal(messages.length, readers);
    const links = new Map(messages.map(({ userCode, link }) => [userCode, link]));
    assert.equal(links.get("store-technician"), `TSBPreview?id=${successor.id}`);
    assert.ok([...links.values()].includes(null), "who may not read it has no way there");
    const own = messages.find(({ userCode }) => userCode === "store-technician")!;
    assert.match(
      textsOf("tsb-revoked", own.params)[1]!,
      new RegExp(`Use ${successor.code} instead\\. Reason: 扭矩值更正$`),
    );
  });

  await t.step("by mail where they chose mails", async () => {
    await sql`
      update users set email = user_code || '@demo.example', email_confirmed_at = now()
      where user_code in ('store-technician', 'store-manager')`;
    await setMailWishes(await portal.as("store-manager"), { any: true, kinds: [] });
    const { id } = await published();
    const [{ last }] = await sql<[{ last: number }]>`select coalesce(max(id), 0) as last from deliveries`;
    await portal.act(manager, id, "revoke", "力矩有误");
    await hear(notifyTsbRevoked, id);
    await work();
    const mails = await sql<{ to: string; kind: string }[]>`
      select payload ->> 'to' as to, payload -> 'message' ->> 'kind' as kind
      from deliveries where id > ${last} and payload ->> 'to' like 'store-%@demo.example'`;
    assert.deepEqual([...mails], [{ to: "store-technician@demo.example", kind: "tsb-revoked" }]);
  });

  await t.step("but not when it was published again before a worker came to it", async () => {
    const { id, code } = await published();
    await portal.act(manager, id, "revoke");
    await hear(notifyTsbRevoked, id);
    await portal.act(manager, id, "release");
    await work();
    assert.equal((await told("tsb-revoked", code)).length, 0);
  });

  await t.step("and of a notice whoever was told of that", async () => {
    const begun = await beginDocument(author, bulletinDocument, "zh_CN");
    await saveDraft(author, bulletinDocument, {
      id: begun.id,
      revision: 1,
      version: begun.version,
      text: { lang: "zh_CN", title: "停机维护", body: documentOf("周日停机。") },
      values: { department: "TSB" },
    });
    const step = async (who: Ctx, action: Act["action"], remark?: string) => {
      const { revision, version } = await readDocument(portal.admin, bulletinDocument, { id: begun.id });
      await act(who, bulletinDocument, { id: begun.id, revision, version, action, remark });
    };
    await step(author, "submit");
    await step(approver, "pass");
    await step(manager, "release");
    await ctx.tx((tx) => tellReleased(tx, begun.id));
    await work();
    await step(manager, "revoke", "改期");
    await hear(notifyBulletinRevoked, begun.id);
    await work();
    const readers = await told("bulletin-released", begun.code!);
    const messages = await told("bulletin-revoked", begun.code!);
    assert.ok(readers.length > 0);
    assert.deepEqual(messages.map(({ userCode }) => userCode), readers.map(({ userCode }) => userCode));
    assert.match(textsOf("bulletin-revoked", messages[0]!.params)[2]!, /Grund: 改期$/);
  });
});
