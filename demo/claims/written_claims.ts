import type { ClaimInstance, ClaimStory } from "./claim_story.ts";

const SHANGHAI = "store-technician", HANGZHOU = "20418.zhupeng", GUANGZHOU = "20533.huangjie";
const SHENZHEN = "20534.zengke", CHENGDU = "20671.yanyi", MUNICH = "49107.brandt", BRAZIL = "55118.souza";

/** Claims of the demo, made up for it: what failed, and the vehicles that it happened to. */
export const WRITTEN_CLAIMS: readonly (readonly [ClaimStory, readonly ClaimInstance[]])[] = [
  [{
    fault: "17-PUMP",
    title: ["冷却液泵不转，驱动限功率", "Coolant pump does not run, drive is derated"],
    told: [
      "高速行驶 20 分钟后功率受限，仪表提示冷却系统故障。",
      "After twenty minutes on the motorway power is limited and the cooling system warning comes on.",
    ],
    cause: [
      "冷却液泵内部电机卡滞，电流超过 12 A。",
      "The motor of the coolant pump sticks and draws more than 12 A.",
    ],
    measures: [
      "更换冷却液泵，加注冷却液并排气，路试 30 km 正常。",
      "Replaced the coolant pump, filled and bled the system, road test of 30 km without fault.",
    ],
    dtcs: ["P0A93"],
    parts: ["Coolant pump"],
  }, [["VTE", 21_340, SHANGHAI, "published"], ["VTE", 17_020, MUNICH, "handed-over"], [
    "VON",
    26_700,
    CHENGDU,
    "waiting-2",
  ]]],
  [{
    fault: "31-LEAK",
    title: ["右前减振器漏油", "Right front damper leaks"],
    told: [
      "保养时发现右前减振器筒身有油迹。",
      "Oil on the body of the right front damper was found at the service.",
    ],
    cause: [
      "活塞杆油封唇口损伤，装配时夹入异物。",
      "The lip of the rod seal is cut: something was caught in it at assembly.",
    ],
    measures: ["更换右前减振器，四轮定位。", "Replaced the right front damper and aligned the wheels."],
    parts: ["Front damper and stabilizer link"],
  }, [["VTE", 18_900, GUANGZHOU, "published"], ["KTL", 31_200, HANGZHOU, "passed"]]],
  [{
    fault: "34-NOIS",
    title: ["前制动尖叫", "Front brakes squeal"],
    told: [
      "低速制动时前轮尖叫，客户要求处理。",
      "The front brakes squeal at low speed; the customer wants it seen to.",
    ],
    cause: ["制动片消音片粘接脱落。", "The anti-squeal shim has come off the pad."],
    measures: [
      "更换前制动片，清洁并润滑导向销。",
      "Replaced the front pads, cleaned and greased the guide pins.",
    ],
    parts: ["Front brake pads"],
  }, [["KTL", 12_400, HANGZHOU, "rejected-1"], ["VTE", 9_800, SHANGHAI, "failed"]]],
  [{
    fault: "33-BEAR",
    title: ["左前轮毂轴承异响", "Left front hub bearing hums"],
    told: [
      "60 km/h 以上左前轮“嗡嗡”声，左转时消失。",
      "Hum from the left front wheel above 60 km/h, gone in left turns.",
    ],
    cause: ["轴承滚道剥落，游隙 0.12 mm。", "The raceway is pitted; play is 0.12 mm."],
    measures: [
      "更换左前轮毂轴承，紧固力矩按手册。",
      "Replaced the left front hub bearing and tightened it as the manual says.",
    ],
    parts: ["Front hub bearing and wheel speed sensor"],
  }, [["NAU", 38_700, SHENZHEN, "published"], ["NAU", 41_100, GUANGZHOU, "again"]]],
  [{
    fault: "61-CHRG",
    title: ["交流充电中断", "AC charging breaks off"],
    told: [
      "家用充电桩充电 10 分钟后中断，更换充电桩后相同。",
      "Charging at home stops after ten minutes; another wall box makes no difference.",
    ],
    cause: ["车载充电机温度传感器信号漂移。", "The temperature sensor of the on-board charger drifts."],
    measures: [
      "更换车载充电机并编码，充电 4 小时正常。",
      "Replaced and coded the on-board charger; four hours of charging without fault.",
    ],
    dtcs: ["P0AA6"],
    parts: ["On-board charger"],
  }, [["VTE", 15_560, SHANGHAI, "waiting-1"], ["KRG", 8_200, MUNICH, "published"], [
    "VM5",
    11_030,
    SHENZHEN,
    "handed-over",
  ]]],
  [{
    fault: "63-COND",
    title: ["前照灯内结雾", "Condensation in the headlamp"],
    told: [
      "雨后右前照灯内结雾，两天不散。",
      "After rain the right headlamp mists up and stays so for two days.",
    ],
    cause: [
      "透镜密封垫错位，上边缘进水。",
      "The lens gasket is out of its groove; water gets in at the upper edge.",
    ],
    measures: [
      "更换密封垫和透镜，烘干灯体，压力测试合格。",
      "Replaced gasket and lens, dried the lamp, pressure test passed.",
    ],
    parts: ["Gasket, lens", "Lens, headlamp"],
  }, [["VON", 29_640, GUANGZHOU, "passed"], ["VON", 14_100, SHANGHAI, "rejected-2"]]],
  [{
    fault: "51-LOCK",
    title: ["左前门锁不复位", "Left front door lock does not return"],
    told: [
      "行驶中提示车门未关，需关门两三次。",
      "The door-open warning comes on while driving; the door has to be shut two or three times.",
    ],
    cause: ["锁体扭簧在弯折处断裂。", "The leg spring of the lock broke at its bend."],
    measures: ["更换扭簧和棘爪，调整锁扣。", "Replaced spring and pawl, adjusted the striker."],
    parts: ["Leg spring", "Pawl"],
  }, [["VTE", 11_080, CHENGDU, "published"], ["VTE", 19_450, HANGZHOU, "waiting-3"], [
    "KRG",
    35_240,
    CHENGDU,
    "passed",
  ]]],
  [{
    fault: "65-SCRN",
    title: ["中控屏黑屏后重启", "Center display goes blank and restarts"],
    told: [
      "颠簸路面中控屏黑屏约 10 秒。",
      "On rough roads the center display goes blank for about ten seconds.",
    ],
    cause: ["总线插头端子接触压力不足。", "The contact pressure of a bus connector is too low."],
    measures: [
      "更换插头端子，终端电阻 60 Ω，路试正常。",
      "Replaced the terminals; bus resistance is 60 ohm, road test without fault.",
    ],
    dtcs: ["U0140"],
    parts: ["Wiring harness, dashboard"],
  }, [["OPI", 8_450, CHENGDU, "waiting-1"], ["OPI", 14_900, BRAZIL, "published"]]],
  [{
    fault: "17-LEAK",
    title: ["冷凝器渗漏，空调不制冷", "Condenser leaks, no cooling"],
    told: [
      "空调不制冷，加注制冷剂一周后又不制冷。",
      "No cooling; a week after it was filled again there is none.",
    ],
    cause: [
      "冷凝器焊接处渗漏，不是外力损伤。",
      "The condenser leaks at a brazed joint; there is no outside damage.",
    ],
    measures: [
      "更换冷凝器和干燥器，抽真空 30 min，加注 550 g。",
      "Replaced the condenser with dryer, evacuated for 30 min, filled 550 g.",
    ],
    parts: ["Condenser with dryer"],
  }, [["VM5", 24_870, SHENZHEN, "published"], ["VM5", 9_300, HANGZHOU, "draft"]]],
  [{
    fault: "32-PLAY",
    title: ["转向机间隙过大", "Too much play in the steering gear"],
    told: [
      "直线行驶时方向盘有自由间隙，过坎“咯噔”声。",
      "The wheel has play when driving straight, with a knock over bumps.",
    ],
    cause: ["转向机齿条压块磨损。", "The yoke of the steering rack is worn."],
    measures: [
      "更换转向机，四轮定位并学习零点。",
      "Replaced the steering gear, aligned the wheels and learned the zero point.",
    ],
    parts: ["Steering gear"],
  }, [["KRG", 41_100, CHENGDU, "rejected-1"], ["KTL", 66_300, HANGZHOU, "stopped"]]],
  [{
    fault: "27-NOIS",
    title: ["减速器加速啸叫", "Gear unit whines when accelerating"],
    told: [
      "40–70 km/h 加速啸叫，松油门消失。",
      "Whine between 40 and 70 km/h when accelerating, gone on the overrun.",
    ],
    cause: ["中间轴轴承预紧不足。", "The preload of the intermediate shaft bearing is too low."],
    measures: ["更换中间轴轴承并调整预紧。", "Replaced the bearing and set its preload."],
    parts: ["Intermediate shaft bearing"],
  }, [["VTE", 7_900, SHANGHAI, "waiting-2"], ["VON", 33_250, MUNICH, "passed"], [
    "OPI",
    21_960,
    GUANGZHOU,
    "published",
  ]]],
  [{
    fault: "61-WIPR",
    title: ["雨刮连杆松旷", "Wiper linkage is loose"],
    told: ["雨刮停位偏高，换向“嗒”声。", "The wipers park too high and click when they turn."],
    cause: ["连杆衬套磨损。", "The bush of the linkage is worn."],
    measures: ["更换雨刮连杆。", "Replaced the wiper linkage."],
    parts: ["Drive rod, left", "Wiper pivot"],
  }, [["OLU", 36_250, GUANGZHOU, "published"], ["OLU", 22_800, GUANGZHOU, "draft"]]],
  [{
    fault: "61-ISOL",
    title: ["雨后高压绝缘报警", "High-voltage insulation warning after rain"],
    told: [
      "雨后启动提示高压绝缘故障，无法上电。",
      "After rain the car reports low insulation and does not power up.",
    ],
    cause: [
      "空调压缩机高压插头密封圈破损进水。",
      "The seal of the compressor's high-voltage plug is torn and lets water in.",
    ],
    measures: [
      "更换密封圈和插头，绝缘电阻 5 MΩ 以上。",
      "Replaced seal and plug; insulation resistance is above 5 megaohm.",
    ],
    dtcs: ["P0AA6"],
    parts: ["A/C compressor"],
  }, [["VM5", 12_600, SHENZHEN, "waiting-3"], ["VTE", 28_730, CHENGDU, "handed-over"]]],
  [{
    fault: "34-VIBR",
    title: ["制动抖动，制动盘厚度差超差", "Brakes judder, thickness variation of the disc"],
    told: ["120 km/h 制动时方向盘抖动。", "The steering wheel shakes when braking from 120 km/h."],
    cause: [
      "制动盘厚度差 0.032 mm，限值 0.015 mm。",
      "Thickness variation is 0.032 mm, the limit is 0.015 mm.",
    ],
    measures: ["更换两侧前制动盘和制动片。", "Replaced both front discs and the pads."],
    parts: ["Front brake disc and caliper", "Front brake pads"],
  }, [["KTL", 55_430, HANGZHOU, "failed"], ["NAU", 18_100, SHANGHAI, "published"]]],
  [{
    fault: "36-PRES",
    title: ["胎压传感器无信号", "Tire pressure sensor sends nothing"],
    told: ["左后轮胎压显示“--”。", "The display shows no pressure for the left rear tire."],
    cause: ["传感器电池失效。", "The battery of the sensor is dead."],
    measures: ["更换传感器并学习。", "Replaced the sensor and taught it in."],
    parts: ["Tire pressure sensor"],
  }, [["OPI", 16_420, BRAZIL, "waiting-1"], ["KRG", 24_010, SHENZHEN, "discarded"], [
    "OPI",
    30_870,
    CHENGDU,
    "handed-over",
  ]]],
  [{
    fault: "31-NOIS",
    title: ["前悬架上支座轴承异响", "Noise from the front strut bearing"],
    told: ["冷车挪车打死方向“咯咯”声。", "Grating noise at full lock while the car is cold."],
    cause: ["上支座轴承进水锈蚀。", "Water got into the strut bearing; it is rusty."],
    measures: ["更换两侧上支座轴承。", "Replaced both strut bearings."],
    parts: ["Front strut mounting"],
  }, [
    ["KRG", 19_880, CHENGDU, "published"],
    ["VTE", 33_480, MUNICH, "again"],
    ["VON", 12_150, SHANGHAI, "draft"],
    ["KTL", 28_660, HANGZHOU, "published"],
    ["NAU", 15_730, SHENZHEN, "waiting-1"],
  ]],
];
