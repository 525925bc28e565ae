import type { WrittenCase } from "./case_draft.ts";

/** Battery, charging and drive of electric and hybrid vehicles. */
export const HIGH_VOLTAGE_CASES: readonly WrittenCase[] = [
  {
    series: "VTE",
    km: 38_420,
    title: [
      "高速行驶后限功率，冷却液泵不转",
      "Power limited after motorway driving: coolant pump does not run",
    ],
    symptoms: ["power-loss", "warning-lamp"],
    prefixes: ["hot"],
    positions: ["cooling", "drive-unit"],
    roads: ["motorway"],
    weather: ["above-35"],
    status: ["constant"],
    duration: ["minutes"],
    dtcs: ["P0A93"],
    fault:
      "客户反映高速行驶约 40 分钟后动力下降，仪表点亮动力系统警告灯。停车 20 分钟后恢复，再次上高速后重现。",
    checks: [
      ["冷却液泵", "驱动测试转速", "0 r/min", "诊断仪驱动水泵无反应，插头供电 12.6 V 正常", "P0A93"],
      ["逆变器", "温度", "92 °C", "怠速 10 分钟后仍不下降"],
      ["膨胀水壶", "液位", "MIN 与 MAX 之间", "无渗漏痕迹"],
    ],
    analysis: [
      "供电、搭铁和 PWM 信号均正常，水泵线圈电阻无穷大，判定水泵电机内部断路。逆变器得不到冷却，控制器按温度限功率并存储 P0A93。",
      "Supply, ground and PWM signal are correct; the winding of the pump motor is open. The inverter is no longer cooled, the controller limits the power by temperature and stores P0A93.",
    ],
    solution: "更换冷却液泵电机，按规程加注冷却液并排气，路试 50 km 故障未再现。",
    actions: [
      "断开高压系统并验电",
      "放出冷却液，拆下冷却液泵",
      "更换泵电机和密封圈",
      "加注冷却液，用诊断仪排气",
      "清除故障码并路试",
    ],
    parts: [["Pump motor with electronics", 1], ["O-ring, pump housing", 1]],
    parameters: [["水泵转速", "4,200 r/min"], ["逆变器温度（高速 30 min）", "58 °C"]],
    fate: "published",
    excellent: true,
    fixed: 2,
  },
];
