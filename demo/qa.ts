import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { replyTemplateRegister } from "@/services/qa/reply_template_register.ts";
import { businessHoursRegister } from "@/services/qa/business_hours_register.ts";
import { partQaTypeRegister, techQaTypeRegister } from "@/services/qa/type_registers.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { both } from "./registers/both.ts";

const PART_TYPES = [
  ["P01", 0, "按 VIN 找不到备件", "Part not found by VIN"],
  ["P02", 0, "插图与实物不符", "Figure differs from the vehicle"],
  ["P03", 0, "标准件规格", "Dimensions of a standard part"],
  ["P11", 1, "备件名称翻译错误", "Part name translated wrongly"],
  ["P12", 1, "序号位置错误", "Callout misplaced"],
  ["P13", 1, "适用性错误", "Applicability wrong"],
  ["P21", 2, "缺货与到货时间", "Back order and delivery date"],
  ["P22", 2, "停产备件替代", "Replacement of a discontinued part"],
  ["P31", 3, "价格疑问", "Question on a price"],
  ["P32", 3, "订单状态", "State of an order"],
  ["P41", 4, "其他备件问题", "Other question on parts"],
] as const;

const TECH_TYPES = [
  ["T01", 0, "动力电池", "High-voltage battery"],
  ["T02", 0, "驱动电机与控制器", "Drive motor and inverter"],
  ["T03", 0, "充电系统", "Charging system"],
  ["T04", 0, "发动机与变速器", "Engine and transmission"],
  ["T11", 1, "制动系统", "Brakes"],
  ["T12", 1, "转向系统", "Steering"],
  ["T13", 1, "悬架与车轮", "Suspension and wheels"],
  ["T21", 2, "车身电气", "Body electrics"],
  ["T22", 2, "信息娱乐", "Infotainment"],
  ["T23", 2, "驾驶辅助", "Driver assistance"],
  ["T31", 3, "车身与密封", "Body and seals"],
  ["T32", 3, "空调", "Climate control"],
  ["T41", 4, "其他技术问题", "Other technical question"],
] as const;

/** What answers often begin with. */
const REPLY_TEMPLATES = [
  {
    code: "MEASURE",
    kind: "technical",
    names: { zh_CN: "请提供测量值", en_US: "Ask for measured values", de_DE: "Messwerte erfragen" },
    bodies: {
      zh_CN: "请按维修手册测量并告知实际数值，同时上传照片。",
      en_US: "Please measure as the repair manual says, tell us the values and add a photo.",
      de_DE: "Bitte messen Sie nach Reparaturleitfaden, nennen Sie die Werte und fügen Sie ein Foto bei.",
    },
  },
  {
    code: "CODES",
    kind: "technical",
    names: { zh_CN: "请读取故障码", en_US: "Ask for trouble codes", de_DE: "Fehlercodes erfragen" },
    bodies: {
      zh_CN: "请读取车辆 {vin} 全部控制单元的故障码，清除后路试，再告知哪些重新出现。",
      en_US: "Please read all trouble codes of {vin}, clear them, drive it, and tell us which come back.",
      de_DE:
        "Bitte lesen Sie alle Fehlercodes von {vin}, löschen Sie sie, fahren Sie Probe und nennen Sie die wiederkehrenden.",
    },
  },
  {
    code: "CATALOG",
    kind: "part",
    names: { zh_CN: "目录已更正", en_US: "Catalog corrected", de_DE: "Katalog berichtigt" },
    bodies: {
      zh_CN: "感谢反馈，目录已更正，请重新查询后订购。",
      en_US: "Thank you. The catalog is corrected: look the part up again and order it.",
      de_DE: "Danke, der Katalog ist berichtigt: Bitte suchen Sie das Teil erneut und bestellen es.",
    },
  },
] as const;

const WEEK = ["mon", "tue", "wed", "thu", "fri"] as const;
/** When markets work: hours of the week in China with a break at noon, in Europe without. */
const BUSINESS_HOURS = [
  {
    marketCode: "cn",
    kind: "shift",
    weekdays: [...WEEK, "sat"],
    opens: "08:30",
    closes: "12:00",
    names: { zh_CN: "上午", en_US: "Morning", de_DE: "Vormittag" },
  },
  {
    marketCode: "cn",
    kind: "shift",
    weekdays: [...WEEK, "sat"],
    opens: "13:00",
    closes: "18:00",
    names: { zh_CN: "下午", en_US: "Afternoon", de_DE: "Nachmittag" },
  },
  {
    marketCode: "cn",
    kind: "free",
    firstDay: "2026-10-01",
    lastDay: "2026-10-07",
    names: { zh_CN: "国庆节", en_US: "National Day", de_DE: "Nationalfeiertag" },
  },
  {
    marketCode: "cn",
    kind: "worked",
    firstDay: "2026-09-27",
    lastDay: "2026-09-27",
    opens: "08:30",
    closes: "17:00",
    names: {
      zh_CN: "国庆调休",
      en_US: "Worked for National Day",
      de_DE: "Arbeitstag für den Nationalfeiertag",
    },
  },
  {
    marketCode: "eu",
    kind: "shift",
    weekdays: [...WEEK],
    opens: "07:30",
    closes: "17:30",
    names: { zh_CN: "工作日", en_US: "Weekdays", de_DE: "Werktage" },
  },
] as const;

/** Types of questions, with the engineers who answer. */
export async function fillQaTypes({ ctx }: Pick<DemoFilling, "ctx">): Promise<void> {
  const engineers = await ctx.sql<{ id: number }[]>`
    select id
    from users
    where user_code in ('factory-engineer', 'designated-engineer', 'section-chief')
    order by user_code`;
  const staffOf = (index: number) =>
    engineers.length === 0 ? [] : [String(engineers[index % engineers.length]!.id)];
  const rows = (types: readonly (readonly [string, number, string, string])[]) =>
    types.map(([code, typeParent, zh, en], index) => ({
      code,
      typeParent,
      names: both(zh, en),
      staff: staffOf(index),
      sort: index + 1,
    }));
  await fillRegister(ctx, partQaTypeRegister, rows(PART_TYPES));
  await fillRegister(ctx, techQaTypeRegister, rows(TECH_TYPES));
}

/** What answers begin with, and when markets work. */
async function fillAnswering({ ctx }: Pick<DemoFilling, "ctx">): Promise<void> {
  await fillRegister(ctx, replyTemplateRegister, REPLY_TEMPLATES.map((one, sort) => ({ ...one, sort })));
  await fillRegister(ctx, businessHoursRegister, [...BUSINESS_HOURS]);
}

/** Registers of questions. */
export async function fillQa(filling: Pick<DemoFilling, "ctx">): Promise<void> {
  await fillQaTypes(filling);
  await fillAnswering(filling);
}
