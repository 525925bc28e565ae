import type { WrittenHelp } from "./written.ts";

/** Help of the screens by which catalogue data is looked up and kept, and by which people, stores and the portal itself are administered. */
export const ADMINISTRATION_HELP: readonly WrittenHelp[] = [
  {
    route: "AccurateSearchPage",
    text: [
      [
        "一次核对整份备件号清单，例如从表格、邮件或报价单中复制的清单。每行一个备件号，或用逗号分隔，最多 500 个，横线和空格可有可无。",
        "Check a whole list of part numbers at once, such as one from a spreadsheet, an email or a quote. Paste one number per line or separate them by commas, up to 500, with or without hyphens and spaces.",
        "Prüfen Sie eine ganze Liste von Teilenummern auf einmal, etwa aus einer Tabelle, einer E-Mail oder einem Kostenvoranschlag. Eine Nummer je Zeile oder durch Kommas getrennt, bis zu 500, mit oder ohne Bindestriche und Leerzeichen.",
      ],
      [
        "没有找到的备件号会单独列出。请检查是否有输错的字符，或到备件搜索中按名称查找。",
        "Numbers that were not found are listed apart. Look for a mistyped character, or find the part by its name in the part search.",
        "Nicht gefundene Nummern stehen gesondert. Achten Sie auf Tippfehler oder suchen Sie das Teil in der Teilesuche nach seiner Bezeichnung.",
      ],
    ],
  },
  {
    route: "CatalogueChanges",
    text: [
      [
        "查看插图、替代关系和车辆最近的更改，可按备件号、插图或 VIN 查找，也可按时间筛选。",
        "See what has changed in figures, supersessions and vehicles. Search by part, figure or VIN, and narrow the list by day.",
        "Sehen Sie, was sich an Bildtafeln, Ersetzungen und Fahrzeugen geändert hat. Suchen Sie nach Teil, Bildtafel oder FIN und grenzen Sie die Liste nach Tagen ein.",
      ],
      [
        "列表为空时，说明筛选期间内没有更改，请清除筛选条件。",
        "If the list is empty, nothing changed in the period of your filters: clear them.",
        "Ist die Liste leer, hat sich im gefilterten Zeitraum nichts geändert: Setzen Sie die Filter zurück.",
      ],
    ],
  },
  {
    route: "SearchWords",
    text: [
      [
        "维护车间里的叫法。用户输入左边的词时，搜索会同时查找目录中的用词，例如“刹车片”会找到“制动片”。",
        "Keep the words that workshops use. Whoever types one finds what the catalog says instead: “hub cap” finds the wheel center cap.",
        "Pflegen Sie die Wörter der Werkstatt. Wer eines davon eingibt, findet, was der Katalog dafür sagt: „Koppelstange“ findet die Pendelstütze.",
      ],
      [
        "每种语言分别维护。目录用词不能与该词相同；一个词至少要有字母或数字。",
        "Each language has words of its own. What the catalog says must differ from the word itself, and a word needs letters or digits.",
        "Jede Sprache hat eigene Wörter. Der Katalogbegriff muss ein anderer sein als das Wort selbst, und ein Wort braucht Buchstaben oder Ziffern.",
      ],
    ],
  },
  {
    route: "Gif2Svg",
    text: [
      [
        "将扫描的线条图（GIF、PNG 或 JPG）转换为清晰的 SVG。把文件拖到框中、点击选择，或直接粘贴图片，然后调整阈值、平滑和去噪，左右对比原图与结果。",
        "Turn a scanned line drawing (GIF, PNG or JPG) into a sharp SVG. Drop the file on the field, choose it, or paste a picture; then set threshold, smoothing and specks, and compare both side by side.",
        "Wandeln Sie eine gescannte Strichzeichnung (GIF, PNG oder JPG) in ein scharfes SVG um. Ziehen Sie die Datei auf das Feld, wählen Sie sie aus oder fügen Sie ein Bild ein; stellen Sie dann Schwellenwert, Glättung und Flecken ein und vergleichen Sie beide nebeneinander.",
      ],
      [
        "照片不适合转换。没有预览时，提示会说明原因，换一个阈值通常即可。",
        "Photographs are not suited. If there is no preview, the message tells why; another threshold often helps.",
        "Fotos eignen sich nicht. Gibt es keine Vorschau, nennt die Meldung den Grund; oft hilft ein anderer Schwellenwert.",
      ],
    ],
  },
  {
    route: "CatalogueImport",
    text: [
      [
        "以文件批次导入目录数据。每个文件只含一种数据，文件名以数据类型开头，例如 lines.csv。系统先试运行并列出每一行的问题，无误后再应用。",
        "Import catalog data as sets of files. Each file holds one type and its name starts with that type, such as lines.csv. A dry run lists what is wrong with which row; apply the set when nothing is.",
        "Lesen Sie Katalogdaten als Dateisätze ein. Jede Datei enthält eine Art, mit der ihr Name beginnt, etwa lines.csv. Ein Probelauf nennt die Fehler Zeile für Zeile; ist er sauber, übernehmen Sie den Satz.",
      ],
      [
        "试运行之后数据又有变化时，请重新试运行。只能撤回最近一次应用的批次，需先撤回其后的批次。",
        "If rows have changed since the dry run, repeat it. Only the set applied last can be rolled back; roll back later ones first.",
        "Haben sich seit dem Probelauf Zeilen geändert, wiederholen Sie ihn. Zurücknehmen lässt sich nur der zuletzt übernommene Satz; nehmen Sie spätere zuerst zurück.",
      ],
    ],
  },
  {
    route: "EPC2DImage",
    text: [
      [
        "上传插图的图纸，并把图中序号标为热点，使图纸与备件表互相对应。打开一幅插图即可上传新图纸或编辑热点。",
        "Upload the drawings of figures and mark their callouts as hotspots, so that figure and parts table point to each other. Open a figure to add a drawing or edit its hotspots.",
        "Laden Sie Zeichnungen der Bildtafeln hoch und markieren Sie Positionsnummern als Hotspots, damit Bild und Teileliste aufeinander zeigen. Öffnen Sie eine Bildtafel, um eine Zeichnung hinzuzufügen oder Hotspots zu bearbeiten.",
      ],
      [
        "热点必须在图纸范围内，序号为 1 至 8 位字母或数字。图纸没有有效尺寸时不能使用，请重新导出。",
        "A hotspot lies within the drawing and has a number of 1 to 8 letters or digits. A drawing without a usable size cannot be a figure: export it again.",
        "Ein Hotspot liegt innerhalb der Zeichnung und hat eine Nummer aus 1 bis 8 Buchstaben oder Ziffern. Eine Zeichnung ohne brauchbare Größe ist nicht verwendbar: Exportieren Sie sie neu.",
      ],
    ],
  },
  {
    route: "EPCSeries",
    text: [
      [
        "设置目录显示哪些车系、对谁以及在哪些国家显示。设为不可见的车系不会出现在目录和搜索中。",
        "Decide which series the catalog shows, to whom and in which countries. A series that is not visible is found neither in the catalog nor by the search.",
        "Legen Sie fest, welche Baureihen der Katalog wem und in welchen Ländern zeigt. Eine unsichtbare Baureihe erscheint weder im Katalog noch in der Suche.",
      ],
      [
        "正在使用的车系不能删除，提示中会列出使用之处；如只想隐藏，请设为不可见。",
        "A series that is used cannot be deleted; the message says by what. To hide it, make it invisible.",
        "Eine verwendete Baureihe lässt sich nicht löschen; die Meldung nennt die Verwendung. Zum Ausblenden machen Sie sie unsichtbar.",
      ],
    ],
  },
  {
    route: "EpcVinDisabled",
    text: [
      [
        "停用个别 VIN，例如报废或有争议的车辆，并写明原因。查询该 VIN 的用户会看到这段原因。",
        "Block single VINs, such as those of scrapped vehicles, and write the reason: whoever looks the VIN up reads it.",
        "Sperren Sie einzelne FIN, etwa von verschrotteten Fahrzeugen, und nennen Sie den Grund: Wer die FIN sucht, liest ihn.",
      ],
      [
        "删除条目后，该 VIN 可立即重新查询。",
        "Once the entry is deleted, the VIN can be looked up again at once.",
        "Sobald der Eintrag gelöscht ist, lässt sich die FIN wieder suchen.",
      ],
    ],
  },
  {
    route: "EPCfuliao",
    text: [
      [
        "维护维修中使用的油品、密封胶、油漆等辅料及其规格。各车系的用量在“车系用量”中维护。",
        "Keep oils, sealants, paints and other materials with their specification. How much a series takes is kept beside, under the quantities by series.",
        "Pflegen Sie Öle, Dichtmittel, Lacke und andere Hilfsstoffe mit ihrer Spezifikation. Wie viel eine Baureihe braucht, steht daneben bei den Mengen je Baureihe.",
      ],
      [
        "正在使用的辅料不能删除，请先删除其用量。",
        "A material that is used cannot be deleted: remove its quantities first.",
        "Ein verwendeter Hilfsstoff lässt sich nicht löschen: Entfernen Sie zuerst seine Mengen.",
      ],
    ],
  },
  {
    route: "DTCManage",
    text: [
      [
        "维护故障码（DTC）的含义、严重程度、可能原因和检查步骤。同一故障码在不同控制单元中可有不同含义。",
        "Manage trouble codes with their meaning, severity, causes and checks. The same code may mean something else in another control unit.",
        "Pflegen Sie Fehlercodes mit Bedeutung, Schwere, Ursachen und Prüfungen. Derselbe Code kann in einem anderen Steuergerät etwas anderes bedeuten.",
      ],
      [
        "可下载模板批量导入；导入前会逐行检查，只写入无误的行由您决定。",
        "Fill in the template to import many at once. Each row is checked first, and you decide whether the good rows are taken alone.",
        "Für viele auf einmal füllen Sie die Vorlage aus. Jede Zeile wird vorher geprüft, und Sie entscheiden, ob nur die fehlerfreien übernommen werden.",
      ],
    ],
  },
  {
    route: "DataViewing",
    text: [
      [
        "查阅车辆的尺寸、加注量、力矩等技术数据。可按车系和主题筛选，也可按名称搜索，例如“轮毂螺栓”。",
        "Look up dimensions, fill quantities, torques and other data of a vehicle. Filter by series and topic, or search for what you need.",
        "Schlagen Sie Abmessungen, Füllmengen, Drehmomente und andere Daten eines Fahrzeugs nach. Filtern Sie nach Baureihe und Thema oder suchen Sie die Angabe.",
      ],
      [
        "找不到数据时，请检查车系筛选。数据有误时，请告知主机厂技术部门。",
        "If you do not find a value, look at the filter of the series. Tell the factory's engineers about a wrong one.",
        "Finden Sie einen Wert nicht, prüfen Sie den Filter der Baureihe. Falsche Werte melden Sie der Technik des Werks.",
      ],
    ],
  },
  {
    route: "baseinfouser",
    text: [
      [
        "新建账号、分配角色，并帮助无法登录的用户。“无法登录的原因”一列说明账号为何被拒；可解锁、发送重置密码的链接、查看并结束会话。",
        "Add accounts, give them roles, and help people who cannot log in: the column “Cannot log in because” tells why. You can lift a lock, send a link for a new password, and see and end sessions.",
        "Legen Sie Konten an, vergeben Sie Rollen und helfen Sie bei der Anmeldung: Die Spalte zum Anmeldehindernis nennt den Grund. Sie können eine Sperre aufheben, einen Link für ein neues Passwort senden und Sitzungen sehen und beenden.",
      ],
      [
        "不能分配自己没有的权限，也不能给自己分配角色。服务店用户的语言须是其国家提供的语言。由经销商管理系统维护的内容请在该系统中修改。",
        "Nobody gives permissions that they lack, nor roles to themselves. People of a store have a language that its country offers. What the dealer management system keeps is changed there.",
        "Niemand vergibt Rechte, die ihm selbst fehlen, oder Rollen an sich selbst. Personen eines Betriebs haben eine Sprache, die sein Land anbietet. Was das Händlersystem führt, wird dort geändert.",
      ],
    ],
  },
  {
    route: "baseinforole",
    text: [
      [
        "设置每个角色的权限及其生效的市场。打开角色可逐页勾选权限，也可先“试用”角色，以只读方式查看该角色看到的内容。",
        "Decide what each role may do and in which markets. Open a role to tick its permissions page by page, or try it: you then see the portal as it does, for reading only.",
        "Legen Sie fest, was jede Rolle darf und in welchen Märkten. Öffnen Sie eine Rolle und haken Sie ihre Rechte Seite für Seite an, oder erproben Sie sie: Sie sehen das Portal dann wie sie, nur lesend.",
      ],
      [
        "内置角色可以修改，不能删除。必须始终有一位有效用户能编辑角色权限。",
        "Built-in roles can be changed, but not deleted. Someone active must always be left who may edit the permissions of roles.",
        "Eingebaute Rollen lassen sich ändern, aber nicht löschen. Es muss immer eine aktive Person bleiben, die Rechte von Rollen bearbeiten darf.",
      ],
    ],
  },
  {
    route: "baseinfoauthority",
    text: [
      [
        "查看有哪些权限、哪些角色拥有，以及谁持有。用户反映看不到某个页面时，先在此查该页面的权限。",
        "See which permissions exist, which roles have them and who holds them. When somebody misses a page, look its permission up here first.",
        "Sehen Sie, welche Rechte es gibt, welche Rollen sie enthalten und wer sie hat. Vermisst jemand eine Seite, schlagen Sie hier zuerst ihr Recht nach.",
      ],
      [
        "权限通过角色给出，在角色管理中修改。",
        "Permissions are given by roles: change them on the page of roles.",
        "Rechte kommen über Rollen: Geändert werden sie auf der Seite der Rollen.",
      ],
    ],
  },
  {
    route: "BaseinfoUserDepart",
    text: [
      [
        "维护部门及其审批人、答复人和负责人。文档提交后由所选部门的审批人处理。",
        "Manage departments and who approves, answers or leads in them. What is submitted waits for the approvers of its department.",
        "Pflegen Sie Abteilungen und wer dort freigibt, antwortet oder leitet. Eingereichtes wartet auf die Freigebenden seiner Abteilung.",
      ],
      [
        "承担职责的人须先有相应角色，提示中会列出。索赔流程所需的部门不能删除。",
        "Whoever is given a duty needs a role for it first; the message names it. Departments that claims go through cannot be deleted.",
        "Wer eine Aufgabe erhält, braucht zuerst die passende Rolle; die Meldung nennt sie. Abteilungen, durch die Garantiefälle gehen, lassen sich nicht löschen.",
      ],
    ],
  },
  {
    route: "agency",
    text: [
      [
        "维护服务店的地址、市场、品牌和营业时间。服务店的市场决定其价格表，国家决定其可用的语言。",
        "Keep service stores with address, market, brands and opening hours. The market decides on a store's price list, the country on its languages.",
        "Pflegen Sie Servicebetriebe mit Anschrift, Markt, Marken und Öffnungszeiten. Der Markt bestimmt die Preisliste eines Betriebs, das Land seine Sprachen.",
      ],
      [
        "服务店必须属于某个市场，且该市场包含其国家。正在使用的服务店不能删除，可改为停业。",
        "A store belongs to a market, and the market includes its country. A store that is used cannot be deleted: set it to closed.",
        "Ein Betrieb gehört zu einem Markt, der sein Land umfasst. Ein verwendeter Betrieb lässt sich nicht löschen: Setzen Sie ihn auf geschlossen.",
      ],
    ],
  },
  {
    route: "MailList",
    text: [
      [
        "查找人员和服务店及其联系方式。可在左侧按组织浏览，或按姓名、服务店搜索；点击电话或邮箱即可联系。",
        "Find people and stores and how to reach them. Browse by organization at the left or search by name; phone and email are links.",
        "Finden Sie Personen und Betriebe und wie man sie erreicht. Blättern Sie links nach Organisation oder suchen Sie nach dem Namen; Telefon und E-Mail sind Links.",
      ],
      [
        "只显示您有权查看的组织。信息有误时，请联系管理员。",
        "You see the organizations that you may see. If something is wrong, tell your administrator.",
        "Sie sehen die Organisationen, die Sie sehen dürfen. Ist etwas falsch, sagen Sie es Ihrer Administration.",
      ],
    ],
  },
  {
    route: "TisosArea",
    text: [
      [
        "维护国家及其国际区号和 VIN 规则。要求校验位的国家，校验位错误的 VIN 会被拒绝。",
        "Manage countries with their dialing codes and rules for VINs. Where the check digit is required, a VIN with a wrong one is refused.",
        "Pflegen Sie Länder mit Vorwahl und FIN-Regeln. Wo die Prüfziffer vorgeschrieben ist, wird eine FIN mit falscher Prüfziffer abgelehnt.",
      ],
      [
        "国家可用的语言和车系在“国家可见范围”中设置。",
        "Which languages and series a country gets is decided on the page of country visibility.",
        "Welche Sprachen und Baureihen ein Land erhält, wird unter der Sichtbarkeit nach Land festgelegt.",
      ],
    ],
  },
  {
    route: "EPCGJGL",
    text: [
      [
        "查看并设置每个国家可见的车系和语言。服务店用户只能从其国家的语言中选择。",
        "See and decide which series and languages each country gets. People of a store choose among the languages of its country.",
        "Sehen und bestimmen Sie, welche Baureihen und Sprachen ein Land erhält. Personen eines Betriebs wählen unter den Sprachen seines Landes.",
      ],
      [
        "每个车系至少须对一个国家可见；如要隐藏车系，请在车系列表中将其设为不可见。",
        "Each series stays visible to one country at least; to hide it, make it invisible in the list of series.",
        "Jede Baureihe bleibt für mindestens ein Land sichtbar; zum Ausblenden machen Sie sie in der Liste der Baureihen unsichtbar.",
      ],
    ],
  },
  {
    route: "EPCSCGL",
    text: [
      [
        "维护市场及其价格表、增值税、国家和角色。没有价格表的市场，其服务店看不到价格，也不能订购。",
        "Manage markets with their price list, VAT, countries and roles. Stores of a market without a price list see no prices and cannot order.",
        "Pflegen Sie Märkte mit Preisliste, MwSt., Ländern und Rollen. Betriebe eines Marktes ohne Preisliste sehen keine Preise und können nicht bestellen.",
      ],
      [
        "一个国家只能属于一个市场；市场中仍有其服务店时不能移除该国家。",
        "A country belongs to one market, and stays in it as long as it has stores there.",
        "Ein Land gehört zu einem Markt und bleibt dort, solange es Betriebe in ihm hat.",
      ],
    ],
  },
  {
    route: "TisosTranslate",
    text: [
      [
        "翻译并修改界面文本，保存后立即生效，无需发布新版本。术语表中的用词会作为建议显示；占位符（如 {count}）须保持不变。",
        "Translate the texts of the interface and correct them; what you save is shown at once. Terms of the glossary are suggested, and placeholders such as {count} stay as they are.",
        "Übersetzen und berichtigen Sie die Texte der Oberfläche; Gespeichertes gilt sofort. Begriffe des Glossars werden vorgeschlagen, Platzhalter wie {count} bleiben, wie sie sind.",
      ],
      [
        "他人同时修改了同一文本时，请重新打开后再改。修改可在“文本修改记录”中撤销。",
        "If somebody changed the same text meanwhile, open it again. Changes can be undone on the page of text changes.",
        "Hat jemand denselben Text inzwischen geändert, öffnen Sie ihn neu. Unter den Textänderungen lassen sich Änderungen zurücknehmen.",
      ],
    ],
  },
  {
    route: "PushLog",
    text: [
      [
        "跟踪推送到经销商管理系统的订单等内容，查看结果、次数和对方的答复。失败的推送会自动重试。",
        "Follow what was sent to the dealer management system, with result, attempts and its answer. What fails is tried again by itself.",
        "Verfolgen Sie, was an das Händlersystem ging, mit Ergebnis, Versuchen und dessen Antwort. Fehlgeschlagenes wird von selbst wiederholt.",
      ],
      [
        "对方已收到的内容不能再次推送。多次失败后，请先排除答复中所述原因，再手动重试。",
        "What the system already has is not sent again. After several failures mend what its answer names, then retry.",
        "Was dort schon angekommen ist, wird nicht noch einmal gesendet. Beheben Sie nach mehreren Fehlversuchen die genannte Ursache und wiederholen Sie dann.",
      ],
    ],
  },
  {
    route: "FileManage",
    text: [
      [
        "查找已上传的文件，查看使用位置、病毒扫描结果及生成的 PDF 或预览。",
        "Find uploaded files, see where they are used, what the virus scan said and what was made from them.",
        "Finden Sie hochgeladene Dateien, ihre Verwendung, das Ergebnis der Virenprüfung und was daraus entstand.",
      ],
      [
        "正在使用的文件不能删除。扫描完成前文件不可打开；发现病毒的文件请重新上传无毒的副本。",
        "A file that is used cannot be deleted. It cannot be opened before its scan is complete; upload a clean copy of one in which a threat was found.",
        "Eine verwendete Datei lässt sich nicht löschen. Vor dem Ende der Prüfung lässt sie sich nicht öffnen; wurde Schadsoftware gefunden, laden Sie eine saubere Kopie hoch.",
      ],
    ],
  },
  {
    route: "UserLoginList",
    text: [
      [
        "查看谁在何时何地登录，以及哪些登录失败及其原因。可按账号、日期和结果筛选并导出。",
        "See who logged in when and from where, and which attempts failed and why. Filter by account, day and result, and export the list.",
        "Sehen Sie, wer sich wann und von wo angemeldet hat, welche Versuche fehlschlugen und warum. Filtern Sie nach Konto, Tag und Ergebnis und exportieren Sie die Liste.",
      ],
      [
        "同一账号出现陌生地点的登录时，请在用户页面结束其会话，并让本人修改密码。",
        "If an account was used from a place that nobody knows, end its sessions on the page of users and have the password changed.",
        "Wurde ein Konto von einem unbekannten Ort aus benutzt, beenden Sie seine Sitzungen auf der Seite der Benutzer und lassen das Passwort ändern.",
      ],
    ],
  },
  {
    route: "UserOperationLog",
    text: [
      [
        "查看谁更改或查阅了什么，以及前后的值。打开一行可看到更改的内容和同一请求的其他步骤。",
        "See who changed or viewed what, with the values before and after. Open a row for what it changed.",
        "Sehen Sie, wer was geändert oder eingesehen hat, mit den Werten vorher und nachher. Öffnen Sie eine Zeile, um die Änderung zu sehen.",
      ],
      [
        "记录不能修改。早于保留期限的日志可能已被删除，期限在日志管理中设置。",
        "The log cannot be changed. Entries older than the retention period may be gone; it is set on the page of log management.",
        "Das Protokoll lässt sich nicht ändern. Einträge jenseits der Aufbewahrungsfrist können gelöscht sein; sie steht in der Protokollverwaltung.",
      ],
    ],
  },
  {
    route: "Sensitive",
    text: [
      [
        "维护系统文本中不得出现的词语，可按整词或部分匹配，并可限定语言。在本页可用一段文本试查，看哪些词会被拒绝。",
        "Keep the words that no text in the portal may contain, as whole words or parts, in one language or all. Try a text on this page to see what would be refused.",
        "Pflegen Sie die Wörter, die kein Text im Portal enthalten darf, als ganze Wörter oder Teile, in einer oder allen Sprachen. Mit einem Probetext sehen Sie, was abgelehnt würde.",
      ],
      [
        "一个词至少要有两个字母或数字，或一个汉字。被拒绝的用户会看到所涉的字段和词语。",
        "A word has at least two letters or digits, or one Chinese character. Whoever is refused is told the field and the word.",
        "Ein Wort hat mindestens zwei Buchstaben oder Ziffern oder ein chinesisches Schriftzeichen. Wer abgelehnt wird, erfährt Feld und Wort.",
      ],
    ],
  },
  {
    route: "MainpageImageList",
    text: [
      [
        "设置首页显示的图片及其文字、品牌、站点版本和展示日期。图片须为 JPG 或 PNG，尺寸正好为 1600 x 400 像素；序号小的先显示。",
        "Decide which pictures the home page shows, with their words, brand, edition and days. A picture is a JPG or PNG of exactly 1600 x 400 pixels; the one with the lowest order comes first.",
        "Legen Sie fest, welche Bilder die Startseite zeigt, mit Text, Marke, Ausgabe und Zeitraum. Ein Bild ist JPG oder PNG mit genau 1600 x 400 Pixeln; das mit der kleinsten Reihenfolge kommt zuerst.",
      ],
      [
        "图片没有出现时，请检查展示日期、品牌和站点版本。链接须指向本系统的页面，例如 SearchPage?q=motor。",
        "If a picture does not appear, look at its days, brand and edition. Its link leads to a page of the portal, such as SearchPage?q=motor.",
        "Erscheint ein Bild nicht, prüfen Sie Zeitraum, Marke und Ausgabe. Sein Link führt auf eine Seite des Portals, etwa SearchPage?q=motor.",
      ],
    ],
  },
];
