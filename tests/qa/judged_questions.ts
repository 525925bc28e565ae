import type { Lang } from "@/kernel/texts/languages.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import type { QuestionSoFar } from "@/services/qa/look_alikes.ts";

/** What helps, and where it stands: a part of its English title, or the code of a DTC. */
export type Helps = `${"case" | "tsb" | "knowledge" | "dtc"}: ${string}`;

/** What somebody has typed of a question, with what they have filled in besides, and what helps: any one of these. */
export interface JudgedQuestion {
  kind: QuestionKind;
  lang: Lang;
  typed: string;
  filled?: Omit<QuestionSoFar, "text">;
  helps: readonly Helps[];
}

const judged = (kind: QuestionKind, lang?: Lang) =>
(
  helps: Helps | readonly Helps[],
  typed: string,
  filled?: JudgedQuestion["filled"],
): JudgedQuestion => ({
  kind,
  lang: lang ?? (/\p{Script=Han}/u.test(typed) ? "zh_CN" : "en_US"),
  typed,
  filled,
  helps: typeof helps === "string" ? [helps] : helps,
});
const tech = judged("technical"), part = judged("part"), german = judged("technical", "de_DE");

/** Beginnings of questions, written by hand as technicians type them: short, in the words of the workshop, without looking at those of what helps. */
export const JUDGED_QUESTIONS: readonly JudgedQuestion[] = [
  // Cases, by what the vehicle does.
  tech("case: drain hose off", "天窗漏水 顶棚湿了"),
  tech("case: drain hose off", "sunroof leaking, wet headliner"),
  german("case: drain hose off", "Schiebedach undicht, Wasser im Fußraum"),
  tech("case: air spring leaks", "气囊悬架趴窝，早上左后矮一截"),
  tech("case: air spring leaks", "rear left air suspension drops over night"),
  german("case: air spring leaks", "Luftfeder hinten links verliert Luft"),
  tech("case: camera bracket loose", "车道保持老是自己退出来，摄像头?"),
  tech("case: camera bracket loose", "Lane assist drops out, camera?"),
  tech("case: ignition coil broken down", "发动机抖 缺缸 是不是点火线圈"),
  tech("case: ignition coil broken down", "misfire cyl 1 P0301 swapped plugs already"),
  german("case: ignition coil broken down", "Zündaussetzer Zylinder 1, Zündspule?"),
  tech("case: purge valve stuck open", "每次加满油都打不着火"),
  tech("case: purge valve stuck open", "won't start right after fuel stop"),
  tech("case: crankshaft sensor", "热车突然熄火打不着，等凉了又好"),
  tech("case: crankshaft sensor", "dies when hot no restart"),
  tech("case: outer joint worn", "打死方向起步咔咔响 球笼?"),
  tech("case: outer joint worn", "cv joint clicking on full lock"),
  tech("case: harness broken at the tailgate", "倒车影像黑的没图像"),
  german("case: harness broken at the tailgate", "Rückfahrkamera kein Bild"),
  tech("case: heating mat broken", "副驾座椅加热不热"),
  tech("case: heating mat broken", "heated seat stays cold"),
  tech("case: antenna amplifier", "收音机没信号 搜不到台"),
  tech("case: antenna amplifier", "no radio stations found"),
  tech("case: blend door motor", "空调主驾出热风副驾出冷风"),
  tech("case: evaporator drain blocked", "开空调一股霉味"),
  tech("case: evaporator drain blocked", "stinks when a/c is switched on, musty"),
  tech("case: sensor battery weak", "胎压灯亮 四个轮胎气压都正常"),
  tech("case: cap of the expansion tank", "防冻液老少 不漏"),
  tech("case: cap of the expansion tank", "loses coolant, no leak to be found, tank cap?"),
  tech("case: thickness variation of the disc", "高速踩刹车脚感抖"),
  tech("case: thickness variation of the disc", "pedal shudders braking from highway speed"),
  tech("case: DC/DC converter drops out", "小电瓶三天两头没电 DCDC"),
  tech("case: DC/DC converter drops out", "12V battery keeps going flat"),
  tech("case: household socket overheats", "家用充电枪充着充着跳枪，插座烫手"),
  tech("case: yaw rate not calibrated", "换完ESC模块灯不灭"),
  tech("case: pitted hub bearing", "后轮跑起来嗡嗡响 轴承?"),
  tech("case: pitted hub bearing", "humming from rear wheel, bearing?"),
  // Bulletins, by what they are about.
  tech(["tsb: Front door lock stays open", "case: Door does not stay shut"], "冬天洗完车前门关不上 锁舌不弹"),
  tech("tsb: Front door lock stays open", "front door wont latch after car wash, minus 15"),
  tech("tsb: Timing chain rattles", "冷车刚启动哗啦一下 链条?", { seriesCode: "KTL" }),
  tech(["tsb: Timing chain rattles", "case: Chain rattle at start"], "chain noise for 2 sec cold start"),
  tech("tsb: keeps Bluetooth connected", "蓝牙老断 车机版本8.1"),
  tech("tsb: keeps Bluetooth connected", "phone loses bluetooth all the time"),
  german("tsb: keeps Bluetooth connected", "Bluetooth trennt sich ständig"),
  tech("tsb: plug does not unlock", "充电枪拔不下来 锁住了", { seriesCode: "VM5" }),
  tech("tsb: plug does not unlock", "charge plug stuck in the car, on-board charger", { seriesCode: "VM5" }),
  tech("tsb: Burnt contacts of the charging inlet", "充电口端子烧黑了怎么修"),
  tech("tsb: Burnt contacts of the charging inlet", "charging inlet pins burnt, repair or replace?"),
  german("tsb: Burnt contacts of the charging inlet", "Ladedose verschmort"),
  tech("tsb: Brake fluid is changed every two years", "刹车油几年换一次"),
  tech("tsb: Brake fluid is changed every two years", "how often brake fluid"),
  german("tsb: Brake fluid is changed every two years", "Bremsflüssigkeit wann wechseln"),
  tech("tsb: Electric compressors take POE oil", "电动压缩机加什么冷冻油"),
  tech("tsb: Electric compressors take POE oil", "which oil for electric a/c compressor, PAG or POE"),
  tech("tsb: Never mix low-conductivity coolant", "电池冷却液能不能和普通防冻液混加"),
  tech("tsb: Never mix low-conductivity coolant", "topped up battery loop with normal coolant, ok?"),
  tech("tsb: Front strut twangs", "停车原地打方向前面嘣嘣响", { seriesCode: "OPI" }),
  tech("tsb: Front strut twangs", "twang from front strut turning wheel when parked"),
  tech("tsb: Sounds of the electric parking brake", "电子手刹拉起来声音很大正常吗"),
  tech("tsb: Sounds of the electric parking brake", "electric park brake noisy, normal?"),
  tech("tsb: Mist in the headlamp", "大灯里有雾气 要不要换", { seriesCode: "NAU" }),
  tech("dtc: P0420", "P0420 换三元之前先查啥"),
  tech("dtc: P0420", "p0420 cat or o2 sensor"),
  tech("tsb: finding an isolation fault", "报P0AA6 绝缘怎么查"),
  tech("tsb: finding an isolation fault", "P0AA6 where to start measuring"),
  tech(["tsb: P0A93 and the coolant pump", "case: coolant pump does not run"], "P0A93 水泵不转"),
  tech("tsb: Order of diagnosis for P0A08", "P0A08 dcdc fault what to check first"),
  tech("tsb: Rough idle with P0171", "怠速抖 P0171 混合气稀"),
  tech("tsb: Negative battery terminal with P0562", "P0562 电压低 负极桩头"),
  german("tsb: C0031 and C0034 that come and go", "C0031 C0034 sporadisch", { seriesCode: "HPO" }),
  tech("tsb: Bonding the windscreen", "换前挡玻璃打胶后摄像头要标定吗"),
  tech("tsb: Waiting time after the service disconnect", "拔了维修开关等多久才能动高压"),
  tech("tsb: Waiting time after the service disconnect", "how long wait after pulling service plug"),
  // Released knowledge.
  tech("knowledge: DC charging stops", "快充充五分钟就停"),
  tech("knowledge: DC charging stops", "fast charging cuts out after 5 min, AC ok"),
  tech("knowledge: Insulation of the high-voltage battery", "下雨天报绝缘低 天晴就没了"),
  tech("knowledge: Noise from the front wheels", "慢慢踩刹车前轮吱吱叫"),
  tech("knowledge: Vehicle pulls to the right", "松开方向盘往右跑偏 四轮定位做过了"),
  tech("knowledge: Vehicle pulls to the right", "drifts right, alignment done and ok"),
  tech("knowledge: Center display black", "OTA升级完大屏黑了"),
  tech("knowledge: Center display black", "screen black after ota update"),
  tech("knowledge: Front radar reports misalignment", "换完前杠雷达标定过不去"),
  tech(
    "knowledge: Front radar reports misalignment",
    "radar calibration after bumper change does not finish",
  ),
  tech("knowledge: Climate control cools too little", "空调不凉 高温天"),
  tech("knowledge: Climate control cools too little", "ac not cold enough"),
  part("knowledge: Which brake fluid is right", "刹车油用哪个规格"),
  part("knowledge: Which brake fluid is right", "brake fluid spec dot4 or lv?"),
  part("knowledge: Headlamp on back order", "左前大灯什么时候有货"),
  part("knowledge: Headlamp on back order", "headlight backorder eta"),
  part("knowledge: What replaces the discontinued window regulator", "玻璃升降器停产了 替代号是多少"),
  part("knowledge: Front stabilizer link not found", "平衡杆小吊杆目录里查不到"),
  part("knowledge: Front stabilizer link not found", "stabilizer link missing in catalog"),
  part("knowledge: Oil filter figure differs", "机滤图和实车不一样"),
  part("knowledge: Oil filter figure differs", "oil filter in catalog is wrong type"),
  part("knowledge: Applicability of rear brake pads", "后刹车片订来装不上"),
  part("knowledge: Applicability of rear brake pads", "rear pads dont fit caliper"),
  part("knowledge: Price of the high-voltage harness", "高压线束怎么贵了一倍"),
  // Entries of the dictionary of DTCs.
  tech("dtc: U0100", "U0100 与发动机失去通讯"),
  tech("dtc: P0301", "P0301", {}),
  tech("dtc: P0A80", "诊断仪读到p0a80 什么意思"),
  tech("dtc: C0051", "EPS lamp on", { dtcCodes: ["C0051"] }),
  tech("dtc: B1000", "B1000 bcm"),
  tech("dtc: P0562", "code P0562-00 stored"),
  tech("dtc: C0037", "左后轮速传感器故障码"),
  german("dtc: P0335", "Kurbelwellensensor Fehler P0335"),
];
