/** A visit of the demo's workshop: what was wrong, what the device found, and what became of it. */
export interface WrittenVisit {
  series: string;
  daysAgo: number;
  by: "store-technician" | "store-manager";
  complaint: string;
  km: number;
  /** By control unit: its DTCs with their status byte; without any it has none. */
  found: Readonly<Record<string, readonly (readonly [dtc: string, status: number])[]>>;
  /** A control unit that did not answer. */
  silent?: string;
  /** Left out: the vehicle is still in repair. */
  result?: string;
  feedback?: { outcome: "right" | "partly" | "wrong"; text: string; cause?: string; answer?: string };
}

/** Visits of a month, as workshops write them. Causes are English titles of cases. */
export const VISITS: readonly WrittenVisit[] = [
  {
    series: "VTE",
    daysAgo: 27,
    by: "store-technician",
    complaint: "高速行驶二十分钟后限功率，龟速灯点亮",
    km: 34_210,
    found: { MCU: [["P0A93-00", 0x0f]], BMS: [], GW: [["U0110-87", 0x08]] },
    result: "更换驱动回路冷却液泵，排气后路试 40 km 正常",
    feedback: {
      outcome: "right",
      text: "报告直接指向冷却液泵，驱动测试转速只有 900 r/min，更换后正常。",
      cause: "coolant pump does not run",
      answer: "感谢反馈，已计入诊断助手的证实次数。",
    },
  },
  {
    series: "NAU",
    daysAgo: 24,
    by: "store-technician",
    complaint: "雨后无法上高压",
    km: 18_540,
    found: { BMS: [["P0AA6-00", 0x0f]], VCU: [["U0111-87", 0x08]], ESC: [] },
    result: "电动压缩机高压插头进水，更换压缩机，绝缘恢复到 500 MΩ",
    feedback: {
      outcome: "right",
      text: "按绝缘分段检查，第二步就找到压缩机。",
      cause: "insulation fault P0AA6",
    },
  },
  {
    series: "NAU",
    daysAgo: 21,
    by: "store-manager",
    complaint: "雨天制动时方向向左偏，ESC 灯亮",
    km: 22_980,
    found: { ESC: [["C0031-11", 0x2f]], EPS: [], BMS: [] },
    result: "左前轮速传感器线束磨破，更换传感器并补装卡扣",
    feedback: {
      outcome: "partly",
      text: "故障码只说传感器，实际是线束与减振器干涉，报告没有提示检查线束走向。",
      cause: "signal of the left wheel speed sensor lost",
      answer: "已在技术通报的检查步骤中补充线束走向。",
    },
  },
  {
    series: "OPI",
    daysAgo: 17,
    by: "store-technician",
    complaint: "停放两天后 12 V 蓄电池亏电",
    km: 9_870,
    found: { DCDC: [["P0A08-00", 0x08]], BCM: [["P0562-16", 0x08]], BMS: [] },
    result: "搭铁线松动，紧固后静态电流 18 mA",
    feedback: {
      outcome: "wrong",
      text: "故障码指向 DC/DC，换件后故障依旧，最后发现是搭铁线。希望先提示测量搭铁压降。",
      cause: "DC/DC converter drops out",
    },
  },
  {
    series: "KTL",
    daysAgo: 14,
    by: "store-technician",
    complaint: "怠速抖动，加速无力",
    km: 61_300,
    found: { ECM: [["P0301-00", 0x0f], ["P0300-00", 0x2c]], TCM: [], ESC: [] },
    result: "更换 1 缸点火线圈",
  },
  {
    series: "VON",
    daysAgo: 11,
    by: "store-technician",
    complaint: "续驶里程下降，仪表电量跳变",
    km: 88_100,
    found: { BMS: [["P0A80-00", 0x0f], ["P0A7F-00", 0x08]], MCU: [] },
    result: "采集线插头松动，重新插接并均衡",
    feedback: {
      outcome: "partly",
      text: "报告建议更换电池组，实际只是采集线插头松动。",
      cause: "loose sense lead",
    },
  },
  {
    series: "OLU",
    daysAgo: 9,
    by: "store-manager",
    complaint: "热车熄火，冷却后可以启动",
    km: 45_020,
    found: { ECM: [["P0335-00", 0x2f]], TCM: [["U0100-87", 0x08]] },
    result: "更换曲轴位置传感器",
  },
  {
    series: "HPE",
    daysAgo: 6,
    by: "store-technician",
    complaint: "低温下充电口盖打不开",
    km: 15_760,
    found: { OBC: [["P1D2D-00", 0x0f]], BMS: [] },
    silent: "BCM",
    result: "充电口盖执行器结冰，更换执行器并升级充电机程序",
  },
  {
    series: "HPO",
    daysAgo: 2,
    by: "store-technician",
    complaint: "ABS 在湿滑路面过早介入",
    km: 52_440,
    found: { ESC: [["C0037-64", 0x2f]], ECM: [], EPS: [] },
  },
];

/** What kept the workshop from diagnosing. */
export const FAILED: readonly {
  series: string;
  daysAgo: number;
  by: WrittenVisit["by"];
  reason: "no-connection" | "ecu-silent" | "device-fault" | "broken-off";
  text: string;
  resolved?: string;
  invalid?: string;
}[] = [
  {
    series: "VM5",
    daysAgo: 23,
    by: "store-technician",
    reason: "no-connection",
    text: "诊断口 16 号针脚无电压，保险丝 F32 正常，换另一台车可以连接。",
    resolved: "该批次诊断口线束端子退针，请按技术通报检查插头 X114。",
  },
  {
    series: "KTL",
    daysAgo: 15,
    by: "store-manager",
    reason: "device-fault",
    text: "设备指示灯常红，重启后无法联网。",
    invalid: "设备网络未授权，与车辆无关，请联系贵店网络管理员。",
  },
  {
    series: "OPI",
    daysAgo: 8,
    by: "store-technician",
    reason: "ecu-silent",
    text: "扫描时车身控制模块无应答，其他控制单元正常，断电 10 分钟后依旧。",
  },
  {
    series: "HAT",
    daysAgo: 1,
    by: "store-technician",
    reason: "broken-off",
    text: "读取故障码到一半连接中断，三次都停在变速器控制单元。",
  },
];
