// What a made case says, in Chinese and English: one of each, and a number that is its own.

/** What fails. */
export const PARTS = [
  ["冷却液泵", "coolant pump"],
  ["压缩机", "compressor"],
  ["充电口", "charging inlet"],
  ["逆变器", "inverter"],
  ["制动盘", "brake disc"],
  ["轮毂轴承", "hub bearing"],
  ["稳定杆", "stabilizer"],
  ["转向机", "steering rack"],
  ["前照灯", "headlamp"],
  ["雨刮电机", "wiper motor"],
  ["门锁", "door lock"],
  ["座椅导轨", "seat rail"],
  ["点火线圈", "ignition coil"],
  ["喷油嘴", "injector"],
  ["油泵", "fuel pump"],
  ["节气门", "throttle"],
  ["变速器", "gearbox"],
  ["半轴", "drive shaft"],
  ["减振器", "damper"],
  ["安全带", "seat belt"],
  ["气囊控制器", "airbag unit"],
  ["蓄电池", "battery"],
  ["线束", "harness"],
  ["传感器", "sensor"],
] as const;
/** How it shows. */
export const SHOWS = [
  ["异响", "noise"],
  ["抖动", "vibration"],
  ["渗漏", "leaks"],
  ["过热", "overheats"],
  ["卡滞", "sticks"],
  ["不工作", "dead"],
  ["信号中断", "loses its signal"],
  ["断路", "open circuit"],
  ["腐蚀", "corroded"],
  ["磨损", "worn"],
  ["松动", "loose"],
] as const;
/** Why. */
export const WHY = [
  ["装配时未拧紧", "was not tightened at assembly"],
  ["密封圈老化", "its seal has aged"],
  ["进水短路", "water has shorted it"],
  ["软件版本过低", "its software is old"],
  ["供电电压不足", "its supply is low"],
  ["支架变形", "its bracket is bent"],
  ["润滑不足", "it runs dry"],
  ["石击损坏", "a stone has hit it"],
  ["插头退针", "a terminal has backed out"],
  ["磁场干扰", "it is disturbed by a field"],
  ["疲劳断裂", "it broke of fatigue"],
] as const;
/** When it shows. */
export const WHEN = [
  ["冷车时", "when cold"],
  ["热车时", "when hot"],
  ["雨天", "in rain"],
  ["高速时", "at speed"],
  ["转弯时", "in turns"],
  ["制动时", "when braking"],
  ["怠速时", "at idle"],
] as const;
