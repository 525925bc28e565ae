import type { DemoFilling } from "@/engines/demo/define_demo.ts";
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
