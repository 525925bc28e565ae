import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { approversOf } from "@/services/departments/approvers_of.ts";
import {
  approveImprovement,
  closeImprovement,
  rejectImprovement,
} from "@/services/techprove/decide_improvement.ts";
import { beginImprovement, submitImprovement } from "@/services/techprove/write_improvement.ts";

const DAY_MS = 86_400_000;

/** Account, title, how it is, how it shall be, whom it affects, minutes and money for each vehicle, vehicles in a year, days ago, and how far it went. All made up. */
const IMPROVEMENTS = [
  [
    "store-technician",
    "电池包拆卸改用四点吊具",
    "两点吊装时电池包倾斜，需三人扶正，且易碰伤接插件。",
    "四点吊具保持水平，两人即可完成，接插件侧加导向销。",
    ["stores", "training"],
    35,
    "60.00",
    820,
    120,
    "closed",
  ],
  [
    "technical-supervisor",
    "制动液更换顺序写入手册",
    "各店更换顺序不一，排气不净。",
    "手册按右后、左后、右前、左前明确顺序，并附用量。",
    ["manuals", "stores"],
    12,
    "8.00",
    4_200,
    70,
    "approved",
  ],
  [
    "store-manager",
    "空调滤芯支架加防呆凸台",
    "支架可装反，气流方向错误。",
    "支架一侧加凸台，装反时无法扣合。",
    ["parts", "production"],
    5,
    "3.50",
    9_000,
    33,
    "in_approval",
  ],
  [
    "store-technician",
    "高压线束固定夹改为可重复使用",
    "拆卸即损坏，每次须更换。",
    "改为旋扣式固定夹，可重复使用。",
    ["parts"],
    4,
    "6.20",
    3_100,
    18,
    "rejected",
  ],
  [
    "technical-supervisor",
    "充电口盖铰链加注脂孔",
    "冬季卡滞，须拆内衬润滑。",
    "铰链处加注脂孔，无需拆卸。",
    ["production", "quality"],
    20,
    "15.00",
    1_500,
    2,
    "not_submitted",
  ],
] as const;

/** Technical improvements in every state. Returns at once where there is any. */
export async function fillImprovements({ ctx, ctxFor, sql }: DemoFilling): Promise<void> {
  const [there] = await sql`select from technical_improvements limit 1`;
  if (there) return;
  const now = ctx.clock().getTime();
  const as = async (account: string, daysAgo: number): Promise<Ctx> => {
    const user = await loadUser(ctx, account);
    return ctxFor({ actor: user!, lang: user!.lang, clock: () => new Date(now - daysAgo * DAY_MS) });
  };
  const [department] = await sql<{ code: string }[]>`
    select code from departments where kind = 'case' and deleted_at is null order by sort, code limit 1`;
  const approvers = (await approversOf(ctx, department!.code)).map(({ userCode }) => userCode);
  for (const [account, title, before, after, affects, minutes, money, vehicles, ago, fate] of IMPROVEMENTS) {
    const author = await as(account, ago);
    const begun = await beginImprovement(author, {
      values: {
        title,
        department: department!.code,
        before,
        after,
        affects: [...affects],
        minutesSaved: minutes,
        moneySaved: money,
        vehiclesAYear: vehicles,
      },
    });
    if (fate === "not_submitted" || approvers.length === 0) continue;
    let { id, version } = await submitImprovement(author, begun);
    const [first, ...others] = approvers;
    if (fate === "rejected") {
      await rejectImprovement(await as(first!, ago - 1), { id, version, remark: "请补充成本与强度数据。" });
      continue;
    }
    ({ version } = await approveImprovement(await as(first!, ago - 1), { id, version, remark: "同意" }));
    if (fate === "in_approval") continue;
    for (const other of others) {
      ({ version } = await approveImprovement(await as(other, ago - 2), { id, version, remark: "" }));
    }
    if (fate !== "closed") continue;
    await closeImprovement(await as("factory-manager", ago - 60), {
      id,
      version,
      result: "吊具已列入专用工具清单，首批 40 家店配发。",
    });
  }
}
