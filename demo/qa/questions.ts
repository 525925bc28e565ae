import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { chainOf } from "@/services/departments/chain_of.ts";
import { nodeOf, type QuestionKind, type QuestionStage } from "@/services/qa/advance_question.ts";
import { answerQuestion, askAgain } from "@/services/qa/answer_question.ts";
import { askQuestion } from "@/services/qa/ask_question.ts";
import type { AskedQuestion } from "@/services/qa/change_question.ts";
import { adoptReply, finishQuestion } from "@/services/qa/close_question.ts";
import { saveQuestion } from "@/services/qa/save_question.ts";
import { designateEngineer, escalateQuestion } from "@/services/qa/pass_on.ts";
import { type Dice, dice } from "../epc/random.ts";
import { fillKnowledge } from "./knowledge.ts";
import { type People, peopleOf } from "./people.ts";
import { CLOSING_NOTE, type Topic, TOPICS } from "./threads.ts";

const QUESTIONS = 400;
const DAYS = 182;
const MINUTE_MS = 60_000, DAY_MS = 24 * 60 * MINUTE_MS;
/** Threads that are written at once. */
const AT_ONCE = 4;
/** Events older than this are told to nobody: people would find half a year of messages. */
const NEWS_MS = 2 * DAY_MS;
/** Up to this share of them nobody is left waiting: what is open lies in the last weeks. */
const OPEN_FROM = 0.88;
/** Where the last ones stand, the latest last, so that each stage has some. */
const LAST_STAGES: readonly QuestionStage[] = [
  ...(["engineer-replied", "section-head-replied", "supervisor-replied", "replied"] as const),
  ...(["engineer", "section-head", "supervisor", "unanswered", "engineer", "section-head"] as const),
  ...([
    "engineer-replied",
    "replied",
    "section-head",
    "unanswered",
    "supervisor-replied",
    "supervisor",
  ] as const),
];
/** Drafts that somebody has begun. */
const DRAFTS = 8;
/** Accounts of stores that ask, with the place of their language in a text. */
const ASKERS = [
  ["store-technician", 0],
  ["20533.huangjie", 0],
  ["20671.yanyi", 0],
  ["20418.zhupeng", 0],
  ["49107.brandt", 1],
  ["55118.souza", 1],
] as const;

