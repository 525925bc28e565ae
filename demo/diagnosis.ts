import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { dtcRegister } from "@/services/diagnosis/dtc_register.ts";
import { addGenericDtcs } from "@/services/diagnosis/generic/load_generic.ts";
import { laborDtcRegister } from "@/services/labor/dtc_register.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { both } from "./registers/both.ts";
import { DTC_CAUSES } from "./diagnosis/dtc_causes.ts";

/** Codes and their meanings are those of SAE J2012, but for B1 and P1, which are the maker's own; causes and checks are written for the demo. */
export const DEMO_DTCS = [
  [
    "P0030",
    null,
    1,
    true,
    "加热型氧传感器加热控制电路（列 1 传感器 1）",
    "HO2S heater control circuit, bank 1 sensor 1",
  ],
  [
    "P0101",
    null,
    1,
    true,
    "空气流量传感器 A 电路范围/性能",
    "Mass or volume air flow sensor A circuit range/performance",
  ],
  [
    "P0118",
    null,
    1,
    true,
    "发动机冷却液温度传感器 1 电路高",
    "Engine coolant temperature sensor 1 circuit high",
  ],
  ["P0171", null, 1, true, "系统过稀（列 1）", "System too lean, bank 1"],
  ["P0172", null, 1, true, "系统过浓（列 1）", "System too rich, bank 1"],
  ["P0217", null, 3, true, "发动机冷却液过热", "Engine coolant over temperature condition"],
  ["P0300", null, 2, true, "检测到随机/多缸失火", "Random/multiple cylinder misfire detected"],
  ["P0301", null, 2, true, "检测到第 1 缸失火", "Cylinder 1 misfire detected"],
  ["P0335", null, 2, true, "曲轴位置传感器 A 电路", "Crankshaft position sensor A circuit"],
  ["P0401", null, 1, true, "废气再循环 A 流量不足", "EGR A flow insufficient detected"],
  [
    "P0420",
    null,
    1,
    true,
    "催化系统效率低于阈值（列 1）",
    "Catalyst system efficiency below threshold, bank 1",
  ],
  ["P0442", null, 0, true, "蒸发排放系统小泄漏", "EVAP system leak detected, small leak"],
  ["P0500", null, 1, false, "车速传感器 A", "Vehicle speed sensor A"],
  ["P0562", null, 1, false, "系统电压低", "System voltage low"],
  ["P0606", null, 2, true, "控制模块处理器", "Control module processor"],
  ["P0700", null, 1, true, "变速器控制系统（请求点亮 MIL）", "Transmission control system, MIL request"],
  ["P0A08", "DCDC", 2, true, "DC/DC 变换器状态电路", "DC/DC converter status circuit"],
  ["P0A0D", "BMS", 3, true, "高压系统互锁电路高", "High voltage system interlock circuit high"],
  [
    "P0A2B",
    "MCU",
    2,
    false,
    "驱动电机 A 温度传感器电路范围/性能",
    "Drive motor A temperature sensor circuit range/performance",
  ],
  ["P0A3F", "MCU", 2, true, "驱动电机 A 位置传感器电路", "Drive motor A position sensor circuit"],
  ["P0A78", "MCU", 3, true, "驱动电机 A 逆变器性能", "Drive motor A inverter performance"],
  ["P0A7F", "BMS", 1, true, "混合动力/电动汽车电池组老化", "Hybrid/EV battery pack deterioration"],
  ["P0A80", "BMS", 2, true, "更换混合动力/电动汽车电池组", "Replace hybrid/EV battery pack"],
  [
    "P0A82",
    "BMS",
    1,
    false,
    "混合动力/电动汽车电池组冷却风扇 1 性能/卡滞",
    "Hybrid/EV battery pack cooling fan 1 performance or stuck off",
  ],
  ["P0A93", "MCU", 2, true, "逆变器 A 冷却系统性能", "Inverter A cooling system performance"],
  [
    "P0AA1",
    "BMS",
    3,
    true,
    "混合动力/电动汽车电池组正极接触器卡在闭合",
    "Hybrid/EV battery positive contactor circuit stuck closed",
  ],
  [
    "P0AA6",
    "BMS",
    3,
    true,
    "混合动力/电动汽车电池电压系统绝缘故障",
    "Hybrid/EV battery voltage system isolation fault",
  ],
  ["P0AFA", "BMS", 2, true, "混合动力/电动汽车电池系统电压低", "Hybrid/EV battery system voltage low"],
  ["P1D2D", "OBC", 1, false, "电池充电机耦合器锁止反馈电路", "Battery charger coupler lock feedback circuit"],
  ["C0031", "ESC", 2, true, "左前轮速传感器", "Left front wheel speed sensor"],
  ["C0034", "ESC", 2, true, "右前轮速传感器", "Right front wheel speed sensor"],
  ["C0037", "ESC", 2, true, "左后轮速传感器", "Left rear wheel speed sensor"],
  ["C0051", "EPS", 2, true, "转向盘位置传感器", "Steering wheel position sensor"],
  ["B1000", "BCM", 1, false, "车身控制模块内部故障", "Body control module internal fault"],
  ["U0001", null, 1, false, "高速 CAN 通信总线", "High speed CAN communication bus"],
  ["U0100", null, 2, true, "与发动机/动力系统控制模块 A 失去通信", "Lost communication with ECM/PCM A"],
  [
    "U0110",
    "VCU",
    2,
    true,
    "与驱动电机控制模块 A 失去通信",
    "Lost communication with drive motor control module A",
  ],
  [
    "U0111",
    "VCU",
    2,
    true,
    "与电池能量控制模块 A 失去通信",
    "Lost communication with battery energy control module A",
  ],
  [
    "U0121",
    null,
    2,
    true,
    "与防抱死制动系统控制模块失去通信",
    "Lost communication with anti-lock brake system (ABS) control module",
  ],
  ["U0140", null, 1, false, "与车身控制模块失去通信", "Lost communication with body control module"],
  [
    "U0293",
    "VCU",
    2,
    true,
    "与混合动力/电动汽车动力系统控制模块 A 失去通信",
    "Lost communication with hybrid/EV powertrain control module A",
  ],
] as const;

