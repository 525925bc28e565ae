import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { feedbackTypeRegister } from "@/services/feedback/type_register.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { softwareTypeRegister } from "@/services/software/type_register.ts";
import { toolRegister } from "@/services/tools/tool_register.ts";
import { both } from "./registers/both.ts";

/** Code, names, category, unit, platform (null: all), required. All made up for the demo. */
const TOOLS = [
  ["T61-001", "动力电池举升平台", "High-voltage battery lift table", "battery", "piece", "E3", 1],
  ["T61-002", "动力电池绝缘吊具", "Insulated battery hoist", "battery", "set", "E3", 1],
  ["T61-003", "模组拆装手柄", "Module lifting handles", "battery", "pair", "E3", 1],
  ["T61-004", "电池包气密测试仪", "Battery pack leak tester", "battery", "set", null, 1],
  ["T61-005", "冷却管路快插拆卸钳", "Quick-connector pliers for coolant lines", "battery", "piece", null, 1],
  ["T61-006", "单体电压均衡仪", "Cell balancing unit", "battery", "piece", null, 0],
  ["T61-007", "高压维修开关锁具", "Lock for the service disconnect", "battery", "piece", null, 1],
  ["T27-001", "驱动电机对中工装", "Alignment fixture for the drive motor", "drive", "set", "E3", 1],
  ["T27-002", "减速器油封压装套", "Press sleeve for reducer seals", "drive", "piece", "E3", 1],
  ["T27-003", "旋变信号适配线", "Resolver breakout lead", "drive", "piece", null, 0],
  ["T27-004", "半轴拔出器", "Drive shaft puller", "drive", "piece", null, 1],
  ["T10-001", "正时锁止工具组", "Camshaft timing lock set", "engine", "set", "H2", 1],
  ["T10-002", "曲轴皮带轮固定架", "Holder for the crankshaft pulley", "engine", "piece", "H2", 1],
  ["T10-003", "喷油器拆卸器", "Injector extractor", "engine", "piece", "H2", 0],
  ["T10-004", "气缸压力表", "Compression gauge", "engine", "set", null, 1],
  ["T34-001", "制动钳活塞回位器", "Caliper piston rewind tool", "chassis", "set", null, 1],
  ["T34-002", "轮毂轴承压装组", "Wheel bearing press kit", "chassis", "set", null, 1],
  ["T34-003", "球头分离器", "Ball joint separator", "chassis", "piece", null, 1],
  ["T34-004", "空气悬架充注接头", "Filling adapter for the air suspension", "chassis", "piece", "E3", 0],
  ["T70-001", "车门铰链校正杆", "Door hinge adjuster", "body", "piece", null, 0],
  ["T70-002", "内饰撬棒组", "Trim removal kit", "body", "set", null, 1],
  ["T70-003", "铝车身铆钉枪", "Rivet gun for aluminum bodies", "body", "piece", "N1", 0],
  ["T70-004", "风挡玻璃吸盘", "Suction lifters for windshields", "body", "pair", null, 1],
  ["T65-001", "端子退针工具组", "Terminal release kit", "electrical", "set", null, 1],
  ["T65-002", "高压绝缘手套", "High-voltage gloves", "electrical", "pair", null, 1],
  ["T65-003", "摄像头标定板", "Camera calibration board", "electrical", "piece", "N1", 1],
  ["T65-004", "毫米波雷达角反射器", "Corner reflector for radar", "electrical", "piece", "N1", 0],
  ["T90-001", "兆欧表 1000 V", "Insulation tester 1000 V", "measuring", "piece", null, 1],
  ["T90-002", "钳形电流表", "Clamp meter", "measuring", "piece", null, 1],
  ["T90-003", "扭矩扳手 5–60 N·m", "Torque wrench 5–60 N·m", "measuring", "piece", null, 1],
  ["T90-004", "扭矩扳手 40–340 N·m", "Torque wrench 40–340 N·m", "measuring", "piece", null, 1],
  ["T95-001", "诊断仪 VD-3", "Diagnostic device VD-3", "diagnosis", "piece", null, 1],
  ["T95-002", "OBD 延长线", "OBD extension lead", "diagnosis", "piece", null, 0],
  ["T99-001", "防护围栏", "Safety barrier", "general", "set", null, 1],
  ["T99-002", "绝缘救援钩", "Insulated rescue hook", "general", "piece", null, 1],
] as const;

/** What a technician must know before using it. */
const REMARKS: Record<string, string> = {
  "T61-002": "每次使用前检查绝缘层 / check the insulation before each use",
  "T65-002": "每六个月送检一次 / to be tested every six months",
  "T90-001": "仅在断电后使用 / only after de-energising",
};

const SOFTWARE_TYPES = [
  ["ECU", "控制单元程序", "ECU program", "ecu"],
  ["BMS", "电池管理程序", "Battery management program", "ecu"],
  ["MAP", "导航地图", "Navigation map", "ecu"],
  ["INFO", "多媒体系统", "Infotainment system", "ecu"],
  ["VDS", "诊断软件", "Diagnostic software", "diagnostic-device"],
  ["VDSDB", "诊断数据库", "Diagnostic database", "diagnostic-device"],
  ["DRV", "诊断接口驱动", "Driver of the interface", "windows"],
  ["READER", "离线手册阅读器", "Offline manual reader", "windows"],
  ["APP", "服务站移动应用", "Workshop app", "android"],
  ["CALIB", "标定工具", "Calibration tool", "windows"],
] as const;

const FEEDBACK_TYPES = [
  ["PAGE", "页面错误", "Fault of a page", "portal"],
  ["SPEED", "系统缓慢", "The portal is slow", "portal"],
  ["RIGHT", "权限问题", "Missing rights", "portal"],
  ["IDEA", "改进建议", "Suggestion", "portal"],
  ["MANUAL", "手册内容有误", "Fault in a manual", "document"],
  ["TSB", "技术通报疑问", "Question on a bulletin", "document"],
  ["FIGURE", "爆炸图有误", "Fault in a figure", "data"],
  ["PART", "备件信息有误", "Fault in part data", "data"],
  ["LABOR", "工时不合理", "Labor time not plausible", "data"],
  ["LANG", "译文有误", "Wrong translation", "document"],
  ["OTHER", "其他", "Something else", "other"],
] as const;

/** Special tools, and the types of software and feedback. */
export async function fillTools({ ctx }: Pick<DemoFilling, "ctx">): Promise<void> {
  await fillRegister(
    ctx,
    toolRegister,
    TOOLS.map(([toolCode, zh, en, category, unit, platform, toolMust]) => ({
      toolCode,
      toolName: both(zh, en),
      category,
      unit,
      platform,
      toolMust,
      remark: REMARKS[toolCode] ?? null,
    })),
  );
  await fillRegister(
    ctx,
    softwareTypeRegister,
    SOFTWARE_TYPES.map(([code, zh, en, platform], place) => ({
      code,
      names: both(zh, en),
      platform,
      sort: place * 10,
    })),
  );
  await fillRegister(
    ctx,
    feedbackTypeRegister,
    FEEDBACK_TYPES.map(([code, zh, en, subject], place) => ({
      code,
      names: both(zh, en),
      subject,
      sort: place * 10,
    })),
  );
}
