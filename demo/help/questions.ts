import type { WrittenHelp } from "./written.ts";

/** Help of the pages of questions and of their boards. */
export const QUESTIONS_HELP: readonly WrittenHelp[] = [
  {
    route: "PartQAList",
    text: [
      [
        "备件问题都在这里。轮到您处理的排在最前并以粗体显示，其次是紧急的和等待最久的。",
        "Questions on parts. Those whose turn is yours come first and stand out, then urgent ones, then those that wait longest.",
        "Fragen zu Teilen. Wo Sie am Zug sind, steht oben und hervorgehoben, danach Dringendes, danach das am längsten Wartende.",
      ],
      [
        "用上方标签切换“待我处理”、草稿和知识。主机厂可勾选多个问题，一次分配给一名人员。键盘：J、K 在列表中上下移动，回车打开问题。",
        "The tabs lead to your turn, your drafts and the knowledge. The factory ticks several questions and assigns them to one person at once. By keyboard: J and K move through the list, Enter opens a question.",
        "Die Reiter führen zu dem, wo Sie am Zug sind, zu Ihren Entwürfen und zum Wissen. Das Werk hakt mehrere Fragen an und weist sie gemeinsam einer Person zu. Tastatur: J und K gehen durch die Liste, die Eingabetaste öffnet eine Frage.",
      ],
      [
        "提问后超过 7 天仍未关闭即为超期：负责人及其上级每天收到提醒，直到关闭。只有草稿可以删除。",
        "A question that is still open 7 days after it was asked is overdue: whoever is in charge and their superior are reminded daily until it is closed. Only drafts can be deleted.",
        "Eine Frage, die 7 Tage nach dem Stellen noch offen ist, ist überfällig: Zuständige und ihre Vorgesetzten werden täglich erinnert, bis sie geschlossen ist. Löschen lassen sich nur Entwürfe.",
      ],
    ],
  },
  {
    route: "PartQAAdd",
    text: [
      [
        "就备件提问。从插图序号、备件、案例或故障码点击“就此提问”，相关信息会自动带入。",
        "Ask about a part. With “Ask about this” at a callout, a part, a case or a DTC, what it is about comes along.",
        "Stellen Sie eine Frage zu einem Teil. Mit „Dazu fragen“ an Position, Teil, Fall oder Fehlercode kommt mit, worum es geht.",
      ],
      [
        "输入 VIN 后，车系、生产和销售日期自动填写。类型决定由谁回复。填写时右侧显示相似的知识、案例和通报，可直接阅读；如已解决，点击“已解决我的问题”，不必再提交。",
        "The VIN fills in series and dates. The type decides who is told. While you type, knowledge, cases and bulletins like it stand beside, to be read there; “This solved it” ends the asking.",
        "Die FIN setzt Baureihe und Daten ein. Der Typ bestimmt, wer benachrichtigt wird. Während Sie schreiben, stehen daneben ähnliches Wissen, Fälle und Serviceinformationen zum Lesen; „Das hat geholfen“ beendet das Fragen.",
      ],
      [
        "内容会自动保存为草稿，只有您能看到。提示敏感词时，会指明词语和字段；销售日期不能早于生产日期。",
        "Your text is saved as a draft that only you see. A sensitive word is refused with word and field; the day of sale cannot be before that of production.",
        "Der Text wird als Entwurf gesichert, den nur Sie sehen. Ein gesperrtes Wort wird mit Wort und Feld abgelehnt; der Verkaufstag liegt nicht vor dem Produktionstag.",
      ],
    ],
  },
  {
    route: "PartQAView",
    text: [
      [
        "一个备件问题及其全部回复，他人新增的内容会实时出现。提问人采纳一个回复，或填写说明后关闭。",
        "A question on a part with its replies; what others add appears by itself. The asker adopts a reply, or closes it with a note.",
        "Eine Frage zu einem Teil mit ihren Antworten; was andere schreiben, erscheint von selbst. Wer gefragt hat, nimmt eine Antwort an oder schließt mit einer Notiz.",
      ],
      [
        "回复须多于 5 个字符，结案说明至少 10 个字符。不能采纳自己的回复，也只能采纳一次。图片可用箭头、圆圈和文字标注。键盘：R 写回复，A 跳到最后一条回复的“采纳”，N 打开下一个待处理的问题，U 返回列表。",
        "A reply is longer than 5 characters, a closing note has at least 10. Nobody adopts their own reply, and only one is adopted. Pictures can be marked with arrows, circles and words. By keyboard: R replies, A goes to “Adopt” at the last answer, N opens the next question of your queue, U goes back to the list.",
        "Eine Antwort ist länger als 5 Zeichen, eine Abschlussnotiz hat mindestens 10. Niemand nimmt die eigene Antwort an, und angenommen wird nur eine. Bilder lassen sich mit Pfeilen, Kreisen und Text versehen. Tastatur: R antwortet, A springt zum Annehmen der letzten Antwort, N öffnet die nächste Frage, U führt zur Liste.",
      ],
      [
        "关闭后，主机厂可将其整理为知识，供所有人搜索。",
        "Once it is closed, the factory can release it as knowledge that everybody finds.",
        "Ist sie geschlossen, kann das Werk sie als Wissen freigeben, das alle finden.",
      ],
    ],
  },
  {
    route: "TechQAList",
    text: [
      [
        "技术问题都在这里。“节点”显示由谁回复：技术主管、科长或工程师。轮到您处理的排在最前。",
        "Technical questions. The node tells who answers: supervisor, section head or engineer. Your own turn comes first.",
        "Technische Fragen. Die Stufe sagt, wer antwortet: technischer Betreuer, Sachgebietsleiter oder Ingenieur. Wo Sie am Zug sind, steht oben.",
      ],
      [
        "用筛选查找车系、类型、状态或“超过 7 天未关闭”。筛选条件可保存，列表可导出。键盘：J、K 在列表中上下移动，回车打开问题。",
        "Narrow the list by series, type or state, or to what is open for over 7 days. Filters can be saved and the list exported. By keyboard: J and K move through the list, Enter opens a question.",
        "Grenzen Sie nach Baureihe, Typ oder Status ein oder auf seit über 7 Tagen Offenes. Filter lassen sich merken, die Liste exportieren. Tastatur: J und K gehen durch die Liste, die Eingabetaste öffnet eine Frage.",
      ],
      [
        "咨询超过 30 分钟未回复，当前节点的人员会收到提醒；有人缺席时，由其代理人处理。",
        "When a consultation is not answered for 30 minutes, those at its node are reminded. For whoever is away, the substitute acts.",
        "Bleibt eine Anfrage 30 Minuten unbeantwortet, werden die Zuständigen ihrer Stufe erinnert. Für Abwesende handelt die Vertretung.",
      ],
    ],
  },
  {
    route: "TechQAAdd",
    text: [
      [
        "提出技术问题。请写明故障现象、已检查和测量的内容、已尝试的措施，并附照片。",
        "Ask a technical question. Say what the complaint is, what you checked and measured and what you have tried, and add photos.",
        "Stellen Sie eine technische Frage. Nennen Sie Beanstandung, Prüfungen und Messwerte und was Sie schon versucht haben, und fügen Sie Fotos bei.",
      ],
      [
        "输入 VIN 后，车系、生产和销售日期自动填写。填写时右侧显示相似的知识、案例、通报和故障码；如已解决，不必再提交。",
        "The VIN fills in series and dates. While you type, knowledge, cases, bulletins and DTCs like it stand beside; if one solves it, nothing needs to be asked.",
        "Die FIN setzt Baureihe und Daten ein. Während Sie schreiben, stehen daneben ähnliches Wissen, Fälle, Serviceinformationen und Fehlercodes; löst eines davon das Problem, brauchen Sie nicht zu fragen.",
      ],
      [
        "车辆无法行驶或客户在等待时，请标为紧急。不属于任何服务店的账号不能提问。",
        "Mark it as urgent when the vehicle cannot be driven or the customer is waiting. Accounts without a store cannot ask.",
        "Kennzeichnen Sie sie als dringend, wenn das Fahrzeug steht oder der Kunde wartet. Konten ohne Betrieb können nicht fragen.",
      ],
    ],
  },
  {
    route: "TechQAView",
    text: [
      [
        "一次技术咨询：先由服务店技术主管回复，必要时提交技术支持科；科长回复或指定工程师，工程师回复。",
        "A consultation: the supervisor of the store replies first and submits to the support section where needed; its head replies or designates an engineer, who replies.",
        "Eine Anfrage: Zuerst antwortet der technische Betreuer des Betriebs und gibt sie bei Bedarf an den Support; der Sachgebietsleiter antwortet oder benennt einen Ingenieur, der antwortet.",
      ],
      [
        "上方显示当前节点、负责人和剩余时间；只计市场的营业时间，节假日和下班时间不计。退回时必须写明原因。",
        "Above stand the node, those in charge and the time left, which counts the business hours of the market: nights and holidays do not count. Whoever hands back says why.",
        "Oben stehen Stufe, Zuständige und verbleibende Zeit; es zählt die Geschäftszeit des Marktes, ohne Nächte und Feiertage. Wer zurückgibt, nennt den Grund.",
      ],
      [
        "技术主管尚未回复时不能提交技术支持科。不在当前节点的人员不能回复。主机厂的内部备注服务店看不到。",
        "Before the supervisor has replied, it cannot be submitted to the section. Only those at the node can reply. Internal notes of the factory are not shown to stores.",
        "Vor der Antwort des technischen Betreuers geht sie nicht an den Support. Antworten kann nur, wer an der Stufe steht. Interne Notizen des Werks sehen Betriebe nicht.",
      ],
    ],
  },
  {
    route: "PartQAAnalyze",
    text: [
      [
        "查看哪些备件、车系、类型和经销商的提问最多。",
        "See which parts, series, types and dealers are asked about most.",
        "Sehen Sie, zu welchen Teilen, Baureihen, Typen und Händlern am meisten gefragt wird.",
      ],
      [
        "选择提问日期（最多 92 天）和筛选条件。点击任一数字，可打开其背后的问题。“上期”是紧接在前、同样长的一段时间。",
        "Choose the days of asking, at most 92, and filters. Each number leads to the questions behind it. “Before” is as long a period just before.",
        "Wählen Sie die Tage der Fragen, höchstens 92, und Filter. Jede Zahl führt zu den Fragen dahinter. „Zuvor“ ist der ebenso lange Zeitraum unmittelbar davor.",
      ],
      [
        "图表每组最多显示 12 项，导出的表格包含全部。",
        "The board shows 12 of each group; the exported sheet has all of them.",
        "Die Auswertung zeigt je Gruppe 12 Einträge, die exportierte Tabelle alle.",
      ],
    ],
  },
  ...(["Part", "Tech"] as const).flatMap((kind): WrittenHelp[] => {
    const [zh, en, de] = kind === "Part"
      ? ["备件问题", "questions on parts", "Fragen zu Teilen"]
      : ["技术问题", "technical questions", "technischen Fragen"];
    const bounds = kind === "Part" ? [15, 60] : [30, 60];
    return [
      {
        route: `${kind}QASummaryAll`,
        text: [
          [
            `按类型、车系、大区和人员统计${zh}：提问、未回复、已回复和已关闭。`,
            `Counts the ${en} by type, series, area and staff: asked, unanswered, replied and closed.`,
            `Zählt die ${de} nach Typ, Baureihe, Gebiet und Mitarbeiter: gestellt, unbeantwortet, beantwortet und geschlossen.`,
          ],
          [
            "选择提问日期（最多 92 天）。点击任一数字打开其背后的问题；各项之和等于总数。上方标签切换到回复时间、结案率和超期。只有主机厂能看到大区。",
            "Choose the days of asking, at most 92. Each number leads to the questions behind it, and the parts add up to the whole. The tabs lead to reply times, closing rate and overdue items. Areas are shown to the factory alone.",
            "Wählen Sie die Tage der Fragen, höchstens 92. Jede Zahl führt zu den Fragen dahinter; die Teile ergeben zusammen das Ganze. Die Reiter führen zu Antwortzeiten, Abschlussquote und Überfälligem. Gebiete sieht nur das Werk.",
          ],
        ],
      },
      {
        route: `${kind}QASummaryTime`,
        text: [
          [
            `${zh}多久得到首次回复：${bounds[0]} 分钟内、${bounds[0]} 至 ${bounds[1]} 分钟、超过 ${
              bounds[1]
            } 分钟、尚无回复。`,
            `How soon ${en} have their first reply: within ${bounds[0]} minutes, ${bounds[0]} to ${
              bounds[1]
            }, over ${bounds[1]}, or none yet.`,
            `Wann die ${de} ihre erste Antwort haben: binnen ${bounds[0]} Minuten, ${bounds[0]} bis ${
              bounds[1]
            }, über ${bounds[1]} oder noch keine.`,
          ],
          [
            "中位数、90% 和 95% 表示多少分钟内有一半、十分之九和二十分之十九的问题得到回复；尚无回复的不计入。点击数字打开其背后的问题。",
            "Median, 90% and 95% are the minutes within which half, nine of ten and nineteen of twenty were replied; what has no reply is left out. Each number leads to the questions behind it.",
            "Median, 90 % und 95 % sind die Minuten, binnen derer die Hälfte, neun von zehn und neunzehn von zwanzig beantwortet waren; ohne Antwort zählt nicht mit. Jede Zahl führt zu den Fragen dahinter.",
          ],
        ],
      },
      {
        route: `${kind}QASummaryFinish`,
        text: [
          [
            `${zh}的结案率：采纳关闭、备注关闭和未关闭的数量，以及关闭所用时间。`,
            `The closing rate of ${en}: how many were closed by adoption, how many with a note, how many are open, and how long closing took.`,
            `Die Abschlussquote der ${de}: wie viele durch Annahme und wie viele mit Notiz geschlossen wurden, wie viele offen sind und wie lange es dauerte.`,
          ],
          [
            "结案率为已关闭数除以提问数；近期提出的问题还没有时间关闭，比较时请选择较早的日期。点击数字打开其背后的问题。",
            "The rate is closed of asked. What was asked lately had no time to be closed: choose earlier days to compare. Each number leads to the questions behind it.",
            "Die Quote ist Geschlossenes durch Gestelltes. Kürzlich Gestelltes hatte noch keine Zeit: Wählen Sie zum Vergleich frühere Tage. Jede Zahl führt zu den Fragen dahinter.",
          ],
        ],
      },
      {
        route: `${kind}QASummaryOvertime`,
        text: [
          [
            `哪些${zh}超过 7 天未关闭，哪些在 7 天后才关闭，哪些按时关闭。`,
            `Which ${en} are open for over 7 days, which were closed after 7 days, and which in time.`,
            `Welche ${de} seit über 7 Tagen offen sind, welche nach 7 Tagen und welche rechtzeitig geschlossen wurden.`,
          ],
          [
            "“超期”与列表中的“超过 7 天未关闭”以及提醒使用同一条件。点击数字打开其背后的问题，并可分配或催办。",
            "“Overdue” is the same here as in the list and for the reminders. Each number leads to the questions behind it, where they can be assigned.",
            "„Überfällig“ bedeutet hier dasselbe wie in der Liste und bei den Erinnerungen. Jede Zahl führt zu den Fragen dahinter, wo sie zugewiesen werden.",
          ],
        ],
      },
    ];
  }),
  {
    route: "QABusinessHours",
    text: [
      [
        "维护各市场的营业时间：每周班次、休息日和调休上班日。技术咨询的 30 分钟只计营业时间。",
        "Say when each market works: shifts of the week, closed days, and extra working days. The 30 minutes of a consultation count business hours alone.",
        "Legen Sie fest, wann jeder Markt arbeitet: Schichten der Woche, geschlossene und zusätzliche Tage. Die 30 Minuten einer Anfrage zählen nur Geschäftszeit.",
      ],
      [
        "时刻按各服务店所在时区填写，例如 08:30。早于开始时间结束的班次在次日结束。修改后，正在等待的问题会重新计算。没有班次的市场按自然时间计算。",
        "Times are those of each store's own zone, such as 08:30. A shift that ends before it begins ends on the next day. After a change, what waits is reckoned anew. A market without shifts goes by the clock on the wall.",
        "Die Zeiten gelten in der Zone jedes Betriebs, etwa 08:30. Endet eine Schicht vor ihrem Beginn, dann am Folgetag. Nach einer Änderung wird neu gerechnet, was wartet. Ohne Schichten gilt die Uhr an der Wand.",
      ],
    ],
  },
  {
    route: "QAReplyTemplate",
    text: [
      [
        "编写常用回复。回复问题时从“插入模板”中选择，内容会插入光标处，可继续修改。",
        "Write what is answered again and again. Whoever answers inserts it where the cursor is, and changes it as needed.",
        "Schreiben Sie, was immer wieder geantwortet wird. Wer antwortet, fügt es an der Schreibmarke ein und passt es an.",
      ],
      [
        "每种语言写一份：插入的是提问语言的内容，没有时用您的语言。{code}、{vin}、{series}、{asker} 会替换为问题中的内容。",
        "Write it in each language: the text of the question's language is inserted, else that of yours. {code}, {vin}, {series} and {asker} stand for those of the question.",
        "Schreiben Sie es in jeder Sprache: Eingefügt wird der Text in der Sprache der Frage, sonst in Ihrer. {code}, {vin}, {series} und {asker} stehen für die Angaben der Frage.",
      ],
    ],
  },
  {
    route: "easyboard",
    text: [
      [
        "供控制室大屏使用：未关闭、超期、超 30 分钟未回复的问题、待审批数和每分钟事件数，实时更新。",
        "For the wall of a control room: open and overdue questions, those unanswered for 30 minutes, approvals waiting and events per minute, live.",
        "Für die Wand einer Leitstelle: offene und überfällige Fragen, seit 30 Minuten Unbeantwortetes, offene Freigaben und Ereignisse pro Minute, laufend aktuell.",
      ],
      [
        "各大区每 12 秒轮换，显示其中等待最久的问题。按空格键暂停或继续，点击大区可停在该处查看；地址后加 ?theme=light 为浅色。",
        "Areas rotate every 12 seconds, each with the questions that wait longest there. Space pauses and goes on, a click on an area shows it; ?theme=light in the address makes it light.",
        "Die Gebiete wechseln alle 12 Sekunden, jedes mit den am längsten wartenden Fragen. Die Leertaste hält an und fährt fort, ein Klick zeigt ein Gebiet; ?theme=light in der Adresse macht die Tafel hell.",
      ],
    ],
  },
];
