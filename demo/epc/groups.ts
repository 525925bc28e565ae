import type { Written } from "./names.ts";

/**
 * Main groups and the groups below them. A series gets those in which it has a figure, with their main groups, and no
 * others: no group leads to nothing.
 */
export const MAIN_GROUPS: Readonly<Record<string, Written>> = {
  "11": ["驱动单元", "Drive unit", "Antriebseinheit"],
  "12": ["高压动力电池", "High-voltage battery", "Hochvoltbatterie"],
  "31": ["前桥", "Front axle", "Vorderachse"],
  "32": ["转向系统", "Steering", "Lenkung"],
  "33": ["后桥", "Rear axle", "Hinterachse"],
  "34": ["制动系统", "Brakes", "Bremsen"],
  "36": ["车轮与轮胎", "Wheels, tyres", "Räder, Reifen"],
  "51": ["车门与饰件", "Doors, trim", "Türen, Ausstattung"],
  "61": ["电气系统", "Electrical system", "Elektrik"],
  "63": ["灯光", "Lighting", "Beleuchtung"],
  "64": ["加热与冷却", "Heating, cooling", "Heizung, Kühlung"],
};

export const GROUPS: Readonly<Record<string, Written>> = {
  "11-10": ["驱动电机", "Drive motor", "Elektromotor"],
  "11-20": ["减速器", "Reduction gear", "Untersetzungsgetriebe"],
  "11-30": ["后驱动单元", "Rear drive unit", "Antriebseinheit hinten"],
  "12-10": ["电池壳体", "Battery housing", "Batteriegehäuse"],
  "12-20": ["电池模组", "Battery modules", "Batteriemodule"],
  "12-30": ["电池电气部件", "Battery electrics", "Batterieelektrik"],
  "31-21": ["前轮毂与轴承", "Front hub, bearing", "Radnabe, Lager vorn"],
  "31-31": ["前悬架支柱", "Front strut", "Federbein vorn"],
  "31-32": ["弹簧与支座", "Spring, mounting", "Feder, Stützlager"],
  "32-21": ["转向拉杆", "Tie rods", "Spurstangen"],
  "33-41": ["后轮毂与轴承", "Rear hub, bearing", "Radnabe, Lager hinten"],
  "33-52": ["后悬架支柱", "Rear strut", "Federbein hinten"],
  "34-11": ["前轮制动器", "Front axle brake", "Bremse Vorderachse"],
  "34-21": ["后轮制动器", "Rear axle brake", "Bremse Hinterachse"],
  "34-41": ["驻车制动器", "Parking brake", "Feststellbremse"],
  "36-10": ["车轮固定", "Wheel fastening", "Radbefestigung"],
  "36-11": ["车轮", "Wheels", "Räder"],
  "36-12": ["胎压监测与平衡", "Tyre pressure, balancing", "Reifendruck, Auswuchten"],
  "51-21": ["前门锁", "Front door lock", "Schloss Vordertür"],
  "51-22": ["后门锁", "Rear door lock", "Schloss Hintertür"],
  "51-31": ["车门铰链", "Door hinges", "Türscharniere"],
  "61-61": ["风窗刮水器", "Windscreen wiper", "Scheibenwischer"],
  "61-62": ["风窗清洗装置", "Windscreen washer", "Scheibenwaschanlage"],
  "63-12": ["前照灯", "Headlamp", "Scheinwerfer"],
  "63-13": ["前照灯单个零件", "Headlamp, single parts", "Scheinwerfer, Einzelteile"],
  "64-21": ["冷却液泵", "Coolant pump", "Kühlmittelpumpe"],
  "64-22": ["冷却液软管", "Coolant hoses", "Kühlmittelschläuche"],
  "64-23": ["膨胀水箱", "Expansion tank", "Ausgleichsbehälter"],
};
