import sharp from "sharp";
import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuseQuality, resolveQuality, takeQuality } from "@/services/quality/process_quality.ts";
import { beginQuality, submitQuality } from "@/services/quality/write_quality.ts";

const DAY_MS = 86_400_000;

/** Account, series, part number, title, fault, quantity, batch, days ago, and how far it went: draft, submitted, taken, or the answer with what it came to. All made up. */
const REPORTS = [
  [
    "store-technician",
    "VTE",
    "34106872432",
    "前制动盘表面裂纹",
    "行驶 8,000 km 后盘面出现径向裂纹，抖动明显。",
    2,
    "B2508-117",
    96,
    ["resolved", "确认为铸造批次问题，已召回同批次库存，请按索赔流程更换。"],
  ],
  [
    "store-manager",
    "VTE",
    "34106872432",
    "前制动盘表面裂纹（第二例）",
    "与前例同批次，裂纹位置相同。",
    1,
    "B2508-117",
    88,
    ["resolved", "同批次问题，处理同前例。"],
  ],
  [
    "technical-supervisor",
    "VON",
    "64118380411",
    "空调滤芯支架断裂",
    "装配时卡扣断裂，材料偏脆。",
    6,
    "K11-2033",
    74,
    ["resolved", "已更改材料，新件号自本月起供货。"],
  ],
  [
    "store-technician",
    "NAU",
    "61129301448",
    "高压接插件锁止不到位",
    "更换后锁止片无法完全推入。",
    3,
    "C7-0091",
    61,
    ["refused", "锁止片须先解除二次锁再推入，见手册 61-20，零件无异常。"],
  ],
  ["store-technician", "VTE", "32106774336", "转向拉杆球头异响", "新件装车即有间隙。", 4, "S26-014", 40, [
    "in_work",
  ]],
  [
    "store-manager",
    "VON",
    "64118380411",
    "空调滤芯支架尺寸偏大",
    "无法装入壳体，偏差约 1.5 mm。",
    10,
    "K11-2051",
    23,
    ["in_work"],
  ],
  [
    "technical-supervisor",
    "NAU",
    "34106872432",
    "制动盘跳动超差",
    "装车后端面跳动 0.09 mm，标准 0.05 mm。",
    2,
    "B2601-008",
    12,
    ["submitted"],
  ],
  ["store-technician", "VTE", "61129301448", "接插件密封圈缺失", "开箱发现密封圈缺失。", 1, "C7-0102", 5, [
    "submitted",
  ]],
  [
    "store-technician",
    "VON",
    "32106774336",
    "球头防尘套破损",
    "运输包装不足，防尘套压破。",
    2,
    "S26-020",
    1,
    ["draft"],
  ],
] as const;

/** Reports of quality in every state, each with a photo of the faulty part and one of a good one. Returns at once where there is any. */
export async function fillQuality({ ctx, ctxFor, sql }: DemoFilling): Promise<void> {
  const [there] = await sql`select from quality_reports limit 1`;
  if (there) return;
  const now = ctx.clock().getTime();
  const as = async (account: string, daysAgo: number): Promise<Ctx> => {
    const edition: Edition = "domestic";
    const user = await loadUser(ctx, account);
    return ctxFor({ actor: user!, edition, lang: user!.lang, clock: () => new Date(now - daysAgo * DAY_MS) });
  };
  const series = new Set((await sql<{ code: string }[]>`select code from series`).map(({ code }) => code));
  for (
    const [account, seriesCode, partNumber, title, description, quantity, batch, ago, [fate, answer]]
      of REPORTS
  ) {
    const author = await as(account, ago);
    const { id } = await beginQuality(author, {
      values: {
        title,
        description,
        seriesCode: series.has(seriesCode) ? seriesCode : [...series][0],
        partNumber,
        quantity,
        batch,
        faultOn: new Date(now - (ago + 2) * DAY_MS).toISOString().slice(0, 10),
        mileage: 1_000 * ((ago % 40) + 3),
      },
      refusePhotos: [await photo(author, true)],
      okPhotos: [await photo(author, false)],
    });
    if (fate === "draft") continue;
    await submitQuality(author, { id, version: 2 });
    if (fate === "submitted") continue;
    await takeQuality(await as("factory-engineer", ago - 0.5), { id, version: 3 });
    if (fate === "in_work") continue;
    const later = await as("factory-engineer", ago - 4);
    const end = fate === "resolved" ? resolveQuality : refuseQuality;
    await end(later, { id, version: 4, answer: answer! });
  }
}

/** A drawing of the part as a picture, with a crack where it is faulty. */
async function photo(author: Ctx, faulty: boolean): Promise<string> {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#d9dde2"/>
    <circle cx="400" cy="300" r="220" fill="#9aa4ae"/><circle cx="400" cy="300" r="90" fill="#c8ced5"/><circle cx="400" cy="300" r="34" fill="#59636d"/>
    ${
      faulty
        ? '<path d="M440 230 l40 -46 l12 22 l44 -40" stroke="#7a1f1f" stroke-width="5" fill="none"/>'
        : ""
    }</svg>`;
  const png = new Uint8Array(
    await sharp(new TextEncoder().encode(drawing)).png({ palette: true }).toBuffer(),
  );
  return await storeFile(author, {
    place: "quality-photo",
    name: faulty ? "refuse.png" : "ok.png",
    body: new Blob([png]).stream(),
    expectedSize: png.length,
    isOfProgram: true,
  });
}
