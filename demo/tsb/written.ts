import type { Written } from "./bulletin_draft.ts";

/** Bulletins of the last months, made up for the demo as all of them are. */
export const BULLETINS: readonly Written[] = [
  {
    type: "01",
    brand: "velaro",
    series: ["VTE"],
    title: [
      "前制动片低速尖叫的处理",
      "Squeal of the front brake pads at low speed",
      "Quietschen der Bremsbeläge vorn bei niedriger Geschwindigkeit",
    ],
    text: [
      [
        "现象：低于 20 km/h 轻踩制动时，前轮处有高频尖叫。",
        "Symptom: high-pitched squeal from the front wheels when braking lightly below 20 km/h.",
        "Beanstandung: Bei leichtem Bremsen unter 20 km/h quietschen die Vorderräder in hoher Tonlage.",
      ],
      [
        "原因：制动片消音片与卡钳支架之间缺少润滑，产生共振。",
        "Cause: the shims run dry against the caliper bracket and begin to resonate.",
        "Ursache: Die Dämpfungsbleche laufen trocken am Sattelträger und geraten in Schwingung.",
      ],
      [
        "检查：制动片厚度不小于 3 mm，制动盘厚度差不大于 0.015 mm。",
        "Check: pads at least 3 mm thick, thickness variation of the disc at most 0.015 mm.",
        "Prüfung: Beläge mindestens 3 mm dick, Dickenabweichung der Scheibe höchstens 0,015 mm.",
      ],
      [
        "处理：清洁支架导向面，涂少量制动系统专用润滑脂，更换消音片。卡钳螺栓拧紧力矩 110 N·m。",
        "Repair: clean the guides of the bracket, apply a little brake grease, replace the shims. Caliper bolts 110 N·m.",
        "Abhilfe: Führungen des Trägers reinigen, wenig Bremsenfett auftragen, Dämpfungsbleche ersetzen. Schrauben des Sattels 110 N·m.",
      ],
    ],
    table: [
      [["部位", "Where", "Stelle"], ["螺纹", "Thread", "Gewinde"], ["拧紧力矩", "Torque", "Drehmoment"]],
      [["卡钳导向销", "Guide pin of the caliper", "Führungsbolzen des Sattels"], ["M9", "M9"], [
        "30 N·m",
        "30 N·m",
      ]],
      [["卡钳支架", "Caliper bracket", "Sattelträger"], ["M12", "M12"], ["110 N·m", "110 N·m"]],
      [["车轮螺栓", "Wheel bolts", "Radschrauben"], ["M14", "M14"], ["140 N·m", "140 N·m"]],
    ],
    picture: {
      figure: "front_brake",
      caption: [
        "前制动器：消音片位于制动片背面",
        "Front brake: the shims lie behind the pads",
        "Bremse vorn: Die Dämpfungsbleche liegen hinter den Belägen",
      ],
    },
    fate: "published",
  },
  {
    type: "02",
    brand: "velaro",
    series: ["VTE", "VM5"],
    title: ["车门密封条材料变更说明", "New material of the door seals", "Neues Material der Türdichtungen"],
    text: [
      [
        "自 2026 年第 8 周起，车门密封条改用低温性能更好的材料。",
        "From week 8 of 2026 door seals are made of a material that stays softer in the cold.",
        "Ab Woche 8/2026 bestehen die Türdichtungen aus einem Material, das bei Kälte weicher bleibt.",
      ],
      [
        "新旧密封条可以互换，同一车门请使用同一批次。",
        "Old and new seals are interchangeable; use one batch for a door.",
        "Alte und neue Dichtungen sind austauschbar; je Tür eine Charge verwenden.",
      ],
    ],
    fate: "published",
  },
  {
    type: "03",
    brand: "norda",
    series: ["NAU"],
    dtcs: ["P0A0D"],
    title: [
      "高压接插件锁止检查（召回）",
      "Recall: locking of the high-voltage connector",
      "Rückruf: Verriegelung des Hochvoltsteckers",
    ],
    text: [
      [
        "涉及车辆的高压接插件可能未完全锁止，行驶中会断开动力。",
        "On the vehicles concerned the high-voltage connector may not be locked fully and cut the drive while driving.",
        "Bei den betroffenen Fahrzeugen ist der Hochvoltstecker womöglich nicht ganz verriegelt; der Antrieb kann während der Fahrt ausfallen.",
      ],
      [
        "作业前按高压安全规程断电并验电，等待 5 分钟。",
        "De-energise by the high-voltage procedure, verify, and wait for five minutes before work begins.",
        "Nach der Hochvoltvorschrift freischalten, prüfen und vor Arbeitsbeginn fünf Minuten warten.",
      ],
      [
        "检查锁止片是否到位，未到位的更换接插件总成。完成后读取故障码，确认 P0A0D 不再出现。",
        "Check that the lock has engaged; replace the connector where it has not. Read the fault codes afterwards: P0A0D must not return.",
        "Prüfen, ob die Verriegelung eingerastet ist; sonst Stecker ersetzen. Danach Fehlerspeicher auslesen: P0A0D darf nicht wiederkehren.",
      ],
    ],
    warning: [
      "高压危险：只有经过高压培训的人员才可作业，作业前断电并验电。",
      "High voltage: trained staff only. Disconnect the system and prove that it is dead before you begin.",
      "Hochvolt: nur geschultes Personal. Vor Beginn freischalten und Spannungsfreiheit feststellen.",
    ],
    picture: {
      figure: "hv_battery",
      caption: [
        "高压蓄电池与接插件位置",
        "High-voltage battery and the place of its connector",
        "Hochvoltbatterie und Lage des Steckers",
      ],
    },
    fate: "topped",
    urgent: true,
  },
  {
    type: "04",
    brand: "velaro",
    series: ["VON"],
    title: [
      "空调滤芯支架免费更换活动",
      "Service campaign: bracket of the cabin filter",
      "Serviceaktion: Halter des Innenraumfilters",
    ],
    text: [
      [
        "支架卡扣在低温下可能断裂，导致风道异响。",
        "The clips of the bracket may break in the cold; the air duct then rattles.",
        "Die Klammern des Halters können bei Kälte brechen; der Luftkanal klappert dann.",
      ],
      [
        "到店车辆一并更换支架，工时 0.2 小时。",
        "Replace the bracket on every visit, 0.2 hours.",
        "Halter bei jedem Werkstattbesuch ersetzen, 0,2 Stunden.",
      ],
    ],
    fate: "topped",
    urgent: true,
  },
  {
    type: "05",
    brand: "velaro",
    series: ["VTE"],
    dtcs: ["P0A7F"],
    title: ["电池管理程序升级至 2.14", "Battery management program 2.14", "Batteriemanagement 2.14"],
    text: [
      [
        "2.14 版改进低温下的剩余电量估算，并修正误报 P0A7F 的条件。",
        "Version 2.14 estimates the state of charge better in the cold and no longer sets P0A7F by mistake.",
        "Version 2.14 schätzt den Ladestand bei Kälte genauer und setzt P0A7F nicht mehr irrtümlich.",
      ],
      [
        "升级前保证低压蓄电池电压高于 12.4 V，升级约需 18 分钟，不得中断。",
        "Keep the 12 V battery above 12.4 V; the update takes about 18 minutes and must not be interrupted.",
        "12-V-Batterie über 12,4 V halten; das Update dauert etwa 18 Minuten und darf nicht unterbrochen werden.",
      ],
    ],
    fate: "published",
  },
  {
    type: "05",
    brand: "norda",
    series: ["NAU", "NSO"],
    title: [
      "多媒体系统 8.3 修复蓝牙断连",
      "Infotainment 8.3 keeps Bluetooth connected",
      "Infotainment 8.3 behebt Bluetooth-Abbrüche",
    ],
    text: [
      [
        "部分手机系统升级后，行驶中蓝牙电话会断开。",
        "After an update of some phones calls by Bluetooth are cut off while driving.",
        "Nach einem Update mancher Telefone brechen Bluetooth-Gespräche während der Fahrt ab.",
      ],
      [
        "升级多媒体系统至 8.3，并删除旧的配对后重新配对。",
        "Update to 8.3, delete the old pairing and pair again.",
        "Auf 8.3 aktualisieren, alte Kopplung löschen und neu koppeln.",
      ],
    ],
    fate: "published",
  },
  {
    type: "06",
    brand: "hauler",
    series: ["HPE"],
    dtcs: ["P0A08"],
    title: ["P0A08 诊断顺序", "Order of diagnosis for P0A08", "Prüfreihenfolge bei P0A08"],
    text: [
      [
        "先测量低压蓄电池静态电压，低于 11.8 V 时先充电，再清除故障码。",
        "Measure the 12 V battery at rest; below 11.8 V charge it first, then clear the code.",
        "Ruhespannung der 12-V-Batterie messen; unter 11,8 V zuerst laden, dann Code löschen.",
      ],
      [
        "若故障码重现，检查 DC/DC 变换器输出端搭铁，电阻应小于 0.1 Ω。",
        "If the code returns, check the ground of the DC/DC converter: less than 0.1 Ω.",
        "Kehrt der Code wieder, Masse des DC/DC-Wandlers prüfen: unter 0,1 Ω.",
      ],
      [
        "以上正常时更换 DC/DC 变换器。",
        "Replace the DC/DC converter only when both are right.",
        "DC/DC-Wandler nur ersetzen, wenn beides in Ordnung ist.",
      ],
    ],
    fate: "published",
  },
  {
    type: "06",
    brand: "hauler",
    series: ["HPO", "HAT"],
    dtcs: ["P0171", "P0300"],
    title: ["怠速抖动且报 P0171 的检查", "Rough idle with P0171", "Unrunder Leerlauf mit P0171"],
    text: [
      [
        "检查进气软管与节气门体之间的卡箍，漏气点用烟雾检漏仪确认。",
        "Check the clamp between intake hose and throttle body; find the leak by smoke.",
        "Schelle zwischen Ansaugschlauch und Drosselklappe prüfen; Leck mit Rauch suchen.",
      ],
      ["更换卡箍，拧紧力矩 4 N·m。", "Replace the clamp, 4 N·m.", "Schelle ersetzen, 4 N·m."],
    ],
    fate: "published",
  },
  {
    type: "07",
    brand: "hauler",
    series: ["HAT"],
    title: [
      "后轮毂轴承改用整体式总成",
      "Rear wheel bearing supplied as one unit",
      "Radlager hinten nur noch als Einheit",
    ],
    text: [
      [
        "新件为整体式轮毂轴承总成，不再单独供应内圈。",
        "The bearing now comes with its hub; the inner ring is no longer supplied by itself.",
        "Das Lager kommt jetzt mit der Nabe; der Innenring ist nicht mehr einzeln lieferbar.",
      ],
      [
        "安装时使用压装工具 T34-002，轴头螺母 285 N·m。",
        "Press it in by tool T34-002; axle nut 285 N·m.",
        "Mit Werkzeug T34-002 einpressen; Achsmutter 285 N·m.",
      ],
    ],
    table: [
      [["车桥", "Axle", "Achse"], ["旧件", "Former part", "Bisheriges Teil"], [
        "新件",
        "New part",
        "Neues Teil",
      ]],
      [["后桥左", "Rear left", "Hinten links"], [
        "轴承与轮毂分开",
        "Bearing and hub apart",
        "Lager und Nabe getrennt",
      ], ["整体式总成", "One unit", "Eine Einheit"]],
      [["后桥右", "Rear right", "Hinten rechts"], [
        "轴承与轮毂分开",
        "Bearing and hub apart",
        "Lager und Nabe getrennt",
      ], ["整体式总成", "One unit", "Eine Einheit"]],
    ],
    fate: "published",
  },
  {
    type: "07",
    brand: "kestrel",
    series: ["KRG"],
    title: ["喷油嘴密封圈变更", "New seals of the injectors", "Neue Dichtringe der Einspritzdüsen"],
    text: [
      [
        "新密封圈为绿色，耐温更高，可替代旧的黑色密封圈。",
        "The new seals are green, stand more heat and take the place of the black ones.",
        "Die neuen Dichtringe sind grün, halten mehr Hitze aus und ersetzen die schwarzen.",
      ],
    ],
    fate: "stopped",
  },
  {
    type: "08",
    brand: "kestrel",
    series: ["KRG", "KTL"],
    title: [
      "多尘地区空气滤清器更换周期",
      "Air filter interval in dusty regions",
      "Luftfilterintervall in staubigen Gebieten",
    ],
    text: [
      [
        "在多尘地区，空气滤清器更换周期由 20000 km 改为 10000 km。",
        "In dusty regions replace the air filter every 10,000 km in place of 20,000 km.",
        "In staubigen Gebieten den Luftfilter alle 10.000 statt 20.000 km ersetzen.",
      ],
    ],
    audience: { region: ["CN-E-2"], directSale: ["no"] },
    fate: "published",
  },
  {
    type: "08",
    brand: "orrin",
    series: ["OPI"],
    title: ["冷却液首次更换时间调整", "First change of the coolant", "Erster Wechsel des Kühlmittels"],
    text: [
      [
        "首次更换由 4 年改为 6 年或 150000 km，先到为准。",
        "The first change is due after six years or 150,000 km, whichever comes first, in place of four years.",
        "Der erste Wechsel ist nach sechs statt vier Jahren oder nach 150.000 km fällig, je nachdem, was zuerst eintritt.",
      ],
    ],
    audience: { region: ["CN-E-1"], userType: ["store", "dealer_group"] },
    fate: "published",
  },
  {
    type: "09",
    brand: "velaro",
    series: ["VTE", "VON"],
    title: ["电池吊具新增安全销", "Safety pin for the battery hoist", "Sicherungsbolzen am Batterieheber"],
    text: [
      [
        "吊具 T61-002 新增安全销，使用前必须插入并目视确认。",
        "Hoist T61-002 has a safety pin now: insert it and look at it before lifting.",
        "Der Heber T61-002 hat jetzt einen Sicherungsbolzen: vor dem Anheben einstecken und Sitz prüfen.",
      ],
    ],
    audience: { region: ["CN-E-1"] },
    fate: "published",
  },
  {
    type: "10",
    brand: "orrin",
    series: ["OPI", "OLU"],
    title: ["减速器油规格更新", "New oil for the reducer", "Neues Öl für das Untersetzungsgetriebe"],
    text: [
      [
        "减速器油改用 75W 低粘度油，加注量 0.9 L，不得与旧油混用。",
        "The reducer takes 75W oil of low viscosity, 0.9 L; do not mix it with the old oil.",
        "Das Getriebe erhält dünnflüssiges Öl 75W, 0,9 l; nicht mit dem alten mischen.",
      ],
    ],
    audience: { region: ["CN-E-2"] },
    fate: "published",
  },
  {
    type: "11",
    brand: "norda",
    series: ["NSO"],
    title: [
      "铝制前翼子板修复限制",
      "Limits of repairing the aluminum fender",
      "Reparaturgrenzen des Aluminium-Kotflügels",
    ],
    text: [
      [
        "凹陷深度超过 8 mm 或出现裂纹时必须更换，不得加热校正。",
        "Dents deeper than 8 mm and cracks mean replacement; do not straighten by heat.",
        "Dellen über 8 mm und Risse erfordern den Tausch; nicht mit Wärme richten.",
      ],
      [
        "打磨时使用铝专用工具，避免与钢件工具混用。",
        "Grind by tools for aluminum only, never by those used on steel.",
        "Nur mit Werkzeug für Aluminium schleifen, nie mit solchem für Stahl.",
      ],
    ],
    fate: "published",
  },
  {
    type: "12",
    brand: "velaro",
    series: ["VTE"],
    dtcs: ["P0A0D"],
    title: [
      "维修开关拔出后的等待时间",
      "Waiting time after the service disconnect is pulled",
      "Wartezeit nach Ziehen des Servicetrenners",
    ],
    text: [
      [
        "拔出维修开关后至少等待 10 分钟，再测量直流母线电压，低于 30 V 方可作业。",
        "Wait for at least ten minutes after pulling the service disconnect, then measure the DC bus: work begins below 30 V.",
        "Nach dem Ziehen des Servicetrenners mindestens zehn Minuten warten, dann den Zwischenkreis messen: Arbeitsbeginn unter 30 V.",
      ],
      [
        "全程佩戴绝缘手套 T65-002，并设置防护围栏。",
        "Wear the insulating gloves T65-002 and put up the safety barrier.",
        "Isolierhandschuhe T65-002 tragen und Absperrung aufstellen.",
      ],
    ],
    fate: "topped",
    urgent: true,
  },
  {
    type: "13",
    brand: "velaro",
    series: ["VM5"],
    title: [
      "交车前检查增加充电口照明",
      "Pre-delivery inspection: light of the charging port",
      "Übergabeinspektion: Beleuchtung der Ladebuchse",
    ],
    text: [
      [
        "交车前检查表第 27 项增加充电口照明与锁止功能。",
        "Item 27 of the inspection now covers the light and the lock of the charging port.",
        "Punkt 27 der Inspektion umfasst jetzt Beleuchtung und Verriegelung der Ladebuchse.",
      ],
    ],
    fate: "published",
  },
  {
    type: "14",
    brand: "kestrel",
    series: ["KTL"],
    title: ["旧件返回要求更新", "Return of replaced parts", "Rücksendung ersetzter Teile"],
    text: [
      [
        "喷油泵、涡轮增压器及控制单元旧件须在 30 天内返回。",
        "Replaced injection pumps, turbochargers and control units are to be returned within 30 days.",
        "Ersetzte Einspritzpumpen, Turbolader und Steuergeräte sind innerhalb von 30 Tagen zurückzusenden.",
      ],
    ],
    fate: "published",
  },
  {
    type: "15",
    brand: "hauler",
    series: ["HPE"],
    title: [
      "维修手册 34-12 拧紧力矩更正",
      "Correction of a torque in repair manual 34-12",
      "Berichtigung eines Drehmoments in Reparaturanleitung 34-12",
    ],
    text: [
      [
        "手册 34-12 页中转向节下球头螺母力矩应为 95 N·m，原印 59 N·m。",
        "On page 34-12 the nut of the lower ball joint is tightened to 95 N·m; 59 N·m was printed.",
        "Auf Seite 34-12 gilt für die Mutter des unteren Kugelgelenks 95 N·m; gedruckt waren 59 N·m.",
      ],
    ],
    table: [
      [["螺母", "Nut", "Mutter"], ["原印", "As printed", "Gedruckt"], ["正确", "Correct", "Richtig"]],
      [["下球头", "Lower ball joint", "Unteres Kugelgelenk"], ["59 N·m", "59 N·m"], ["95 N·m", "95 N·m"]],
      [["横拉杆", "Tie rod", "Spurstange"], ["49 N·m", "49 N·m"], ["49 N·m", "49 N·m"]],
    ],
    fate: "published",
    urgent: true,
  },
  {
    type: "01",
    brand: "norda",
    series: ["NAU"],
    title: [
      "天窗排水管堵塞导致顶棚渗水",
      "Water at the headliner from a blocked sunroof drain",
      "Wasser am Dachhimmel durch verstopften Schiebedachablauf",
    ],
    text: [
      [
        "用低压空气从上端疏通排水管，压力不超过 2 bar。",
        "Clear the drain from above by compressed air of at most 2 bar.",
        "Ablauf von oben mit Druckluft von höchstens 2 bar freiblasen.",
      ],
      [
        "检查下端防尘帽方向，开口朝后。",
        "The cap at the lower end opens to the rear.",
        "Die Kappe am unteren Ende öffnet nach hinten.",
      ],
    ],
    fate: "passed",
  },
  {
    type: "06",
    brand: "velaro",
    series: ["VTE"],
    dtcs: ["P0A3F"],
    title: ["P0A3F 旋变信号检查", "Resolver signal with P0A3F", "Resolversignal bei P0A3F"],
    text: [
      [
        "使用适配线 T27-003 测量正弦、余弦绕组电阻，差值不大于 2 Ω。",
        "Measure the sine and cosine windings by lead T27-003: they differ by at most 2 Ω.",
        "Sinus- und Kosinuswicklung mit Leitung T27-003 messen: Unterschied höchstens 2 Ω.",
      ],
    ],
    fate: "waiting",
  },
  {
    type: "07",
    brand: "velaro",
    series: ["VTE"],
    title: [
      "低压蓄电池支架加强",
      "Stronger bracket of the 12 V battery",
      "Verstärkter Halter der 12-V-Batterie",
    ],
    text: [
      [
        "支架增加加强筋，螺栓由 M6 改为 M8，力矩 22 N·m。",
        "The bracket has ribs, its bolts are M8 in place of M6, 22 N·m.",
        "Der Halter hat Rippen, seine Schrauben sind M8 statt M6, 22 N·m.",
      ],
    ],
    fate: "waiting",
  },
  {
    type: "02",
    brand: "hauler",
    series: ["HPO"],
    title: ["尾门气撑压力说明", "Pressure of the tailgate struts", "Kraft der Heckklappendämpfer"],
    text: [
      [
        "气撑在 -20 °C 时推力下降约 15%，属正常现象。",
        "At -20 °C the struts push about 15% less, which is normal.",
        "Bei -20 °C drücken die Dämpfer etwa 15 % schwächer; das ist normal.",
      ],
    ],
    fate: "waiting",
  },
  {
    type: "11",
    brand: "orrin",
    series: ["OLU"],
    title: ["水性漆烘烤温度", "Baking of water-based paint", "Einbrennen von Wasserlack"],
    text: [[
      "车身温度 60 °C 保持 30 分钟。",
      "Keep the body at 60 °C for 30 minutes.",
      "Karosserie 30 Minuten auf 60 °C halten.",
    ]],
    fate: "rejected",
    remark: "请补充不同膜厚下的时间。",
  },
  {
    type: "01",
    brand: "kestrel",
    series: ["KRG"],
    title: ["仪表台异响", "Rattle of the dashboard", "Klappern der Instrumententafel"],
    text: [[
      "重复的主题，供参考。",
      "The same subject as another bulletin.",
      "Gleiches Thema wie eine andere Serviceinformation.",
    ]],
    fate: "failed",
    remark: "与已发布通报重复。",
  },
  {
    type: "08",
    brand: "velaro",
    series: ["VON"],
    title: ["雨刮片更换周期建议", "Interval of the wiper blades", "Wechselintervall der Wischerblätter"],
    text: [["建议每 12 个月更换一次。", "Replace them every twelve months.", "Alle zwölf Monate ersetzen."]],
    fate: "draft",
  },
  {
    type: "13",
    brand: "norda",
    series: ["NSO"],
    title: ["旧版交车检查表", "Former inspection sheet", "Früherer Inspektionsbogen"],
    text: [["已由新版检查表取代。", "Replaced by the new sheet.", "Durch den neuen Bogen ersetzt."]],
    fate: "discarded",
  },
  {
    type: "06",
    brand: "velaro",
    series: ["VTE", "VON"],
    dtcs: ["P0562"],
    title: [
      "报 P0562 时检查蓄电池负极接线柱",
      "Negative battery terminal with P0562",
      "Batterieklemme minus bei P0562",
    ],
    steps: true,
    text: [
      [
        "仪表提示系统电压低并报 P0562 时，先检查图 62-11-01-C 中序号 6 的负极接线柱与搭铁线的连接。",
        "Where the cluster warns of low system voltage and P0562 is set, first check the negative terminal, item 6 of figure 62-11-01-C, and its earth cable.",
        "Warnt das Kombiinstrument vor niedriger Bordspannung und ist P0562 gesetzt, zuerst die Minusklemme, Position 6 der Bildtafel 62-11-01-C, und ihr Massekabel prüfen.",
      ],
      [
        "接头松动的拧紧至 6 N·m；传感器壳体开裂的更换负极接线柱 6211 6872 622。",
        "Tighten a loose joint to 6 N·m; replace the negative terminal 6211 6872 622 where the housing of its sensor is cracked.",
        "Lose Verbindung mit 6 N·m anziehen; Minusklemme 6211 6872 622 bei gerissenem Sensorgehäuse ersetzen.",
      ],
      [
        "完成后清除故障码，锁车静置 30 分钟再测休眠电流，应低于 35 mA。",
        "Then clear the code, lock the vehicle for 30 minutes and measure the quiescent current: less than 35 mA.",
        "Danach Code löschen, Fahrzeug 30 Minuten verriegelt stehen lassen und Ruhestrom messen: unter 35 mA.",
      ],
    ],
    fate: "published",
  },
  {
    type: "04",
    brand: "velaro",
    series: ["VTE"],
    title: [
      "转向拉杆防尘套卡箍检查活动",
      "Service campaign: clamps of the steering boots",
      "Serviceaktion: Schellen der Lenkmanschetten",
    ],
    text: [
      [
        "部分车辆转向拉杆防尘套的卡箍可能未完全夹紧，水和泥沙会进入防尘套。",
        "On some vehicles the clamps of the steering boots may not be tight; water and dirt then enter the boot.",
        "Bei einigen Fahrzeugen sitzen die Schellen der Lenkmanschetten nicht fest; Wasser und Schmutz dringen ein.",
      ],
      [
        "检查左右卡箍：能用手转动的更换卡箍；套内有水的更换防尘套并重新注脂。",
        "Check the clamps on both sides: replace those that turn by hand. Where there is water inside, replace the boot and grease it anew.",
        "Schellen auf beiden Seiten prüfen: Von Hand drehbare ersetzen. Bei Wasser in der Manschette diese ersetzen und neu fetten.",
      ],
      [
        "拉杆锁紧螺母拧紧力矩 80 N·m，完成后做四轮定位。",
        "Lock nut of the tie rod 80 N·m; align the wheels afterwards.",
        "Kontermutter der Spurstange 80 N·m; danach Achse vermessen.",
      ],
    ],
    picture: {
      figure: "steering_rack",
      caption: [
        "转向机：卡箍位于防尘套两端",
        "Steering rack: the clamps sit at both ends of the boots",
        "Lenkgetriebe: Die Schellen sitzen an beiden Enden der Manschetten",
      ],
    },
    fate: "published",
  },
];
