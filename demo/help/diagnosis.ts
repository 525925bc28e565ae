import type { WrittenHelp } from "./written.ts";

/** Help of the screens of diagnosis. */
export const DIAGNOSIS_HELP: readonly WrittenHelp[] = [
  {
    route: "VDSDiagnose",
    text: [
      [
        "通过车间的诊断设备诊断车辆：选择设备，核对 VIN，点击“开始诊断”。门户随即扫描控制单元，结果自动出现在页面上。",
        "Diagnose a vehicle through the device in your workshop: choose the device, check the VIN and press “Start diagnosis”. The control units are scanned at once, and results appear by themselves.",
        "Diagnostizieren Sie ein Fahrzeug über das Gerät Ihrer Werkstatt: Gerät wählen, FIN prüfen, „Diagnose starten“. Die Steuergeräte werden sofort abgefragt; Ergebnisse erscheinen von selbst.",
      ],
      [
        "“读取全部故障码”读取每个有应答的控制单元。“当前故障”表示最近一次测试失败，“历史故障”表示故障已存储、目前不存在。展开故障码可查看状态位、冻结帧和扩展数据。清除前请先读取：清除掉的故障码会留在报告中。",
        "“Read all DTCs” reads every control unit that answers. A current fault failed its latest test; a historical one is stored but not present now. Unfold a code to see its status bits, freeze frames and extended data. Read before you clear: what a clearing took away stays in the report.",
        "„Alle Fehlerspeicher auslesen“ liest jedes Steuergerät, das antwortet. Ein aktueller Fehler ist beim letzten Test aufgetreten, ein gespeicherter liegt gerade nicht an. Klappen Sie einen Code auf, um Statusbits, Freeze-Frame und erweiterte Daten zu sehen. Lesen Sie vor dem Löschen aus: Gelöschte Codes bleiben im Bericht.",
      ],
      [
        "提示设备离线时，请检查设备的电源和网络。提示连接的是另一辆车时，请核对插头。有人正在诊断该车时，提示会写明是谁、用哪台设备。连接中断后，已有结果会保留，设备恢复后可以继续。",
        "If the device is offline, check its power and network. If another vehicle is connected, check the plug. If somebody is diagnosing the vehicle, the message names them and their device. After a break what was found stays, and you go on when the device is back.",
        "Ist das Gerät offline, prüfen Sie Strom und Netzwerk. Ist ein anderes Fahrzeug angeschlossen, prüfen Sie den Stecker. Diagnostiziert schon jemand das Fahrzeug, nennt die Meldung Person und Gerät. Nach einer Unterbrechung bleibt alles Gefundene; ist das Gerät wieder da, geht es weiter.",
      ],
    ],
  },
  {
    route: "DiagnosePreview",
    text: [
      [
        "一次诊断的报告：车辆、设备、每个控制单元及其故障码，可带水印打印。",
        "The report of one diagnosis: vehicle, device, every control unit and its trouble codes, ready to print with a watermark.",
        "Der Bericht einer Diagnose: Fahrzeug, Gerät, jedes Steuergerät mit seinen Fehlercodes, druckbar mit Wasserzeichen.",
      ],
      [
        "展开故障码，可前往相关的案例、技术通报、工时、备件和程序。只显示与该车系有关、且您有权查看的内容。“查找原因”打开诊断助手，“就此提问”带着车辆和故障码提出技术问题，“填写反馈”说明是否找到了故障。",
        "Unfold a code to go on to cases, bulletins, labor, parts and programs that name it. You see what concerns the series of this vehicle and what you may read. “Find causes” opens the assistant, “Ask about this” a technical question with vehicle and codes, “Give feedback” says whether the fault was found.",
        "Klappen Sie einen Code auf, um zu Fällen, Serviceinformationen, Arbeitswerten, Teilen und Programmen zu gelangen, die ihn nennen. Gezeigt wird, was diese Baureihe betrifft und was Sie lesen dürfen. „Ursachen suchen“ öffnet den Assistenten, „Dazu fragen“ eine technische Frage mit Fahrzeug und Codes, „Rückmeldung geben“ sagt, ob der Fehler gefunden wurde.",
      ],
      [
        "“分享”把报告发给一位同事：对方收到带链接的消息，只有能看到该诊断的人可以选择；每人每天只能向同一人分享一次。",
        "“Share” sends a colleague a message with the link: whoever may see this diagnosis can be named, by one person once a day.",
        "„Teilen“ sendet eine Nachricht mit dem Link: Genannt werden kann, wer diese Diagnose sehen darf, von einer Person einmal am Tag.",
      ],
    ],
  },
  {
    route: "VDSWorkSheet",
    text: [
      [
        "车辆到店时开立作业单，记下 VIN、里程和客户的报修内容；之后的诊断会自动归入这张作业单。",
        "Open a worksheet when a vehicle comes in: VIN, mileage and what the customer complains of. Diagnoses that follow belong to it by themselves.",
        "Legen Sie ein Arbeitsblatt an, wenn ein Fahrzeug kommt: FIN, Kilometerstand und Beanstandung. Spätere Diagnosen gehören von selbst dazu.",
      ],
      [
        "先“开始维修”，完成后写明维修内容并关闭。控制单元的程序只能在“维修中”更新。",
        "Press “Start repair”, and when it is done say what was done and close it. The program of a control unit can be updated only while the vehicle is in repair.",
        "„Reparatur beginnen“, und am Ende festhalten, was gemacht wurde. Steuergeräte lassen sich nur aktualisieren, solange das Fahrzeug in Reparatur ist.",
      ],
      [
        "一辆车同一时间只能有一张未关闭的作业单，在其他服务店也是如此。诊断仍在进行时不能关闭作业单，请先结束诊断。",
        "A vehicle has one open worksheet at a time, in any store. While a diagnosis runs the worksheet stays open: end the diagnosis first.",
        "Ein Fahrzeug hat immer nur ein offenes Arbeitsblatt, auch über Betriebe hinweg. Solange eine Diagnose läuft, bleibt es offen: Beenden Sie zuerst die Diagnose.",
      ],
    ],
  },
  {
    route: "RegistVDS",
    text: [
      [
        "注册车间的诊断设备：输入序列号和服务店代码。令牌只显示一次，请立即填入设备的代理程序。",
        "Register the diagnostic device of a workshop by serial number and store. The token is shown once: enter it in the agent of the device right away.",
        "Registrieren Sie das Diagnosegerät einer Werkstatt mit Seriennummer und Betriebsnummer. Das Token wird nur einmal angezeigt: Tragen Sie es gleich im Agenten des Geräts ein.",
      ],
      [
        "列表显示哪些设备在线、接着哪辆车、代理程序是哪个版本。令牌丢失或设备不再使用时，请“吊销”：连接会立即断开；之后可重新注册。",
        "The list shows which devices are online, which vehicle is connected and which version their agent has. Revoke a device whose token is lost or that is out of use: its connection ends at once.",
        "Die Liste zeigt, welche Geräte online sind, welches Fahrzeug angeschlossen ist und welche Version ihr Agent hat. Sperren Sie ein Gerät, dessen Token verloren ging oder das nicht mehr benutzt wird: Die Verbindung endet sofort.",
      ],
    ],
  },
  {
    route: "DiagnoseHelper",
    text: [
      [
        "输入报修内容、故障码、VIN 或症状，诊断助手从已发布的案例、技术通报、问答和故障码字典中给出可能的原因，按可能性排序，并注明依据。",
        "Enter the complaint, trouble codes, a VIN or symptoms. Out of published cases, bulletins, answers and the dictionary the assistant ranks what may be wrong, and shows the evidence.",
        "Geben Sie Beanstandung, Fehlercodes, FIN oder Symptome ein. Aus veröffentlichten Fällen, Serviceinformationen, Antworten und dem Verzeichnis ordnet der Assistent mögliche Ursachen und zeigt, was dafür spricht.",
      ],
      [
        "“下一步检查”是最能区分各种原因的检查。完成后点击“本车相符”或“本车不符”，排序随之更新，同一项检查不会再次出现。从诊断报告打开时，VIN、故障码和报修内容会自动带入。",
        "“Check this next” is the check that tells the causes apart best. Say “Same on this vehicle” or “Not on this vehicle”: the order changes, and the check is not asked again. Opened from a diagnosis report, it begins with its vehicle, codes and complaint.",
        "„Als Nächstes prüfen“ ist die Prüfung, die die Ursachen am besten trennt. Sagen Sie „Trifft hier zu“ oder „Trifft hier nicht zu“: Die Reihenfolge ändert sich, und die Prüfung wird nicht noch einmal verlangt. Aus einem Diagnosebericht geöffnet, beginnt er mit dessen Fahrzeug, Codes und Beanstandung.",
      ],
      [
        "“维修方法”按解决过故障的服务店数量排列，备件可直接点击订购。没有结果时，请换一种说法，或去掉可能是连带的症状。",
        "“What fixed it” begins with what helped most stores; its parts lead to where they are ordered. If nothing is found, use other words or leave out symptoms that may be a consequence.",
        "„Was geholfen hat“ beginnt mit dem, was den meisten Betrieben half; die Teile führen zur Bestellung. Wird nichts gefunden, helfen andere Wörter, oder Sie lassen Symptome weg, die eine Folge sein können.",
      ],
    ],
  },
  {
    route: "DiagnoseSelflist",
    text: [
      [
        "查看您做过的诊断，可按 VIN、设备、状态和日期筛选；选择“本店诊断”可查看同店人员的诊断。",
        "Find the diagnoses that you made by VIN, device, state and day. “Of my stores” shows those of your colleagues too.",
        "Finden Sie Ihre Diagnosen nach FIN, Gerät, Status und Tag. „Meiner Betriebe“ zeigt auch die Ihrer Kollegen.",
      ],
      [
        "每次最多查询一个月；未选日期时显示最近一个月，日期跨度过长时只显示最后一个月，并给出提示。",
        "One month at a time: without days you see the latest, and of a longer range its last month, with a notice.",
        "Immer ein Monat auf einmal: Ohne Tage sehen Sie den letzten, von einem längeren Zeitraum dessen letzten Monat, mit Hinweis.",
      ],
      [
        "诊断结束后点击“填写反馈”，说明是否找到了故障。每人对每次诊断只能反馈一次。",
        "Once a diagnosis has ended, “Give feedback” says whether it led to the fault: once a person and diagnosis.",
        "Ist eine Diagnose beendet, sagen Sie mit „Rückmeldung geben“, ob sie zum Fehler geführt hat: einmal je Person und Diagnose.",
      ],
    ],
  },
  {
    route: "VDSFeedback",
    text: [
      [
        "说明诊断是否找到了故障、最终原因是什么。填写指明原因的案例或技术通报编号后，诊断助手会将其计为已证实，帮助下一位技师。",
        "Say whether a diagnosis led to the fault and what it was in the end. Name the case or bulletin that told the cause: the assistant counts it as confirmed, which helps whoever comes next.",
        "Sagen Sie, ob eine Diagnose zum Fehler geführt hat und was es am Ende war. Nennen Sie den Fall oder die Serviceinformation, die die Ursache nannte: Der Assistent zählt sie als bestätigt, das hilft dem Nächsten.",
      ],
      [
        "主机厂答复后您会收到消息。已答复的反馈不能再修改；同店人员和主机厂可以看到反馈。",
        "The answer of the factory comes as a message. What is answered stays as it is; your store and the factory see it.",
        "Die Antwort des Werks kommt als Nachricht. Beantwortetes bleibt, wie es ist; Ihr Betrieb und das Werk sehen es.",
      ],
    ],
  },
  {
    route: "VDSFeedbackNoDiagnose",
    text: [
      [
        "车辆无法诊断时在此上报：VIN、原因、尝试过什么，可附照片。门户中没有的车辆也可以上报，但必须填写完整的 VIN。",
        "Report a vehicle that could not be diagnosed: VIN, reason, what you tried, with pictures. The portal need not know the vehicle; type its whole VIN then.",
        "Melden Sie ein Fahrzeug, das sich nicht diagnostizieren ließ: FIN, Grund, was Sie versucht haben, mit Bildern. Das Portal muss das Fahrzeug nicht kennen; geben Sie dann die ganze FIN ein.",
      ],
      [
        "只有服务店人员可以上报。主机厂答复后您会收到消息。",
        "People of a store report; the answer of the factory comes as a message.",
        "Melden können Mitarbeiter eines Servicebetriebs; die Antwort des Werks kommt als Nachricht.",
      ],
    ],
  },
];
