import type { Written } from "../bulletin_draft.ts";

/** Bulletins about brakes, axles, steering and wheels. */
export const CHASSIS: readonly Written[] = [
  {
    type: "07",
    brand: "velaro",
    series: ["VM5"],
    parts: [["34106857712", 1], ["34106850382", 1]],
    title: [
      "前制动摩擦片改用无铜配方",
      "Front brake pads are now free of copper",
      "Bremsbeläge vorn jetzt kupferfrei",
    ],
    text: [
      [
        "变更：前制动摩擦片套件 3410 6857 712 的摩擦材料改为无铜配方，外形和厚度不变。低尘型 3410 6856 482 不受影响。",
        "Change: the lining of the front pad set 3410 6857 712 no longer contains copper; shape and thickness are as before. The low-dust set 3410 6856 482 is not affected.",
        "Änderung: Der Belag des Satzes vorn 3410 6857 712 enthält kein Kupfer mehr; Form und Dicke bleiben. Der staubarme Satz 3410 6856 482 ist nicht betroffen.",
      ],
      [
        "识别：新片背板上印有“NC”，旧片无此标记。",
        "How to tell: the new backing plate is stamped NC, the old one is not.",
        "Erkennung: Die neue Trägerplatte trägt die Prägung NC, die alte nicht.",
      ],
      [
        "互换性：新旧片可以互换，但同一车桥的四片必须同一配方，否则左右制动力会不一致。",
        "Interchange: old and new pads fit, but all four of an axle must have the same lining, or the car pulls to one side under braking.",
        "Austausch: Alte und neue Beläge passen, aber alle vier einer Achse müssen gleich sein, sonst zieht das Fahrzeug beim Bremsen zur Seite.",
      ],
      [
        "磨合：换片后以 60 km/h 轻踩制动到 20 km/h，间隔 30 s，共十次。前 200 km 内轻微气味属正常。",
        "Bedding in: brake gently from 60 to 20 km/h ten times, 30 s apart. A slight smell during the first 200 km is normal.",
        "Einbremsen: Zehnmal sanft von 60 auf 20 km/h bremsen, im Abstand von 30 s. Leichter Geruch auf den ersten 200 km ist normal.",
      ],
    ],
    table: [
      [["名称", "Part", "Teil"], ["零件号", "Number", "Nummer"], [
        "图中位置",
        "In the figure",
        "In der Bildtafel",
      ]],
      [
        ["摩擦片套件", "Pad set", "Belagsatz"],
        ["3410 6857 712", "3410 6857 712"],
        ["图 34-11-04-B 序号 10", "figure 34-11-04-B, item 10", "Bildtafel 34-11-04-B, Position 10"],
      ],
      [
        ["弹簧片套件", "Clip kit", "Klammersatz"],
        ["3410 6850 382", "3410 6850 382"],
        ["图 34-11-04-B 序号 19", "figure 34-11-04-B, item 19", "Bildtafel 34-11-04-B, Position 19"],
      ],
    ],
    picture: {
      figure: "front_brake",
      caption: [
        "前轮制动器：摩擦片与弹簧片",
        "Front wheel brake: pads and clips",
        "Radbremse vorn: Beläge und Klammern",
      ],
    },
    fate: "published",
  },
  {
    type: "02",
    brand: "velaro",
    series: ["VTE", "VON"],
    title: [
      "电子驻车制动工作声说明",
      "Sounds of the electric parking brake",
      "Geräusche der elektrischen Feststellbremse",
    ],
    text: [
      [
        "熄火后 10 s 至 12 min 内，后桥处可能再次听到约 1 s 的电机声：制动盘冷却收缩，控制单元会补拉一次驻车制动。这是设计功能。",
        "Between 10 s and 12 min after the car is parked, the motors at the rear axle may run once more for about one second: the discs shrink as they cool, and the control unit tightens the brake again. This is how it is meant to work.",
        "Zwischen 10 s und 12 min nach dem Abstellen können die Motoren an der Hinterachse noch einmal etwa eine Sekunde lang laufen: Die Scheiben schrumpfen beim Abkühlen, und das Steuergerät spannt nach. Das ist so vorgesehen.",
      ],
      [
        "仅当声音超过 3 s、带有金属刮擦，或仪表提示驻车制动故障时才需检查图 34-41-01-C 中序号 10 的执行器。",
        "Look at the actuator, item 10 of figure 34-41-01-C, only where the sound lasts longer than 3 s, metal scrapes, or the cluster reports a fault of the parking brake.",
        "Den Stellmotor, Position 10 in Bildtafel 34-41-01-C, nur prüfen, wenn das Geräusch länger als 3 s dauert, Metall schleift oder das Kombiinstrument eine Störung der Feststellbremse meldet.",
      ],
      [
        "请勿因上述正常声音更换执行器；此类索赔不予受理。",
        "Do not replace actuators because of the normal sound; such claims are not accepted.",
        "Wegen des normalen Geräuschs keine Stellmotoren tauschen; solche Anträge werden abgelehnt.",
      ],
    ],
    picture: {
      figure: "rear_brake",
      caption: [
        "后轮制动器：执行器装在制动钳上",
        "Rear wheel brake: the actuator sits on the caliper",
        "Bremse Hinterachse: Der Stellmotor sitzt am Bremssattel",
      ],
    },
    fate: "published",
  },
  {
    type: "09",
    brand: "velaro",
    series: ["VTE", "VON", "VM5"],
    title: [
      "后制动钳活塞不得用 T34-001 直接压回",
      "Do not press rear pistons back by T34-001 alone",
      "Kolben hinten nicht allein mit T34-001 zurückdrücken",
    ],
    warning: [
      "电子驻车制动拉紧时强行压回活塞会损坏丝杠和减速齿轮，车辆可能溜车。",
      "Forcing the piston back while the parking brake is applied destroys spindle and gears, and the car may roll away.",
      "Wird der Kolben bei angezogener Feststellbremse zurückgedrückt, werden Spindel und Getriebe zerstört und das Fahrzeug kann wegrollen.",
    ],
    text: [
      [
        "原因：带电子驻车制动的后制动钳内有丝杠（图 34-41-01-C 序号 16），须先由诊断仪退回。",
        "Cause: rear calipers with electric parking brake contain a spindle (figure 34-41-01-C, item 16) which the diagnostic device must retract first.",
        "Ursache: Sättel mit elektrischer Feststellbremse enthalten eine Spindel (Bildtafel 34-41-01-C, Position 16), die zuerst mit dem Diagnosegerät zurückgefahren werden muss.",
      ],
    ],
    procedure: [
      [
        "连接诊断仪 T95-001，进入“制动 › 维修位置”，等待两侧执行器停转。",
        "Connect diagnostic device T95-001, choose Brakes, Service position, and wait until both actuators stand still.",
        "Diagnosegerät T95-001 anschließen, Bremsen, Servicestellung wählen und warten, bis beide Stellmotoren stehen.",
      ],
      [
        "用 T34-001 平稳压回活塞，力矩不得超过 15 N·m。",
        "Press the piston back evenly by T34-001, with no more than 15 N·m.",
        "Kolben mit T34-001 gleichmäßig zurückdrücken, mit höchstens 15 N·m.",
      ],
      [
        "装复后退出维修位置并做执行器标定，踩制动踏板五次。",
        "Afterwards leave the service position, teach the actuators and press the brake pedal five times.",
        "Danach Servicestellung verlassen, Stellmotoren anlernen und das Bremspedal fünfmal betätigen.",
      ],
    ],
    audience: { region: ["CN-E-1", "CN-S-1"] },
    fate: "published",
  },
  {
    type: "08",
    brand: "hauler",
    series: ["HPE", "HPO", "HAT"],
    title: [
      "制动液更换周期统一为两年",
      "Brake fluid is changed every two years",
      "Bremsflüssigkeit alle zwei Jahre wechseln",
    ],
    text: [
      [
        "商用车频繁停车，制动液含水量上升较快。自本通报起，全系制动液更换周期由三年改为两年，不限里程。",
        "Delivery vehicles brake often and their fluid takes up water sooner. From this bulletin on it is changed every two years in place of three, whatever the mileage.",
        "Lieferfahrzeuge bremsen häufig, ihre Bremsflüssigkeit nimmt schneller Wasser auf. Ab sofort wird sie alle zwei statt alle drei Jahre gewechselt, unabhängig von der Laufleistung.",
      ],
      [
        "只使用 DOT 4 LV。用沸点测试仪检查，低于 155 °C 时立即更换。",
        "Use DOT 4 LV only. Test the boiling point; below 155 °C change the fluid at once.",
        "Nur DOT 4 LV verwenden. Siedepunkt messen; unter 155 °C sofort wechseln.",
      ],
    ],
    procedure: [
      [
        "按右后、左后、右前、左前的顺序排放，每轮约 250 mL。",
        "Bleed rear right, rear left, front right, front left, about 250 mL each.",
        "In der Reihenfolge hinten rechts, hinten links, vorn rechts, vorn links entlüften, je etwa 250 ml.",
      ],
      [
        "放气螺钉拧紧至 10 N·m，检查踏板行程。",
        "Tighten the bleed screws to 10 N·m and check the pedal travel.",
        "Entlüftungsschrauben mit 10 N·m anziehen, Pedalweg prüfen.",
      ],
      [
        "在保养手册和系统中记录更换日期。",
        "Note the date in the service booklet and in the system.",
        "Datum im Serviceheft und im System eintragen.",
      ],
    ],
    fate: "published",
  },
  {
    type: "06",
    brand: "hauler",
    series: ["HPO"],
    dtcs: ["C0031", "C0034"],
    title: [
      "C0031、C0034 间歇出现时的检查顺序",
      "C0031 and C0034 that come and go: what to check first",
      "C0031 und C0034 sporadisch: was zuerst zu prüfen ist",
    ],
    steps: true,
    text: [
      [
        "读取冻结帧：若故障只在 15 km/h 以下出现，先查传感器气隙，不要直接更换轮毂轴承。",
        "Read the freeze frame: where the fault is set below 15 km/h only, check the air gap first and do not replace the hub bearing.",
        "Umgebungsdaten auslesen: Tritt der Fehler nur unter 15 km/h auf, zuerst den Luftspalt prüfen und das Radlager nicht tauschen.",
      ],
      [
        "拆下图 31-21-02-E 中序号 5 的轮速传感器，清除吸附的铁屑。C0031 为左侧 3121 6844 666，C0034 为右侧 3121 6844 667。",
        "Take out the wheel speed sensor, item 5 of figure 31-21-02-E, and wipe off metal dust. C0031 is the left one, 3121 6844 666; C0034 the right one, 3121 6844 667.",
        "Raddrehzahlsensor, Position 5 der Bildtafel 31-21-02-E, ausbauen und Metallstaub abwischen. C0031 ist der linke, 3121 6844 666; C0034 der rechte, 3121 6844 667.",
      ],
      [
        "晃动线束同时看实际值：跳变超过 5 km/h 时检查减振器处的线束卡夹。",
        "Watch the measured speed while you move the harness: where it jumps by more than 5 km/h, look at the clip at the damper.",
        "Messwert beobachten und dabei den Leitungsstrang bewegen: Springt er um mehr als 5 km/h, den Halter am Dämpfer prüfen.",
      ],
      [
        "只有磁环有缺口或轴承有轴向间隙时，才更换图 31-21-02-E 中序号 2 的轮毂轴承单元；四个螺栓 110 N·m。",
        "Replace the hub bearing unit, item 2 of figure 31-21-02-E, only where the magnetic ring is chipped or the bearing has play; its four bolts take 110 N·m.",
        "Radlagereinheit, Position 2 der Bildtafel 31-21-02-E, nur bei ausgebrochenem Magnetring oder Lagerspiel ersetzen; ihre vier Schrauben mit 110 N·m anziehen.",
      ],
      [
        "半轴螺母 3121 6845 928 一律换新，先 150 N·m，再转 60°。",
        "Always fit a new axle nut 3121 6845 928: 150 N·m first, then a further 60 degrees.",
        "Immer eine neue Achsmutter 3121 6845 928 verwenden: zuerst 150 N·m, dann 60 Grad weiterdrehen.",
      ],
    ],
    fate: "published",
  },
  {
    type: "03",
    brand: "kestrel",
    series: ["KRG"],
    parts: [["07119988050", 4]],
    title: [
      "召回：制动助力器固定螺母拧紧检查",
      "Recall: nuts of the brake booster",
      "Rückruf: Muttern des Bremskraftverstärkers",
    ],
    warning: [
      "客户报告踏板松动时不得继续行驶，须拖车到店。",
      "Where the customer reports a loose pedal the car must not be driven; have it towed in.",
      "Meldet der Kunde ein lockeres Pedal, darf das Fahrzeug nicht weiterfahren und ist abzuschleppen.",
    ],
    text: [
      [
        "涉及：2023 年 9 月 11 日至 2024 年 2 月 2 日生产的山脊车型。装配线拧紧枪曾出现偏差，助力器与前围之间的螺母可能未达到规定力矩。",
        "Affected: Ridge built from 11 September 2023 to 2 February 2024. A tightening tool on the line was off; nuts between booster and bulkhead may not have their torque.",
        "Betroffen: Ridge, gebaut vom 11. September 2023 bis zum 2. Februar 2024. Ein Schrauber der Linie war verstellt; Muttern zwischen Verstärker und Stirnwand haben womöglich nicht ihr Drehmoment.",
      ],
      [
        "后果：制动踏板行程逐渐变长，极端情况下制动距离增加。",
        "Consequence: the pedal travel grows, and in the worst case so does the braking distance.",
        "Folge: Der Pedalweg wird länger, im schlimmsten Fall auch der Bremsweg.",
      ],
    ],
    procedure: [
      [
        "拆下驾驶员侧下护板，露出四个螺母（图 34-31-01-E 序号 4）。",
        "Remove the lower trim on the driver's side to reach the four nuts (figure 34-31-01-E, item 4).",
        "Untere Verkleidung der Fahrerseite ausbauen, dahinter die vier Muttern (Bildtafel 34-31-01-E, Position 4).",
      ],
      [
        "用 T90-003 检查：低于 18 N·m 即转动的，四个螺母 0711 9988 050 全部换新。",
        "Check by T90-003: where one turns below 18 N·m, replace all four nuts 0711 9988 050.",
        "Mit T90-003 prüfen: Dreht sich eine unter 18 N·m, alle vier Muttern 0711 9988 050 ersetzen.",
      ],
      [
        "交叉拧紧至 24 N·m，做油漆标记。",
        "Tighten crosswise to 24 N·m and mark them with paint.",
        "Über Kreuz mit 24 N·m anziehen und mit Farbe markieren.",
      ],
      [
        "发动机运转时踩住踏板 30 s，不得下沉；路试确认。",
        "Hold the pedal for 30 s with the engine running: it must not sink. Confirm on the road.",
        "Pedal bei laufendem Motor 30 s halten: Es darf nicht nachgeben. Probefahrt.",
      ],
    ],
    picture: {
      figure: "brake_booster",
      caption: [
        "制动助力器与主缸：四个螺母从车内拧紧",
        "Booster and master cylinder: the four nuts are tightened from inside the cabin",
        "Verstärker und Hauptzylinder: Die vier Muttern werden von innen angezogen",
      ],
    },
    fate: "published",
    urgent: true,
  },
  {
    type: "15",
    brand: "hauler",
    series: ["HAT"],
    title: [
      "维修手册 32-11 转向机压块调整值更正",
      "Correction to repair manual 32-11: yoke of the steering rack",
      "Berichtigung Reparaturanleitung 32-11: Druckstück der Zahnstange",
    ],
    text: [
      [
        "手册 32-11 第 14 页把压块调整螺塞（图 32-11-01-F 序号 8）的回转角度印为 60°，正确值为 20°。按错误值调整会产生齿条间隙和敲击声。",
        "Page 14 of manual 32-11 says to turn the adjusting plug (figure 32-11-01-F, item 8) back by 60 degrees; 20 degrees is right. By the wrong value the rack has play and knocks.",
        "Seite 14 der Anleitung 32-11 nennt für die Einstellschraube (Bildtafel 32-11-01-F, Position 8) 60 Grad zurückdrehen; richtig sind 20 Grad. Mit dem falschen Wert hat die Lenkung Spiel und klopft.",
      ],
      [
        "已按错误值调整的车辆请召回到店重新调整，工时按 32-11 调整项目申报。",
        "Ask customers back whose rack was set by the wrong value, and claim the time of adjusting.",
        "Kunden, deren Lenkung nach dem falschen Wert eingestellt wurde, einbestellen und die Einstellzeit abrechnen.",
      ],
    ],
    table: [
      [["步骤", "Step", "Schritt"], ["原印", "As printed", "Gedruckt"], ["正确", "Correct", "Richtig"]],
      [["预紧", "Preload", "Vorspannen"], ["12 N·m", "12 N·m"], ["12 N·m", "12 N·m"]],
      [["回转", "Turn back", "Zurückdrehen"], ["60°", "60 degrees", "60 Grad"], [
        "20°",
        "20 degrees",
        "20 Grad",
      ]],
      [["锁紧螺母", "Lock nut", "Kontermutter"], ["70 N·m", "70 N·m"], ["70 N·m", "70 N·m"]],
    ],
    fate: "published",
  },
  {
    type: "01",
    brand: "norda",
    series: ["NSO"],
    title: [
      "过坎时后桥敲击声：弹簧连杆衬套",
      "Knock from the rear axle over bumps: bush of the spring link",
      "Klopfen der Hinterachse auf Schwellen: Lager des Federlenkers",
    ],
    text: [
      [
        "现象：低于 40 km/h 通过减速带时，后桥一侧有单次敲击声，气温低时更明显。",
        "Symptom: one knock from one side of the rear axle over speed bumps below 40 km/h, more so in the cold.",
        "Beanstandung: Auf Bodenschwellen unter 40 km/h ein einzelnes Klopfen von einer Seite der Hinterachse, bei Kälte stärker.",
      ],
      [
        "原因：弹簧连杆衬套 3321 6881 288 的橡胶在 2024 年第 20 周前的批次中脱胶。",
        "Cause: in batches before week 20 of 2024 the rubber of bush 3321 6881 288 comes off its sleeve.",
        "Ursache: Bei Chargen vor Woche 20/2024 löst sich der Gummi des Lagers 3321 6881 288 von der Hülse.",
      ],
      [
        "检查：车辆举升、车轮离地，用撬棒在图 33-21-01-D 中序号 14 处施力，衬套与套筒之间不得有可见缝隙。",
        "Check: lift the car, wheels hanging, and lever at item 14 of figure 33-21-01-D: no gap may be seen between rubber and sleeve.",
        "Prüfung: Fahrzeug anheben, Räder hängend, an Position 14 der Bildtafel 33-21-01-D hebeln: Zwischen Gummi und Hülse darf kein Spalt entstehen.",
      ],
      [
        "处理：更换衬套，车轮着地、处于整备高度时才拧紧螺栓，120 N·m 后再转 90°，螺母 0711 9961 176 换新。完成后做四轮定位。",
        "Repair: replace the bush; tighten its bolt only with the wheels on the ground, 120 N·m and a further 90 degrees, by a new nut 0711 9961 176. Align the wheels.",
        "Abhilfe: Lager ersetzen; Schraube erst bei belasteten Rädern anziehen, 120 N·m und 90 Grad weiter, mit neuer Mutter 0711 9961 176. Achse vermessen.",
      ],
    ],
    picture: {
      figure: "rear_axle",
      caption: [
        "后桥：弹簧连杆及其衬套",
        "Rear axle: spring link and its bush",
        "Hinterachse: Federlenker und Lager",
      ],
    },
    fate: "waiting",
  },
  {
    type: "01",
    brand: "orrin",
    series: ["OPI", "OLU"],
    title: [
      "原地转向时前支柱“嘣”声",
      "Front strut twangs when steering at a standstill",
      "Federbein vorn knackt beim Lenken im Stand",
    ],
    text: [
      [
        "现象：原地转向约半圈时前支柱发出一声弹簧释放声。",
        "Symptom: a twang from the front strut at about half a turn of the wheel, car standing.",
        "Beanstandung: Im Stand bei etwa einer halben Lenkradumdrehung ein Knacken am Federbein vorn.",
      ],
      [
        "原因：推力轴承 3131 6823 498 进水后转动不畅，弹簧先扭转再弹回。",
        "Cause: water in thrust bearing 3131 6823 498; the spring winds up and jumps back.",
        "Ursache: Wasser im Stützlager 3131 6823 498; die Feder verspannt sich und springt zurück.",
      ],
      [
        "处理：更换推力轴承（图 31-32-02-A 序号 5）和防尘盖 3131 6822 400；活塞杆自锁螺母 3131 6822 018 换新，55 N·m。弹簧只能用合格的弹簧压缩器拆装。",
        "Repair: replace the thrust bearing (figure 31-32-02-A, item 5) and dust cap 3131 6822 400; a new self-locking nut 3131 6822 018 takes 55 N·m. Compress the spring by an approved compressor only.",
        "Abhilfe: Stützlager (Bildtafel 31-32-02-A, Position 5) und Staubkappe 3131 6822 400 ersetzen; neue selbstsichernde Mutter 3131 6822 018 mit 55 N·m anziehen. Feder nur mit zugelassenem Spanner spannen.",
      ],
    ],
    picture: {
      figure: "front_strut",
      caption: [
        "前悬架支柱：推力轴承在上支座之下",
        "Front strut: the bearing lies beneath the top mounting",
        "Federbein vorn: Das Lager sitzt unter dem Domlager",
      ],
    },
    audience: { organisation: ["20417"] },
    fate: "published",
  },
  {
    type: "13",
    brand: "orrin",
    series: ["OPI"],
    title: [
      "交车前胎压与传感器学习",
      "Tire pressure and sensors before delivery",
      "Reifendruck und Sensoren vor der Übergabe",
    ],
    text: [
      [
        "车辆以 3.2 bar 的运输胎压发运。交车前须调整到标牌值，并完成胎压传感器学习，否则客户在前 10 km 内会看到胎压提示。",
        "Cars leave the plant with 3.2 bar in their tires. Set the pressure on the placard and teach the sensors before delivery, or the customer sees a warning within the first 10 km.",
        "Fahrzeuge verlassen das Werk mit 3,2 bar. Vor der Übergabe den Druck laut Schild einstellen und die Sensoren anlernen, sonst sieht der Kunde auf den ersten 10 km eine Warnung.",
      ],
    ],
    procedure: [
      [
        "冷态调整胎压：前 2.3 bar，后 2.2 bar。",
        "Set the pressure of cold tires: 2.3 bar in front, 2.2 bar at the rear.",
        "Druck bei kalten Reifen einstellen: vorn 2,3 bar, hinten 2,2 bar.",
      ],
      [
        "确认传感器频率：国内车型为 433 MHz（3612 6810 666），图 36-12-01-L 序号 15。",
        "Check the frequency of the sensors: 433 MHz in China (3612 6810 666), figure 36-12-01-L, item 15.",
        "Frequenz der Sensoren prüfen: 433 MHz in China (3612 6810 666), Bildtafel 36-12-01-L, Position 15.",
      ],
      [
        "以 30 km/h 以上行驶 8 min 完成学习；车轮螺母复紧 110 N·m。",
        "Drive above 30 km/h for 8 min to teach them; tighten the wheel nuts once more to 110 N·m.",
        "Zum Anlernen 8 min über 30 km/h fahren; Radmuttern mit 110 N·m nachziehen.",
      ],
    ],
    audience: { region: ["CN-E-2"] },
    fate: "published",
  },
];
