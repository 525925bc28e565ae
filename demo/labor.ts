import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { laborActionRegister } from "@/services/labor/action_register.ts";
import { laborBaseStepRegister } from "@/services/labor/base_step_register.ts";
import { laborFaultRegister } from "@/services/labor/fault_register.ts";
import { laborTypeRegister } from "@/services/labor/type_register.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { both } from "./registers/both.ts";

const TYPES = [
  ["BR", 0, "基础维修", "Basic repair"],
  ["MT", 1, "定期保养", "Scheduled maintenance"],
  ["DG", 1, "诊断", "Diagnosis"],
  ["RI", 1, "拆装", "Removal and installation"],
  ["RP", 1, "更换", "Replacement"],
  ["OH", 1, "总成解体", "Overhaul"],
  ["BD", 1, "钣金", "Body repair"],
  ["PT", 1, "喷漆", "Paint"],
  ["SW", 1, "程序升级", "Program update"],
  ["PDI", 0, "售前检查", "Pre-delivery inspection"],
] as const;

const ACTIONS = [
  ["RM", "拆卸", "Remove", ""],
  ["IN", "安装", "Install", ""],
  ["RR", "拆装", "Remove and install", "同一部件拆下后装回"],
  ["RE", "更换", "Replace", "含拆卸旧件与安装新件"],
  ["AD", "调整", "Adjust", ""],
  ["CK", "检查", "Check", ""],
  ["MS", "测量", "Measure", "含量具准备"],
  ["CL", "清洁", "Clean", ""],
  ["LB", "润滑", "Lubricate", ""],
  ["BL", "排气", "Bleed", "制动与冷却系统"],
  ["FL", "加注", "Fill", ""],
  ["DR", "排放", "Drain", ""],
  ["TQ", "按力矩拧紧", "Tighten to torque", ""],
  ["CA", "标定", "Calibrate", "含台架准备"],
  ["CD", "编码", "Code", "诊断仪在线"],
  ["PR", "刷写程序", "Program", "诊断仪在线，接通充电机"],
  ["RD", "读取", "Read out", ""],
  ["RT", "路试", "Road test", "不含路途以外的等待"],
] as const;

const FAULTS = [
  ["34-WORN", "34", "制动片磨损到极限", "Brake pads worn to limit"],
  ["34-NOIS", "34", "制动尖叫", "Brake squeal"],
  ["34-LEAK", "34", "制动液渗漏", "Brake fluid leak"],
  ["34-VIBR", "34", "制动抖动", "Brake judder"],
  ["31-NOIS", "31", "前悬架异响", "Noise from front suspension"],
  ["31-LEAK", "31", "减振器漏油", "Shock absorber leaking"],
  ["33-BEAR", "33", "轮毂轴承磨损", "Wheel bearing worn"],
  ["27-OVHT", "27", "驱动电机过热", "Drive motor overheating"],
  ["27-NOIS", "27", "减速器啸叫", "Gear unit whine"],
  ["61-CAPA", "61", "动力电池容量下降", "High-voltage battery capacity loss"],
  ["61-ISOL", "61", "高压绝缘下降", "High-voltage insulation low"],
  ["61-CHRG", "61", "无法充电", "Does not charge"],
  ["61-COOL", "61", "电池冷却不足", "Battery cooling insufficient"],
  ["17-LEAK", "17", "冷却液渗漏", "Coolant leak"],
  ["17-PUMP", "17", "冷却水泵不工作", "Coolant pump does not run"],
  ["63-COND", "63", "前照灯内结雾", "Condensation in headlamp"],
  ["63-FAIL", "63", "灯光不亮", "Lamp does not light"],
  ["51-LOCK", "51", "车门无法上锁", "Door does not lock"],
  ["51-NOIS", "51", "车门风噪", "Wind noise at door"],
  ["61-WIPR", "61", "雨刮刮拭不净", "Wiper smears"],
  ["65-SCRN", "65", "中控屏黑屏", "Center display blank"],
  ["65-COMM", "65", "总线通信丢失", "Bus communication lost"],
  ["32-PLAY", "32", "转向间隙过大", "Steering play excessive"],
  ["36-PRES", "36", "胎压报警", "Tire pressure warning"],
] as const;

