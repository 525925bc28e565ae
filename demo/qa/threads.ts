import type { QuestionKind } from "@/services/qa/advance_question.ts";

/** A text in Chinese and English. */
type Text = readonly [zh: string, en: string];

/** What a thread is about; `{km}` stands for a mileage. Titles are also in German, as stores there write them. */
export interface Topic {
  type: string;
  title: readonly [zh: string, en: string, de: string];
  body: Text;
  /** What the first and the second answer say. */
  answers: readonly [Text, Text];
  again: Text;
  dtc?: string;
}

const part = (
  type: string,
  title: Topic["title"],
  body: Text,
  first: Text,
  again: Text,
  second: Text,
): Topic => ({
  type,
  title,
  body,
  answers: [first, second],
  again,
});

const PART: readonly Topic[] = [
  part(
    "P01",
    [
      "按 VIN 查不到前稳定杆连杆",
      "Front stabilizer link not found by VIN",
      "Koppelstange vorn über die VIN nicht zu finden",
    ],
    [
      "车辆行驶 {km} km，按 VIN 查询底盘组，结果里没有前稳定杆连杆。",
      "The vehicle has run {km} km. The chassis group by VIN shows no front stabilizer link.",
    ],
    [
      "连杆在前悬架插图中，序号 7，请确认查询时没有选错驱动形式。",
      "The link is callout 7 in the front suspension figure. Check that the drive variant is set right.",
    ],
    ["已确认驱动形式，序号 7 仍为空白。", "The drive variant is right. Callout 7 is still empty."],
    [
      "目录缺少该配置，已更正，请重新查询后订购。",
      "The catalog lacked this variant. It is corrected: look it up again and order.",
    ],
  ),
  part(
    "P02",
    [
      "机油滤清器插图与实物不符",
      "Oil filter figure differs from the vehicle",
      "Ölfilter in der Abbildung weicht vom Fahrzeug ab",
    ],
    [
      "插图为滤芯式，实车为旋装式，里程 {km} km。",
      "The figure shows a cartridge, the vehicle has a spin-on filter. {km} km.",
    ],
    [
      "请按发动机号后的生产日期选择，切换前为旋装式。",
      "Go by the production date of the engine: before the change it is the spin-on filter.",
    ],
    ["生产日期在切换当月，应选哪一个？", "It was built in the month of the change. Which one is right?"],
    [
      "以实物接口螺纹为准：有螺纹即为旋装式。",
      "Go by the connection on the vehicle: with a thread it is the spin-on filter.",
    ],
  ),
  part(
    "P13",
    [
      "后制动片适用性错误",
      "Applicability of rear brake pads wrong",
      "Zuordnung der hinteren Bremsbeläge falsch",
    ],
    [
      "目录给出的后制动片比实车厚 2 mm，装不进制动钳，{km} km。",
      "The rear pads of the catalog are 2 mm thicker and do not fit the caliper. {km} km.",
    ],
    [
      "请量取制动盘厚度，两种制动盘对应不同制动片。",
      "Measure the disc: the two discs have pads of their own.",
    ],
    ["制动盘厚度 10 mm。", "The disc is 10 mm thick."],
    [
      "10 mm 对应薄片，适用性已报错并更正。",
      "10 mm takes the thinner pads. The applicability is being corrected.",
    ],
  ),
  part(
    "P21",
    [
      "大灯总成缺货，何时到货",
      "Headlamp on back order, when does it arrive",
      "Scheinwerfer im Rückstand, wann kommt er",
    ],
    [
      "事故车等待左前大灯总成，{km} km，订单已交接五天。",
      "A damaged vehicle waits for the left headlamp, {km} km. The order was handed over five days ago.",
    ],
    ["区域库在途，预计本周到货。", "It is on its way to the regional warehouse and due this week."],
    ["客户催问，能否从其他库调拨？", "The customer asks again. Can another warehouse send one?"],
    ["已安排调拨，明天发出。", "Another warehouse sends it tomorrow."],
  ),
  part(
    "P22",
    [
      "停产的车窗升降器用什么替代",
      "What replaces the discontinued window regulator",
      "Was ersetzt den entfallenen Fensterheber",
    ],
    [
      "右后车窗升降器显示停产，{km} km，没有替代号。",
      "The right rear window regulator is discontinued and names no successor. {km} km.",
    ],
    [
      "替代件为总成，含电机，线束插头相同。",
      "The successor is an assembly with motor. The connector is the same.",
    ],
    ["原车电机完好，可以只换升降器吗？", "The motor is fine. Can the regulator be replaced alone?"],
    ["不能单独更换，请订购总成。", "No. Order the assembly."],
  ),
  part(
    "P31",
    [
      "高压线束价格有疑问",
      "Price of the high-voltage harness looks wrong",
      "Preis des Hochvoltkabelsatzes fraglich",
    ],
    [
      "目录价格是上月的两倍，客户不接受，{km} km。",
      "The catalog price is twice that of last month and the customer refuses it. {km} km.",
    ],
    ["价格表本月更新，两件合并为一套。", "The price list is new: two parts are one set now."],
    ["是否仍可单独购买后段？", "Can the rear section still be bought alone?"],
    ["后段将恢复单独供应，下周可查。", "The rear section comes back on its own. It shows next week."],
  ),
  part(
    "P41",
    ["制动液规格如何选择", "Which brake fluid is right", "Welche Bremsflüssigkeit ist richtig"],
    [
      "保养手册与辅料目录写法不同，{km} km。",
      "The manual and the catalog of consumables say it differently. {km} km.",
    ],
    ["两者是同一规格，按辅料目录订购即可。", "Both mean the same. Order by the catalog of consumables."],
    ["低温地区是否需要低粘度型？", "Is the low-viscosity type needed where it is cold?"],
    ["带电控制动的车型一律使用低粘度型。", "Vehicles with brake-by-wire always take the low-viscosity type."],
  ),
];

