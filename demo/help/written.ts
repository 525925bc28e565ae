/** Chinese, English, German. */
type Said = readonly [zh: string, en: string, de: string];

/** Help of a screen: what it is for, how its main work goes, what its refusals mean. */
export interface WrittenHelp {
  route: string;
  text: readonly Said[];
}

/** Help documents of the demo. */
export const HELP: readonly WrittenHelp[] = [
  {
    route: "EPCIndex",
    text: [
      [
        "在此输入车架号（VIN）打开车辆的备件目录，也可以按品牌和车系浏览。",
        "Open the parts catalog of a vehicle by its VIN here, or browse by brand and series.",
        "Hier öffnen Sie den Teilekatalog eines Fahrzeugs über seine FIN oder blättern nach Marke und Baureihe.",
      ],
      [
        "输入完整的 17 位 VIN 或后 8 位后按回车。后 8 位对应多辆车时，请从列表中选择，或输入完整 VIN。",
        "Type the whole VIN of 17 characters, or its last 8, and press Enter. Where several vehicles end alike, choose one of the list or type the whole VIN.",
        "Geben Sie die ganze FIN mit 17 Zeichen oder ihre letzten 8 ein und drücken Sie die Eingabetaste. Enden mehrere Fahrzeuge gleich, wählen Sie eines aus der Liste oder geben die ganze FIN ein.",
      ],
      [
        "提示字符无效时，请检查是否把 1 和 0 误输成了 I 和 O：VIN 中没有 I、O、Q。提示 VIN 不存在时，请核对行驶证。提示 VIN 被屏蔽时，提示中会写明原因。",
        "If a character is refused, look for an I or O in place of 1 or 0: a VIN has no I, O or Q. If the VIN does not exist, compare it with the registration papers. If it is blocked, the message tells the reason.",
        "Wird ein Zeichen abgelehnt, steht meist I oder O statt 1 oder 0: Eine FIN enthält kein I, O oder Q. Gibt es die FIN nicht, vergleichen Sie sie mit den Fahrzeugpapieren. Ist sie gesperrt, nennt die Meldung den Grund.",
      ],
    ],
  },
  {
    route: "SearchPage",
    text: [
      [
        "按备件号或名称查找备件，可在全部车系中查找，也可只查当前车辆。",
        "Find parts by number or by words, in all series or for the vehicle at hand.",
        "Hier finden Sie Teile nach Nummer oder Bezeichnung, in allen Baureihen oder für das aktuelle Fahrzeug.",
      ],
      [
        "备件号可省略横线和空格，输入开头几位即可。打开一辆车后再查找，结果会标明备件是否适用于该车及原因。",
        "Numbers are found without hyphens and blanks, and by their beginning. With a vehicle open, each result says whether the part fits it, and why.",
        "Nummern werden auch ohne Bindestriche und Leerzeichen und schon nach ihrem Anfang gefunden. Ist ein Fahrzeug geöffnet, sagt jeder Treffer, ob das Teil passt und warum.",
      ],
      [
        "如果提示匹配的备件号过多，请多输入几位，或增加关键词。",
        "If too many part numbers match, type more of the number or add a word.",
        "Passen zu viele Teilenummern, geben Sie mehr von der Nummer ein oder ergänzen ein Wort.",
      ],
    ],
  },
  {
    route: "EPCCart",
    text: [
      [
        "为一次维修收集备件，检查后发送订单。本站的订单及其处理结果也在这里查看。",
        "Collect the parts of a job, check them and send the order. The orders of your store and what became of them are found here too.",
        "Hier sammeln Sie die Teile eines Auftrags, prüfen sie und senden die Bestellung. Auch die Bestellungen Ihres Betriebs und ihr Stand stehen hier.",
      ],
      [
        "在目录、查找结果或收藏中添加备件，核对数量和提示后点击发送。没有对应车辆的备件需要确认后才能发送。",
        "Add parts in the catalog, from a search or from your favorites, check quantities and notes, and send. Parts without a vehicle must be confirmed first.",
        "Legen Sie Teile aus dem Katalog, der Suche oder den Favoriten hinein, prüfen Sie Mengen und Hinweise und senden Sie ab. Teile ohne Fahrzeug müssen Sie vorher bestätigen.",
      ],
      [
        "只有服务店用户可以订购备件。账号没有价格表时不能订购，请联系管理员。提示购物车已变化时，说明同事刚做了修改，请核对后重新发送。已发运或开票的订单不能取消。",
        "Only users of a store can order, and only with a price list: ask the administrator. If the cart has changed, a colleague was faster: review it and send again. What has been shipped or invoiced can no longer be canceled.",
        "Bestellen können nur Benutzer eines Betriebs, und nur mit Preisliste: Wenden Sie sich an die Administration. Hat sich der Warenkorb geändert, war jemand schneller: Prüfen Sie ihn und senden Sie erneut. Geliefertes oder Berechnetes lässt sich nicht mehr stornieren.",
      ],
    ],
  },
  {
    route: "EPCFavorite",
    text: [
      [
        "收藏的图册、备件和车辆都在这里，可放入自建文件夹。",
        "The figures, parts and vehicles you have saved, in folders of your own.",
        "Ihre gemerkten Abbildungen, Teile und Fahrzeuge, in eigenen Ordnern.",
      ],
      [
        "在图册、备件或车辆页面点击收藏即可加入；点击条目回到原处。",
        "Save them by the favorite button of figure, part or vehicle; a click on an entry leads back there.",
        "Gemerkt wird mit der Favoriten-Schaltfläche an Abbildung, Teil oder Fahrzeug; ein Klick auf den Eintrag führt dorthin zurück.",
      ],
      [
        "提示收藏已不存在时，说明它已在另一窗口中删除，请刷新页面。",
        "If a favorite no longer exists, it was removed in another window: load the page again.",
        "Gibt es einen Favoriten nicht mehr, wurde er in einem anderen Fenster entfernt: Laden Sie die Seite neu.",
      ],
    ],
  },
  {
    route: "TSBList",
    text: [
      [
        "查阅已发布的技术通报，置顶的在最前。未读的通报以粗体显示。",
        "Read the technical service bulletins that are published, pinned ones first. Those you have not read yet stand out.",
        "Hier lesen Sie die veröffentlichten technischen Serviceinformationen, hervorgehobene zuerst. Ungelesene sind hervorgehoben.",
      ],
      [
        "按类型、品牌、车系或日期筛选，点击标题阅读全文，然后点击“确认”。确认情况会反馈给主机厂。",
        "Narrow the list by type, brand, series or day, open a bulletin by its title and confirm that you have read it. The factory sees who has confirmed.",
        "Grenzen Sie die Liste nach Art, Marke, Baureihe oder Tag ein, öffnen Sie eine Information über ihren Titel und bestätigen Sie die Kenntnisnahme. Das Werk sieht, wer bestätigt hat.",
      ],
      [
        "看不到某份通报，通常是因为它针对其他品牌，或已被撤回。标为停用的通报仍可阅读，但不再有效。",
        "A bulletin that you do not find is for another brand, or was revoked. One that is marked as out of force can still be read, but no longer applies.",
        "Finden Sie eine Information nicht, gilt sie für eine andere Marke oder wurde zurückgezogen. Als außer Kraft Markiertes bleibt lesbar, gilt aber nicht mehr.",
      ],
    ],
  },
  {
    route: "TSBwork",
    text: [
      [
        "编写技术通报，提交审批并发布。列表显示全部通报及其状态。",
        "Write bulletins, submit them for approval and publish them. The list shows all of them with their state.",
        "Hier werden Serviceinformationen geschrieben, zur Freigabe eingereicht und veröffentlicht. Die Liste zeigt alle mit ihrem Stand.",
      ],
      [
        "新建草稿，填写标题、正文和各项内容；系统会边写边保存。完成后提交，审批通过后由有权限的人发布。已发布的通报要修改时，先准备新修订版，旧版在此期间仍可阅读。",
        "Begin a draft and fill in title, text and fields; it is saved while you type. Submit it; once it has passed approval, it is published by who may. To change what is published, prepare a new revision: the old one is read meanwhile.",
        "Beginnen Sie einen Entwurf und füllen Sie Titel, Text und Felder aus; gespeichert wird beim Schreiben. Reichen Sie ihn ein; nach der Freigabe veröffentlicht ihn, wer dazu berechtigt ist. Für Änderungen an Veröffentlichtem bereiten Sie eine neue Revision vor: Die alte bleibt so lange lesbar.",
      ],
      [
        "审批中的通报不能编辑；未通过审批的通报不能再次提交，请复制后继续。提示数据状态已变化时，说明他人已先行修改，请重新打开。",
        "What is in approval cannot be edited. What did not pass cannot be submitted again: copy it to go on. If the data state has changed, somebody else was faster: open it again.",
        "Was zur Freigabe vorliegt, ist nicht änderbar. Was nicht freigegeben wurde, kann nicht erneut eingereicht werden: Kopieren Sie es. Hat sich der Stand geändert, war jemand schneller: Öffnen Sie die Seite neu.",
      ],
    ],
  },
  {
    route: "MyVerify",
    text: [
      [
        "显示等待您审批的文档，以及您已做出的决定。",
        "What waits for your decision, and what you have decided.",
        "Hier steht, was auf Ihre Entscheidung wartet und was Sie entschieden haben.",
      ],
      [
        "打开文档，对照自上次批准以来的改动，选择通过、退回或不通过。也可用键盘：1 通过，2 退回，3 不通过。退回或不通过时必须写明原因。",
        "Open a document, look at what has changed since it was last approved, and pass it, send it back or fail it; by keyboard 1, 2 and 3. Whoever sends back or fails says why.",
        "Öffnen Sie ein Dokument, sehen Sie die Änderungen seit der letzten Freigabe an und geben Sie es frei, weisen es zurück oder lehnen es ab; über die Tastatur mit 1, 2 und 3. Zurückweisen und Ablehnen verlangen eine Begründung.",
      ],
      [
        "不能审批自己编写的文档，也不能为两个部门审批同一文档。批量审批仅限同一车系。",
        "Nobody approves a document of their own, nor for two departments of one document. Several are decided together within one series only.",
        "Niemand gibt eigene Dokumente frei, und niemand für zwei Abteilungen desselben Dokuments. Gemeinsam entschieden wird nur innerhalb einer Baureihe.",
      ],
    ],
  },
  {
    route: "BulletinList",
    text: [
      [
        "查阅主机厂发布的公告。只显示发给您所在单位、且在展示期内的公告。",
        "Read the notices of the factory: those that your organization receives, on the days on which they are shown.",
        "Hier lesen Sie die Mitteilungen des Werks: die an Ihre Organisation gerichteten, solange sie sichtbar sind.",
      ],
      [
        "点击标题阅读。必读公告会在登录后直接打开，点击“确认”后才能继续使用系统。",
        "Open a notice by its title. One that must be read opens after the login; once you have confirmed it, you can go on.",
        "Öffnen Sie eine Mitteilung über ihren Titel. Pflichtlektüre öffnet sich nach der Anmeldung; nach der Bestätigung können Sie weiterarbeiten.",
      ],
      [
        "通过链接打不开公告时，它可能已过展示期、已被撤回，或不是发给您所在单位的。",
        "If a link does not open a notice, it is shown no longer, was revoked, or is for other organizations.",
        "Öffnet ein Link keine Mitteilung, ist sie nicht mehr sichtbar, wurde zurückgezogen oder richtet sich an andere Organisationen.",
      ],
    ],
  },
  {
    route: "BulletinWork",
    text: [
      [
        "编写公告，提交审批并发布。公告编号由系统自动给出。",
        "Write notices, submit them for approval and publish them. Their numbers are given by the portal.",
        "Hier werden Mitteilungen geschrieben, zur Freigabe eingereicht und veröffentlicht. Die Nummern vergibt das Portal.",
      ],
      [
        "选择接收单位（不选则发给所有人）和展示日期。重要公告可设为必读，接收人登录后必须先确认。发布后可在“读者”中查看谁还没有阅读。",
        "Choose the receivers, or none for everybody, and the days on which it is shown. What must be read is confirmed by its receivers when they log in. Once it is published, 'Readers' shows who has not read it yet.",
        "Wählen Sie die Empfänger, oder keine für alle, und die Tage, an denen sie sichtbar ist. Pflichtlektüre bestätigen die Empfänger bei der Anmeldung. Nach der Veröffentlichung zeigt die Leserliste, wer sie noch nicht gelesen hat.",
      ],
      [
        "结束日期不能早于开始日期。没有选择审批部门时不能提交。",
        "The last day is not before the first one. Without an approving department a notice cannot be submitted.",
        "Der letzte Tag liegt nicht vor dem ersten. Ohne freigebende Abteilung lässt sich eine Mitteilung nicht einreichen.",
      ],
    ],
  },
  {
    route: "HelperEditorList",
    text: [
      [
        "编写各页面的帮助文档。发布后，读者可从页面右上角的问号打开。",
        "Write the help documents of the screens. Once published, readers open them by the question mark in the bar of the page.",
        "Hier werden die Hilfedokumente der Seiten geschrieben. Veröffentlicht, öffnen Leser sie über das Fragezeichen in der Leiste der Seite.",
      ],
      [
        "文档的编号就是页面的路由，例如 EPCIndex。先写一种语言，再翻译成其他语言；源文修改后，译文会标为过期。没有读者语言的译文时，显示源文并加以说明。",
        "The code is the route of the screen, such as EPCIndex. Write one language and translate it into the others; they are marked when the source changes. Readers without their own language are shown the source, and told so.",
        "Die Nummer ist die Route der Seite, etwa EPCIndex. Schreiben Sie eine Sprache und übersetzen Sie in die anderen; sie werden markiert, wenn sich die Vorlage ändert. Fehlt die Sprache eines Lesers, sieht er die Vorlage mit einem Hinweis.",
      ],
      [
        "提示没有此名称的页面时，请检查路由的大小写。每个页面只有一份帮助文档。",
        "If there is no screen of this name, look at capital and small letters of the route. A screen has one help document.",
        "Gibt es keine Seite dieses Namens, prüfen Sie die Groß- und Kleinschreibung der Route. Jede Seite hat ein Hilfedokument.",
      ],
    ],
  },
  {
    route: "MyMessage",
    text: [
      [
        "与您有关的消息都在这里：订单答复、新公告、导出结果等。",
        "What concerns you: answers to orders, new notices, finished exports and more.",
        "Hier steht, was Sie betrifft: Antworten auf Bestellungen, neue Mitteilungen, fertige Exporte und mehr.",
      ],
      [
        "点击消息打开相关页面，处理后标记为已处理。哪些消息同时发邮件，可在本页设置。",
        "A message leads to the page it is about; mark off what you have dealt with. Which ones come by e-mail as well is set on this page.",
        "Eine Nachricht führt zu der Seite, um die es geht; haken Sie Erledigtes ab. Welche zusätzlich per E-Mail kommen, stellen Sie auf dieser Seite ein.",
      ],
      [
        "收不到邮件时，请在个人中心确认邮箱地址已验证。",
        "If no e-mails arrive, see in your account whether your address is confirmed.",
        "Kommen keine E-Mails an, prüfen Sie in Ihrem Konto, ob Ihre Adresse bestätigt ist.",
      ],
    ],
  },
  {
    route: "MyDownload",
    text: [
      [
        "下载您导出的列表。",
        "Download the lists you have exported.",
        "Hier laden Sie die Listen herunter, die Sie exportiert haben.",
      ],
      [
        "在任一列表中点击导出，文件在后台生成，完成后会收到消息。",
        "Start an export in any list; it is written in the background, and a message tells when it is done.",
        "Starten Sie den Export in einer Liste; er läuft im Hintergrund, und eine Nachricht meldet das Ende.",
      ],
      [
        "提示正在进行的导出过多时，请等待一个完成，或取消一个。文件过期后会被删除，需要时请重新导出。",
        "If too many exports are in progress, wait for one to finish or cancel one. Old files are deleted; export again if you need one.",
        "Laufen zu viele Exporte, warten Sie auf einen oder brechen einen ab. Alte Dateien werden gelöscht; exportieren Sie bei Bedarf erneut.",
      ],
    ],
  },
  {
    route: "Account",
    text: [
      [
        "修改密码和语言，设置双重验证，查看账号在哪些设备上登录。",
        "Change your password and language, set up a second factor, and see where you are logged in.",
        "Hier ändern Sie Passwort und Sprache, richten einen zweiten Faktor ein und sehen, wo Sie angemeldet sind.",
      ],
      [
        "密码须包含大小写字母、数字和特殊字符，且不同于原密码。发现陌生的登录时，请结束该会话并修改密码。",
        "A password has upper and lower case letters, digits and special characters, and differs from the old one. End a session that you do not know, and change your password.",
        "Ein Passwort hat Groß- und Kleinbuchstaben, Ziffern und Sonderzeichen und unterscheidet sich vom alten. Beenden Sie unbekannte Sitzungen und ändern Sie das Passwort.",
      ],
      [
        "连续输错密码后账号会锁定一段时间，请稍后再试，或通过邮箱重置密码。",
        "After several wrong passwords the account is locked for some minutes: try later, or reset the password by e-mail.",
        "Nach mehreren falschen Passwörtern ist das Konto einige Minuten gesperrt: Versuchen Sie es später oder setzen Sie das Passwort per E-Mail zurück.",
      ],
    ],
  },
  {
    route: "ToolManage",
    text: [
      [
        "维护服务店维修所需的专用工具。",
        "Manage the special tools that stores need for repairs.",
        "Hier werden die Spezialwerkzeuge gepflegt, die Betriebe für Reparaturen brauchen.",
      ],
      [
        "可逐条新增，也可下载模板填写后批量导入；导入前会逐行检查。列表可按条件筛选并导出。",
        "Add them one by one, or fill in the template and import it; each row is checked before anything is written. The list can be filtered and exported.",
        "Legen Sie sie einzeln an oder füllen Sie die Vorlage aus und importieren sie; jede Zeile wird vorher geprüft. Die Liste lässt sich filtern und exportieren.",
      ],
      [
        "正在被使用的工具不能删除，提示中会列出使用之处。",
        "A tool that is used cannot be deleted; the message says by what.",
        "Ein verwendetes Werkzeug lässt sich nicht löschen; die Meldung nennt die Verwendung.",
      ],
    ],
  },
  {
    route: "CaseList",
    text: [
      [
        "查找他人如何排除故障：输入故障现象、DTC、备件号或任意词语，中英文均可；几个词同时满足。",
        "Find how others have repaired a fault: type a symptom, a DTC, a part number or any words, in Chinese or English; several words must all be there.",
        "Finden Sie, wie andere einen Fehler behoben haben: Geben Sie Symptom, DTC, Teilenummer oder beliebige Wörter ein; mehrere Wörter müssen alle vorkommen.",
      ],
      [
        "点击“有效反馈”列头，把帮助过最多服务店的案例排在最前。打开案例后，试过的服务店可反馈“问题已解决”或“未能解决”，以最后一次为准。",
        "Click the head of “Helped” to have first what helped most stores. On a case your store says whether it fixed the vehicle; its last answer counts.",
        "Über den Spaltenkopf „Geholfen“ steht zuerst, was den meisten Betrieben geholfen hat. Im Fall gibt Ihr Betrieb an, ob er geholfen hat; die letzte Angabe zählt.",
      ],
    ],
  },
  {
    route: "CaseWork",
    text: [
      [
        "记录一次维修，提交主机厂审批。列表只显示本店的案例；主机厂看到所有服务店的案例。上方显示本月还可提交几个。",
        "Write down a repair and submit it to the factory. You see the cases of your own store; the factory sees those of all. Above the list stands how many your store can still submit this month.",
        "Halten Sie eine Reparatur fest und reichen Sie sie beim Werk ein. Sie sehen die Fälle Ihres Betriebs, das Werk die aller. Über der Liste steht, wie viele Ihr Betrieb in diesem Monat noch einreichen kann.",
      ],
      [
        "先输入 VIN：品牌和车系自动带出。选择故障现象时，右侧显示相似的已发布案例及其理由，请先查看。可在手机上开始，在电脑上继续，内容边写边保存。",
        "Begin with the VIN: brand and series are filled in. While you choose symptoms, published cases like yours stand beside with the reason; look at them first. Begin on the phone and go on at the desk: everything is saved while you type.",
        "Beginnen Sie mit der FIN: Marke und Baureihe werden eingesetzt. Während Sie Symptome wählen, stehen daneben ähnliche veröffentlichte Fälle mit dem Grund; sehen Sie sie zuerst an. Beginnen Sie am Telefon und schreiben Sie am Rechner weiter: Gespeichert wird beim Schreiben.",
      ],
      [
        "已提交的案例不能再次提交，也不能删除；被驳回的可修改后再提交；“未通过”为最终结果。自己的案例不能由自己审批。",
        "A submitted case can be neither submitted again nor deleted. One that was rejected is changed and submitted again; “not passed” is final. Nobody decides on their own case.",
        "Ein eingereichter Fall kann weder erneut eingereicht noch gelöscht werden. Ein zurückgewiesener wird geändert und wieder eingereicht; „nicht bestanden“ ist endgültig. Über den eigenen Fall entscheidet niemand selbst.",
      ],
    ],
  },
];
