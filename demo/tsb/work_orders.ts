import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";
import {
  finishWorkOrder,
  ruleOutWorkOrder,
  takeUpWorkOrder,
} from "@/services/tsb/work_orders/act_on_work_order.ts";
import { settleWorkOrdersWork } from "@/services/tsb/work_orders/settle_work.ts";
import { assignVehicles } from "@/services/vehicle_data/assign_vehicles.ts";
import { demoVehicles } from "../epc/import_vehicles.ts";
import { type Dice, dice } from "../epc/random.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Stores whose people do the work: who, the market of their vehicles, how many of them, and how quick they are, 0 to 1. */
const STORES = [
  { store: "20417", account: "20417.linfeng", market: "cn", share: 5, pace: 0.9, edition: "domestic" },
  { store: "20418", account: "20418.zhupeng", market: "cn", share: 4, pace: 0.8, edition: "domestic" },
  { store: "20533", account: "20533.huangjie", market: "cn", share: 3, pace: 0.7, edition: "domestic" },
  { store: "20534", account: "20534.zengke", market: "cn", share: 3, pace: 0.95, edition: "domestic" },
  { store: "20671", account: "20671.yanyi", market: "cn", share: 2, pace: 0.4, edition: "domestic" },
  { store: "20702", account: "20702.weilan", market: "cn", share: 3, pace: 0.6, edition: "domestic" },
  { store: "49107", account: "49107.brandt", market: "eu", share: 3, pace: 0.85, edition: "overseas" },
  { store: "33021", account: "33021.moreau", market: "eu", share: 2, pace: 0.5, edition: "overseas" },
  { store: "55118", account: "55118.souza", market: "latam", share: 1, pace: 0.65, edition: "overseas" },
] as const satisfies readonly {
  store: string;
  account: string;
  market: string;
  share: number;
  pace: number;
  edition: Edition;
}[];

interface Campaign {
  /** Type and series of its bulletin. */
  type: string;
  series: string;
  /** Vehicles of the series that stores answer for. */
  vehicles: number;
  /** Share of the work that the quickest store has ended. */
  ended: number;
  labor: string;
  part: string;
  note: readonly [zh: string, en: string];
  not: readonly [zh: string, en: string];
}

/** A recall of which some is overdue, a campaign that is over, and one that has just begun. */
const CAMPAIGNS: readonly Campaign[] = [
  {
    type: "03",
    series: "NAU",
    vehicles: 46,
    ended: 0.95,
    labor: "61-20-031",
    part: "61129301448",
    note: ["锁止片未到位，已更换接插件", "Lock not engaged, connector replaced"],
    not: ["车辆已报废", "Vehicle scrapped"],
  },
  {
    type: "04",
    series: "VON",
    vehicles: 34,
    ended: 3,
    labor: "64-11-120",
    part: "64118380411",
    note: ["已更换滤芯支架", "Bracket of the filter replaced"],
    not: ["已装改进件，无需作业", "Improved part fitted before"],
  },
  {
    type: "04",
    series: "VTE",
    vehicles: 52,
    ended: 0.2,
    labor: "32-21-040",
    part: "32106774336",
    note: ["左右卡箍已更换", "Clamps replaced on both sides"],
    not: ["车辆已转出本店", "Customer has left the store"],
  },
];

/** Vehicles of stores, and the work that three bulletins ask them for, each as far as the stores have come. Returns at once where there is any. */
export async function fillWorkOrders({ ctx, ctxFor, sql }: DemoFilling): Promise<string | void> {
  const [there] = await sql`select from tsb_work_orders limit 1`;
  if (there) return;
  const now = ctx.clock().getTime();
  let at = now;
  const clock = () => new Date(at);
  const engineer = ctxFor({ actor: (await loadUser(ctx, "factory-engineer"))!, clock });
  const workers = new Map<string, { ctx: Ctx; pace: number; place: 0 | 1 }>();
  for (const { store, account, edition, pace } of STORES) {
    const user = await loadUser(ctxFor({ edition }), account, edition);
    if (!user) throw new Error(`no such account: ${account}`);
    workers.set(store, {
      ctx: ctxFor({ actor: user, edition, lang: user.lang, clock }),
      pace,
      place: edition === "domestic" ? 0 : 1,
    });
  }
  let count = 0;
  for (const campaign of CAMPAIGNS) {
    const [bulletin] = await sql<{ id: number; publishedAt: Date }[]>`
      select d.id::int, r.published_at
      from documents d
      join document_revisions r on r.document_id = d.id and r.publish_state = 1
      join tsb_details k on k.revision_id = r.id
      where d.kind = 'tsb' and k.type_id = ${campaign.type} and ${campaign.series} = any(k.series_codes)
      order by d.id limit 1`;
    if (!bulletin) continue;
    const random = dice(`campaign ${campaign.series}`);
    const begun = bulletin.publishedAt.getTime();
    at = begun - DAY_MS;
    await assignVehicles(engineer, vehiclesOf(campaign, random));
    at = begun + HOUR_MS;
    await settleWorkOrdersWork.run(
      ctxFor({ clock }),
      { documentId: bulletin.id },
      { attempt: 1, signal: new AbortController().signal, progress: () => Promise.resolve() },
    );
    const orders = await sql<{ id: number; storeCode: string }[]>`
      select id::int, store_code from tsb_work_orders where document_id = ${bulletin.id} order by id`;
    count += orders.length;
    for (const { id, storeCode } of orders) {
      const worker = workers.get(storeCode);
      if (!worker || !random.chance(Math.min(1, campaign.ended * worker.pace))) continue;
      at = begun + Math.round((0.05 + 0.85 * random.whole(0, 1000) / 1000) * (now - begun));
      await work(worker, id, campaign, random, (hours) => at = Math.min(now, at + hours * HOUR_MS));
    }
  }
  return `bulletins, ${count} work orders`;
}

/** So many vehicles of the series, each at a store of its market. */
function vehiclesOf({ series, vehicles }: Campaign, random: Dice) {
  const wanted = demoVehicles().filter(({ seriesCode, marketCode }) =>
    seriesCode === series && STORES.some(({ market }) => market === marketCode)
  );
  return wanted.slice(0, vehicles).map(({ vin, marketCode }) => ({
    vin,
    storeCode: random.weighted(
      STORES.filter(({ market }) => market === marketCode).map(({ store, share }) => [store, share] as const),
    ),
  }));
}

/** Takes an order up and ends it; of those of a campaign that goes on a few stay in work. */
async function work(
  { ctx, place }: { ctx: Ctx; place: 0 | 1 },
  id: number,
  { labor, part, note, not, ended }: Campaign,
  random: Dice,
  pass: (hours: number) => void,
): Promise<void> {
  const { version } = await takeUpWorkOrder(ctx, { id, version: 1 });
  if (ended < 1 && random.chance(0.12)) return;
  pass(random.whole(1, 5));
  if (random.chance(0.07)) {
    await ruleOutWorkOrder(ctx, { id, version, reason: not[place] });
    return;
  }
  const replaced = random.chance(0.4);
  await finishWorkOrder(ctx, {
    id,
    version,
    workedOn: today(ctx),
    mileage: random.whole(3_000, 96_000),
    laborCodes: [labor],
    partNumbers: replaced ? [part] : [],
    note: replaced ? note[place] : "",
  });
}
