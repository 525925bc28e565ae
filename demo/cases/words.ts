import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { CASE_WORD_KINDS, caseWordRegister } from "@/services/cases/word_register.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { both } from "../registers/both.ts";

/** Words of a kind: code, Chinese, English. */
type Words = readonly (readonly [code: string, zh: string, en: string])[];

const CASE_WORDS: Record<typeof CASE_WORD_KINDS[number], Words> = {
  symptom: [
    ["noise", "异响", "Noise"],
    ["vibration", "抖动", "Vibration"],
    ["leak", "渗漏", "Leak"],
    ["no-start", "无法启动", "Does not start"],
    ["no-charge", "无法充电", "Does not charge"],
    ["power-loss", "动力不足", "Loss of power"],
    ["overheat", "过热", "Overheating"],
    ["warning-lamp", "警告灯点亮", "Warning lamp on"],
    ["blank-display", "黑屏", "Blank display"],
    ["range-loss", "续驶里程下降", "Loss of range"],
    ["smell", "异味", "Smell"],
    ["pulls", "跑偏", "Pulls to one side"],
  ],
  symptomPrefix: [
    ["intermittent", "间歇性", "Intermittent"],
    ["permanent", "持续性", "Permanent"],
    ["cold", "冷车时", "When cold"],
    ["hot", "热车时", "When hot"],
    ["first", "首次上电时", "At first power-up"],
  ],
  position: [
    ["front-axle", "前桥", "Front axle"],
    ["rear-axle", "后桥", "Rear axle"],
    ["drive-unit", "驱动总成", "Drive unit"],
    ["hv-battery", "动力电池", "High-voltage battery"],
    ["cooling", "冷却系统", "Cooling system"],
    ["brake", "制动系统", "Brake system"],
    ["steering", "转向系统", "Steering"],
    ["door", "车门", "Door"],
    ["dashboard", "仪表台", "Dashboard"],
    ["headlamp", "前照灯", "Headlamp"],
  ],
  positionSuffix: [["upper", "上部", "Upper part"], ["lower", "下部", "Lower part"], [
    "inner",
    "内侧",
    "Inside",
  ], ["outer", "外侧", "Outside"]],
  direction: [["left", "左侧", "Left"], ["right", "右侧", "Right"], ["both", "两侧", "Both sides"], [
    "centre",
    "中间",
    "Center",
  ]],
  roadType: [
    ["city", "城市道路", "City road"],
    ["motorway", "高速公路", "Motorway"],
    ["gravel", "砂石路", "Gravel"],
    ["bumps", "减速带", "Speed bumps"],
    ["climb", "上坡", "Uphill"],
    ["descent", "下坡", "Downhill"],
  ],
  weather: [["dry", "干燥", "Dry"], ["rain", "雨天", "Rain"], ["snow", "冰雪", "Snow and ice"], [
    "below-zero",
    "零度以下",
    "Below freezing",
  ], ["above-35", "35 °C 以上", "Above 35 °C"]],
  runningStatus: [
    ["standing", "静止", "Standing"],
    ["idle", "怠速", "Idling"],
    ["accelerating", "加速", "Accelerating"],
    ["constant", "匀速", "Constant speed"],
    ["coasting", "滑行", "Coasting"],
    ["braking", "制动", "Braking"],
    ["turning", "转弯", "Turning"],
    ["charging", "充电中", "Charging"],
  ],
  driverOperation: [
    ["power-on", "上电", "Powers up"],
    ["shift-d", "挂入 D 挡", "Selects D"],
    ["shift-r", "挂入 R 挡", "Selects R"],
    ["full-throttle", "急加速", "Full throttle"],
    ["hard-braking", "紧急制动", "Brakes hard"],
    ["full-lock", "转向打到底", "Steers to full lock"],
    ["plugs-in", "插入充电枪", "Plugs in the charging cable"],
  ],
  durationString: [["seconds", "数秒", "Some seconds"], ["minutes", "数分钟", "Some minutes"], [
    "drive",
    "整个行程",
    "The whole drive",
  ], ["always", "一直存在", "Always"]],
};

/** Words of cases. */
export async function fillCaseWords({ ctx }: Pick<DemoFilling, "ctx">): Promise<void> {
  await fillRegister(
    ctx,
    caseWordRegister,
    CASE_WORD_KINDS.flatMap((kind) =>
      CASE_WORDS[kind].map(([code, zh, en], index) => ({ kind, code, names: both(zh, en), sort: index + 1 }))
    ),
  );
}
