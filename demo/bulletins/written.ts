import type { Audience } from "@/engines/audience/audience.ts";
import type { Fate } from "../documents/fates.ts";

/** A notice as it is written down here. */
export interface WrittenNotice {
  title: readonly [zh: string, en: string];
  /** Paragraphs, Chinese and English side by side. */
  text: readonly (readonly [zh: string, en: string])[];
  /** The same in German, title and paragraphs; left out: German readers are shown the English, as of what is not translated yet. */
  german?: readonly [title: string, ...text: string[]];
  fate: Fate;
  remark?: string;
  mustRead?: boolean;
  /** Whom it is for; left out: everybody. */
  audience?: Audience;
  /** Days that it is shown from the day of its release on; left out: without end. */
  days?: number;
}

/** Notices, made up for the demo, the oldest first. */
export const NOTICES: readonly WrittenNotice[] = [
  {
    title: ["售后技术信息门户上线", "The after-sales portal is open"],
    text: [
      [
        "新的售后技术信息门户已投入使用，备件目录、订购、技术通报和公告均在此查阅。",
        "The new after-sales portal is in use: parts catalog, orders, service bulletins and notices are found here.",
      ],
      [
        "请首次登录后修改初始密码并绑定邮箱；忘记密码可通过邮箱自助重置。",
        "Change the first password and confirm your e-mail at the first login; a forgotten password is reset by e-mail.",
      ],
    ],
    german: [
      "Das Serviceportal ist eröffnet",
      "Das neue Serviceportal ist in Betrieb: Teilekatalog, Bestellungen, Serviceinformationen und Mitteilungen finden Sie hier.",
      "Ändern Sie bei der ersten Anmeldung das Anfangspasswort und bestätigen Sie Ihre E-Mail; ein vergessenes Passwort setzen Sie per E-Mail zurück.",
    ],
    fate: "published",
  },
  {
    title: ["索赔旧件返回要求", "How replaced warranty parts are sent back"],
    text: [
      [
        "索赔旧件须在维修完成后 30 天内返回，每件粘贴索赔单号和 VIN 标签。",
        "Parts replaced under warranty are sent back within 30 days after the repair, each labelled with claim number and VIN.",
      ],
      [
        "高压电池、安全气囊和含油部件按危险品包装，不得与其他旧件混装。",
        "Traction batteries, airbags and parts that hold oil are packed as dangerous goods and never together with others.",
      ],
    ],
    german: [
      "Rücksendung ersetzter Garantieteile",
      "Im Rahmen der Garantie ersetzte Teile gehen binnen 30 Tagen nach der Reparatur zurück, jedes mit Nummer des Garantiefalls und FIN gekennzeichnet.",
      "Hochvoltbatterien, Airbags und ölführende Teile werden als Gefahrgut verpackt und nie mit anderen zusammen.",
    ],
    fate: "published",
  },
  {
    title: ["春季服务活动", "Spring service campaign"],
    text: [
      [
        "活动期间为进店车辆免费检查制动、轮胎、空调滤芯和 12 V 蓄电池。",
        "During the campaign brakes, tires, cabin filter and the 12 V battery are checked free of charge.",
      ],
      [
        "检查结果交客户签字，活动结束后一周内上报台次。",
        "The customer signs the result; report the number of vehicles within a week after the end.",
      ],
    ],
    audience: { region: ["CN-E-1"] },
    german: [
      "Frühjahrsaktion im Service",
      "Während der Aktion werden Bremsen, Reifen, Innenraumfilter und 12-V-Batterie kostenlos geprüft.",
      "Der Kunde unterschreibt das Ergebnis; melden Sie die Zahl der Fahrzeuge innerhalb einer Woche nach Ende.",
    ],
    fate: "published",
    days: 14,
  },
  {
    title: ["备件中心仓盘点期间暂停发货", "No shipments while the central warehouse counts its stock"],
    text: [
      [
        "中心仓将停止发货三天，盘点前一天 16:00 前提交的订单照常处理。",
        "The central warehouse does not ship for three days; orders sent before 16:00 on the day before are handled as usual.",
      ],
      [
        "停驶车辆所需备件请在订单上注明“急”，由值班人员单独处理。",
        "Mark parts for vehicles off the road as urgent; they are handled by the staff on duty.",
      ],
    ],
    german: [
      "Kein Versand während der Inventur des Zentrallagers",
      "Das Zentrallager versendet drei Tage lang nicht; Bestellungen bis 16:00 Uhr am Vortag werden wie üblich bearbeitet.",
      "Bestellen Sie Teile für liegen gebliebene Fahrzeuge als Eilauftrag; der Bereitschaftsdienst bearbeitet sie.",
    ],
    fate: "published",
    days: 10,
  },
  {
    title: ["高压作业资质复审", "High-voltage qualification is due for renewal"],
    text: [
      [
        "凡从事高压系统作业的技师，资质证书每三年复审一次，过期者不得进行高压作业。",
        "Technicians who work on high-voltage systems renew their certificate every three years; without it no such work is allowed.",
      ],
      [
        "请服务经理核对本站人员证书日期，并在培训系统中报名。",
        "Service managers check the dates of their people and enrol them for the course.",
      ],
    ],
    german: [
      "Hochvoltqualifikation erneuern",
      "Wer an Hochvoltsystemen arbeitet, erneuert den Nachweis alle drei Jahre; ohne ihn sind solche Arbeiten nicht erlaubt.",
      "Serviceleiter prüfen die Termine ihrer Leute und melden sie zum Kurs an.",
    ],
    fate: "published",
    mustRead: true,
  },
  {
    title: ["专用工具年度校准", "Yearly calibration of special tools"],
    text: [
      [
        "扭矩扳手、绝缘测试仪和四轮定位仪须每年校准一次，校准标签贴于工具上。",
        "Torque wrenches, insulation testers and wheel alignment equipment are calibrated once a year; the label stays on the tool.",
      ],
      [
        "未校准工具的维修记录不予索赔。",
        "Repairs done with equipment that is not calibrated are not covered by warranty.",
      ],
    ],
    german: [
      "Jährliche Kalibrierung der Spezialwerkzeuge",
      "Drehmomentschlüssel, Isolationsmessgeräte und Achsmessstände werden einmal im Jahr kalibriert; die Plakette bleibt am Werkzeug.",
      "Reparaturen mit nicht kalibrierten Geräten sind von der Garantie ausgeschlossen.",
    ],
    fate: "published",
  },
  {
    title: ["新款诊断仪 VCI 3 换装", "Diagnostic interface VCI 3 replaces VCI 2"],
    text: [
      [
        "自下季度起，新车型仅支持 VCI 3。每站首台免费换装，请退回 VCI 2。",
        "From next quarter new models are supported by VCI 3 alone. The first one of each store is exchanged free of charge against VCI 2.",
      ],
      ["换装前请将诊断软件升级到最新版本。", "Update the diagnostic software before the exchange."],
    ],
    german: [
      "Diagnoseschnittstelle VCI 3 ersetzt VCI 2",
      "Ab dem nächsten Quartal unterstützt nur VCI 3 die neuen Modelle. Das erste Gerät jedes Betriebs wird kostenlos gegen VCI 2 getauscht.",
    ],
    fate: "stopped",
  },
  {
    title: ["客户信息保护要求", "Protection of customer data"],
    text: [
      [
        "不得将含客户姓名、电话或 VIN 的截图发送到门户以外的群组。",
        "Screenshots with names, telephone numbers or VINs of customers are not sent to groups outside of the portal.",
      ],
      [
        "打印件用后粉碎；发现泄露须在 24 小时内上报。",
        "Shred prints after use; report a leak within 24 hours.",
      ],
    ],
    german: [
      "Schutz von Kundendaten",
      "Bildschirmfotos mit Namen, Telefonnummern oder FINs von Kunden dürfen nicht in Gruppen außerhalb des Portals gesendet werden.",
      "Ausdrucke nach Gebrauch schreddern; ein Datenleck ist innerhalb von 24 Stunden zu melden.",
    ],
    fate: "topped",
    mustRead: true,
  },
  {
    title: ["冬季轮胎备货建议", "Recommended stock of winter tires"],
    text: [
      [
        "请北方门店在 10 月底前完成冬季轮胎备货，建议库存为上年销量的 60%。",
        "Stores in the north complete their stock of winter tires by the end of October; 60 % of last year's sales are recommended.",
      ],
      [
        "胎压监测传感器请一并订购，更换后须重新学习。",
        "Order tire pressure sensors as well; they are taught in after the change.",
      ],
    ],
    audience: { region: ["CN-E-2"] },
    german: [
      "Empfohlener Bestand an Winterreifen",
      "Betriebe im Norden ergänzen ihren Bestand an Winterreifen bis Ende Oktober; empfohlen sind 60 % des Vorjahresabsatzes.",
      "Bestellen Sie auch Reifendrucksensoren; sie werden nach dem Wechsel angelernt.",
    ],
    fate: "published",
  },
  {
    title: ["国庆假期服务安排", "Opening hours over the national holiday"],
    text: [
      [
        "假期期间技术支持热线 9:00—17:00 值班，线上问答当天回复。",
        "During the holiday the technical hotline is open from 9:00 to 17:00; questions in the portal are answered the same day.",
      ],
      ["备件紧急订单每天 11:00 截单一次。", "Urgent orders are taken once a day until 11:00."],
    ],
    german: [
      "Öffnungszeiten an den Feiertagen",
      "An den Feiertagen ist die technische Hotline von 9:00 bis 17:00 Uhr besetzt; Fragen im Portal werden am selben Tag beantwortet.",
    ],
    fate: "published",
    days: 20,
  },
  {
    title: ["维修工时表更新说明", "Changes of the labor time catalog"],
    text: [
      [
        "电驱动总成和热泵系统的工时按实测结果修订，自下月 1 日起执行。",
        "Times for the electric drive unit and the heat pump follow new measurements and apply from the first of next month.",
      ],
      ["之前开具的工单按原工时结算。", "Work orders opened before are settled by the former times."],
    ],
    german: [
      "Änderungen der Vorgabezeiten",
      "Die Zeiten für die elektrische Antriebseinheit und die Wärmepumpe beruhen auf neuen Messungen und gelten ab dem nächsten Monatsersten.",
    ],
    fate: "published",
  },
  {
    title: ["订单取消流程调整", "Orders are canceled in a new way"],
    text: [
      [
        "订单在备件中心拣货前可在门户直接申请取消，无需再发邮件。",
        "Until the parts center picks it, an order is canceled in the portal itself; an e-mail is not needed any more.",
      ],
      [
        "取消结果显示在订单页面，并以消息通知下单人。",
        "The answer stands on the page of the order and is sent as a message to whoever ordered.",
      ],
    ],
    german: [
      "Bestellungen stornieren Sie jetzt im Portal",
      "Solange das Teilelager nicht kommissioniert, stornieren Sie eine Bestellung im Portal selbst; eine E-Mail ist nicht mehr nötig.",
      "Die Antwort steht auf der Seite der Bestellung und geht als Nachricht an die Person, die bestellt hat.",
    ],
    fate: "published",
  },
  {
    title: ["动力电池运输包装变更", "New packing of traction batteries"],
    text: [
      [
        "动力电池总成改用可循环金属箱，空箱随下一班车返回。",
        "Traction batteries come in returnable metal boxes; the empty box goes back with the next truck.",
      ],
      [
        "收货时检查箱体铅封和冲击指示标签，异常须在 24 小时内拍照上报。",
        "Check seal and shock indicator on arrival; report damage with pictures within 24 hours.",
      ],
    ],
    german: [
      "Neue Verpackung für Antriebsbatterien",
      "Antriebsbatterien kommen künftig in Mehrwegbehältern aus Metall; der leere Behälter geht mit der nächsten Lieferung zurück.",
      "Plombe und Stoßindikator beim Wareneingang prüfen; Schäden innerhalb von 24 Stunden mit Fotos melden.",
    ],
    fate: "published",
  },
  {
    title: ["满意度调查问题调整", "New questions in the satisfaction survey"],
    text: [
      [
        "自本月起，调查增加“是否一次修好”一项，结果按月反馈给门店。",
        "From this month on customers are asked whether the repair succeeded at the first attempt; stores get the result monthly.",
      ],
    ],
    german: [
      "Neue Fragen in der Kundenbefragung",
      "Ab diesem Monat werden Kunden gefragt, ob die Reparatur beim ersten Mal erfolgreich war; die Betriebe erhalten das Ergebnis monatlich.",
    ],
    fate: "published",
  },
  {
    title: ["技术支持热线号码变更", "New number of the technical hotline"],
    text: [
      [
        "原号码保留三个月并自动转接，请更新门店通讯录。",
        "The former number is forwarded for three months; please change it in your lists.",
      ],
    ],
    german: [
      "Neue Nummer der technischen Hotline",
      "Die bisherige Nummer wird drei Monate lang weitergeleitet; bitte in den Telefonlisten ändern.",
    ],
    fate: "topped",
  },
  {
    title: ["第四季度技术培训报名", "Training courses of the fourth quarter"],
    text: [
      [
        "开设电驱动、热管理和诊断思路三门课程，每站限报两人。",
        "There are courses on electric drives, thermal management and diagnosis; two people of each store may attend.",
      ],
      ["已取得初级资质的技师优先。", "Technicians with the basic certificate come first."],
    ],
    german: [
      "Technische Schulungen im vierten Quartal",
      "Angeboten werden Kurse zu Elektroantrieb, Thermomanagement und Diagnose; je Betrieb können zwei Personen teilnehmen.",
      "Techniker mit Grundqualifikation haben Vorrang.",
    ],
    fate: "published",
    days: 60,
  },
  {
    title: ["门户停机维护", "The portal is closed for maintenance"],
    text: [
      [
        "本周日 02:00—04:00 门户停机维护，期间无法查询目录和提交订单。",
        "On Sunday from 02:00 to 04:00 the portal is not available; neither the catalog nor orders can be used.",
      ],
    ],
    german: [
      "Wartung: Portal vorübergehend nicht erreichbar",
      "Am Sonntag ist das Portal von 02:00 bis 04:00 Uhr nicht erreichbar; Katalog und Bestellungen stehen in dieser Zeit nicht zur Verfügung.",
    ],
    fate: "published",
    days: 45,
  },
  {
    title: ["备件价格调整", "Prices of parts change"],
    text: [
      [
        "制动件和滤清器价格下月起调整，新价格已在目录中按生效日期显示。",
        "Prices of brake parts and filters change next month; the catalog already shows them with their first day.",
      ],
    ],
    german: [
      "Teilepreise ändern sich",
      "Die Preise für Bremsenteile und Filter ändern sich im nächsten Monat; der Katalog zeigt sie schon mit ihrem ersten Geltungstag.",
    ],
    fate: "waiting",
  },
  {
    title: ["年终库存盘点", "Stock-taking at the end of the year"],
    text: [
      [
        "各站请于 12 月 20 日前完成备件盘点并上传结果。",
        "Stores count their parts and upload the result by 20 December.",
      ],
    ],
    german: [
      "Inventur zum Jahresende",
      "Die Betriebe zählen ihre Teile und laden das Ergebnis bis zum 20. Dezember hoch.",
    ],
    fate: "rejected",
    remark: "请补充差异处理流程和联系人。",
  },
  {
    title: ["服务顾问着装规范", "Dress code of service advisers"],
    text: [
      [
        "新版工装下季度配发，样式说明见附件。",
        "New work clothes are handed out next quarter; see the attachment.",
      ],
    ],
    german: [
      "Kleidung der Serviceberater",
      "Neue Arbeitskleidung wird im nächsten Quartal ausgegeben; siehe Anhang.",
    ],
    fate: "draft",
  },
];
