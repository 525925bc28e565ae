import type { Written } from "../bulletin_draft.ts";

/** Bulletins about engines, exhaust treatment, fuel and gearboxes. */
export const ENGINE: readonly Written[] = [
  {
    type: "01",
    brand: "kestrel",
    series: ["KTL", "KRG"],
    title: [
      "冷起动时正时链条短暂异响",
      "Timing chain rattles for a moment at a cold start",
      "Steuerkette rasselt kurz beim Kaltstart",
    ],
    text: [
      [
        "现象：停放一夜后起动，1 至 3 s 的链条声，随后消失。",
        "Symptom: one to three seconds of chain noise after a night's rest, then quiet.",
        "Beanstandung: Nach einer Nacht Stillstand ein bis drei Sekunden Kettengeräusch, danach Ruhe.",
      ],
      [
        "原因：液压张紧器（图 21-13-01-E 序号 10）的单向阀不密封，停机后机油流回油底壳。链条本身没有损坏。",
        "Cause: the check valve of the hydraulic tensioner (figure 21-13-01-E, item 10) leaks, so that the oil runs back. The chain itself is sound.",
        "Ursache: Das Rückschlagventil des hydraulischen Spanners (Bildtafel 21-13-01-E, Position 10) ist undicht, das Öl läuft zurück. Die Kette selbst ist in Ordnung.",
      ],
      [
        "声音超过 5 s，或同时报 P0335、P0300 时不适用本通报，须检查链条伸长量。",
        "Where it lasts longer than 5 s, or P0335 or P0300 is set too, this bulletin does not apply: measure the chain.",
        "Dauert es länger als 5 s oder ist auch P0335 oder P0300 gesetzt, gilt diese Mitteilung nicht: Kettenlängung messen.",
      ],
    ],
    procedure: [
      [
        "用 T10-001 锁住正时，用 T10-002 固定皮带轮。",
        "Lock the timing by T10-001 and hold the pulley by T10-002.",
        "Steuerzeiten mit T10-001 feststellen, Riemenscheibe mit T10-002 halten.",
      ],
      [
        "更换液压链条张紧器 2113 6860 880，两个螺栓 10 N·m。",
        "Replace the chain tensioner 2113 6860 880; its two bolts take 10 N·m.",
        "Kettenspanner 2113 6860 880 ersetzen; beide Schrauben 10 N·m.",
      ],
      [
        "检查张紧导轨 2113 6865 054，沟槽深度超过 1 mm 时一并更换，销轴螺栓 25 N·m。",
        "Look at tensioning rail 2113 6865 054: replace it where the groove is deeper than 1 mm; pivot bolt 25 N·m.",
        "Spannschiene 2113 6865 054 prüfen: bei mehr als 1 mm tiefer Rille ersetzen; Lagerbolzen 25 N·m.",
      ],
      [
        "换油换滤芯，静置一夜后再试。",
        "Change oil and filter, leave the car for a night and try again.",
        "Öl und Filter wechseln, über Nacht stehen lassen und erneut prüfen.",
      ],
    ],
    picture: {
      figure: "timing_drive",
      caption: [
        "正时驱动：张紧器与张紧导轨",
        "Timing drive: tensioner and tensioning rail",
        "Steuertrieb: Spanner und Spannschiene",
      ],
    },
    fate: "published",
  },
  {
    type: "06",
    brand: "kestrel",
    series: ["KTL"],
    dtcs: ["P0420", "P0030"],
    title: [
      "报 P0420 时先排除氧传感器",
      "P0420: rule out the oxygen sensors first",
      "P0420: zuerst die Lambdasonden ausschließen",
    ],
    steps: true,
    text: [
      [
        "若同时存有 P0030，先处理前氧传感器加热电路；P0420 多为其结果。",
        "Where P0030 is stored too, mend the heater circuit of the upstream sensor first; P0420 mostly follows from it.",
        "Ist auch P0030 gespeichert, zuerst den Heizkreis der Vorkatsonde instand setzen; P0420 ist meist die Folge.",
      ],
      [
        "检查排气是否漏气：图 23-11-01-E 中序号 1 的歧管密封垫和序号 7 的法兰密封圈。",
        "Look for leaks: the manifold gasket, item 1 of figure 23-11-01-E, and the seal ring of the flange.",
        "Auf Undichtigkeit prüfen: Krümmerdichtung, Position 1 der Bildtafel 23-11-01-E, und Dichtring am Flansch.",
      ],
      [
        "发动机热态 2500 r/min，后氧传感器 2311 6869 372 信号应稳定在 0.6 至 0.8 V；跟随前氧波动才说明催化器失效。",
        "Engine warm, at 2,500 rpm: the downstream sensor 2311 6869 372 stays between 0.6 and 0.8 V. Only where it follows the upstream one has the converter failed.",
        "Motor warm, 2.500 1/min: Die Nachkatsonde 2311 6869 372 bleibt zwischen 0,6 und 0,8 V. Nur wenn sie der Vorkatsonde folgt, ist der Katalysator defekt.",
      ],
      [
        "更换催化转化器 2311 6868 296 前确认没有失火和烧机油，否则新件会再次损坏。法兰螺栓 45 N·m，传感器 50 N·m。",
        "Before catalytic converter 2311 6868 296 is replaced make sure that the engine neither misfires nor burns oil, or the new one fails too. Bolts of the flange 45 N·m, sensors 50 N·m.",
        "Vor dem Tausch des Katalysators 2311 6868 296 sicherstellen, dass der Motor weder Aussetzer hat noch Öl verbrennt, sonst fällt auch der neue aus. Flanschschrauben 45 N·m, Sonden 50 N·m.",
      ],
    ],
    audience: { post: ["TECH", "ELEC", "TSUP"] },
    fate: "published",
  },
  {
    type: "01",
    brand: "hauler",
    series: ["HPO"],
    title: [
      "严寒地区还原剂供给模块结冰",
      "Reductant module freezes in very cold regions",
      "Reduktionsmittelmodul friert in sehr kalten Gebieten ein",
    ],
    text: [
      [
        "现象：-25 °C 以下停放后起动，仪表提示还原剂供给故障并限制起动次数。",
        "Symptom: after a stop below -25 °C the cluster reports a fault of the reductant and counts down the starts that are left.",
        "Beanstandung: Nach dem Abstellen unter -25 °C meldet das Kombiinstrument eine Störung des Reduktionsmittels und zählt die verbleibenden Starts herunter.",
      ],
      [
        "原因：标准供给模块 2232 6844 094 的加热功率不足，滤芯 2232 6840 100 处先结冰。",
        "Cause: the heater of the standard module 2232 6844 094 is too weak; ice forms at filter 2232 6840 100 first.",
        "Ursache: Die Heizung des Serienmoduls 2232 6844 094 ist zu schwach; Eis bildet sich zuerst am Filter 2232 6840 100.",
      ],
      [
        "处理：更换为加强加热的供给模块 2232 6840 786（图 22-32-01-E 序号 8），密封圈 2232 6845 038 换新，锁紧环 60 N·m，然后标定供给压力 5.0 bar。",
        "Repair: fit the module with the stronger heater, 2232 6840 786 (figure 22-32-01-E, item 8), with a new seal 2232 6845 038; lock ring 60 N·m; then teach the delivery pressure of 5.0 bar.",
        "Abhilfe: Modul mit stärkerer Heizung 2232 6840 786 (Bildtafel 22-32-01-E, Position 8) mit neuer Dichtung 2232 6845 038 einbauen; Überwurfring 60 N·m; danach Förderdruck 5,0 bar anlernen.",
      ],
      [
        "提示：-11 °C 以下结冰属正常，起动后 20 min 内自行融化。",
        "Note: freezing below -11 °C is normal; it melts within 20 min after the start.",
        "Hinweis: Einfrieren unter -11 °C ist normal; es taut innerhalb von 20 min nach dem Start auf.",
      ],
    ],
    picture: {
      figure: "reductant_tank",
      caption: [
        "还原剂箱：供给模块从上方装入",
        "Reductant tank: the module is fitted from above",
        "Reduktionsmittelbehälter: Das Modul wird von oben eingesetzt",
      ],
    },
    audience: { region: ["CN-N-1", "CN-N-2", "CN-NE-1", "CN-NW-1"] },
    fate: "published",
  },
  {
    type: "08",
    brand: "kestrel",
    series: ["KRG", "KTL"],
    title: ["越野使用后变速器油检查", "Gearbox oil after driving off-road", "Getriebeöl nach Geländefahrt"],
    text: [
      [
        "涉水深度超过 500 mm 后，无论里程多少，均须检查变速器油。乳白色表示进水，须立即更换。",
        "After wading deeper than 500 mm check the oil of the gearbox, whatever the mileage. Milky oil has taken up water: change it at once.",
        "Nach Wasserdurchfahrten tiefer als 500 mm das Getriebeöl unabhängig vom Kilometerstand prüfen. Milchiges Öl enthält Wasser: sofort wechseln.",
      ],
    ],
    procedure: [
      [
        "车辆水平停放，拆下图 26-11-01-E 中序号 15 的螺塞，油面应在孔口下沿。",
        "On level ground take out the screw plug, item 15 of figure 26-11-01-E: the oil reaches its lower edge.",
        "Auf ebenem Boden die Verschlussschraube, Position 15 der Bildtafel 26-11-01-E, herausdrehen: Das Öl reicht bis zur Unterkante.",
      ],
      [
        "更换时排油 10 min，加注 2.4 L，螺塞 35 N·m。",
        "When it is changed, drain for 10 min and fill 2.4 L; screw plug 35 N·m.",
        "Beim Wechsel 10 min ablaufen lassen und 2,4 l einfüllen; Verschlussschraube 35 N·m.",
      ],
      [
        "检查半轴油封 2611 6865 942 和 2611 6865 943 唇口是否有泥沙。",
        "Look for mud at the lips of shaft seals 2611 6865 942 and 2611 6865 943.",
        "Dichtlippen der Wellendichtringe 2611 6865 942 und 2611 6865 943 auf Schlamm prüfen.",
      ],
    ],
    fate: "published",
  },
  {
    type: "02",
    brand: "kestrel",
    series: ["KTL"],
    title: [
      "短途行驶时排气管滴水",
      "Water from the exhaust on short trips",
      "Wasser aus dem Auspuff im Kurzstreckenbetrieb",
    ],
    text: [
      [
        "冷机时排气中的水蒸气在消声器内凝结，滴水或白雾属正常。",
        "Water vapor condenses in the cold silencers; drops and white mist are normal.",
        "In den kalten Schalldämpfern kondensiert Wasserdampf; Tropfen und weißer Nebel sind normal.",
      ],
    ],
    fate: "revoked",
  },
  {
    type: "05",
    brand: "hauler",
    series: ["HPO", "HAT"],
    dtcs: ["P0401"],
    title: [
      "发动机程序 5.12：误报 P0401",
      "Engine program 5.12: P0401 without a fault",
      "Motorprogramm 5.12: P0401 ohne Fehler",
    ],
    text: [
      [
        "现象：海拔 2500 m 以上偶发 P0401，废气再循环阀和冷却器均正常。",
        "Symptom: P0401 now and then above 2,500 m, with valve and cooler of the exhaust gas recirculation in order.",
        "Beanstandung: Über 2.500 m gelegentlich P0401, obwohl Ventil und Kühler der Abgasrückführung in Ordnung sind.",
      ],
      [
        "原因：流量模型未考虑低气压。5.12 版按环境压力修正阈值。",
        "Cause: the model of the flow knows nothing of low air pressure. Version 5.12 corrects the threshold by it.",
        "Ursache: Das Durchflussmodell berücksichtigt den geringen Luftdruck nicht. Version 5.12 korrigiert die Schwelle danach.",
      ],
      [
        "处理：升级并清除故障码；平原地区报 P0401 的车辆仍须检查积碳。",
        "Repair: update and clear the code. Vehicles that report P0401 in the plains are still checked for soot.",
        "Abhilfe: Programm aktualisieren und Code löschen. Fahrzeuge mit P0401 im Flachland weiterhin auf Verrußung prüfen.",
      ],
    ],
    fate: "passed",
  },
];
