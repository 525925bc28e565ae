import type { WrittenHelp } from "./written.ts";

/** Help of the screens by which stores and factory improve vehicles and portal: reports, proposals, standards, programs, feedback and points. */
export const IMPROVEMENT_HELP: readonly WrittenHelp[] = [
  {
    route: "QualityFeedback",
    text: [
      [
        "向主机厂反馈有质量问题的备件：备件号、批次、数量、故障和照片。把不合格件与合格件各拍一张，便于对比。",
        "Report faulty parts to the factory: part number, batch, quantity, what is wrong, and photos. Take one of the faulty part and one of a good part, so that they can be compared.",
        "Melden Sie fehlerhafte Teile an das Werk: Teilenummer, Charge, Menge, Fehler und Fotos. Fotografieren Sie das fehlerhafte und ein gutes Teil, damit man sie vergleichen kann.",
      ],
      [
        "提交后不能修改、再次提交或删除。主机厂有人接手后状态为“处理中”，答复以消息通知您。主机厂可在看板中查看哪些备件和车系反馈最多。",
        "Once submitted, a report can be neither changed, submitted again nor deleted. When somebody takes it up it is in progress, and the answer comes as a message. The factory sees on the board which parts and series are reported most.",
        "Eine eingereichte Meldung lässt sich weder ändern noch erneut einreichen oder löschen. Nimmt sie jemand auf, ist sie in Arbeit; die Antwort kommt als Nachricht. Das Werk sieht in der Übersicht, welche Teile und Baureihen am häufigsten gemeldet werden.",
      ],
    ],
  },
  {
    route: "QualityFeedbackPreview",
    text: [
      [
        "查看一份质量反馈：备件、批次、车辆和故障。拖动滑块，在同一位置对比合格件与不合格件的照片，并可放大。",
        "See one report: part, batch, vehicle and fault. Drag the slider to compare the good part with the faulty one in the same place, and look closely.",
        "Sehen Sie eine Meldung: Teil, Charge, Fahrzeug und Fehler. Mit dem Schieber vergleichen Sie gutes und fehlerhaftes Teil an derselben Stelle, auch vergrößert.",
      ],
      [
        "主机厂人员先点击“由我处理”，再写明答复：已解决或拒绝。自己提交的反馈由他人处理。",
        "Factory staff take it up first with “Handle it”, then answer it as resolved or refuse it, with words for the store. Somebody else deals with your own report.",
        "Werksangehörige nehmen sie zuerst mit „Übernehmen“ auf und beantworten sie dann als erledigt oder lehnen sie ab, mit Worten für den Betrieb. Ihre eigene Meldung bearbeitet jemand anderes.",
      ],
    ],
  },
  {
    route: "TechProve",
    text: [
      [
        "对产品或维修方法提出改善：现状、改善后、图片、影响范围和收益。由所选部门的全体审批人审批。",
        "Propose how a product or its repair can be improved: how it is, how it will be, pictures, whom it affects and what it saves. Every approver of the department that you choose is asked.",
        "Schlagen Sie vor, wie sich ein Produkt oder seine Reparatur verbessern lässt: wie es ist, wie es wird, Bilder, wen es betrifft und was es spart. Gefragt wird jeder Freigebende der gewählten Abteilung.",
      ],
      [
        "“待我审批”列出等待您决定的建议。提示部门没有其他审批人时，请选择别的部门。",
        "“Waiting for me” has what you are asked to decide on. If the department has no approver but you, choose another one.",
        "„Wartet auf mich“ zeigt, worüber Sie entscheiden sollen. Hat die Abteilung außer Ihnen niemanden zum Freigeben, wählen Sie eine andere.",
      ],
    ],
  },
  {
    route: "TechProvePreview",
    text: [
      [
        "查看一份技术改善及每位审批人的意见。全体批准后为“已批准”；有一人驳回即退回提出人，修改后可再次提交。",
        "See one improvement and what each approver decided. With all of them it is approved; if one sends it back, its author changes it and submits it again.",
        "Sehen Sie einen Vorschlag und was jede freigebende Person entschieden hat. Mit allen ist er freigegeben; gibt ihn eine zurück, wird er geändert und neu eingereicht.",
      ],
      [
        "实施后写明结果并关闭。审批未完成时不能关闭。",
        "Once it is done, close it with what came of it. It cannot be closed while approval is unfinished.",
        "Nach der Umsetzung schließen Sie ihn mit dem Ergebnis. Solange die Freigabe läuft, ist das nicht möglich.",
      ],
    ],
  },
  {
    route: "SoftwareList",
    text: [
      [
        "查找控制器和工具的程序，查看当前版本、适用的硬件和更新说明，并下载。筛选“当前版本”可隐藏旧版本。",
        "Find programs of ECUs and tools, see which version is current, which hardware it fits and what is new, and download it. The filter “Current” hides older versions.",
        "Finden Sie Programme von Steuergeräten und Werkzeugen, sehen Sie die aktuelle Version, passende Hardware und Neuerungen, und laden Sie sie herunter. Der Filter „Aktuell“ blendet ältere aus.",
      ],
      [
        "每个发布的版本都有数字签名，清单中写明 SHA-256 校验值；“无效”的文件请勿使用，并告知主机厂。已发布的不能修改，请添加新版本；有缺陷的由主机厂撤回并通知下载过的人。",
        "Each released version is signed, and its manifest holds the SHA-256. Do not use one whose signature is wrong; tell the factory. What is released cannot be changed: add another version. One with a fault is withdrawn, and whoever downloaded it is told.",
        "Jede freigegebene Version ist signiert, ihr Manifest nennt den SHA-256-Wert. Nutzen Sie keine mit falscher Signatur und melden Sie sie dem Werk. Freigegebenes ist nicht änderbar: Fügen Sie eine neue Version hinzu. Fehlerhaftes wird zurückgezogen, und wer es geladen hat, erfährt es.",
      ],
    ],
  },
  {
    route: "Laws",
    text: [
      [
        "查找工作必须遵守的法规和标准：编号、发布机构、国家、市场、车辆类型和实施日期。“90 天内”筛选即将实施的。",
        "Find the laws and standards that your work must follow, by number, authority, country, market, car type and day. “Within 90 days” shows what is in force soon.",
        "Finden Sie die Vorschriften und Normen, die für Ihre Arbeit gelten, nach Nummer, Behörde, Land, Markt, Fahrzeugtyp und Tag. „Innerhalb von 90 Tagen“ zeigt, was bald gilt.",
      ],
      [
        "到实施日期自动转为现行，到废止日期自动废止。现行的不能删除，须先废止；废止的不能修改，但仍可查阅。",
        "A standard takes effect and is abolished on its day by itself. One in force cannot be deleted: abolish it first. An abolished one can no longer be changed and stays readable.",
        "Eine Vorschrift tritt an ihrem Tag von selbst in Kraft und außer Kraft. Eine geltende lässt sich nicht löschen: Heben Sie sie zuerst auf. Eine aufgehobene ist nicht mehr änderbar, bleibt aber lesbar.",
      ],
    ],
  },
  {
    route: "FeedbackList",
    text: [
      [
        "查看您的意见反馈及答复。从任意页面右上角菜单选择“发送反馈”，当前页面及其筛选、车辆和最近一次错误提示会随附；不想发送的可以清空。",
        "See your feedback and the answers. Send some from any screen by your menu at the top right: screen, filters, vehicle and the last refusal go with it, and what you do not want to send you clear.",
        "Sehen Sie Ihre Rückmeldungen und die Antworten. Senden Sie welche von jeder Seite über Ihr Menü oben rechts: Seite, Filter, Fahrzeug und letzte Ablehnung gehen mit; was Sie nicht senden wollen, leeren Sie.",
      ],
      [
        "处理人员可点击“由我处理”接手，并答复为已解决或无效，并写明发送人需要知道的内容。已答复的不能更改，请发送新的反馈。",
        "Staff show with “Handle it” who deals with it, and answer it as resolved or invalid, with what the sender is to know. What is answered stays so: send new feedback to go on.",
        "Zuständige zeigen mit „Übernehmen“, wer sich kümmert, und beantworten sie als erledigt oder ungültig, mit dem, was der Absender wissen soll. Beantwortetes bleibt so: Senden Sie sonst eine neue.",
      ],
    ],
  },
  {
    route: "MyScore",
    text: [
      [
        "查看您的积分、等级、升级进度，以及在本店或大区的排名。每一笔都写明来源，点击可前往相应的文档。",
        "See your score, your rank, the way to the next one, and your place in your store or area. Each entry says what earned it and leads to its document.",
        "Sehen Sie Punktestand, Rang, den Weg zum nächsten und Ihren Platz im Betrieb oder Gebiet. Jede Buchung nennt ihren Grund und führt zum Dokument.",
      ],
      [
        "例如案例发布、被评为优秀、答复被采纳，或在三天内确认技术通报，都可获得积分。分值见积分字典。撤销发布会收回积分。有权者更正积分须写明原因，并通知本人；不能更正自己的积分。",
        "Points come from published and excellent cases, adopted replies, bulletins confirmed within three days and more: the score dictionary has them all. What is revoked is taken back. Staff correct a score with a reason that the person reads, never their own.",
        "Punkte bringen etwa veröffentlichte und ausgezeichnete Fälle, übernommene Antworten und binnen drei Tagen bestätigte Serviceinformationen; alle stehen im Punkteverzeichnis. Zurückgezogenes wird abgezogen. Berichtigt wird mit einem Grund, den die Person liest, nie bei sich selbst.",
      ],
    ],
  },
];
