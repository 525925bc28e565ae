import type { Written } from "../bulletin_draft.ts";

/** Bulletins about electric drives, batteries, charging and coolant. */
export const ELECTRIC: readonly Written[] = [
  {
    type: "06",
    brand: "velaro",
    series: ["VTE", "VON"],
    dtcs: ["P0A93"],
    title: [
      "P0A93 与驱动回路冷却液泵诊断",
      "P0A93 and the coolant pump of the drive circuit",
      "P0A93 und die Kühlmittelpumpe des Antriebskreises",
    ],
    text: [
      [
        "现象：持续上坡或快充后报 P0A93，功率受限，冷却后恢复。",
        "Symptom: P0A93 and reduced power on long climbs or after fast charging; normal again once cool.",
        "Beanstandung: P0A93 und Leistungsbegrenzung bei langen Steigungen oder nach dem Schnellladen, nach dem Abkühlen wieder normal.",
      ],
      [
        "原因：多数为回路内有空气，其次是叶轮与转子（图 64-21-01-C 序号 2）磨损；泵本身很少损坏。",
        "Cause: mostly air in the circuit, then a worn impeller with rotor (figure 64-21-01-C, item 2); the pump itself rarely fails.",
        "Ursache: meist Luft im Kreislauf, dann ein verschlissenes Laufrad mit Rotor (Bildtafel 64-21-01-C, Position 2); die Pumpe selbst fällt selten aus.",
      ],
    ],
    procedure: [
      [
        "冷态检查膨胀水箱液位，用诊断仪运行“驱动回路排气”15 min。",
        "Check the level when cold and run Bleed drive circuit for 15 min by the diagnostic device.",
        "Stand bei kaltem System prüfen und mit dem Diagnosegerät 15 min lang Antriebskreis entlüften.",
      ],
      [
        "将泵控制到 80 %，转速应为 4200 至 4800 r/min，电流 4.5 至 6.5 A。",
        "Run the pump at 80 %: 4,200 to 4,800 rpm at 4.5 to 6.5 A.",
        "Pumpe mit 80 % ansteuern: 4.200 bis 4.800 1/min bei 4,5 bis 6,5 A.",
      ],
      [
        "转速正常而电流低于 4 A：更换叶轮及转子 6421 6879 476 和 O 形圈 0711 9944 218，泵盖螺钉 5 N·m。",
        "Right speed but less than 4 A: replace impeller with rotor 6421 6879 476 and O-ring 0711 9944 218; screws of the cover 5 N·m.",
        "Drehzahl richtig, Strom unter 4 A: Laufrad mit Rotor 6421 6879 476 und O-Ring 0711 9944 218 ersetzen; Deckelschrauben 5 N·m.",
      ],
      [
        "泵不转：先测插头供电和 LIN 信号，再更换泵 6421 6871 566，支架螺栓 22 N·m。",
        "The pump stands still: measure supply and LIN at its plug, and only then replace the pump 6421 6871 566; bolts of the bracket 22 N·m.",
        "Pumpe steht: erst Versorgung und LIN am Stecker messen, dann Pumpe 6421 6871 566 ersetzen; Schrauben des Halters 22 N·m.",
      ],
    ],
    table: [
      [["测量", "Measured", "Messwert"], ["正常", "Right", "Richtig"], ["含义", "Otherwise", "Sonst"]],
      [
        ["转速，80 %", "Speed at 80 %", "Drehzahl bei 80 %"],
        ["4200–4800 r/min", "4,200–4,800 rpm", "4.200–4.800 1/min"],
        ["堵转或供电", "blocked, or no supply", "blockiert oder keine Versorgung"],
      ],
      [
        ["电流", "Current", "Strom"],
        ["4.5–6.5 A", "4.5–6.5 A", "4,5–6,5 A"],
        ["低：叶轮或空气", "low: impeller or air", "niedrig: Laufrad oder Luft"],
      ],
    ],
    picture: {
      figure: "coolant_pump",
      caption: [
        "电动冷却液泵：叶轮与转子为一体",
        "Electric coolant pump: impeller and rotor are one part",
        "Elektrische Kühlmittelpumpe: Laufrad und Rotor sind ein Teil",
      ],
    },
    fate: "published",
  },
  {
    type: "06",
    brand: "norda",
    series: ["NAU", "NSO"],
    dtcs: ["P0AA6"],
    title: [
      "P0AA6 绝缘故障的分段排查",
      "P0AA6: finding an isolation fault section by section",
      "P0AA6: Isolationsfehler abschnittsweise eingrenzen",
    ],
    warning: [
      "作业前按高压规程断电、上锁、验电；兆欧表输出可达 1000 V。",
      "De-energise, lock and prove dead before you begin; the insulation tester puts out up to 1,000 V.",
      "Vor Beginn freischalten, sichern und Spannungsfreiheit feststellen; der Isolationsprüfer gibt bis zu 1.000 V ab.",
    ],
    text: [
      [
        "绝缘电阻受温度和湿气影响，单次报码不等于部件损坏。按下列顺序分段，测到哪一段就修哪一段，禁止逐件换件。",
        "Isolation depends on temperature and moisture; one code does not mean a broken part. Divide the system in this order and mend the section that is found. Do not replace parts by trial.",
        "Die Isolation hängt von Temperatur und Feuchte ab; ein Fehlercode bedeutet noch kein defektes Teil. Teilen Sie das System in dieser Reihenfolge auf und setzen Sie den gefundenen Abschnitt instand. Keine Teile auf Verdacht tauschen.",
      ],
    ],
    procedure: [
      [
        "读取绝缘值变化曲线：只在空调运行时下降，从电动压缩机开始；只在充电时下降，从车载充电机开始。",
        "Read the course of the isolation value: where it drops with the air conditioning only, begin at the compressor; while charging only, at the on-board charger.",
        "Verlauf des Isolationswerts auslesen: Fällt er nur bei laufender Klimaanlage, am Verdichter beginnen; nur beim Laden, am Bordladegerät.",
      ],
      [
        "断开前高压插座（图 12-30-02-J 序号 13），用 T90-001 以 500 V 测两极对壳体，应大于 5 MΩ。",
        "Unplug the front high-voltage connector (figure 12-30-02-J, item 13) and measure both poles against the housing by T90-001 at 500 V: more than 5 MΩ.",
        "Hochvoltstecker vorn (Bildtafel 12-30-02-J, Position 13) abziehen und beide Pole mit T90-001 bei 500 V gegen das Gehäuse messen: über 5 MΩ.",
      ],
      [
        "电池侧低于 1 MΩ：检查插座密封垫 1230 6882 556 是否进水，干燥后复测，不要打开电池包。",
        "Less than 1 MΩ on the side of the battery: look for water at gasket 1230 6882 556, dry it and measure again. Do not open the battery.",
        "Unter 1 MΩ auf der Batterieseite: Dichtung 1230 6882 556 auf Wasser prüfen, trocknen und erneut messen. Batterie nicht öffnen.",
      ],
      [
        "负载侧低于 1 MΩ：逐个断开压缩机、加热器和逆变器，直到数值恢复。",
        "Less than 1 MΩ on the side of the loads: unplug compressor, heater and inverter one by one until the value is back.",
        "Unter 1 MΩ auf der Verbraucherseite: Verdichter, Heizer und Wechselrichter nacheinander abstecken, bis der Wert wieder stimmt.",
      ],
      [
        "密封垫换新，插座螺栓 8 N·m，清除 P0AA6 并在潮湿状态下路试。",
        "Fit a new gasket, bolts of the connector 8 N·m, clear P0AA6 and test on a wet road.",
        "Neue Dichtung einbauen, Schrauben des Steckers 8 N·m, P0AA6 löschen und auf nasser Straße probefahren.",
      ],
    ],
    picture: {
      figure: "hv_battery",
      caption: [
        "高压动力电池：前后高压插座",
        "High-voltage battery: connectors in front and at the rear",
        "Hochvoltbatterie: Stecker vorn und hinten",
      ],
    },
    fate: "published",
  },
  {
    type: "05",
    brand: "velaro",
    series: ["VM5"],
    dtcs: ["P1D2D"],
    title: [
      "车载充电机程序 3.07：充电枪无法解锁",
      "On-board charger 3.07: plug does not unlock",
      "Bordlader 3.07: Ladestecker entriegelt nicht",
    ],
    text: [
      [
        "现象：低于 -10 °C 充电结束后充电枪锁死，报 P1D2D。",
        "Symptom: below -10 °C the plug stays locked after charging, P1D2D is set.",
        "Beanstandung: Unter -10 °C bleibt der Stecker nach dem Laden verriegelt, P1D2D wird gesetzt.",
      ],
      [
        "原因：锁止电机在低温下动作时间超过程序允许的 600 ms。3.07 版延长到 1200 ms，并自动再试两次。",
        "Cause: in the cold the lock takes longer than the 600 ms that the program allows. Version 3.07 allows 1,200 ms and tries twice more.",
        "Ursache: In der Kälte braucht die Verriegelung länger als die erlaubten 600 ms. Version 3.07 lässt 1.200 ms zu und versucht es noch zweimal.",
      ],
      [
        "处理：连接充电机维持 13.2 V，用诊断仪升级，约 9 min。无需更换图 13-21-01-B 中序号 7 的车载充电机总成。",
        "Repair: keep 13.2 V by a charger and update by the diagnostic device, about 9 min. The on-board charger, item 7 of figure 13-21-01-B, is not replaced.",
        "Abhilfe: Mit einem Ladegerät 13,2 V halten und mit dem Diagnosegerät aktualisieren, etwa 9 min. Der Bordlader, Position 7 in Bildtafel 13-21-01-B, wird nicht ersetzt.",
      ],
    ],
    fate: "published",
  },
  {
    type: "12",
    brand: "orrin",
    series: ["OPI"],
    title: [
      "充电插座触头烧蚀的处理",
      "Burnt contacts of the charging inlet",
      "Verbrannte Kontakte der Ladedose",
    ],
    warning: [
      "烧蚀的插座可能仍带电。断开充电桩、拔下维修开关并等待 10 分钟后才可触碰。",
      "A burnt inlet may still be live. Disconnect the charging station, pull the service disconnect and wait for ten minutes before you touch it.",
      "Eine verbrannte Ladedose kann noch unter Spannung stehen. Ladestation trennen, Wartungsstecker ziehen und zehn Minuten warten, bevor sie berührt wird.",
    ],
    text: [
      [
        "常见原因是客户使用无温度监测的转接插座，而不是插座本身。更换前请拍摄充电枪和插座触头。",
        "Mostly an adapter without temperature sensor is to blame, not the inlet. Take pictures of plug and contacts before replacing anything.",
        "Meist ist ein Adapter ohne Temperaturüberwachung schuld, nicht die Ladedose. Vor dem Tausch Stecker und Kontakte fotografieren.",
      ],
    ],
    procedure: [
      [
        "验电：直流端子之间和对壳体均低于 30 V。",
        "Prove dead: less than 30 V between the DC contacts and against the body.",
        "Spannungsfreiheit feststellen: unter 30 V zwischen den DC-Kontakten und gegen Masse.",
      ],
      [
        "拆下图 13-11-01-A 中序号 9 的充电插座总成；国标为 1311 6828 206，联合充电系统为 1311 6829 876。",
        "Remove the inlet, item 9 of figure 13-11-01-A: 1311 6828 206 for GB/T, 1311 6829 876 for CCS.",
        "Ladedose, Position 9 in Bildtafel 13-11-01-A, ausbauen: 1311 6828 206 für GB/T, 1311 6829 876 für CCS.",
      ],
      [
        "密封垫 1311 6828 374 换新，螺钉 4.5 N·m，高压线端子 9 N·m。",
        "Fit a new gasket 1311 6828 374; screws 4.5 N·m, high-voltage terminals 9 N·m.",
        "Dichtung 1311 6828 374 ersetzen; Schrauben 4.5 N·m, Hochvoltklemmen 9 N·m.",
      ],
      [
        "测绝缘大于 5 MΩ，试充 15 min，触头温升不超过 25 K。",
        "Measure isolation, more than 5 MΩ, and charge for 15 min: contacts warm up by 25 K at most.",
        "Isolation messen, mehr als 5 MΩ, und 15 min laden: Die Kontakte erwärmen sich um höchstens 25 K.",
      ],
    ],
    picture: {
      figure: "charging_inlet",
      caption: [
        "充电插座：触头在盖板之后",
        "Charging inlet: the contacts are behind the flap",
        "Ladedose: Kontakte hinter der Klappe",
      ],
    },
    fate: "topped",
    urgent: true,
  },
  {
    type: "12",
    brand: "kestrel",
    series: ["KRG"],
    title: [
      "事故后插电混动车辆的隔离存放",
      "Keeping plug-in hybrids apart after an accident",
      "Plug-in-Hybride nach einem Unfall getrennt abstellen",
    ],
    text: [
      [
        "高压系统受撞或浸水的车辆，电池可能在数小时甚至数天后发热。到店后先判断风险等级，再决定停放位置。",
        "After a crash at the battery, or under water, it may heat up hours or days later. Decide on the risk first, and then where the car stands.",
        "Nach einem Aufprall im Batteriebereich oder Eindringen von Wasser kann sich die Batterie noch nach Stunden oder Tagen erhitzen. Zuerst das Risiko einstufen, dann den Standplatz wählen.",
      ],
      [
        "停放：室外，与建筑物和其他车辆至少 5 m，用防护围栏 T99-001 隔开，48 小时内每 4 小时测一次电池壳体温度。",
        "Keep it outside, 5 m from buildings and other cars, behind safety barrier T99-001, and measure the temperature of the battery housing every four hours for 48 hours.",
        "Im Freien abstellen, 5 m Abstand zu Gebäuden und Fahrzeugen, hinter Absperrung T99-001, und 48 Stunden lang alle vier Stunden die Temperatur des Batteriegehäuses messen.",
      ],
      [
        "壳体温度超过 60 °C、每小时上升超过 3 K，或有刺激性气味：撤离人员并拨打火警，用大量水冷却。",
        "Above 60 °C, a rise of more than 3 K an hour, or a pungent smell: clear the area, call the fire brigade, cool by plenty of water.",
        "Über 60 °C, Anstieg über 3 K je Stunde oder stechender Geruch: Bereich räumen, Feuerwehr rufen, mit viel Wasser kühlen.",
      ],
    ],
    table: [
      [["等级", "Risk", "Risiko"], ["判断", "How to tell", "Erkennung"], ["做法", "What to do", "Maßnahme"]],
      [
        ["低", "Low", "Gering"],
        [
          "电池区域无变形，绝缘正常",
          "No damage near the battery, isolation right",
          "Kein Schaden im Batteriebereich, Isolation in Ordnung",
        ],
        ["正常车位", "Usual place", "Üblicher Platz"],
      ],
      [
        ["中", "Medium", "Mittel"],
        ["底部刮擦，或报 P0AA6", "Scratches below, or P0AA6", "Schrammen am Unterboden oder P0AA6"],
        ["室外隔离 48 小时", "Outside, apart, 48 hours", "Im Freien, getrennt, 48 Stunden"],
      ],
      [
        ["高", "High", "Hoch"],
        [
          "壳体变形、漏液、曾浸水",
          "Housing bent, leaks, was under water",
          "Gehäuse verformt, undicht oder unter Wasser gewesen",
        ],
        [
          "室外隔离并通知区域技术经理",
          "Outside, apart; call the regional engineer",
          "Im Freien, getrennt; Gebietsingenieur rufen",
        ],
      ],
    ],
    fate: "published",
    urgent: true,
  },
  {
    type: "14",
    brand: "norda",
    series: ["NAU", "NSO"],
    title: [
      "高压电池索赔所需资料",
      "What a claim for a high-voltage battery must contain",
      "Was ein Garantieantrag für eine Hochvoltbatterie enthalten muss",
    ],
    text: [
      [
        "自下月起，高压电池索赔缺少下列任一项即退回，不再电话补充。",
        "From next month on claims are sent back when any of the following is missing; nothing is added by telephone.",
        "Ab dem nächsten Monat gehen Anträge zurück, wenn eine der folgenden Angaben fehlt; telefonisch wird nichts nachgetragen.",
      ],
      [
        "诊断报告须在清除故障码之前读取，含单体电压表和最近 20 次充电记录。",
        "The report of the diagnostic device is read before codes are cleared, with the table of cell voltages and the last 20 charges.",
        "Das Diagnoseprotokoll wird vor dem Löschen der Fehlercodes erstellt, mit der Tabelle der Zellspannungen und den letzten 20 Ladevorgängen.",
      ],
      [
        "照片：铭牌、外壳四面、插接件；有撞击或浸水痕迹的不属保修。",
        "Pictures: type plate, the housing from four sides, connectors. Damage by impact or water is not covered.",
        "Bilder: Typschild, Gehäuse von vier Seiten, Stecker. Schäden durch Aufprall oder Wasser sind nicht gedeckt.",
      ],
      [
        "旧件按危险品（UN 3480）包装，荷电状态不高于 30 %。",
        "The old battery is packed as dangerous goods (UN 3480), charged to no more than 30 %.",
        "Die Altbatterie wird als Gefahrgut (UN 3480) verpackt, höchstens zu 30 % geladen.",
      ],
    ],
    audience: { edition: ["domestic"] },
    fate: "published",
  },
  {
    type: "10",
    brand: "velaro",
    series: ["VTE", "VON"],
    title: [
      "低电导冷却液不得与普通冷却液混用",
      "Never mix low-conductivity coolant with others",
      "Kühlmittel mit niedriger Leitfähigkeit nie mischen",
    ],
    text: [
      [
        "电池冷却板与高压部件相邻，冷却液电导率须低于 100 μS/cm。混入普通冷却液或自来水后，电导率升高，绝缘监测会误报。",
        "The cooling plates lie next to high-voltage parts: the coolant must stay below 100 μS/cm. Ordinary coolant or tap water raise it, and the isolation monitor reports faults.",
        "Die Kühlplatten liegen an Hochvoltteilen: Das Kühlmittel muss unter 100 μS/cm bleiben. Normales Kühlmittel oder Leitungswasser erhöhen den Wert, und die Isolationsüberwachung meldet Fehler.",
      ],
      [
        "识别：低电导冷却液为蓝色，普通冷却液为粉色。混合后呈紫色，须整个回路更换。",
        "How to tell: low-conductivity coolant is blue, the ordinary one pink. A mixture looks purple: change all of it.",
        "Erkennung: Kühlmittel mit niedriger Leitfähigkeit ist blau, normales rosa. Eine Mischung ist violett: komplett wechseln.",
      ],
      [
        "加注：驱动回路 6.8 L，电池回路 9.4 L，真空加注后运行排气程序。膨胀水箱盖 6 N·m。",
        "Filling: 6.8 L for the drive, 9.4 L for the battery; fill under vacuum and run the bleeding program. Cap of the tank 6 N·m.",
        "Füllung: 6,8 l für den Antrieb, 9,4 l für die Batterie; unter Vakuum füllen und Entlüftungsprogramm starten. Deckel des Behälters 6 N·m.",
      ],
    ],
    fate: "published",
  },
  {
    type: "10",
    brand: "norda",
    series: ["NSO"],
    title: [
      "电动压缩机只用 POE 冷冻油",
      "Electric compressors take POE oil only",
      "Elektrische Verdichter nur mit POE-Öl",
    ],
    text: [
      [
        "PAG 油会降低电动压缩机（图 65-11-01-D 序号 7）的绝缘，几周后报 P0AA6。",
        "PAG oil lowers the isolation of the electric compressor (figure 65-11-01-D, item 7); after some weeks P0AA6 is set.",
        "PAG-Öl verringert die Isolation des elektrischen Verdichters (Bildtafel 65-11-01-D, Position 7); nach Wochen wird P0AA6 gesetzt.",
      ],
      [
        "为电动和混动车辆准备单独的加注机，或在使用前彻底冲洗管路。",
        "Keep a separate filling station for electric and hybrid cars, or flush its hoses thoroughly first.",
        "Für Elektro- und Hybridfahrzeuge ein eigenes Füllgerät bereithalten oder die Schläuche vorher gründlich spülen.",
      ],
      [
        "更换压缩机：先测旧机油量，新机加注等量 POE 油；管路密封圈 6511 6819 458 换新，管接头 9 N·m，压缩机螺栓 24 N·m。",
        "When a compressor is replaced, measure the oil of the old one and fill as much POE; new seals 6511 6819 458, unions 9 N·m, bolts of the compressor 24 N·m.",
        "Beim Tausch des Verdichters das Öl des alten messen und ebenso viel POE einfüllen; neue Dichtringe 6511 6819 458, Anschlüsse 9 N·m, Schrauben des Verdichters 24 N·m.",
      ],
    ],
    picture: {
      figure: "climate",
      caption: [
        "空调：电动压缩机与管路",
        "Climate control: compressor and lines",
        "Klimaanlage: Verdichter und Leitungen",
      ],
    },
    fate: "published",
  },
  {
    type: "09",
    brand: "norda",
    series: ["NAU"],
    title: [
      "电池包气密测试仪 T61-004 更换接头",
      "New adapter for leak tester T61-004",
      "Neuer Adapter für Dichtheitsprüfer T61-004",
    ],
    text: [
      [
        "奥瑞尔 2025 年起的电池包防爆阀直径由 38 mm 改为 42 mm，旧接头会漏气，测试结果偏高。",
        "From 2025 on the vent of Aurel's battery measures 42 mm in place of 38 mm; the former adapter leaks and the reading is too high.",
        "Ab 2025 misst die Entlüftung der Batterie des Aurel 42 statt 38 mm; der bisherige Adapter ist undicht, der Messwert zu hoch.",
      ],
      [
        "使用接头 B（蓝色）。测试压力 2.5 kPa，保压 180 s，压降不大于 0.06 kPa。",
        "Use adapter B (blue). Test at 2.5 kPa for 180 s; the pressure may drop by 0.06 kPa.",
        "Adapter B (blau) verwenden. Prüfung mit 2,5 kPa über 180 s; zulässiger Druckabfall 0,06 kPa.",
      ],
    ],
    fate: "stopped",
  },
  {
    type: "15",
    brand: "velaro",
    series: ["VON"],
    parts: [["07119981856", 2]],
    title: [
      "维修手册 11-20 放油螺塞力矩更正",
      "Correction to repair manual 11-20: drain plug of the reduction gear",
      "Berichtigung Reparaturanleitung 11-20: Ablassschraube des Untersetzungsgetriebes",
    ],
    text: [
      [
        "手册 11-20 表 3 中放油螺塞的力矩印为 60 N·m，正确值为 45 N·m。过紧会使铝壳体螺纹拉伤。",
        "Table 3 of manual 11-20 says 60 N·m for the drain plug; 45 N·m is right. Beyond that the thread of the aluminum housing tears.",
        "Tabelle 3 der Anleitung 11-20 nennt für die Ablassschraube 60 N·m; richtig sind 45 N·m. Darüber reißt das Gewinde im Aluminiumgehäuse aus.",
      ],
      [
        "密封垫圈 0711 9981 856（图 11-20-02-C 序号 16）每次换新。带磁铁的螺塞 1120 6873 572 有少量细粉属正常，出现片状金属须进一步检查。",
        "Always fit a new sealing ring 0711 9981 856 (figure 11-20-02-C, item 16). Fine dust on the magnetic plug 1120 6873 572 is normal; flakes are not.",
        "Immer einen neuen Dichtring 0711 9981 856 (Bildtafel 11-20-02-C, Position 16) einbauen. Feiner Abrieb am Magnetstopfen 1120 6873 572 ist normal, Späne nicht.",
      ],
    ],
    table: [
      [["螺塞", "Plug", "Schraube"], ["原印", "As printed", "Gedruckt"], ["正确", "Correct", "Richtig"]],
      [["放油", "Drain", "Ablass"], ["60 N·m", "60 N·m"], ["45 N·m", "45 N·m"]],
      [["加油", "Fill", "Einfüllung"], ["45 N·m", "45 N·m"], ["45 N·m", "45 N·m"]],
    ],
    picture: {
      figure: "drive_motor",
      caption: [
        "驱动电机与减速器：放油螺塞在底部",
        "Drive motor and reduction gear: the plug is at the bottom",
        "Antriebsmotor und Untersetzungsgetriebe: Die Schraube sitzt unten",
      ],
    },
    fate: "published",
  },
];
