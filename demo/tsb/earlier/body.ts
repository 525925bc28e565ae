import type { Written } from "../bulletin_draft.ts";

/** Bulletins about body, doors, lamps, belts and wipers. */
export const BODY: readonly Written[] = [
  {
    type: "11",
    brand: "velaro",
    series: ["VTE", "VON"],
    title: [
      "前风窗粘接与摄像头标定",
      "Bonding the windscreen and calibrating its camera",
      "Frontscheibe kleben und Kamera kalibrieren",
    ],
    text: [
      [
        "更换带传感器窗口的前风窗玻璃（图 51-51-01-A 序号 1）后必须标定前摄像头，否则车道保持和自动制动停用。",
        "After a windscreen with sensor window (figure 51-51-01-A, item 1) is replaced its camera must be calibrated, or lane keeping and automatic braking stay off.",
        "Nach dem Tausch einer Frontscheibe mit Sensorfenster (Bildtafel 51-51-01-A, Position 1) muss die Kamera kalibriert werden, sonst bleiben Spurhalten und Notbremsen aus.",
      ],
    ],
    procedure: [
      [
        "切除旧胶，留 1 至 2 mm 胶层；裸露金属先涂底涂，干燥 15 min。",
        "Cut the old bead down to 1 or 2 mm; prime bare metal and let it dry for 15 min.",
        "Alte Kleberaupe auf 1 bis 2 mm abschneiden; blankes Metall grundieren, 15 min trocknen lassen.",
      ],
      [
        "放置两个定位块 5151 6813 080，打三角形胶条，高 12 mm、宽 8 mm，使用粘接胶套装 8319 9912 304。",
        "Place two spacers 5151 6813 080 and lay a triangular bead 12 mm high and 8 mm wide from adhesive set 8319 9912 304.",
        "Zwei Abstandhalter 5151 6813 080 einsetzen und eine dreieckige Raupe auftragen, 12 mm hoch, 8 mm breit, Klebesatz 8319 9912 304.",
      ],
      [
        "10 min 内用吸盘 T70-004 装入玻璃，四角间隙 5 mm ± 1 mm。",
        "Set the glass by suction lifters T70-004 within 10 min; gaps of 5 mm, 1 mm more or less.",
        "Scheibe innerhalb von 10 min mit T70-004 einsetzen; Spalt 5 mm, höchstens 1 mm mehr oder weniger.",
      ],
      [
        "23 °C、50 % 湿度下静置 2 小时后方可移动车辆，然后用标定板 T65-003 标定。",
        "Move the car after two hours at 23 °C and 50 % humidity, then calibrate by board T65-003.",
        "Fahrzeug erst nach zwei Stunden bei 23 °C und 50 % Luftfeuchte bewegen, dann mit Tafel T65-003 kalibrieren.",
      ],
    ],
    table: [
      [
        ["温度", "Temperature", "Temperatur"],
        ["湿度 30 %", "Humidity 30 %", "Luftfeuchte 30 %"],
        ["湿度 50 %", "Humidity 50 %", "Luftfeuchte 50 %"],
      ],
      [["5 °C", "5 °C", "5 °C"], ["8 h", "8 h", "8 h"], ["6 h", "6 h", "6 h"]],
      [["15 °C", "15 °C", "15 °C"], ["4 h", "4 h", "4 h"], ["3 h", "3 h", "3 h"]],
      [["23 °C", "23 °C", "23 °C"], ["3 h", "3 h", "3 h"], ["2 h", "2 h", "2 h"]],
    ],
    picture: {
      figure: "windscreen",
      caption: [
        "前风窗：定位块位于下缘",
        "Windscreen: the spacers sit at the lower edge",
        "Frontscheibe: Abstandhalter an der Unterkante",
      ],
    },
    fate: "published",
  },
  {
    type: "01",
    brand: "norda",
    series: ["NAU"],
    title: [
      "低温洗车后前门锁不回位",
      "Front door lock stays open after a wash in the cold",
      "Schloss der Vordertür rastet nach Wäsche bei Frost nicht ein",
    ],
    text: [
      [
        "现象：零下洗车后车门关不住，或锁舌停在半锁位置。",
        "Symptom: after a wash below zero the door does not stay shut, or the claw stops half-way.",
        "Beanstandung: Nach einer Wäsche bei Frost bleibt die Tür nicht zu, oder die Drehfalle bleibt auf halbem Weg stehen.",
      ],
      [
        "原因：锁舌 5121 6886 850 的销轴处存水结冰；油脂被高压水冲掉。",
        "Cause: water freezes at the pin of rotary claw 5121 6886 850; the grease was washed out by the high-pressure cleaner.",
        "Ursache: Am Lager der Drehfalle 5121 6886 850 gefriert Wasser; der Hochdruckreiniger hat das Fett ausgewaschen.",
      ],
      [
        "处理：用不超过 60 °C 的热风解冻，吹干，按图 51-21-01-J 中序号 2、3 处涂门锁润滑脂 8319 9965 306 约 2 g。锁扣螺钉 22 N·m。",
        "Repair: thaw by air of no more than 60 °C, blow dry, and put about 2 g of lock grease 8319 9965 306 to item 2 of figure 51-21-01-J and to the pawl behind it. Screws of the striker 22 N·m.",
        "Abhilfe: Mit Luft bis 60 °C auftauen, trocken blasen und etwa 2 g Schlossfett 8319 9965 306 auf Position 2 der Bildtafel 51-21-01-J und die Sperrklinke dahinter geben. Schrauben des Schließbügels 22 N·m.",
      ],
      [
        "不得使用除锈喷剂：它会溶解油脂，故障很快重现。",
        "Do not use rust remover: it dissolves the grease and the fault soon returns.",
        "Keinen Rostlöser verwenden: Er löst das Fett, und der Fehler kommt bald wieder.",
      ],
    ],
    picture: {
      figure: "door_lock",
      caption: [
        "前门锁：锁舌与棘爪",
        "Front door lock: claw and pawl",
        "Schloss der Vordertür: Drehfalle und Sperrklinke",
      ],
    },
    fate: "published",
  },
  {
    type: "02",
    brand: "norda",
    series: ["NAU", "NSO"],
    title: [
      "前照灯内起雾的判断",
      "Mist in the headlamp: what is normal",
      "Beschlagene Scheinwerfer: was normal ist",
    ],
    text: [
      [
        "洗车或温差大时，配光镜内侧出现薄雾，开灯 20 min 后消退，属正常。",
        "Thin mist inside the lens after a wash or a change of temperature is normal where it goes within 20 min of light.",
        "Dünner Beschlag innen an der Scheibe nach einer Wäsche oder bei Temperaturwechsel ist normal, wenn er nach 20 min Licht verschwindet.",
      ],
      [
        "有水珠、流痕，或 24 小时不退：检查配光镜密封条 6312 6887 804（图 63-12-01-J 序号 3）和通气膜。",
        "Drops, traces of water, or mist that stays for 24 hours: check lens seal 6312 6887 804 (figure 63-12-01-J, item 3) and the vent.",
        "Tropfen, Wasserspuren oder Beschlag über 24 Stunden: Dichtung 6312 6887 804 (Bildtafel 63-12-01-J, Position 3) und Belüftung prüfen.",
      ],
      [
        "提交索赔时附两张照片：开灯前和开灯 20 min 后。",
        "A claim needs two pictures: before, and after 20 min of light.",
        "Zum Antrag gehören zwei Fotos: vorher und nach 20 min Licht.",
      ],
    ],
    picture: {
      figure: "headlamp",
      caption: [
        "前照灯：配光镜与密封条",
        "Headlamp: lens and its seal",
        "Scheinwerfer: Scheibe und Dichtung",
      ],
    },
    fate: "published",
  },
  {
    type: "04",
    brand: "orrin",
    series: ["OLU"],
    parts: [["72226829172", 1]],
    title: [
      "安全带锁扣线束检查活动",
      "Service campaign: cable of the belt buckle",
      "Serviceaktion: Leitung des Gurtschlosses",
    ],
    text: [
      [
        "座椅移到最前位置时，左侧锁扣线束可能被滑轨夹伤，安全带提醒灯误亮。",
        "With the seat fully forward the rail may pinch the cable of the left buckle; the belt lamp then comes on by mistake.",
        "Bei ganz vorn stehendem Sitz kann die Schiene die Leitung des linken Gurtschlosses quetschen; die Gurtwarnleuchte leuchtet dann irrtümlich.",
      ],
    ],
    procedure: [
      [
        "断开 12 V 蓄电池负极，等待 3 min，再接触带预紧器的锁扣。",
        "Disconnect the negative terminal of the 12 V battery and wait for 3 min before you touch a buckle with tensioner.",
        "Minuspol der 12-V-Batterie abklemmen und 3 min warten, bevor Sie ein Gurtschloss mit Straffer berühren.",
      ],
      [
        "检查图 72-22-01-A 中序号 17 的锁扣线束：外皮破损的更换 7222 6829 172。",
        "Look at the cable, item 17 of figure 72-22-01-A: where its sleeve is damaged fit 7222 6829 172.",
        "Leitung, Position 17 der Bildtafel 72-22-01-A, prüfen: Bei beschädigtem Mantel 7222 6829 172 einbauen.",
      ],
      [
        "用两个扎带把线束固定在座椅横梁内侧，锁扣螺栓 40 N·m。",
        "Fix the cable by two ties to the inner side of the cross member; bolt of the buckle 40 N·m.",
        "Leitung mit zwei Kabelbindern an der Innenseite des Querträgers befestigen; Schraube des Gurtschlosses 40 N·m.",
      ],
      [
        "前后移动座椅三次，线束不得触及滑轨；读取气囊控制单元，应无故障码。",
        "Move the seat to and fro three times: the cable must not touch the rail. Read the airbag unit: no codes.",
        "Sitz dreimal vor- und zurückfahren: Die Leitung darf die Schiene nicht berühren. Airbagsteuergerät auslesen: keine Fehlercodes.",
      ],
    ],
    picture: {
      figure: "seat_belt",
      caption: [
        "前排安全带：锁扣与线束",
        "Front seat belt: buckle and cable",
        "Sicherheitsgurt vorn: Schloss und Leitung",
      ],
    },
    fate: "published",
  },
  {
    type: "01",
    brand: "orrin",
    series: ["OPI"],
    title: [
      "刮水器停位偏高且有摩擦声",
      "Wiper parks too high and squeaks",
      "Scheibenwischer steht in Parkstellung zu hoch und quietscht",
    ],
    text: [
      [
        "现象：关闭后刮水片停在通风盖板上方 40 mm 以上，低速时有吱吱声。",
        "Symptom: the blades park more than 40 mm above the cowl and squeak at low speed.",
        "Beanstandung: Die Blätter stehen mehr als 40 mm über dem Windlauf und quietschen bei langsamem Lauf.",
      ],
      [
        "原因：曲柄 6161 6825 080 的螺母松动，曲柄在电机轴上转动。",
        "Cause: the nut of crank 6161 6825 080 has come loose and the crank turns on the shaft.",
        "Ursache: Die Mutter der Kurbel 6161 6825 080 hat sich gelöst, die Kurbel dreht auf der Welle.",
      ],
      [
        "处理：让电机转到停位，调正曲柄后把图 61-61-01-L 中序号 6 的螺母拧紧至 24 N·m；转轴 6161 6821 008 有轴向间隙时更换。刮水器臂螺母 18 N·m。",
        "Repair: let the motor run to its park position, set the crank straight and tighten the nut, item 6 of figure 61-61-01-L, to 24 N·m; replace pivot 6161 6821 008 where it has play. Nuts of the arms 18 N·m.",
        "Abhilfe: Motor in Parkstellung laufen lassen, Kurbel ausrichten und Mutter, Position 6 der Bildtafel 61-61-01-L, mit 24 N·m anziehen; Wischerlager 6161 6821 008 bei Spiel ersetzen. Muttern der Arme 18 N·m.",
      ],
    ],
    picture: {
      figure: "wiper",
      caption: [
        "风窗刮水器：曲柄与拉杆",
        "Windscreen wiper: crank and rods",
        "Scheibenwischer: Kurbel und Gestänge",
      ],
    },
    audience: { region: ["CN-E-2", "CN-S-1"] },
    fate: "published",
  },
];
