import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { chainOf } from "@/services/departments/chain_of.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { answerQuestion } from "@/services/qa/answer_question.ts";
import { askQuestion } from "@/services/qa/ask_question.ts";
import { adoptReply, finishQuestion } from "@/services/qa/close_question.ts";
import { designateEngineer, escalateQuestion } from "@/services/qa/pass_on.ts";
import { readQuestion } from "@/services/qa/read_question.ts";
import { releaseKnowledge } from "@/services/qa/release_knowledge.ts";
import { type AtWork, peopleAtWork } from "../people_at_work.ts";

const DAY_MS = 86_400_000, MINUTE_MS = 60_000;
/** Questions of each kind, over so many days. */
const QUESTIONS = 40, DAYS = 180;

/** What is asked and answered: type, title, question, answer; in Chinese and English. */
type Talk = readonly [
  type: string,
  zh: readonly [string, string, string],
  en: readonly [string, string, string],
];

const PART_TALKS: readonly Talk[] = [
  ["P02", [
    "插图中支架螺栓数量与实车不符",
    "插图显示两个螺栓，实车为三个，请确认应订购哪一个支架。",
    "请按三个螺栓的支架订购，插图将在下一版更正。",
  ], [
    "Bracket in the figure has other bolts than the vehicle",
    "The figure shows two bolts, the vehicle has three. Which bracket is right?",
    "Order the bracket with three bolts. The figure will be corrected with its next version.",
  ]],
  ["P01", [
    "按 VIN 查不到冷却液水泵",
    "目录中没有该车的电动水泵，实车装有水泵。",
    "该车采用新平台水泵，适用性已补充，现在可以查到。",
  ], [
    "Coolant pump not found by VIN",
    "The catalog shows no electric pump for this vehicle, yet it has one.",
    "The vehicle has the pump of the new platform. Its applicability was added, it can be found now.",
  ]],
  ["P21", [
    "前大灯何时到货",
    "客户车辆停在店内，前大灯显示缺货，预计何时到货？",
    "中心库周三到货，已为贵店预留一件。",
  ], [
    "When does the headlamp arrive",
    "The customer's vehicle stands here and the headlamp is on backorder. When does it arrive?",
    "The central warehouse gets it on Wednesday. One is reserved for you.",
  ]],
  ["P13", [
    "制动片适用性疑问",
    "同一 VIN 显示两种制动片，哪一种适用？",
    "以选装代码为准：带运动制动的车辆使用第二种。",
  ], [
    "Which brake pads fit",
    "Two kinds of brake pads are shown for one VIN. Which one fits?",
    "The option decides: vehicles with sport brakes take the second one.",
  ]],
];

const TECH_TALKS: readonly Talk[] = [
  ["T03", [
    "直流充电至 80% 后中断",
    "所有充电桩均出现，未存储故障码，冷却回路压力正常。",
    "请升级车载充电机软件至 4.2，升级后可充至 100%。",
  ], [
    "DC charging stops at 80 percent",
    "It happens at every charging point. No DTC is stored, the cooling circuit has its pressure.",
    "Update the on-board charger to version 4.2, then it charges to the end.",
  ]],
  ["T11", [
    "低速制动时有摩擦异响",
    "制动片厚度正常，制动盘表面有划痕。",
    "更换制动盘并清洁导向销，按规定力矩拧紧。",
  ], [
    "Grinding noise when braking slowly",
    "The pads are thick enough, the discs show scratches.",
    "Replace the discs and clean the guide pins, then tighten to the torque given.",
  ]],
  ["T12", [
    "转向时方向盘有卡滞感",
    "冷车明显，热车减轻，助力电流波动。",
    "检查转向柱万向节，若有锈蚀请更换中间轴。",
  ], [
    "Steering sticks when turning",
    "It is worse when cold, and the assistance current swings.",
    "Check the universal joint of the column. Replace the intermediate shaft when it is rusty.",
  ]],
  ["T22", [
    "中控屏间歇性黑屏",
    "行驶中黑屏约十秒后恢复，未存储故障码。",
    "检查屏幕后部插头并升级多媒体软件。",
  ], [
    "Center display goes black at times",
    "It goes black for ten seconds while driving and comes back. No DTC is stored.",
    "Check the connector behind the display and update the infotainment software.",
  ]],
];

/** How far a question has come. */
const ENDS = [
  "adopted",
  "adopted",
  "finished",
  "replied",
  "waiting",
  "adopted",
  "passed on",
  "adopted",
] as const;