const STEPS = [
  ["S1001", "RR", "车轮拆装", "Remove and install wheel", "00:04:30", "扭力扳手", "Torque wrench", 1],
  [
    "S1002",
    "RR",
    "制动钳拆装",
    "Remove and install brake caliper",
    "00:09:00",
    "扭力扳手",
    "Torque wrench",
    1,
  ],
  ["S1003", "MS", "测量制动盘厚度", "Measure brake disc thickness", "00:02:30", "千分尺", "Micrometer", 1],
  ["S1004", "RE", "更换制动片", "Replace brake pads", "00:06:00", "活塞回位工具", "Piston reset tool", 1],
  ["S1005", "BL", "制动系统排气", "Bleed brake system", "00:18:00", "排气装置", "Bleeding unit", 2],
  [
    "S2001",
    "RM",
    "断开高压系统",
    "De-energise high-voltage system",
    "00:15:00",
    "绝缘工具组",
    "Insulated tool set",
    1,
  ],
  [
    "S2002",
    "IN",
    "恢复高压系统",
    "Re-energise high-voltage system",
    "00:12:00",
    "绝缘工具组",
    "Insulated tool set",
    1,
  ],
  [
    "S2003",
    "MS",
    "测量绝缘电阻",
    "Measure insulation resistance",
    "00:08:00",
    "绝缘测试仪",
    "Insulation tester",
    1,
  ],
  [
    "S2004",
    "RR",
    "动力电池总成拆装",
    "Remove and install high-voltage battery",
    "01:35:00",
    "升降台",
    "Lift table",
    2,
  ],
  [
    "S2005",
    "BL",
    "电池冷却回路排气",
    "Bleed battery cooling circuit",
    "00:20:00",
    "真空加注机",
    "Vacuum filling unit",
    1,
  ],
  ["S3001", "RD", "读取故障码", "Read DTCs", "00:03:00", "诊断仪", "Diagnostic device", 1],
  [
    "S3002",
    "PR",
    "控制单元刷写",
    "Program ECU",
    "00:25:00",
    "诊断仪，充电机",
    "Diagnostic device, charger",
    1,
  ],
  ["S3003", "CD", "控制单元编码", "Code ECU", "00:05:00", "诊断仪", "Diagnostic device", 1],
  ["S3004", "CA", "摄像头标定", "Calibrate camera", "00:35:00", "标定架", "Calibration rig", 1],
  ["S4001", "RR", "前保险杠拆装", "Remove and install front bumper", "00:28:00", "", "", 2],
  ["S4002", "RR", "前照灯拆装", "Remove and install headlamp", "00:12:00", "", "", 1],
  ["S4003", "AD", "前照灯调整", "Adjust headlamp", "00:08:00", "灯光检测仪", "Headlamp tester", 1],
  [
    "S5001",
    "RR",
    "减振支柱拆装",
    "Remove and install strut",
    "00:42:00",
    "弹簧压缩器",
    "Spring compressor",
    1,
  ],
  ["S5002", "CA", "四轮定位", "Wheel alignment", "00:45:00", "四轮定位仪", "Wheel alignment rig", 1],
  ["S5003", "RR", "车门内饰板拆装", "Remove and install door trim", "00:10:30", "撬板", "Trim wedge", 1],
  ["S6001", "DR", "排放冷却液", "Drain coolant", "00:10:00", "", "", 1],
  ["S6002", "FL", "加注冷却液", "Fill coolant", "00:14:00", "真空加注机", "Vacuum filling unit", 1],
  ["S6003", "RT", "路试", "Road test", "00:20:00", "", "", 1],
] as const;

/** Words of labor, made by the registers' own verbs. */
export async function fillLabor({ ctx }: Pick<DemoFilling, "ctx">): Promise<void> {
  await fillRegister(
    ctx,
    laborTypeRegister,
    TYPES.map(([code, library, zh, en], index) => ({
      code,
      library,
      typeName: both(zh, en),
      sort: index + 1,
    })),
  );
  await fillRegister(
    ctx,
    laborActionRegister,
    ACTIONS.map(([code, zh, en, remark], index) => ({
      code,
      actionName: both(zh, en),
      remark: remark || null,
      sort: index + 1,
    })),
  );
  await fillRegister(
    ctx,
    laborFaultRegister,
    FAULTS.map(([faultCode, groupCode, zh, en], index) => ({
      faultCode,
      groupCode,
      faultName: both(zh, en),
      remark: null,
      sort: index + 1,
    })),
  );
  await fillRegister(
    ctx,
    laborBaseStepRegister,
    STEPS.map(([stepId, actionCode, zh, en, stepTime, toolZh, toolEn, workerNum], index) => ({
      stepId,
      actionCode,
      stepName: both(zh, en),
      relativePart1: null,
      relativePart2: null,
      stepTime,
      tool: toolZh ? both(toolZh, toolEn) : {},
      subsidiaryCode: null,
      partNum: 0,
      workerNum,
      sort: index + 1,
    })),
  );
}
