import type { WrittenHelp } from "./written.ts";

/** Help of the home page, of reading and writing documents, of work orders, and of labor, questions and points. */
export const WORKSHOP_HELP: readonly WrittenHelp[] = [
  {
    route: "index",
    text: [
      [
        "首页汇集您的待办：未读消息、待审批、待阅公告、未完成的工单和订单。每个数字都通向相应的列表。",
        "The home page gathers what waits for you: messages, approvals, notices, work orders and orders. Each figure leads to its list.",
        "Die Startseite sammelt, was auf Sie wartet: Nachrichten, Freigaben, Mitteilungen, Arbeitsaufträge und Bestellungen. Jede Zahl führt in ihre Liste.",
      ],
      [
        "在 VIN 框输入第 17 位时自动打开车辆。按 ? 查看快捷键，按 / 跳到搜索框。看不到某个功能块，说明您的角色没有该权限。",
        "The vehicle opens at the 17th character of its VIN. Press ? for the keyboard shortcuts. A tile that you do not see needs a permission that your role lacks.",
        "Mit dem 17. Zeichen der FIN öffnet sich das Fahrzeug. Mit ? sehen Sie die Tastenkürzel. Fehlt eine Kachel, hat Ihre Rolle das Recht dazu nicht.",
      ],
    ],
  },
  {
    route: "TSBPreview",
    text: [
      [
        "阅读一份技术通报：正文旁有目录、适用车辆、附件和语言。用工具栏收藏、下载、带水印打印、分享，或在文中查找。",
        "Read one bulletin: beside the text stand contents, vehicles, attachments and languages. The tool bar keeps it as a favorite, downloads, prints with a watermark, shares and searches in the text.",
        "Lesen Sie eine Serviceinformation: Neben dem Text stehen Inhalt, Fahrzeuge, Anhänge und Sprachen. Die Werkzeugleiste merkt sie, lädt sie herunter, druckt mit Wasserzeichen, teilt und sucht im Text.",
      ],
      [
        "“确认阅读”告知主机厂您已阅读。输入 VIN 可查看通报是否适用于该车及其原因。“关联”列出文中的备件、插图序号和故障码，点击即可前往。",
        "“Confirm reading” tells the factory that you have read it. Type a VIN to see whether the bulletin applies to it, and why. “Connections” lists parts, callouts and trouble codes of the text and leads there.",
        "„Lesen bestätigen“ sagt dem Werk, dass Sie sie gelesen haben. Mit einer FIN sehen Sie, ob sie auf das Fahrzeug zutrifft und warum. „Verbindungen“ führt zu Teilen, Positionen und Fehlercodes des Textes.",
      ],
      [
        "标为“已停用”的通报不再有效，但仍可阅读；已被替代的通报会指向新的通报。",
        "A bulletin that is stopped is no longer in force but stays readable; one that was superseded leads to the bulletin in its place.",
        "Eine angehaltene Serviceinformation gilt nicht mehr, bleibt aber lesbar; eine ersetzte führt zu ihrer Nachfolgerin.",
      ],
    ],
  },
  {
    route: "TSBworkDetail",
    text: [
      [
        "编写技术通报。输入的内容会自动保存，标题旁显示时间；断网或登录过期时浏览器会代为保留，之后继续保存。",
        "Write a bulletin. What you type is saved by itself, with the time beside it. Without a connection, or after your login has expired, the browser keeps it and saves later.",
        "Schreiben Sie eine Serviceinformation. Ihre Eingaben werden von selbst gespeichert, die Uhrzeit steht daneben. Ohne Verbindung oder nach Ablauf der Anmeldung behält sie der Browser und speichert später.",
      ],
      [
        "正文可插入表格（默认 2 行 3 列）、图片、警告、力矩，以及指向备件、插图和故障码的链接；可从 Word 和 Excel 粘贴。其他语言与源文并排编写，源文修改后会标为过期。",
        "The text takes tables (2 rows by 3 columns at first), pictures, warnings, torques, and links to parts, figures and trouble codes; paste from Word and Excel. Other languages stand beside the source and are marked once it has changed.",
        "Der Text nimmt Tabellen (anfangs 2 Zeilen, 3 Spalten), Bilder, Warnungen, Drehmomente und Verweise auf Teile, Bildtafeln und Fehlercodes auf; Einfügen aus Word und Excel geht. Andere Sprachen stehen neben der Quelle und gelten als veraltet, sobald sie sich ändert.",
      ],
      [
        "“面向对象”决定谁能阅读，并实时显示服务店、人员和车辆数量。提交前请补齐标出的字段；本人的通报由他人审批。发布后如需修改，请建立后续版本。",
        "The audience decides who reads it, and counts stores, people and vehicles as you choose. Fill in what is marked before you submit; somebody else approves it. To change what is published, begin a successor.",
        "Die Zielgruppe bestimmt, wer sie liest, und zählt Betriebe, Personen und Fahrzeuge mit. Füllen Sie vor dem Einreichen das Markierte aus; freigeben muss jemand anderes. Veröffentlichtes ändern Sie über eine Folgefassung.",
      ],
    ],
  },
  {
    route: "TsbWorkOrder",
    text: [
      [
        "召回和服务活动发布后，每辆涉及的车辆有一张工单，归负责该车的服务店。接受工单，完成后填写日期、里程、工时和备件；不适用的请写明原因。",
        "Once a recall or service campaign is published, each vehicle that it means has one work order at its store. Take it up and finish it with day, mileage, labor and parts; if it is not applicable, say why.",
        "Ist ein Rückruf oder eine Serviceaktion veröffentlicht, hat jedes betroffene Fahrzeug einen Arbeitsauftrag bei seinem Betrieb. Übernehmen Sie ihn und schließen Sie ihn mit Tag, Kilometerstand, Arbeitspositionen und Teilen ab; trifft er nicht zu, nennen Sie den Grund.",
      ],
      [
        "“进度”按通报、区域和服务店显示完成情况，点击数字进入列表。逾期的工单每周一提醒。车辆转到其他服务店时，未开始的工单随之转移。",
        "“Progress” shows by bulletin, region and store how far the work is; each figure leads to its list. Stores are reminded of overdue orders on Mondays. If a vehicle moves to another store, orders that nobody has begun go with it.",
        "„Fortschritt“ zeigt nach Information, Region und Betrieb, wie weit die Arbeit ist; jede Zahl führt in ihre Liste. An Überfälliges wird montags erinnert. Wechselt ein Fahrzeug den Betrieb, gehen nicht begonnene Aufträge mit.",
      ],
    ],
  },
  {
    route: "TSBType",
    text: [
      [
        "维护技术通报的 15 个类型及其名称，并设定哪些类型需要按车辆建立工单，以及完成期限（天）。",
        "Keep the 15 types of bulletins and their names. A type also says whether its bulletins ask for work on each vehicle, and in how many days.",
        "Pflegen Sie die 15 Arten der Serviceinformationen und ihre Namen. Eine Art sagt auch, ob ihre Informationen Arbeit an jedem Fahrzeug verlangen und in wie vielen Tagen.",
      ],
      [
        "改为需要工单后，已发布且有效的通报也会在当晚建立工单。",
        "If a type begins to ask for work, bulletins in force have their work orders the night after.",
        "Verlangt eine Art neu Arbeit, erhalten gültige Informationen ihre Aufträge in der folgenden Nacht.",
      ],
    ],
  },
  {
    route: "BulletinDetail",
    text: [
      [
        "阅读一份公告。必读公告在登录后首先显示，确认之前不能打开其他页面。",
        "Read one notice. One that must be read is shown after the login; nothing else opens until you confirm it.",
        "Lesen Sie eine Mitteilung. Eine Pflichtmitteilung erscheint nach der Anmeldung; bis Sie sie bestätigen, öffnet sich nichts anderes.",
      ],
      [
        "公告只在其有效期内显示，以您所在地的日期为准。",
        "A notice is shown on the days of its period, by the day where you are.",
        "Eine Mitteilung ist an den Tagen ihres Zeitraums zu sehen, nach dem Datum bei Ihnen.",
      ],
    ],
  },
  {
    route: "BulletinWorkDetail",
    text: [
      [
        "编写公告：正文、有效期、接收对象、是否必读，以及附件。编号自动生成，内容自动保存。",
        "Write a notice: text, first and last day, receivers, whether it must be read, attachments. It numbers itself, and what you type is saved.",
        "Schreiben Sie eine Mitteilung: Text, erster und letzter Tag, Empfänger, Lesepflicht und Anhänge. Die Nummer kommt von selbst, gespeichert wird beim Tippen.",
      ],
      [
        "审批通过并发布后，接收人在首日收到消息。谁尚未阅读或确认，可按组织查看、导出，并每天提醒一次。",
        "Once it is approved and published, receivers are told on its first day. You see by organization who has not read or confirmed it, and can remind them once a day.",
        "Nach Freigabe und Veröffentlichung werden die Empfänger am ersten Tag benachrichtigt. Sie sehen je Organisation, wer noch nicht gelesen oder bestätigt hat, und können einmal täglich erinnern.",
      ],
    ],
  },
  {
    route: "HelperList",
    text: [
      [
        "列出您可以打开的页面的帮助。也可在任一页面点击标题栏的问号，直接打开该页的帮助。",
        "Lists the help of the pages that you may open. The question mark in the bar of each page opens its help directly.",
        "Listet die Hilfe der Seiten auf, die Sie öffnen dürfen. Das Fragezeichen in der Leiste jeder Seite öffnet deren Hilfe direkt.",
      ],
      [
        "可按页面名称或标题搜索。没有您的语言时显示原文，并注明语言。",
        "Search by page or title. Where your language is missing the source is shown, and says so.",
        "Suchen Sie nach Seite oder Titel. Fehlt Ihre Sprache, erscheint der Ausgangstext mit Hinweis.",
      ],
    ],
  },
  {
    route: "HelperDoc",
    text: [
      [
        "一个页面的帮助：用途、主要操作和提示的含义。可打印、收藏或在文中查找。",
        "The help of one page: what it is for, how its work goes, what its messages mean. Print it, keep it, or search in it.",
        "Die Hilfe einer Seite: wozu sie dient, wie die Arbeit geht, was Meldungen bedeuten. Sie können sie drucken, merken oder durchsuchen.",
      ],
      [
        "内容有误或不清楚时，请告知主机厂技术部门。",
        "If something is wrong or unclear, tell the factory's engineers.",
        "Ist etwas falsch oder unklar, sagen Sie es der Technik des Werks.",
      ],
    ],
  },
  {
    route: "HelperEditor",
    text: [
      [
        "编写一个页面的帮助，其代码是该页面的路径，例如 EPCCart。一个页面只有一份帮助文档。",
        "Write the help of a page; its code is the page's route, such as EPCCart. Each page has one help document.",
        "Schreiben Sie die Hilfe einer Seite; ihr Code ist der Pfad der Seite, etwa EPCCart. Jede Seite hat ein Hilfedokument.",
      ],
      [
        "经审批并发布后，页面的问号即指向它。修改已发布的帮助请建立后续版本。",
        "Once it is approved and published, the question mark of the page leads to it. Begin a successor to change what is published.",
        "Nach Freigabe und Veröffentlichung führt das Fragezeichen der Seite dorthin. Veröffentlichtes ändern Sie über eine Folgefassung.",
      ],
    ],
  },
  {
    route: "CaseDetail",
    text: [
      [
        "阅读一个维修案例：故障现象、检查过程、分析和解决办法，以及其中的备件和故障码。",
        "Read a repair case: what was wrong, what was checked, the analysis and the solution, with its parts and trouble codes.",
        "Lesen Sie einen Reparaturfall: Beanstandung, Prüfungen, Analyse und Lösung mit Teilen und Fehlercodes.",
      ],
      [
        "按它修好了车，请告知是否有帮助；每家服务店计一次，帮助大的案例排在前面。",
        "If you worked by it, say whether it helped: each store counts once, and cases that help come first.",
        "Haben Sie danach gearbeitet, sagen Sie, ob es half: Jeder Betrieb zählt einmal, hilfreiche Fälle stehen vorn.",
      ],
    ],
  },
  {
    route: "CaseWorkDetail",
    text: [
      [
        "编写维修案例。描述词来自统一的词表，便于他人查找；也可先在手机上拍照开始，再在电脑上完成。",
        "Write a repair case. Its words come from a shared vocabulary, so that others find it. Begin it on the phone at the vehicle and finish it at the desk.",
        "Schreiben Sie einen Reparaturfall. Seine Begriffe stammen aus einem gemeinsamen Vokabular, damit andere ihn finden. Beginnen Sie am Fahrzeug mit dem Telefon und schließen Sie am Schreibtisch ab.",
      ],
      [
        "提交后不能修改或删除，直到被退回。未通过的案例不能再次提交，可复制为新案例。每家服务店每月可提交的数量有限。",
        "Once submitted it cannot be changed or deleted unless it is rejected. A case that did not pass cannot be submitted again; copy it to a new one. A store submits a limited number a month.",
        "Nach dem Einreichen lässt er sich nicht ändern oder löschen, außer er wird zurückgewiesen. Ein nicht bestandener Fall ist nicht erneut einreichbar; kopieren Sie ihn. Je Betrieb und Monat ist die Zahl begrenzt.",
      ],
    ],
  },
  {
    route: "CaseDescription",
    text: [
      [
        "维护案例的描述词：现象、部位、方向、路况、天气、驾驶操作等，每种语言各有名称。",
        "Keep the words of cases: symptom, position, direction, road, weather, what the driver did, named in each language.",
        "Pflegen Sie die Begriffe der Fälle: Symptom, Lage, Richtung, Fahrbahn, Wetter, Fahrerhandlung, je Sprache benannt.",
      ],
      [
        "代码建立后不能更改。改名会体现在所有已有的案例中。",
        "A code stays as it is. A new name shows in all cases that use the word.",
        "Ein Code bleibt, wie er ist. Ein neuer Name erscheint in allen Fällen, die den Begriff verwenden.",
      ],
    ],
  },
  {
    route: "LaborType",
    text: [
      [
        "维护工时项目的类型，以及属于基础库还是标准库。",
        "Keep the types of labor operations, and whether a type belongs to the base or the standard library.",
        "Pflegen Sie die Arten der Arbeitspositionen und ob eine Art zur Basis- oder zur Standardbibliothek gehört.",
      ],
      [
        "排序决定选择列表中的顺序。",
        "The sort order is that of the choices.",
        "Die Reihenfolge gilt in den Auswahllisten.",
      ],
    ],
  },
  {
    route: "LaborAction",
    text: [
      [
        "维护工步使用的动作，例如拆卸、安装、检查、调整，并写明含义。",
        "Keep the actions of work steps, such as remove, install, check and adjust, with what each includes.",
        "Pflegen Sie die Tätigkeiten der Arbeitsschritte wie Ausbauen, Einbauen, Prüfen und Einstellen und was sie umfassen.",
      ],
      [
        "被基础工步使用的动作不能删除。",
        "An action that a base step uses cannot be deleted.",
        "Eine Tätigkeit, die ein Basisschritt verwendet, lässt sich nicht löschen.",
      ],
    ],
  },
  {
    route: "LaborBaseStep",
    text: [
      [
        "维护基础工步：动作、相关备件、用时、工具、辅料和人数。工时项目由这些工步组成。",
        "Keep the base steps: action, parts, time, tool, material and how many people. Labor operations are made of them.",
        "Pflegen Sie die Basisschritte: Tätigkeit, Teile, Zeit, Werkzeug, Hilfsstoff und Personenzahl. Aus ihnen bestehen Arbeitspositionen.",
      ],
      [
        "用时按 HH:MM:SS 填写，每段两位数字，例如 00:12:30；其他写法会被拒绝。",
        "Write the time as HH:MM:SS with two digits each, such as 00:12:30; anything else is refused.",
        "Geben Sie die Zeit als HH:MM:SS mit je zwei Ziffern an, etwa 00:12:30; anderes wird abgelehnt.",
      ],
    ],
  },
  {
    route: "LaborFault",
    text: [
      [
        "维护索赔和工时使用的故障代码，可按组归类。",
        "Keep the fault codes of claims and labor, sorted into groups.",
        "Pflegen Sie die Schadenscodes für Garantiefälle und Arbeitspositionen, nach Gruppen geordnet.",
      ],
      [
        "代码不合规则时提示“故障代码无效”，不予添加。",
        "A code that does not follow the rule is refused as an illegal fault code.",
        "Ein regelwidriger Code wird als ungültiger Schadenscode abgelehnt.",
      ],
    ],
  },
  {
    route: "LaborDtc",
    text: [
      [
        "将故障码与修复它的工时关联，可限定车系。技师查看故障码时会看到相应的工时。",
        "Link a trouble code to the labor that repairs it, for all series or one. Whoever reads the trouble code sees the labor.",
        "Verknüpfen Sie einen Fehlercode mit der Arbeitsposition, die ihn behebt, für alle Baureihen oder eine. Wer den Fehlercode liest, sieht die Arbeit.",
      ],
      [
        "同一故障码、工时和车系只能关联一次。",
        "The same code, labor and series are linked once.",
        "Derselbe Code, dieselbe Arbeit und Baureihe werden einmal verknüpft.",
      ],
    ],
  },
  {
    route: "PartQAType",
    text: [
      [
        "维护备件问答的类型，归入上级分类，并指定负责回答的人员。",
        "Keep the types of part questions under their parent type, and who answers them.",
        "Pflegen Sie die Fragearten zu Teilen unter ihrer Obergruppe und wer antwortet.",
      ],
      [
        "没有负责人的类型，问题将无人收到提醒。",
        "Nobody is told of questions of a type that has no staff.",
        "Hat eine Art keine Zuständigen, erfährt niemand von ihren Fragen.",
      ],
    ],
  },
  {
    route: "TechQAType",
    text: [
      [
        "维护技术问答的类型，归入上级分类，并指定负责回答的人员。",
        "Keep the types of technical questions under their parent type, and who answers them.",
        "Pflegen Sie die technischen Fragearten unter ihrer Obergruppe und wer antwortet.",
      ],
      [
        "改名会体现在所有已有的问题中。",
        "A new name shows in all questions of that type.",
        "Ein neuer Name erscheint in allen Fragen dieser Art.",
      ],
    ],
  },
  {
    route: "MyScoreDict",
    text: [
      [
        "设定得分规则，例如案例发布 10 分、回复被采纳 5 分，以及各等级所需的积分。",
        "Decide what earns points, such as 10 for a published case and 5 for an adopted reply, and from how many points a rank is reached.",
        "Legen Sie fest, was Punkte bringt, etwa 10 für einen veröffentlichten Fall und 5 für eine übernommene Antwort, und ab wie vielen ein Rang erreicht ist.",
      ],
      [
        "修改只影响之后获得的积分。",
        "A change counts for points from then on.",
        "Eine Änderung gilt für Punkte ab diesem Zeitpunkt.",
      ],
    ],
  },
];
