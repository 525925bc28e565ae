import assert from "node:assert/strict";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { tellReadersWork } from "@/engines/documents/tell_readers.ts";
import { setMailWishes } from "@/engines/messages/mail_wishes.ts";
import { type MessageParams, writeMessage } from "@/engines/messages/words.ts";
import { runItem } from "@/engines/work/run_item.ts";
import { takeItem } from "@/engines/work/take_item.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { notifyTsbPublished } from "@/services/tsb/notify_published.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { dictionaries } from "../entry/portal.ts";
import { openBulletins } from "./people.ts";

Deno.test("a published bulletin is told to its readers", async (t) => {
  await using portal = await openBulletins();
  const { sql, ctx, author, approver, manager } = portal;

  const publish = async (id: number) => {
    await portal.act(author, id, "submit");
    await portal.act(approver, id, "pass");
    await portal.act(manager, id, "release");
  };
  /** The consumer gets the last event of a publication. */
  const hear = async (id: number) => {
    const [event] = await sql<{ data: never }[]>`
      select data from outbox where type = 'tsb.published' and key = ${
      String(id)
    } order by outbox.id desc limit 1`;
    await ctx.tx((tx) =>
      notifyTsbPublished.notify(tx, { id: crypto.randomUUID(), data: event!.data } as never)
    );
  };
  /** A worker does what waits; null: nothing waits. */
  const work = async () => {
    const item = await takeItem(sql, tellReadersWork.kind, {
      runner: ctx.newId(),
      seconds: 120,
      now: ctx.clock(),
    });
    return item && await runItem(ctx, tellReadersWork, item, new AbortController().signal);
  };
  const told = (id: number) =>
    sql<{ userCode: string; params: MessageParams }[]>`
      select u.user_code, m.params from messages m join users u on u.id = m.user_id
      where m.kind = 'tsb-published' and m.link = ${`TSBPreview?id=${id}`} order by u.id`;

  /** Whoever may open the published list within the brand, as roles and accounts say it. */
  const readers = async () =>
    (await sql<{ userCode: string }[]>`
      select distinct u.id, u.user_code
      from users u join user_roles ur on ur.user_id = u.id join role_rights rr on rr.role_code = ur.role_code
      where u.state = 'normal' and u.deleted_at is null and rr.fun_link = 'TSBList' and rr.head_api = 'view'
        and (u.brand_codes = '{}' or 'norda' = any(u.brand_codes))
      order by u.id`).map(({ userCode }) => userCode);

  await t.step(
    "each of its brand, once however often it is heard of, and anew with a new revision",
    async () => {
      const [other] = await sql<{ code: string }[]>`select code from brands where code <> 'norda' limit 1`;
      await sql`update users set brand_codes = ${[other!.code]} where user_code = 'store-manager'`;
      const { id } = await portal.draft();
      await publish(id);
      await hear(id);
      assert.equal(await work(), "done");
      const expected = await readers();
      assert.ok(expected.includes("store-technician") && !expected.includes("store-manager"));
      assert.deepEqual((await told(id)).map(({ userCode }) => userCode), expected);
      await hear(id);
      await work();
      assert.equal((await told(id)).length, expected.length);
      // Withdrawn and released again it is the same revision: told to whom it has not been told.
      await portal.act(manager, id, "revoke");
      await sql`update users set brand_codes = '{}' where user_code = 'store-manager'`;
      await portal.act(manager, id, "release");
      await hear(id);
      await work();
      assert.deepEqual((await told(id)).map(({ userCode }) => userCode), await readers());
      await portal.act(author, id, "revise");
      await publish(id);
      await hear(id);
      await work();
      assert.equal((await told(id)).length, 2 * (await readers()).length);
    },
  );

  await t.step("with its title in the reader's language, or as it was written", async () => {
    const { id, version } = await portal.draft();
    await saveDraft(author, tsbDocument, {
      id,
      revision: 1,
      version,
      text: { lang: "en_US", title: "Brake noise check", body: documentOf("Check the pads.") },
      values: {},
    });
    await publish(id);
    await hear(id);
    await work();
    const [{ params }] = await told(id) as unknown as [{ params: MessageParams }];
    const titleIn = (lang: Lang, given = params) =>
      writeMessage({ t: translator(dictionaries, lang), lang, zone: "UTC" }, "tsb-published", given).title;
    assert.deepEqual(
      (["zh_CN", "en_US", "de_DE"] as const).map((lang) => titleIn(lang)),
      [
        "技术通报已发布：制动异响检查",
        "Bulletin published: Brake noise check",
        "Serviceinformation veröffentlicht: Brake noise check",
      ],
    );
    const chinese = await portal.draft();
    await publish(chinese.id);
    await hear(chinese.id);
    await work();
    const [only] = await told(chinese.id);
    assert.equal(titleIn("de_DE", only!.params), "Serviceinformation veröffentlicht: 制动异响检查");
  });

  await t.step("a new revision by its number, so that it is not taken for the one before", async () => {
    const { id, code } = await portal.draft();
    await publish(id);
    await hear(id);
    await work();
    await portal.act(author, id, "revise");
    await publish(id);
    await hear(id);
    await work();
    const [first, second] = (await sql<{ params: MessageParams }[]>`
      select m.params from messages m join users u on u.id = m.user_id
      where u.user_code = 'store-technician' and m.link = ${`TSBPreview?id=${id}`} order by m.id`)
      .map(({ params }) =>
        writeMessage(
          { t: translator(dictionaries, "zh_CN"), lang: "zh_CN", zone: "UTC" },
          "tsb-published",
          params,
        )
          .text
      );
    assert.equal(first, `主机厂发布了技术通报 ${code}《制动异响检查》，请阅读并确认。`);
    assert.equal(second, `主机厂发布了技术通报 ${code}（修订版 2）《制动异响检查》，请阅读并确认。`);
  });

  await t.step("by mail in their language as they wish", async () => {
    await sql`
      update users set lang = 'en_US', email = user_code || '@demo.example', email_confirmed_at = now()
      where user_code in ('store-technician', 'store-manager')`;
    await setMailWishes(await portal.as("store-manager"), { any: true, kinds: [] });
    const [{ last }] = await sql<[{ last: number }]>`select coalesce(max(id), 0) as last from deliveries`;
    const { id } = await portal.draft();
    await publish(id);
    await hear(id);
    await work();
    const mails = await sql<{ to: string; lang: string; kind: string }[]>`
      select payload ->> 'to' as to, payload ->> 'lang' as lang, payload -> 'message' ->> 'kind' as kind
      from deliveries
      where id > ${last} and payload ->> 'to' in ('store-technician@demo.example', 'store-manager@demo.example')`;
    assert.deepEqual([...mails], [{
      to: "store-technician@demo.example",
      lang: "en_US",
      kind: "tsb-published",
    }]);
  });

  await t.step("not when it was revoked or superseded meanwhile, or is no news", async () => {
    const heardThen = async (then: (id: number, code: string) => Promise<unknown>) => {
      const { id, code } = await portal.draft();
      await publish(id);
      await hear(id);
      await then(id, code!);
      await work();
      return (await told(id)).length;
    };
    assert.equal(await heardThen((id) => portal.act(manager, id, "revoke")), 0);
    assert.equal(
      await heardThen(async (id) => {
        await portal.act(author, id, "revise");
        await publish(id);
      }),
      0,
    );
    assert.equal(
      await heardThen(async (id) => {
        const copy = await beginDocument(author, tsbDocument, "zh_CN");
        await sql`update documents set supersedes_id = ${id} where id = ${copy.id}`;
        await sql`
          update document_revisions set publish_state = 1, published_at = ${ctx.clock()} where document_id = ${copy.id}`;
      }),
      0,
    );
    const revoked = await portal.draft();
    await publish(revoked.id);
    await portal.act(manager, revoked.id, "revoke");
    await hear(revoked.id);
    const late = await portal.draft();
    await publish(late.id);
    await sql`update document_revisions set published_at = published_at - interval '15 days' where document_id = ${late.id}`;
    await hear(late.id);
    assert.equal(await work(), null);
  });
});
