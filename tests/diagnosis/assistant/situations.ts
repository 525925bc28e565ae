import type { Situation } from "@/services/diagnosis/assistant/types.ts";

/** A vehicle at the workshop's door: what its driver says, what was read, and what was wrong, a part of an English title of it. */
export interface JudgedSituation {
  shows: Partial<Situation>;
  wrong: string;
}

const of = (wrong: string, complaint: string, dtc = "", more: Partial<Situation> = {}): JudgedSituation => ({
  wrong,
  shows: { complaint, dtc: dtc.split(" ").filter(Boolean), ...more },
});

/** Situations written by hand, as they stand on a worksheet, without looking at the words of what is known of them. */
export const SITUATIONS: readonly JudgedSituation[] = [
  // With the code that was read.
  of("coolant pump does not run", "跑高速二十分钟就限功率，停一会儿又好了", "P0A93"),
  of("coolant pump does not run", "Turtle lamp on the motorway, gone after a break", "P0A93-00"),
  of("insulation fault P0AA6", "洗车以后上不了电，报绝缘", "P0AA6"),
  of("insulation fault P0AA6", "Will not go into READY since heavy rain", "P0AA6 U0111"),
  of("DC/DC converter drops out", "停两天就要搭电", "P0A08 P0562"),
  of("DC/DC converter drops out", "Third jump start this month, all lamps flicker", "P0A08"),
  of("one battery module has aged", "原来能跑四百，现在不到三百", "P0A7F"),
  of("one battery module has aged", "Only 70 % of the range that it had when new", "P0A7F-00"),
  of("resolver signal disturbed", "地板油的时候一冲一冲的", "P0A3F"),
  of("Engine cuts in at once in electric mode", "纯电模式一踩油门发动机就起来", "P0A3F", {
    symptom: ["symptom.warning-lamp", "symptom.power-loss"],
    series: "VM5",
  }),
  of("Battery overheats and limits power", "满载爬山，仪表提示电池温度高，没力", "P0A82"),
  of(
    "Battery overheats and limits power",
    "Trailer and five people uphill, battery hot, power goes away",
    "P0A82",
  ),
  of("loose sense lead", "电量显示忽高忽低", "P0A80"),
  of("loose sense lead", "State of charge jumps by ten percent", "P0A80-00"),
  of("service plug not fully home", "刚做完高压维修，断电插头装回去后不上电", "P0A0D"),
  of("interlock loop open", "READY stays off, nothing was repaired before", "P0A0D"),
  of("actuator frozen", "零下二十度早上充电口盖打不开", "P1D2D"),
  of("signal of the left wheel speed sensor lost", "下雨天踩刹车往左跑，ESC灯亮", "C0031"),
  of("encoder ring dirty", "湿路面轻点刹车就弹脚", "C0037"),
  of("steering position sensor", "做完四轮定位方向变重，黄灯亮", "C0051"),
  of("yaw rate not calibrated", "换了ESC总成以后灯一直亮", "C0051"),
  of("CAN communication breaks down", "仪表突然全黑，过一会儿又亮", "U0001 U0140"),
  of("leak in the intake hose", "早上着车抖，故障灯亮", "P0171 P0300"),
  of("leak in the intake hose", "Shakes at idle until warm, lean", "P0171"),
  of("reductant has crystallized", "柴油车没劲，EGR报流量不足", "P0401"),
  of("ignition coil broken down", "Engine shakes at the lights, smells of fuel", "P0301 P0300"),
  of("crankshaft sensor", "开热了熄火，等半小时又能着", "P0335"),
  of("purge valve stuck open", "每次加满油以后要打很久马达", "P0172 P0442"),
  of("cap of the expansion tank", "水温高报警，隔几天就缺水", "P0217"),
  of("No reversing picture", "挂倒挡没影像，关尾门时有时会闪一下", "U0140"),
  of("rule out the oxygen sensors first", "故障灯亮，客户没感觉", "P0420"),
  of("Negative battery terminal with P0562", "Voltage low now and then, terminal gets warm", "P0562"),
  of("plug does not unlock", "Ladestecker lässt sich nicht abziehen", "P1D2D"),
  of("fan of the headlamp stands still", "左近光开一会儿自己灭", "B1000"),
  // With what the driver says alone.
  of("worn stabilizer link", "过坎前面咯噔咯噔响", "", { symptom: ["symptom.noise"] }),
  of("thickness variation of the disc", "高速踩刹车方向盘抖", "", { symptom: ["symptom.vibration"] }),
  of("pitted hub bearing", "Humming from behind, louder with speed", "", { symptom: ["symptom.noise"] }),
  of("broken spring of the latch", "Car door pops open again after closing"),
  of("household socket overheats", "慢充一两个小时就停，插座发烫"),
  of("battery heater dead", "Fast charger gives 10 kW only when it is freezing"),
  of("app keeps waking the car", "晚上停着没开，早上少了好几个电"),
  of("heat pump valve stuck", "Winter range is terrible, cabin takes ages to get warm"),
  of("drain hose off", "下大雨天窗往里滴水"),
  of("evaporator drain blocked", "开空调一股霉味，副驾脚下有水"),
  of("storage full", "中控屏自己重启"),
  of("toe out of range", "后轮里侧磨光了"),
  of("air spring leaks", "早上车左后角趴着"),
  of("ice on the radar cover", "雪天高速没车也急刹"),
  of("camera bracket loose", "Lane assist gone after new windscreen"),
  of("outer joint worn", "打方向起步哒哒响"),
  of("vacuum pump weak", "重载下坡刹车越踩越硬"),
  of("injector returns too much", "柴油机冷车冒白烟，有生油味"),
];