/** Questions of half a year in every state, asked and answered by the verbs of those who do it. */
export async function fillQuestions(demo: DemoFilling): Promise<void> {
  const people = await peopleAtWork(demo);
  const askers = people.filter(({ account }) =>
    account !== "technical-supervisor" && account !== "overseas-store"
  );
  const now = demo.ctx.clock().getTime();
  for (const kind of ["part", "technical"] as const) {
    for (let place = 0; place < QUESTIONS; place++) {
      // The latest ones of today, before them ever fewer a day.
      const at = now - Math.floor(((QUESTIONS - 1 - place) / QUESTIONS) ** 2 * DAYS * DAY_MS) -
        70 * MINUTE_MS;
      await ask(demo, kind, place, askers[place % askers.length]!, at);
    }
  }
}

async function ask(demo: DemoFilling, kind: QuestionKind, place: number, asker: AtWork, at: number) {
  const talks = kind === "part" ? PART_TALKS : TECH_TALKS;
  const talk = talks[place % talks.length]!;
  const [title, body, answer] = place % 4 === 3 ? talk[2] : talk[1];
  const vehicle = asker.vehicles[(place * 7) % asker.vehicles.length]!;
  const end = ENDS[place % ENDS.length]!;
  let moment = at;
  const by = async (account: string): Promise<Ctx> => {
    const user = await loadUser(demo.ctxFor({ edition: "domestic" }), account, "domestic");
    if (!user) throw new Error(`no such account: ${account}`);
    return demo.ctxFor({
      actor: user,
      edition: "domestic",
      lang: place % 4 === 3 ? "en_US" : "zh_CN",
      clock: () => new Date(moment),
    });
  };
  const technician = await by(asker.account);
  const asked = await askQuestion(technician, kind, {
    typeCode: talk[0],
    title,
    body,
    vin: vehicle.vin,
    seriesCode: vehicle.seriesCode,
    mileage: 3000 + (place * 7919) % 90_000,
    urgent: place % 9 === 0,
  });
  if (end === "waiting") return;
  const latest = async () => {
    const { version, replyList } = await readQuestion(technician, kind, asked.id);
    return { version, id: asked.id, replyId: replyList.at(-1)?.id ?? 0 };
  };
  const wait = (minutes: number) => moment += minutes * MINUTE_MS;
  wait(5 + (place * 13) % 40);
  const first = kind === "part" ? "factory-engineer" : await supervisorOf(demo, asked.id);
  await answerQuestion(await by(first), kind, { ...await latest(), body: answer });
  wait(4);
  if (kind === "technical" && (end === "passed on" || place % 3 === 0)) {
    await escalateQuestion(await by(first), { ...await latest(), remark: title });
    wait(6);
    if (end === "passed on") return;
    const { chief, engineer } = await sectionOf(demo, asked.id);
    await designateEngineer(await by(chief.userCode), { ...await latest(), engineerId: engineer.userId });
    wait(7);
    await answerQuestion(await by(engineer.userCode), kind, { ...await latest(), body: answer });
  }
  wait(3);
  if (end === "adopted") {
    await adoptReply(technician, kind, { ...await latest(), score: 6 + (place % 9) / 2 });
    if (place < 4) {
      wait(1);
      await releaseKnowledge(await by("section-chief"), kind, {
        ...await latest(),
        title,
        question: body,
        answer,
      });
    }
  } else if (end === "finished") {
    await finishQuestion(technician, kind, { ...await latest(), note: `${title}：${answer}` });
  }
}

/** Who heads the support section of a question's brand, and the engineer who is asked at first. */
async function sectionOf({ ctx, sql }: DemoFilling, id: number) {
  const [row] = await sql<[{ storeCode: string; brandCode: string }]>`
    select store_code, brand_code from questions where id = ${id}`;
  const { chiefs, designated } = await chainOf(ctx, { store: row.storeCode, brand: row.brandCode });
  return { chief: chiefs[0]!, engineer: designated[0]! };
}

/** Who answers first at the store of a question. */
async function supervisorOf({ sql }: DemoFilling, id: number): Promise<string> {
  const [row] = await sql<{ userCode: string }[]>`
    select u.user_code
    from questions q
    join users u on u.org_code = q.store_code and u.state = 'normal'
    join user_roles ur on ur.user_id = u.id and ur.role_code = 'technical-supervisor'
    where q.id = ${id} and u.id <> q.asker_id
    order by u.user_code
    limit 1`;
  if (!row) throw new Error(`nobody supervises the store of question ${id}`);
  return row.userCode;
}
