import type { WrittenHelp } from "./written.ts";

/** Help of the registers of organisations, markets, languages and settings. */
export const ORGANISATION_HELP: readonly WrittenHelp[] = [
  {
    route: "BaseinfoUserPost",
    text: [
      [
        "维护人员的岗位，例如维修技师、技术主管，并限定适用的用户类型。通报等内容可按岗位发布。",
        "Keep the positions of people, such as technician and technical supervisor, and for which types of users each is. Documents can be for some positions only.",
        "Pflegen Sie die Funktionen von Personen, etwa Techniker oder technische Leitung, und für welche Benutzerarten sie gelten. Dokumente können sich an einzelne Funktionen richten.",
      ],
      [
        "有人担任的岗位不能删除。",
        "A position that people have cannot be deleted.",
        "Eine vergebene Funktion lässt sich nicht löschen.",
      ],
    ],
  },
  {
    route: "agencykind",
    text: [
      [
        "维护服务店所属的销售网络，每种语言各有名称。",
        "Keep the sales networks that stores belong to, named in each language.",
        "Pflegen Sie die Vertriebsnetze der Betriebe, je Sprache benannt.",
      ],
      [
        "仍有服务店的网络不能删除。",
        "A network that has stores cannot be deleted.",
        "Ein Netz mit Betrieben lässt sich nicht löschen.",
      ],
    ],
  },
  {
    route: "dealerGroup",
    text: [
      [
        "维护经销商集团，查看其下属服务店。集团用户可以看到其所有服务店的内容。",
        "Keep dealer groups and see their stores. People of a group see what belongs to all of its stores.",
        "Pflegen Sie Händlergruppen und sehen Sie ihre Betriebe. Personen einer Gruppe sehen, was allen ihren Betrieben gehört.",
      ],
      [
        "仍有服务店或人员的集团不能删除。",
        "A group that has stores or people cannot be deleted.",
        "Eine Gruppe mit Betrieben oder Personen lässt sich nicht löschen.",
      ],
    ],
  },
  {
    route: "agencyarea",
    text: [
      [
        "维护各国的大区；大区之下是区域。列表显示各大区的区域和服务店数量。",
        "Keep the sales areas of each country; regions stand below them. The list counts regions and stores.",
        "Pflegen Sie die Vertriebsgebiete je Land; darunter stehen die Regionen. Die Liste zählt Regionen und Betriebe.",
      ],
      [
        "已有区域或服务店的大区不能删除。",
        "An area that has regions or stores cannot be deleted.",
        "Ein Gebiet mit Regionen oder Betrieben lässt sich nicht löschen.",
      ],
    ],
  },
  {
    route: "agencyregion",
    text: [
      [
        "维护各大区下的区域。通报和公告可以只面向部分区域。",
        "Keep the regions of each sales area. Bulletins and notices can be for some regions only.",
        "Pflegen Sie die Regionen der Vertriebsgebiete. Serviceinformationen und Mitteilungen können sich an einzelne Regionen richten.",
      ],
      [
        "提示区域已存在时，请重新核对大区和代码。",
        "If the same region exists, check area and code again.",
        "Gibt es die Region schon, prüfen Sie Gebiet und Code noch einmal.",
      ],
    ],
  },
  {
    route: "agencydistrict",
    text: [
      [
        "以树状维护省、市、区县，供服务店地址和按地区发布使用。",
        "Keep provinces, cities and districts as a tree, for the addresses of stores and for what is published by place.",
        "Pflegen Sie Provinzen, Städte und Bezirke als Baum, für Anschriften der Betriebe und für Inhalte nach Ort.",
      ],
      [
        "市须属于省，区县须属于市。被使用的条目不能删除。",
        "A city belongs to a province and a district to a city. What is used cannot be deleted.",
        "Eine Stadt gehört zu einer Provinz, ein Bezirk zu einer Stadt. Verwendetes lässt sich nicht löschen.",
      ],
    ],
  },
  {
    route: "OverseasArea",
    text: [
      [
        "维护海外区域，将国家归组，例如欧洲、拉丁美洲。",
        "Keep the overseas areas that group countries, such as Europe and Latin America.",
        "Pflegen Sie die Auslandsgebiete, die Länder zusammenfassen, etwa Europa und Lateinamerika.",
      ],
      [
        "国家所属的区域在“国家”中设定；仍有国家的区域不能删除。",
        "A country says its area in the register of countries; an area that has countries cannot be deleted.",
        "Das Gebiet eines Landes steht bei den Ländern; ein Gebiet mit Ländern lässt sich nicht löschen.",
      ],
    ],
  },
  {
    route: "TisosLanguage",
    text: [
      [
        "设定国内版和海外版各提供哪些语言，及其顺序。“回退”说明缺少文本时使用哪种语言。",
        "Decide which languages the domestic and the overseas edition offer, and in which order. The fallback is the language shown where a text is missing.",
        "Legen Sie fest, welche Sprachen die Inlands- und die Auslandsausgabe in welcher Reihenfolge anbieten. Fehlt ein Text, gilt die Ersatzsprache.",
      ],
      [
        "已选择某语言的用户在其停用后改用回退语言。",
        "People who had chosen a language that is no longer offered are shown its fallback.",
        "Wer eine nicht mehr angebotene Sprache gewählt hatte, sieht die Ersatzsprache.",
      ],
    ],
  },
  {
    route: "TisosCartype",
    text: [
      [
        "维护车辆类型，例如轿车、SUV、皮卡，用于筛选车系和限定通报。",
        "Keep the car types, such as saloon, SUV and pickup, by which series are filtered and documents narrowed.",
        "Pflegen Sie die Fahrzeugarten wie Limousine, SUV und Pick-up, nach denen Baureihen gefiltert und Dokumente eingegrenzt werden.",
      ],
      [
        "被车系使用的类型不能删除。",
        "A type that a series has cannot be deleted.",
        "Eine verwendete Fahrzeugart lässt sich nicht löschen.",
      ],
    ],
  },
  {
    route: "TisosTranslateLog",
    text: [
      [
        "查看谁在何时修改了哪条界面文本，以及修改前后的内容；可按语言、人员和日期筛选。",
        "See who changed which interface text, when, and what it said before; filter by language, person and day.",
        "Sehen Sie, wer wann welchen Oberflächentext geändert hat und was vorher da stand; filtern Sie nach Sprache, Person und Tag.",
      ],
      [
        "撤销会恢复原文并立即生效，撤销本身也会记录。",
        "Undo puts the former text back at once, and is logged as well.",
        "Zurücknehmen stellt den früheren Text sofort wieder her und wird selbst protokolliert.",
      ],
    ],
  },
  {
    route: "SoftwareType",
    text: [
      [
        "维护可发布的软件类型及其平台，例如控制单元、诊断设备或 Windows。",
        "Keep the types of software and their platform, such as control unit, diagnostic device or Windows.",
        "Pflegen Sie die Softwarearten und ihre Plattform, etwa Steuergerät, Diagnosegerät oder Windows.",
      ],
      [
        "停用的类型不再可选，已有的软件保持不变。",
        "A type that is not active can no longer be chosen; software that has it stays as it is.",
        "Eine inaktive Art lässt sich nicht mehr wählen; vorhandene Software bleibt.",
      ],
    ],
  },
  {
    route: "FeedbackType",
    text: [
      [
        "维护用户反馈时可选的类型：关于系统、文档、数据或其他。",
        "Keep the types of feedback: on the portal, a document, data or something else.",
        "Pflegen Sie die Arten von Rückmeldungen: zum Portal, zu Dokumenten, zu Daten oder zu anderem.",
      ],
      [
        "停用的类型不再可选。",
        "A type that is not active can no longer be chosen.",
        "Eine inaktive Art lässt sich nicht mehr wählen.",
      ],
    ],
  },
  {
    route: "moduleSettings",
    text: [
      [
        "按站点版本和品牌启用或停用模块和页面。停用的页面在导航中消失，其地址视为不存在。",
        "Turn modules and pages on or off, for an edition or a brand. A page that is off is gone from the navigation, and its address is unknown.",
        "Schalten Sie Module und Seiten je Ausgabe oder Marke ein oder aus. Eine ausgeschaltete Seite fehlt in der Navigation, ihre Adresse ist unbekannt.",
      ],
      [
        "登录、首页和本页不能停用。修改立即对所有人生效。",
        "What the portal cannot do without stays on. A change takes effect for everybody at once.",
        "Unentbehrliches bleibt eingeschaltet. Eine Änderung gilt sofort für alle.",
      ],
    ],
  },
  {
    route: "FastAPP",
    text: [
      [
        "设定首页的快捷应用：名称、图标（96x96 png）、链接和可见对象。链接为系统内页面或 https 地址。",
        "Keep the quick apps of the home page: name, icon (96x96 png), link, and who sees it. A link is a page of the portal or an https address.",
        "Pflegen Sie die Schnellzugriffe der Startseite: Name, Symbol (96x96 png), Ziel und für wen. Das Ziel ist eine Seite des Portals oder eine https-Adresse.",
      ],
      [
        "同一链接只能有一个应用。不选对象则所有人可见。",
        "One link has one app. Without an audience everybody sees it.",
        "Ein Ziel hat einen Schnellzugriff. Ohne Zielgruppe sehen ihn alle.",
      ],
    ],
  },
  {
    route: "SecretCard",
    text: [
      [
        "为经销商生成密码卡，分发后由技术人员验证。每张卡只能验证一次，列表显示生成和验证的时间。",
        "Generate password cards for a dealer and verify them when they are used. Each card is verified once; the list shows when it was made and when it was verified.",
        "Erzeugen Sie Codekarten für einen Händler und prüfen Sie sie bei Gebrauch. Jede wird einmal geprüft; die Liste zeigt beide Zeitpunkte.",
      ],
      [
        "提示密码卡无效时，它可能已验证、已过期、已作废或属于其他经销商。",
        "A card is invalid where it was verified before, has expired, was revoked or is that of another dealer.",
        "Eine Karte ist ungültig, wenn sie schon geprüft, abgelaufen oder widerrufen ist oder einem anderen Händler gehört.",
      ],
    ],
  },
  {
    route: "SecretCardSeries",
    text: [
      [
        "设定哪些车系使用密码卡，以及卡的有效天数。",
        "Decide which series have password cards, and for how long a card is valid.",
        "Legen Sie fest, welche Baureihen Codekarten haben und wie lange eine Karte gilt.",
      ],
      [
        "修改有效期只影响之后生成的卡。",
        "A new validity counts for cards that are made from then on.",
        "Eine neue Gültigkeit gilt für danach erzeugte Karten.",
      ],
    ],
  },
];