const tech = (
  type: string,
  dtc: string | undefined,
  ...rest: [Topic["title"], Text, Text, Text, Text]
): Topic => ({
  ...part(type, ...rest),
  dtc,
});

const TECHNICAL: readonly Topic[] = [
  tech(
    "T01",
    undefined,
    [
      "动力电池绝缘值偏低",
      "Insulation of the high-voltage battery low",
      "Isolationswert der Hochvoltbatterie niedrig",
    ],
    [
      "雨后报绝缘故障，晴天消失，{km} km，测量 420 kΩ。",
      "Insulation fault after rain, gone when dry. {km} km, measured 420 kΩ.",
    ],
    ["请先断开后电机，再测电池侧绝缘值。", "Disconnect the rear motor and measure the battery side alone."],
    ["断开后电池侧恢复到 2 MΩ 以上。", "With it disconnected the battery side is above 2 MΩ."],
    [
      "问题在后电机高压插头，检查密封圈并更换。",
      "It is the high-voltage connector of the rear motor. Check its seal and replace it.",
    ],
  ),
  tech(
    "T03",
    undefined,
    [
      "直流快充几分钟后中断",
      "DC charging stops after a few minutes",
      "DC-Laden bricht nach wenigen Minuten ab",
    ],
    [
      "快充约 5 分钟后停止，交流充电正常，{km} km。",
      "DC charging stops after about 5 minutes, AC charging is fine. {km} km.",
    ],
    ["请读取停止时充电口温度数据。", "Read the temperature of the inlet when it stops."],
    ["停止时正极温度 92 °C。", "The positive pin is at 92 °C."],
    ["端子接触电阻过大，更换充电口总成。", "The contact resistance is too high. Replace the charging inlet."],
  ),
  tech(
    "T11",
    undefined,
    [
      "低速制动时前轮异响",
      "Noise from the front wheels when braking slowly",
      "Geräusch vorn beim langsamen Bremsen",
    ],
    [
      "低速轻踩制动时前轮吱吱响，{km} km，制动片厚度 8 mm。",
      "The front wheels squeal in slow braking. {km} km, pads 8 mm.",
    ],
    ["检查制动片消音片是否脱落，并清洁导向销。", "Check the shims of the pads and clean the guide pins."],
    ["清洁后两天复发。", "It came back after two days."],
    ["按通报更换改进型制动片，并磨合制动盘。", "Fit the improved pads of the bulletin and bed the discs in."],
  ),
  tech(
    "T12",
    undefined,
    ["直线行驶向右跑偏", "Vehicle pulls to the right", "Fahrzeug zieht nach rechts"],
    [
      "车速 80 km/h 松手向右偏，四轮定位合格，{km} km。",
      "It pulls to the right at 80 km/h, the alignment is in tolerance. {km} km.",
    ],
    ["先左右对调前轮轮胎再试车。", "Swap the front tires left to right and drive again."],
    ["对调后改为向左偏。", "After the swap it pulls to the left."],
    ["轮胎锥度力所致，更换前轮轮胎。", "It is the conicity of a tire. Replace the front tires."],
  ),
  tech(
    "T22",
    undefined,
    ["中控屏升级后黑屏", "Center display black after an update", "Zentraldisplay nach Update schwarz"],
    [
      "远程升级后中控屏黑屏，仪表正常，{km} km。",
      "The center display stays black after an update over the air, the cluster is fine. {km} km.",
    ],
    ["断开低压蓄电池 10 分钟后重新上电。", "Disconnect the 12 V battery for 10 minutes."],
    ["重新上电后仍黑屏，背光亮。", "Still black, the backlight is on."],
    ["用诊断仪强制刷写显示模块。", "Program the display by the diagnostic tester."],
  ),
  tech(
    "T23",
    undefined,
    ["前雷达报失准", "Front radar reports misalignment", "Frontradar meldet Dejustage"],
    [
      "更换前保险杠后驾驶辅助不可用，{km} km。",
      "Driver assistance is off after the front bumper was replaced. {km} km.",
    ],
    [
      "请做雷达动态标定，路况直线 3 km 以上。",
      "Calibrate the radar while driving, at least 3 km straight on.",
    ],
    ["标定进度停在 40%。", "The calibration stops at 40%."],
    [
      "检查支架变形，超过 1 度须更换后再标定。",
      "Check the bracket: beyond 1 degree replace it and calibrate again.",
    ],
  ),
  tech(
    "T32",
    undefined,
    ["空调制冷不足", "Climate control cools too little", "Klimaanlage kühlt zu wenig"],
    [
      "出风口 16 °C，环境 34 °C，{km} km，压力低压 0.15 MPa。",
      "16 °C at the vents, 34 °C outside, {km} km. Low pressure 0.15 MPa.",
    ],
    ["请检查制冷剂量，并用荧光检漏。", "Check the amount of refrigerant and look for leaks with dye."],
    ["缺少 180 g，冷凝器下部有荧光。", "180 g are missing and the lower condenser shows dye."],
    ["更换冷凝器并按铭牌加注。", "Replace the condenser and fill as the plate says."],
  ),
];

export const TOPICS: Readonly<Record<QuestionKind, readonly Topic[]>> = { part: PART, technical: TECHNICAL };

/** What the asker's side closes a question with where no reply was adopted. */
export const CLOSING_NOTE: Text = [
  "已按答复处理，客户确认故障排除。",
  "Done as advised. The customer confirms that it is solved.",
];
