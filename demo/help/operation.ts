import type { WrittenHelp } from "./written.ts";

/** Help of what staff look at: mails, events, synchronisation, statistics of logs; and of what a person proves. */
export const OPERATION_HELP: readonly WrittenHelp[] = [
  {
    route: "MailLog",
    text: [
      [
        "查看系统发出的邮件：等待、已发送、失败或放弃，以及原因。失败的邮件会自动重试，间隔逐渐加长。",
        "See the emails of the portal: waiting, sent, failed or given up, and why. What failed is tried again by itself, after longer and longer pauses.",
        "Sehen Sie die E-Mails des Portals: wartend, gesendet, fehlgeschlagen oder aufgegeben, mit Grund. Fehlgeschlagenes wird in wachsenden Abständen von selbst wiederholt.",
      ],
      [
        "放弃的邮件多因地址有误：请更正用户的邮箱，或检查邮件服务器。",
        "What was given up mostly had a wrong address: correct it at the person, or look after the mail server.",
        "Aufgegebenes hatte meist eine falsche Adresse: Korrigieren Sie sie bei der Person oder prüfen Sie den Mailserver.",
      ],
    ],
  },
  {
    route: "EventMonitor",
    text: [
      [
        "查看事件是否及时发送和处理，以及哪些事件反复失败而被搁置。同一对象之后的事件会等待，以保持顺序。",
        "See whether events are sent and processed in time, and which ones were parked because they keep failing. Later events of the same thing wait behind them, in order.",
        "Sehen Sie, ob Ereignisse rechtzeitig gesendet und verarbeitet werden und welche zurückgestellt sind, weil sie immer wieder scheitern. Spätere Ereignisse derselben Sache warten dahinter.",
      ],
      [
        "排除原因后重放；若某事件不应再处理，可跳过并写明原因。",
        "Replay once the cause is mended; skip, with a reason, what shall not be processed.",
        "Ist die Ursache behoben, spielen Sie erneut ab; was nicht verarbeitet werden soll, überspringen Sie mit Begründung.",
      ],
    ],
  },
  {
    route: "EventTrace",
    text: [
      [
        "追踪一次请求引发的全部步骤：变更、事件、消费者、邮件和交付，按时间排列。",
        "Follow all that one request set off: changes, events, consumers, emails and deliveries, in order of time.",
        "Verfolgen Sie alles, was eine Anfrage ausgelöst hat: Änderungen, Ereignisse, Verarbeitungen, E-Mails und Übergaben in zeitlicher Folge.",
      ],
      [
        "从事件监控或操作日志中打开，或直接输入追踪号。",
        "Open it from the event monitor or the operation log, or type the number of the trace.",
        "Öffnen Sie ihn aus dem Ereignismonitor oder dem Aktionsprotokoll oder geben Sie die Ablaufnummer ein.",
      ],
    ],
  },
  {
    route: "EventCatalogue",
    text: [
      [
        "查阅其他系统可接收的事件：主题、字段、示例，以及承诺稳定的范围。",
        "Look up the events that other systems can receive: topic, members, example, and what is promised to stay.",
        "Schlagen Sie die Ereignisse für andere Systeme nach: Topic, Felder, Beispiel und was zugesichert bleibt.",
      ],
      [
        "完整说明可下载为 AsyncAPI 文件。",
        "The whole description can be had as AsyncAPI.",
        "Die ganze Beschreibung gibt es als AsyncAPI.",
      ],
    ],
  },
  {
    route: "UserSync",
    text: [
      [
        "查看每次用户同步新增、修改和停用的账号，以及被拒绝的行和原因。",
        "See which accounts each sync added, changed or ended, and which rows were refused, and why.",
        "Sehen Sie, welche Konten jeder Abgleich angelegt, geändert oder beendet hat und welche Zeilen warum abgelehnt wurden.",
      ],
      [
        "若一次同步将停用异常多的账号，会停下等您确认；请先与来源系统核对。",
        "A run that would end unusually many accounts stops and waits for you: compare with the source before you release it.",
        "Ein Lauf, der ungewöhnlich viele Konten beenden würde, hält an und wartet auf Sie: Vergleichen Sie vor der Freigabe mit dem Quellsystem.",
      ],
    ],
  },
  {
    route: "DemoDms",
    text: [
      [
        "演示用的经销商管理系统：设定它如何回应订单，例如接受、拒绝、延期或无响应，以观察系统的处理。",
        "A dealer management system for demonstration. Let it accept, refuse, delay or not answer orders, and watch what the portal makes of it.",
        "Ein Händlersystem zur Vorführung. Lassen Sie es Bestellungen annehmen, ablehnen, verzögern oder nicht antworten und sehen Sie, was das Portal daraus macht.",
      ],
      ["只存在于演示环境。", "It is there in the demo only.", "Es gibt sie nur in der Vorführung."],
    ],
  },
  {
    route: "UserLoginListSummary",
    text: [
      [
        "按日期、大区和服务店查看登录次数和失败次数的变化。每次登录见登录日志。",
        "See logins and failed attempts by day, area and store. Single attempts stand in the login log.",
        "Sehen Sie Anmeldungen und Fehlversuche nach Tag, Gebiet und Betrieb. Einzelne Versuche stehen im Anmeldeprotokoll.",
      ],
      [
        "某店失败突增时，请先查看原因，再考虑解锁。",
        "If attempts of a store suddenly fail, look for the reason before you lift locks.",
        "Scheitern plötzlich viele Anmeldungen eines Betriebs, klären Sie den Grund, bevor Sie entsperren.",
      ],
    ],
  },
  {
    route: "UserOperationLogSumm",
    text: [
      [
        "按模块和用户类型查看变更和查阅的数量及其变化。",
        "See how much was changed and viewed, by module and type of user.",
        "Sehen Sie nach Modul und Benutzerart, wie viel geändert und eingesehen wurde.",
      ],
      [
        "在图表上方选择期间和大区；每一项操作本身见操作日志。",
        "Choose period and area above the charts; each single operation stands in the operation log.",
        "Zeitraum und Gebiet wählen Sie über den Diagrammen; jede einzelne Aktion steht im Aktionsprotokoll.",
      ],
    ],
  },
  {
    route: "UserOperationLogger",
    text: [
      [
        "查看使用最多和很少使用的页面与功能，可按期间和用户类型筛选。",
        "See which pages and functions are used most, and which hardly; filter by period and type of user.",
        "Sehen Sie, welche Seiten und Funktionen viel und welche kaum genutzt werden; filtern Sie nach Zeitraum und Benutzerart.",
      ],
      [
        "查阅按人和页面合并计数，不是每次点击。",
        "Views are gathered by person and page; not each click counts.",
        "Aufrufe werden je Person und Seite zusammengefasst; nicht jeder Klick zählt.",
      ],
    ],
  },
  {
    route: "UserOperationLoggerUser",
    text: [
      [
        "查看一位用户在一段时间内使用了哪些页面和功能。",
        "See which pages and functions one person used over a period.",
        "Sehen Sie, welche Seiten und Funktionen eine Person in einem Zeitraum genutzt hat.",
      ],
      [
        "这些数据涉及个人，请只在有正当理由时查看；查看本身也会记入日志。",
        "These are data about a person: look only for a reason. That you looked is logged too.",
        "Das sind Daten über eine Person: Sehen Sie nur mit Anlass nach. Auch das wird protokolliert.",
      ],
    ],
  },
  {
    route: "LogManage",
    text: [
      [
        "设定记录哪些操作、保留多久，并删除两年或三年以前的日志。",
        "Decide what is logged and how long it is kept, and delete logs older than two or three years.",
        "Legen Sie fest, was protokolliert und wie lange es aufbewahrt wird, und löschen Sie Protokolle, die älter als zwei oder drei Jahre sind.",
      ],
      [
        "删除不可恢复，并会记入日志。",
        "Deleting cannot be undone, and is logged itself.",
        "Löschen lässt sich nicht rückgängig machen und wird selbst protokolliert.",
      ],
    ],
  },
  {
    route: "SecondFactor",
    text: [
      [
        "为账号添加双重验证：验证器应用或通行密钥。请同时保存恢复码，手机丢失时可用它登录。",
        "Add a second factor to your account: an authenticator app or a passkey. Keep the recovery codes: they let you in when the phone is lost.",
        "Fügen Sie Ihrem Konto einen zweiten Faktor hinzu: eine Authenticator-App oder einen Passkey. Bewahren Sie die Wiederherstellungscodes auf: Mit ihnen kommen Sie hinein, wenn das Telefon weg ist.",
      ],
      [
        "验证码不对时，请检查手机时间是否准确。恢复码也丢失时，请联系管理员。",
        "If a code is refused, check the clock of the phone. If the recovery codes are lost too, ask an administrator.",
        "Wird ein Code abgelehnt, prüfen Sie die Uhr des Telefons. Fehlen auch die Wiederherstellungscodes, fragen Sie die Administration.",
      ],
    ],
  },
];
