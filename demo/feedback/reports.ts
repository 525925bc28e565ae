import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { dismissFeedback, resolveFeedback, takeFeedback } from "@/services/feedback/act_on_feedback.ts";
import { sendFeedback } from "@/services/feedback/send_feedback.ts";

const HOUR_MS = 3_600_000;

interface Report {
  account: string;
  type: string;
  text: string;
  address: string;
  hoursAgo: number;
  lastRefusal?: string;
  vin?: string;
  /** Who looks after it, and what they answer; left out: nobody does yet. */
  by?: string;
  resolved?: string;
  invalid?: string;
}

/** What people of the demo have said: waiting, taken, resolved and not taken up. */
const REPORTS: readonly Report[] = [
  {
    account: "store-technician",
    type: "FIGURE",
    text: "前制动图里序号 7 的引线指到了隔热板上，备件号是对的。",
    address: "EPC2D?figure=34-11-02-C&callout=7",
    hoursAgo: 700,
    by: "factory-engineer",
    resolved: "引线位置已更正，新版图已发布。谢谢。",
  },
  {
    account: "store-technician",
    type: "IDEA",
    text: "希望在购物车里能按图号排序，拣货时更方便。",
    address: "EPCCart",
    hoursAgo: 610,
    by: "factory-manager",
    resolved: "已列入下一版本，购物车将支持按图号排序。",
  },
  {
    account: "store-manager",
    type: "SPEED",
    text: "周一上午打开订单历史要等十几秒。",
    address: "EPCCart?view=orders",
    hoursAgo: 540,
    by: "section-chief",
    resolved: "当时贵店的网络出口拥塞，门户响应正常，已建议检查线路。",
  },
  {
    account: "technical-supervisor",
    type: "TSB",
    text: "通报第 3 步的力矩与手册不一致：通报 34 N·m，手册 30 N·m。",
    address: "TSBList",
    hoursAgo: 420,
    by: "factory-engineer",
    resolved: "以通报为准，手册已安排修订。",
  },
  {
    account: "store-technician",
    type: "OTHER",
    text: "测试一下能不能发送反馈",
    address: "index",
    hoursAgo: 400,
    by: "section-chief",
    invalid: "此为测试内容，未涉及具体问题。",
  },
  {
    account: "overseas-store",
    type: "LANG",
    text: "The German name of the service disconnect is cut off in the parts table.",
    address: "SearchPage?q=service%20disconnect",
    hoursAgo: 330,
    by: "factory-engineer",
    resolved: "The column is wider now and the name reads in full.",
  },
  {
    account: "dealer-group-user",
    type: "RIGHT",
    text: "看不到集团下新加入门店的订单。",
    address: "EPCCart?view=orders",
    hoursAgo: 260,
    by: "factory-manager",
    invalid: "该门店尚未办理加入手续，加入后自动可见。",
  },
  {
    account: "store-manager",
    type: "PART",
    text: "制动片的包装数量显示为 1，实际到货是 4 片一盒。",
    address: "SearchPage?q=%E5%88%B6%E5%8A%A8%E7%89%87",
    hoursAgo: 190,
    by: "factory-engineer",
  },
  {
    account: "store-technician",
    type: "PAGE",
    text: "输入 17 位 VIN 后提示字符不对，但行驶证上就是这样写的。",
    address: "EPCIndex",
    hoursAgo: 120,
    lastRefusal: "VIN 第 4 位的字符“O”不允许使用。",
    by: "section-chief",
  },
  {
    account: "technical-supervisor",
    type: "LABOR",
    text: "更换后部悬架衬套的工时偏短，四轮定位没有算进去。",
    address: "LaborBaseStep",
    hoursAgo: 76,
  },
  {
    account: "overseas-store",
    type: "FIGURE",
    text: "Line 7 of the headlamp figure has no callout, so it cannot be clicked.",
    address: "EPC2D?figure=63-12-01-A",
    hoursAgo: 41,
  },
  {
    account: "store-technician",
    type: "IDEA",
    text: "案例里能不能直接放一段录音？客户描述的异响用文字很难写清楚。",
    address: "CaseWork",
    hoursAgo: 20,
  },
  {
    account: "store-manager",
    type: "PAGE",
    text: "导出到一半就失败了，再点一次又可以。",
    address: "MyDownload",
    hoursAgo: 5,
    lastRefusal: "导出失败，请稍后重试。",
  },
];

/** Feedback of the demo's people, and what became of it. Returns at once where there is any. */
export async function fillFeedback({ ctx, ctxFor, sql }: DemoFilling): Promise<void> {
  const [there] = await sql`select from feedback_reports limit 1`;
  if (there) return;
  const now = ctx.clock().getTime();
  const as = async (account: string, at: number): Promise<Ctx> => {
    const edition: Edition = account.startsWith("overseas") ? "overseas" : "domestic";
    const user = await loadUser(ctxFor({ edition }), account, edition);
    if (!user) throw new Error(`no such account: ${account}`);
    return ctxFor({ actor: user, edition, lang: user.lang, clock: () => new Date(at) });
  };
  for (const { account, type, text, address, hoursAgo, ...more } of REPORTS) {
    const sentAt = now - hoursAgo * HOUR_MS;
    const { id } = await sendFeedback(await as(account, sentAt), {
      typeCode: type,
      text,
      address,
      vin: more.vin ?? "",
      brand: "velaro",
      screenWidth: 1920,
      screenHeight: 1080,
      windowWidth: 1440,
      windowHeight: 900,
      lastRefusal: more.lastRefusal ?? "",
      attachments: [],
    }, "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36");
    if (!more.by) continue;
    const staff = await as(more.by, sentAt + 2 * HOUR_MS);
    await takeFeedback(staff, { id, version: 1 });
    const later = await as(more.by, Math.min(now, sentAt + (3 + hoursAgo / 10) * HOUR_MS));
    if (more.resolved) await resolveFeedback(later, { id, version: 2, answer: more.resolved });
    if (more.invalid) await dismissFeedback(later, { id, version: 2, answer: more.invalid });
  }
}