/** Questions over half a year in every state, asked, answered and closed by the verbs of those who do so. Returns at once where there are some. */
export async function fillQuestions({ ctx, ctxFor, sql }: DemoFilling): Promise<string | void> {
  const [there] = await sql`select from questions limit 1`;
  if (there) return;
  const now = ctx.clock().getTime();
  const people = peopleOf(ctxFor);
  const numbers = await sql<
    { number: string }[]
  >`select number from parts order by hashtext(number) limit 24`;
  let next = 0;
  const write = async () => {
    while (next < QUESTIONS) {
      const number = next++;
      await writeThread({ ctx, people, parts: numbers.map(({ number }) => number), number, now });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
  for (let number = 0; number < DRAFTS; number++) await writeDraft(people, number, now);
  await fillKnowledge({ sql }, people, ctx.clock());
  await sql`
    update outbox set sent_at = occurred_at
    where topic = 'tis.qa.v1' and sent_at is null and occurred_at < ${new Date(now - NEWS_MS)}`;
  return `${QUESTIONS} questions`;
}

/** One thread from its question to where it has come by now. */
async function writeThread({ ctx, people, parts, number, now }: {
  ctx: Ctx;
  people: People;
  parts: readonly string[];
  number: number;
  now: number;
}): Promise<void> {
  const random = dice(`question ${number}`);
  const last = LAST_STAGES[number - (QUESTIONS - LAST_STAGES.length)];
  const kind: QuestionKind = last
    ? nodeOf(last) === null ? "part" : "technical"
    : random.chance(0.5)
    ? "part"
    : "technical";
  const topic = random.pick(TOPICS[kind]);
  const [account, place] = random.weighted(ASKERS.map((one, index) => [one, index === 0 ? 3 : 1] as const));
  // In their order, in working hours of the stores, the last ones today.
  let at = now - DAY_MS * DAYS * (1 - (number + 1) / QUESTIONS) ** 1.15 - random.whole(2, 50) * MINUTE_MS;
  const clock = () => new Date(at);
  const passes = (minutes: number) => (at += minutes * MINUTE_MS) < now;
  const lang: Lang = place === 0 ? "zh_CN" : "en_US";
  const asker = await people.at(account, clock, lang);
  if (!asker) return;
  const vehicle = random.pick(await people.series(asker, account));
  const km = random.whole(3, 160) * 1000 + random.whole(0, 999);
  const german = account === "49107.brandt";
  let question = await askQuestion(asker, kind, {
    typeCode: topic.type,
    title: topic.title[german ? 2 : place],
    body: topic.body[place].replace("{km}", () => String(km)),
    seriesCode: vehicle.code,
    ...(vehicle.vins.length > 0 && random.chance(0.7) ? { vin: random.pick(vehicle.vins) } : {}),
    mileage: km,
    urgent: random.chance(0.12),
    partNumbers: kind === "part" ? [random.pick(parts.slice(0, random.whole(3, 24)))] : [],
  });
  if (last) {
    const answerers = await answerersOf(ctx, kind, asker, vehicle.brandCode);
    const moments = { passes: () => passes(Math.max(1, Math.floor((now - at) / MINUTE_MS / 6))), clock };
    return await bringTo(last, { ctx, people, question, kind, answerers, lang, topic, place, ...moments });
  }
  const isOld = number < QUESTIONS * OPEN_FROM;
  const waited = () =>
    random.weighted(
      [[random.whole(2, 14), 45], [random.whole(16, 59), 33], [random.whole(65, 900), 22]] as const,
    );
  const answerers = await answerersOf(ctx, kind, asker, vehicle.brandCode);
  const answer = async (account: string, which: 0 | 1) => {
    const by = (await people.at(account, clock, lang))!;
    question = await answerQuestion(by, kind, { ...question, body: topic.answers[which][place] });
  };
  // A few are left without an answer for long: they are what reminders are about.
  if ((!isOld && random.chance(0.1)) || !passes(waited())) return;
  await answer(answerers[0]!, 0);
  if (random.chance(0.55)) {
    if (!passes(random.whole(20, 900))) return;
    question = await askAgain(asker, kind, { ...question, body: topic.again[place] });
    if (!passes(waited())) return;
    await answer(answerers[0]!, 1);
  }
  if (kind === "technical" && random.chance(0.45)) {
    question = await consult({ ctx, people, question, answerers, clock, passes, lang, random, topic, place });
    if (at >= now) return;
  }
  if (
    (!isOld && random.chance(0.25)) ||
    !passes(random.weighted([[random.whole(60, 4000), 80], [random.whole(5000, 14_000), 20]] as const))
  ) return;
  if (random.chance(0.75)) {
    const [reply] = await ctx.sql<[{ id: number }]>`
      select id::int from question_replies where question_id = ${question.id} and part = 'answer' order by id desc limit 1`;
    await adoptReply(asker, kind, { ...question, replyId: reply.id, score: random.whole(60, 100) / 10 });
  } else {
    await finishQuestion(asker, kind, { ...question, note: CLOSING_NOTE[place] });
  }
}

/** Brings a question that was just asked to a stage, by those whose turn it is. */
async function bringTo(
  stage: QuestionStage,
  { ctx, people, question, kind, answerers, clock, passes, lang, topic, place }: {
    ctx: Ctx;
    people: People;
    question: AskedQuestion;
    kind: QuestionKind;
    answerers: readonly string[];
    clock: () => Date;
    passes: () => boolean;
    lang: Lang;
    topic: Topic;
    place: 0 | 1;
  },
): Promise<void> {
  const [first, chief, engineer] = answerers as [string, string, string];
  const by = async (account: string) => (await people.at(account, clock, lang))!;
  const answer = async (account: string, which: 0 | 1) => {
    question = await answerQuestion(await by(account), kind, {
      ...question,
      body: topic.answers[which][place],
    });
  };
  if (stage === "unanswered" || stage === "supervisor" || !passes()) return;
  await answer(first, 0);
  if (stage === "replied" || stage === "supervisor-replied" || !chief || !engineer || !passes()) return;
  question = await escalateQuestion(await by(first), question);
  if (stage === "section-head" || !passes()) return;
  if (stage === "section-head-replied") return await answer(chief, 1);
  const [{ id }] = await ctx.sql<[{ id: number }]>`
    select id::int from users where user_code = ${engineer} and deleted_at is null`;
  question = await designateEngineer(await by(chief), { ...question, engineerId: id });
  if (stage === "engineer-replied" && passes()) await answer(engineer, 1);
}

/** A question that somebody has begun and not asked yet. */
async function writeDraft(people: People, number: number, now: number): Promise<void> {
  const random = dice(`draft ${number}`);
  const kind: QuestionKind = number % 2 === 0 ? "part" : "technical";
  const [account, place] = random.weighted(ASKERS.map((one, index) => [one, index === 0 ? 3 : 1] as const));
  const at = new Date(now - random.whole(1, 6 * 24 * 60) * MINUTE_MS);
  const asker = await people.at(account, () => at, place === 0 ? "zh_CN" : "en_US");
  if (!asker) return;
  const topic = random.pick(TOPICS[kind]);
  await saveQuestion(asker, kind, { title: topic.title[place], typeCode: topic.type, body: "" });
}

/** Who answers: of parts an engineer, of a consultation the people of its three nodes, where nobody is an engineer. */
async function answerersOf(ctx: Ctx, kind: QuestionKind, { actor }: Ctx, brand: string): Promise<string[]> {
  if (kind === "part" || actor.kind !== "person") return ["factory-engineer"];
  const { supervisors, chiefs, designated } = await chainOf(ctx, { store: actor.orgCode!, brand });
  return [
    supervisors.find(({ userId }) => userId !== actor.id)?.userCode ?? "factory-engineer",
    chiefs[0]?.userCode ?? "",
    designated[0]?.userCode ?? "",
  ];
}

/** The supervisor submits it, the head of the section answers or names an engineer, who answers. */
async function consult({ ctx, people, question, answerers, clock, passes, lang, random, topic, place }: {
  ctx: Ctx;
  people: People;
  question: AskedQuestion;
  answerers: readonly string[];
  clock: () => Date;
  passes: (minutes: number) => boolean;
  lang: Lang;
  random: Dice;
  topic: Topic;
  place: 0 | 1;
}): Promise<AskedQuestion> {
  const [supervisor, chief, engineer] = answerers as [string, string, string];
  if (chief === "" || engineer === "" || !passes(random.whole(10, 200))) return question;
  const by = async (account: string) => (await people.at(account, clock, lang))!;
  question = await escalateQuestion(await by(supervisor), question);
  if (!passes(random.whole(5, 120))) return question;
  if (random.chance(0.5)) {
    return await answerQuestion(await by(chief), "technical", { ...question, body: topic.answers[1][place] });
  }
  const { id } = (await ctx.sql<
    [{ id: number }]
  >`select id::int from users where user_code = ${engineer} and deleted_at is null`)[0];
  question = await designateEngineer(await by(chief), { ...question, engineerId: id });
  if (!passes(random.whole(5, 200))) return question;
  return await answerQuestion(await by(engineer), "technical", {
    ...question,
    body: topic.answers[1][place],
  });
}