const LABOR: readonly (readonly [dtc: string, laborTimeCode: string, fault: string | null])[] = [
  ["P0AA6", "61-0310", "61-ISOL"],
  ["P0A80", "61-0100", "61-CAPA"],
  ["P0A7F", "61-0105", "61-CAPA"],
  ["P0A0D", "61-0320", "61-ISOL"],
  ["P0A93", "17-0210", "17-PUMP"],
  ["P0A82", "61-0240", "61-COOL"],
  ["P1D2D", "61-0410", "61-CHRG"],
  ["C0031", "34-0520", null],
  ["C0034", "34-0521", null],
  ["U0111", "65-0110", "65-COMM"],
  ["U0140", "65-0112", "65-COMM"],
  ["P0A3F", "27-0330", null],
];

/** Parts that checks name, by a word of their English name. */
const NAMED_PARTS = { pump: "electric coolant pump%drive circuit", sensor: "%speed sensor%" } as const;

/** Puts numbers of the demo's own parts in place of `{pump}` and `{sensor}`, as people write them, in every language of a text. */
async function withPartNumbers(
  { sql }: DemoFilling["ctx"],
): Promise<(texts: Record<string, string>) => Record<string, string>> {
  const numbers = new Map<string, string>();
  for (const [name, words] of Object.entries(NAMED_PARTS)) {
    const [part] = await sql<{ shown: string }[]>`
      select p.shown from parts p
      where p.names ->> 'en_US' ilike ${words} and p.deleted_at is null
        and exists (select from figure_lines l where l.part_number = p.number)
      order by p.number
      limit 1`;
    if (part) numbers.set(name, part.shown);
  }
  const fill = (text: string) =>
    text.replace(/\s*\{(\w+)\}/g, (_, name) => numbers.has(name) ? ` ${numbers.get(name)}` : "");
  return (texts) => Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, fill(text)]));
}

/** The dictionary of DTCs and the labor operations that answer them. */
export async function fillDtcs({ ctx }: Pick<DemoFilling, "ctx">): Promise<void> {
  const filled = await withPartNumbers(ctx);
  await fillRegister(
    ctx,
    dtcRegister,
    DEMO_DTCS.map(([dtcCode, ecu, severity, lamp, zh, en]) => {
      const [causes, checks] = DTC_CAUSES[dtcCode] ?? [];
      return {
        dtcCode,
        ecu,
        dtcName: both(zh, en),
        severity,
        lamp,
        causes: causes ? both(...causes) : {},
        checks: checks ? filled(both(...checks)) : {},
        seriesCodes: [],
      };
    }),
  );
  const known = await ctx.sql<{ id: number; dtcCode: string }[]>`
    select id, dtc_code from dtcs where deleted_at is null order by ecu nulls first`;
  const idOf = new Map(known.map(({ id, dtcCode }) => [dtcCode, String(id)]));
  await fillRegister(
    ctx,
    laborDtcRegister,
    LABOR.map(([dtc, laborTimeCode, faultCode]) => ({
      dtcId: idOf.get(dtc),
      laborTimeCode,
      seriesCode: null,
      faultCode,
      remark: null,
    })),
  );
  // Behind the demo's own, whose names and causes stay.
  await addGenericDtcs(ctx);
}
