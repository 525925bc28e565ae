import assert from "node:assert/strict";
import { drainMails } from "@/engines/mails/drain_mails.ts";
import type { MailMessage } from "@/engines/mails/mail_transport.ts";
import { remindOfQuestions } from "@/services/qa/remind_job.ts";
import { dictionaries } from "../entry/portal.ts";
import { openQuestions } from "./open_questions.ts";

const DAY = 24 * 60;
const TITLE = "Noise from the front axle";

/** Subject and first line of what is told after 31 minutes, after a day more, and after seven days, in the words of each language. */
const SAID = {
  en_US: {
    minutes: "has waited for 31 minutes",
    hours: "has waited for 24 hours",
    days: "has been open for 7 days",
    answer: "Answer it or pass it on.",
    close: "Make sure it is answered and closed.",
  },
  de_DE: {
    minutes: "wartet seit 31 Minuten",
    hours: "wartet seit 24 Stunden",
    days: "ist seit 7 Tagen offen",
    answer: "Antworten Sie oder geben Sie die Frage weiter.",
    close: "Sorgen Sie dafür, dass die Frage beantwortet und geschlossen wird.",
  },
  zh_CN: {
    minutes: "已等待 31 分钟",
    hours: "已等待 24 小时",
    days: "已 7 天未关闭",
    answer: "请尽快回复或转交。",
    close: "请尽快解决并关闭。",
  },
} as const;

for (const [lang, said] of Object.entries(SAID)) {
  Deno.test(`who stands at the node is mailed of 30 minutes, the superior too of seven days (${lang})`, async () => {
    await using portal = await openQuestions();
    await portal.sql`update users set lang = ${lang}, email_confirmed_at = now() where email is not null`;
    const sent: MailMessage[] = [];
    /** The mails of what is due now: whom they go to and what they say. */
    const remind = async () => {
      sent.length = 0;
      await remindOfQuestions(portal.ctx);
      await drainMails({
        pool: portal.sql,
        dictionaries,
        siteOf: () => ({ origin: "https://tis.example.com", basePath: "/tis" }),
        clock: portal.now,
        transport: {
          send(mail) {
            sent.push(mail);
            return Promise.resolve({ messageId: mail.messageId });
          },
          close() {},
        },
      });
      return sent.map(({ to }) => to.split("@")[0]).sort();
    };
    const id = await portal.ask("technical", portal.asker);
    const [{ code }] = await portal.sql<[{ code: string }]>`select code from questions where id = ${id}`;
    portal.pass(31);
    assert.deepEqual(await remind(), ["technical-supervisor"]);
    assert.ok(sent[0]!.subject.includes(`${code} ${said.minutes}`), sent[0]!.subject);
    assert.ok(sent[0]!.text.includes(TITLE) && sent[0]!.text.includes(said.answer), sent[0]!.text);
    assert.match(sent[0]!.text, /https:\/\/tis\.example\.com\/tis\/MyMessage\?open=\d+/);

    portal.pass(DAY);
    assert.deepEqual(await remind(), ["technical-supervisor"]);
    assert.ok(sent[0]!.subject.includes(said.hours), sent[0]!.subject);

    await portal.answer("technical", portal.supervisor, id);
    portal.pass(6 * DAY);
    assert.deepEqual(await remind(), ["store-manager", "technical-supervisor"]);
    for (const { subject, text } of sent) {
      assert.ok(subject.includes(`${code} ${said.days}`), subject);
      assert.ok(text.includes(TITLE) && text.includes(said.close), text);
    }
    // A day without anybody: one mail each, not one for each day missed, and none again.
    portal.pass(2 * DAY);
    assert.deepEqual(await remind(), ["store-manager", "technical-supervisor"]);
    assert.deepEqual(await remind(), []);
  });
}
