/** Why a DTC is set and what is checked of it, by its code: in Chinese, English and German, a line each. `{pump}` and `{sensor}` stand for numbers of parts. */
export const DTC_CAUSES: Readonly<
  Record<
    string,
    readonly [
      causes: readonly [zh: string, en: string, de: string],
      checks: readonly [string, string, string],
    ]
  >
> = {
  "P0AA6": [
    [
      "高压线束破损或进水\n电动压缩机绝缘下降\n动力电池内部漏液",
      "High-voltage harness chafed or wet\nInsulation of the electric compressor low\nLeak inside the high-voltage battery",
      "Hochvoltleitung durchgescheuert oder nass\nIsolation des elektrischen Kältemittelverdichters zu gering\nUndichtigkeit in der Hochvoltbatterie",
    ],
    [
      "断开高压后逐段测量绝缘电阻，每段应大于 20 MΩ\n检查插接器密封圈",
      "De-energise and measure insulation section by section: above 20 MΩ each\nCheck the seals of the connectors",
      "Spannungsfrei schalten und die Isolation abschnittsweise messen: je über 20 MΩ\nDichtungen der Steckverbindungen prüfen",
    ],
  ],
  "P0A0D": [
    [
      "维修开关未完全闭合\n高压插接器互锁端子退针",
      "Service disconnect not fully closed\nInterlock terminal of a high-voltage connector pushed back",
      "Servicestecker nicht ganz eingerastet\nKontakt der Pilotlinie in einem Hochvoltstecker zurückgerutscht",
    ],
    [
      "测量互锁回路通断\n按回路图逐个插接器检查",
      "Check the interlock loop for continuity\nGo through the connectors along the loop",
      "Pilotlinie auf Durchgang prüfen\nStecker der Reihe nach entlang der Pilotlinie prüfen",
    ],
  ],
  "P0A80": [
    [
      "单体电压离散过大\n电池组老化",
      "Cell voltages spread too far\nPack aged",
      "Zellspannungen zu weit gestreut\nBatterie gealtert",
    ],
    [
      "读取单体电压并记录最高与最低值\n静置 8 小时后复测",
      "Read cell voltages, note highest and lowest\nMeasure again after 8 hours of rest",
      "Zellspannungen auslesen, höchste und niedrigste notieren\nNach 8 Stunden Ruhe erneut messen",
    ],
  ],
  "P0A93": [
    [
      "冷却水泵不工作\n冷却液不足或有气阻",
      "Coolant pump does not run\nCoolant low or air locked in",
      "Kühlmittelpumpe läuft nicht\nKühlmittelstand zu niedrig oder Luft im System",
    ],
    [
      "用诊断仪驱动水泵；不转动时更换 {pump}\n检查液位并排气；仍存在 P0AA6 时先测量绝缘",
      "Drive the pump by the diagnostic device; replace {pump} where it does not run\nCheck the level and bleed; with P0AA6 measure insulation first",
      "Pumpe mit dem Diagnosegerät ansteuern; {pump} ersetzen, wenn sie nicht läuft\nKühlmittelstand prüfen und entlüften; bei P0AA6 zuerst die Isolation messen",
    ],
  ],
  "C0031": [
    [
      "轮速传感器线束断路\n磁环脏污或损坏",
      "Harness of the sensor open\nEncoder ring dirty or damaged",
      "Leitung zum Sensor unterbrochen\nImpulsring verschmutzt oder beschädigt",
    ],
    [
      "对比左右轮速数据流\n检查磁环与间隙，损坏时更换 {sensor}",
      "Compare live data of both wheels\nCheck encoder ring and gap; replace {sensor} where damaged",
      "Istwerte beider Räder vergleichen\nImpulsring und Luftspalt prüfen; {sensor} bei Beschädigung ersetzen",
    ],
  ],
  "P1D2D": [
    [
      "充电口电子锁卡滞\n锁止反馈开关故障",
      "Lock of the charging socket sticks\nFeedback switch faulty",
      "Verriegelung der Ladedose klemmt\nRückmeldeschalter defekt",
    ],
    [
      "手动拉动应急解锁后重试\n测量反馈信号",
      "Pull the emergency release and try again\nMeasure the feedback signal",
      "Notentriegelung ziehen und erneut versuchen\nRückmeldesignal messen",
    ],
  ],
};
