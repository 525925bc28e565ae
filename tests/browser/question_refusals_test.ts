import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const SAID = {
  en_US: {
    ...{ answer: "Your answer", send: "Answer", adopt: "Adopt", close: "Close with a note" },
    short: "The reply must be longer than 5 characters.",
    shortNote: "The closing note needs at least 10 characters.",
    twice: "A reply to this question has already been adopted.",
    own: "You cannot answer your own question. Add details to it instead.",
    ownReply: "You cannot adopt your own reply.",
    ownScore: "You answered this question. Another person at your store must score it.",
    scored: "The question has already been scored.",
  },
  zh_CN: {
    ...{ answer: "您的回复", send: "回复", adopt: "采纳", close: "填写结案说明并关闭" },
    short: "回复内容须多于 5 个字符。",
    shortNote: "结案说明至少 10 个字符。",
    twice: "该问题已采纳回复，不能重复采纳。",
    own: "不能回答自己的问题，可以继续补充说明。",
    ownReply: "不能采纳自己的回复。",
    ownScore: "您已回复该问题，须由本店其他人员评分。",
    scored: "该问题已评分。",
  },
} as const;
type Lang = keyof typeof SAID;

const QUESTION = {
  typeCode: "P02",
  seriesCode: "VTE",
  title: "Which bracket",
  body: "The figure shows two bolts, the vehicle has three.",
};

/** Pages of somebody without script, as they stood when they were opened. */
async function pagesOf(page: Page, account: string, lang: Lang, count: number): Promise<Page[]> {
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  await logIn(context, portal.origin, account, lang);
  return await Promise.all(Array.from({ length: count }, () => context.newPage()));
}

for (const [lang, said] of Object.entries(SAID) as [Lang, typeof SAID[Lang]][]) {
  browserTest(
    `of two answers at once both stand, and what is too short or comes too late says why and keeps its text (${lang})`,
    async (page) => {
      const asker = await callerOf("store-technician", lang);
      const { id } = (await asker("part-questions/asking", QUESTION)).data;
      const address = `${portal.origin}/tis/PartQAView?id=${id}`;

      const [engineer] = await pagesOf(page, "factory-engineer", lang, 1);
      const [chief] = await pagesOf(page, "section-chief", lang, 1);
      await Promise.all([engineer!.goto(address), chief!.goto(address)]);
      const answer = async (by: Page, text: string) => {
        await by.getByLabel(said.answer).fill(text);
        await by.getByRole("button", { name: said.send, exact: true }).click();
      };
      await answer(engineer!, "three");
      await engineer!.getByText(said.short).waitFor();
      assert.equal(await engineer!.getByLabel(said.answer).inputValue(), "three");
      await Promise.all([answer(engineer!, "Order number two."), answer(chief!, "Order number three.")]);
      await chief!.locator(".question-thread", { hasText: "Order number three." }).waitFor();

      const [one, other] = await pagesOf(page, "store-technician", lang, 2);
      await Promise.all([one!.goto(address), other!.goto(address)]);
      for (const text of ["Order number two.", "Order number three."]) {
        assert.equal(await one!.locator(".question-thread .question-text", { hasText: text }).count(), 1);
      }
      await one!.locator("#finish, details:has(#finish) summary").first().click();
      await one!.locator("#finish textarea").fill("Done");
      await one!.locator("#finish").getByRole("button", { name: said.close }).click();
      await one!.getByText(said.shortNote).waitFor();
      assert.equal(await one!.locator("#finish textarea").inputValue(), "Done");
      await one!.getByRole("button", { name: said.adopt, exact: true }).first().click();
      await one!.locator("[data-adopted]").waitFor();
      await other!.getByRole("button", { name: said.adopt, exact: true }).last().click();
      await other!.getByText(said.twice).waitFor();
      assert.equal(await other!.locator("[data-adopted]").count(), 1);
    },
  );
}

const TECHNICAL = { ...QUESTION, typeCode: "T03", title: "Charging stops" };

for (const [lang, said] of Object.entries(SAID) as [Lang, typeof SAID[Lang]][]) {
  browserTest(
    `nobody answers a question or adopts a reply of their own, and a score out of range says why and stays (${lang})`,
    async (page) => {
      const technician = await callerOf("store-technician", lang);
      const supervisor = await callerOf("technical-supervisor", lang);
      const path = "tech-questions";
      const own = (await supervisor(`${path}/asking`, TECHNICAL)).data;
      const body = "The charger is too hot.";
      const answered = await supervisor(`${path}/${own.id}/answers`, { version: own.version, body });
      assert.deepEqual([answered.code, answered.msg], ["000001", said.own]);

      const asked = (await technician(`${path}/asking`, TECHNICAL)).data;
      const { version } = (await supervisor(`${path}/${asked.id}/answers`, { ...asked, body })).data;
      const [reply] = await portal.sql<{ id: number }[]>`
        select id::int from question_replies where question_id = ${asked.id}`;
      const adopted = await supervisor(`${path}/${asked.id}/adoption`, { version, replyId: reply!.id });
      assert.deepEqual([adopted.code, adopted.msg], ["000001", said.ownReply]);
      const finished = await supervisor(`${path}/${asked.id}/finishing`, {
        ...{ version, score: 9, note: "Solved by a new charger." },
      });
      assert.deepEqual([finished.code, finished.msg], ["000001", said.ownScore]);
      const reasons: string[] = [];
      for (const score of [11, -0.1, 8.55]) {
        const { code, data } = await technician(`${path}/${asked.id}/adoption`, {
          ...{ version, score, replyId: reply!.id },
        });
        assert.equal(code, "000001");
        assert.deepEqual(data.errors.map(({ field }: { field: string }) => field), ["score"], String(score));
        reasons.push(data.errors[0].message);
      }

      const [mine] = await pagesOf(page, "store-technician", lang, 1);
      await mine!.goto(`${portal.origin}/tis/TechQAView?id=${asked.id}`);
      // Older browsers send what they do not understand.
      await mine!.locator(".question-adopt").evaluate((form) => (form as HTMLFormElement).noValidate = true);
      await mine!.locator(".question-score").fill("11");
      await mine!.getByRole("button", { name: said.adopt, exact: true }).click();
      await mine!.locator(".question-adopt .field-error", { hasText: reasons[0] }).waitFor();
      assert.equal(await mine!.locator(".question-score").inputValue(), "11");
      await mine!.locator(".question-score").fill("9.5");
      await mine!.getByRole("button", { name: said.adopt, exact: true }).click();
      await mine!.locator("[data-adopted]").waitFor();
      const now = await portal.sql<
        { version: number }[]
      >`select version from questions where id = ${asked.id}`;
      // The browser's login has ended the session of the calls.
      const later = await callerOf("store-technician", lang);
      const again = await later(`${path}/${asked.id}/scoring`, { ...now[0], score: 5 });
      assert.deepEqual([again.code, again.msg], ["000001", said.scored]);
    },
  );
}

/** Calls of an account in a language. */
async function callerOf(account: string, lang: Lang) {
  const headers = { accept: "application/json", language: lang };
  const entered = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on", lang }),
  });
  const { token } = (await entered.json()).data;
  // deno-lint-ignore no-explicit-any -- answers of several calls
  return async (path: string, input: unknown): Promise<any> => {
    const answer = await fetch(`${portal.origin}/tis/${path}`, {
      method: "POST",
      headers: { ...headers, authorization: token, "content-type": "application/json" },
      body: JSON.stringify(input),
    });
    return await answer.json();
  };
}
