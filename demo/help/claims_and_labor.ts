import type { WrittenHelp } from "./written.ts";

/** Help of the screens on which claims are written, decided and read, and labor operations are developed, released and handed over. */
export const CLAIMS_AND_LABOR_HELP: readonly WrittenHelp[] = [
  {
    route: "ClaimManage",
    text: [
      [
        "编写本店的索赔，查看进行到哪个部门。审批人员在此看到轮到自己部门的索赔，主机厂看到全部。",
        "Write the claims of your store and see which department has them. Approvers find here what waits for their department; the factory sees all of them.",
        "Schreiben Sie die Garantieanträge Ihres Betriebs und sehen Sie, bei welcher Abteilung sie liegen. Prüfer finden hier, was auf ihre Abteilung wartet; das Werk sieht alle.",
      ],
      [
        "三个部门依次审批，全部通过才算通过。任何一个部门驳回后，修改并重新提交，再从第一个部门开始。同一份索赔，一个人只能代表一个部门审批。",
        "Three departments decide in turn; it has passed with the third. If one rejects it, change it and submit it again: it begins anew with the first. Nobody decides on one claim for two departments.",
        "Drei Abteilungen entscheiden nacheinander; bestanden ist der Antrag mit der dritten. Weist eine ihn zurück, ändern Sie ihn und reichen ihn erneut ein: Er beginnt wieder bei der ersten. Niemand entscheidet bei einem Antrag für zwei Abteilungen.",
      ],
      [
        "通过后由服务店推送到经销商管理系统，主机厂用户不能推送。推送失败会自动重试；已放弃的可再次推送。",
        "Once it has passed, the store pushes it to the dealer management system; factory users cannot. A failed push is tried again by itself; one that was given up you push once more.",
        "Ist er bestanden, sendet ihn der Betrieb an das Händlersystem; Werksangehörige können das nicht. Fehlgeschlagenes wird von selbst wiederholt; Aufgegebenes senden Sie noch einmal.",
      ],
    ],
  },
  {
    route: "ClaimManageDetail",
    text: [
      [
        "先输入 VIN：车系、生产日期和销售日期自动带出。故障日期不能早于生产或销售日期。选择故障代码，写明故障原因和维修措施，可附照片、录音和视频。",
        "Begin with the VIN: series, production date and sale date are filled in. The fault cannot be earlier than production or sale. Choose the fault code, say what caused it and what was done; add photos, sounds and videos.",
        "Beginnen Sie mit der FIN: Baureihe, Produktions- und Verkaufsdatum werden eingesetzt. Der Schaden kann nicht vor Produktion oder Verkauf liegen. Wählen Sie den Schadenscode, nennen Sie Ursache und Reparatur; Fotos, Ton und Filme kommen dazu.",
      ],
      [
        "工时填写已发布的工时项目代码，重复的作业只计一次。备件从插图或当前备件单带入，价格取维修当日的价目表；只勾选一个故障件。不适用于该车的备件，请在备注中说明原因。",
        "Labor is entered by codes of released operations; shared work is counted once. Take parts from the figure or the current job: their prices are those of the day of the repair. Check exactly one causal part. For a part that does not fit the vehicle, say why in its remark.",
        "Arbeit geben Sie mit Nummern freigegebener Arbeitspositionen ein; gemeinsame Arbeit zählt einmal. Teile kommen aus der Bildtafel oder dem aktuellen Vorgang, mit den Preisen vom Tag der Reparatur. Markieren Sie genau ein verursachendes Teil. Passt ein Teil nicht zum Fahrzeug, steht der Grund in seiner Bemerkung.",
      ],
      [
        "提交后金额不再变化。推送后内容不能修改，需要更正时请复制为新的索赔。“质保”和“可能重复”只是提示，不影响提交。",
        "Amounts are fixed when you submit. Once pushed, a claim stays as it is: copy it to go on. Notes on warranty and possible duplicates refuse nothing.",
        "Mit dem Einreichen stehen die Beträge fest. Nach dem Senden bleibt der Antrag, wie er ist: Kopieren Sie ihn, um weiterzuarbeiten. Hinweise auf Garantie und mögliche Duplikate halten nichts auf.",
      ],
    ],
  },
  {
    route: "ClaimList",
    text: [
      [
        "查找已发布的索赔案例，了解哪些件会损坏、如何修复：输入故障、DTC、备件号、工时代码或任意词语。",
        "Find published claims, to see what fails and how it is put right: type a fault, a DTC, a part number, a labor code or any words.",
        "Finden Sie veröffentlichte Garantiefälle: was ausfällt und wie es behoben wird. Geben Sie Schaden, DTC, Teilenummer, Arbeitsposition oder beliebige Wörter ein.",
      ],
      [
        "按车系、故障代码、DTC 和备件筛选。列表为空时，请减少词语或清除筛选条件。",
        "Narrow the list by series, fault code, DTC and part. If it is empty, type fewer words or clear a filter.",
        "Grenzen Sie nach Baureihe, Schadenscode, DTC und Teil ein. Ist die Liste leer, nehmen Sie Wörter oder Filter weg.",
      ],
    ],
  },
  {
    route: "ClaimDetail",
    text: [
      [
        "阅读一份索赔案例：车辆、故障原因、维修措施、工时和备件。点击备件、工时代码和 DTC 可直接前往。",
        "Read a claim: vehicle, cause, repair, labor and parts. Parts, labor codes and DTCs lead to where they are described.",
        "Lesen Sie einen Garantiefall: Fahrzeug, Ursache, Reparatur, Arbeit und Teile. Teile, Arbeitspositionen und DTCs führen dorthin, wo sie beschrieben sind.",
      ],
      [
        "其他服务店的索赔不显示 VIN 后六位、价格和金额；本店、所属集团和主机厂可看到全部内容。",
        "Of other stores’ claims you see neither the last six characters of the VIN nor prices and amounts. The store itself, its dealer group and the factory see all.",
        "Bei Fällen anderer Betriebe fehlen die letzten sechs Zeichen der FIN, Preise und Beträge. Der Betrieb selbst, seine Händlergruppe und das Werk sehen alles.",
      ],
    ],
  },
  {
    route: "WarrantyTerms",
    text: [
      [
        "按车系和市场维护质保的月数和里程，用于索赔中的质保提示。范围最窄的条目有效：先看车系加市场，再看车系，再看市场，最后是通用条目。",
        "Keep months and mileage of the warranty by series and market, for the note on claims. The narrowest entry counts: series and market, then series, then market, then the one for all.",
        "Pflegen Sie Monate und Kilometer der Garantie nach Baureihe und Markt, für den Hinweis in Garantieanträgen. Der engste Eintrag gilt: Baureihe und Markt, dann Baureihe, dann Markt, dann der allgemeine.",
      ],
      [
        "里程留空表示不限里程。质保从销售日期起算；提示不会阻止提交索赔。同一车系和市场只能有一个条目。",
        "Leave the mileage empty for any mileage. The warranty begins on the sale date, and the note refuses no claim. A series and a market have one entry.",
        "Ohne Kilometer gilt jeder Kilometerstand. Die Garantie beginnt mit dem Verkaufsdatum, der Hinweis hält keinen Antrag auf. Je Baureihe und Markt gibt es einen Eintrag.",
      ],
    ],
  },
  {
    route: "LaborList",
    text: [
      [
        "查找已发布的工时：输入代码、名称、备件号、故障代码或 DTC，也可按 VIN 只看适用于该车的项目。打开一辆车后，列表只显示该车的工时。",
        "Find released labor times by code, name, part, fault code or DTC, or by VIN to see only what is for that vehicle. With a vehicle open, the list is that of the vehicle.",
        "Finden Sie freigegebene Arbeitszeiten nach Nummer, Bezeichnung, Teil, Schadenscode oder DTC, oder nach FIN nur die des Fahrzeugs. Ist ein Fahrzeug geöffnet, zeigt die Liste dessen Arbeitspositionen.",
      ],
      [
        "打开项目可查看工步、工具和已包含的作业，并加入当前备件单：备件和工时一起报价，重复的作业只计一次。",
        "Open an operation for its steps, tools and what it includes, and take it into your current job: parts and work are quoted together, and shared work is counted once.",
        "Eine Arbeitsposition zeigt ihre Schritte, Werkzeuge und was sie enthält. Übernehmen Sie sie in den aktuellen Vorgang: Teile und Arbeit werden zusammen angeboten, gemeinsame Arbeit zählt einmal.",
      ],
    ],
  },
  {
    route: "LaborDetail",
    text: [
      [
        "阅读一个工时项目：按顺序列出工步、时间、工具、辅料、备件和人数，以及合计。时间为作业时间乘以系数。",
        "Read a labor operation: its steps in order with times, tools, auxiliary materials, parts and workers, and what they come to. The labor time is the work multiplied by the coefficient.",
        "Lesen Sie eine Arbeitsposition: die Schritte der Reihe nach mit Zeiten, Werkzeugen, Hilfsstoffen, Teilen und Mechanikern sowie die Summe. Die Vorgabezeit ist die Arbeit mal dem Faktor.",
      ],
      [
        "“包含的工时项目”不再另计。点击“加入当前备件单”可一并报价。",
        "Contained operations are not charged beside it. “Add to job” quotes it with your parts.",
        "Enthaltene Arbeitspositionen werden daneben nicht berechnet. „In den Vorgang übernehmen“ bietet sie mit Ihren Teilen an.",
      ],
    ],
  },
  {
    route: "LaborWork",
    text: [
      [
        "编写工时项目，提交部门审批，通过后发布。列表显示每个项目的状态、工时和推送结果。",
        "Write labor operations, submit them to a department and release what has passed. The list shows stage, time and push of each.",
        "Schreiben Sie Arbeitspositionen, reichen Sie sie bei einer Abteilung ein und geben Sie Bestandenes frei. Die Liste zeigt Stand, Zeit und Übergabe jeder Position.",
      ],
      [
        "发布后自动推送到经销商管理系统，失败的有权者可以重试。已发布的不能修改或删除：请撤销发布，或建立后续版本。自己的项目由他人审批。",
        "Released operations are pushed to the dealer management system by themselves; those with the permission retry what failed. A released one can be neither changed nor deleted: revoke it or begin a successor. Somebody else approves yours.",
        "Freigegebenes wird von selbst an das Händlersystem übergeben; wer das Recht hat, wiederholt Fehlgeschlagenes. Es lässt sich nicht ändern oder löschen: Ziehen Sie es zurück oder beginnen Sie eine Folgefassung. Über Ihre Positionen entscheidet jemand anderes.",
      ],
    ],
  },
  {
    route: "LaborWorkDetail",
    text: [
      [
        "像电子表格一样填写工步：输入基础工步代码，留空的单元格取自基础工步。用方向键移动，回车到下一行，Ctrl+回车插入、Ctrl+Delete 删除一行，Ctrl+Z 和 Ctrl+Y 撤销和重做，可从 Excel 粘贴。",
        "Type the steps as in a spreadsheet: a base step’s code fills what you leave empty. Arrow keys move, Enter goes to the next row, Ctrl+Enter inserts and Ctrl+Delete removes a row, Ctrl+Z and Ctrl+Y undo and redo. Paste from Excel.",
        "Tippen Sie die Schritte wie in einer Tabelle: Die Nummer eines Basisschritts füllt, was leer bleibt. Pfeiltasten bewegen, Enter geht in die nächste Zeile, Strg+Enter fügt eine Zeile ein, Strg+Entf löscht sie, Strg+Z und Strg+Y nehmen zurück und wiederholen. Einfügen aus Excel geht.",
      ],
      [
        "时间格式为 HH:MM:SS，每段两位，否则提示“时间格式错误”。合计随输入更新。填写已包含的工时项目，避免重复计算；故障代码必须在故障代码表中。",
        "Times are HH:MM:SS, two digits each; anything else is refused as ‘Time format wrong’. The totals follow what you type. Name the operations that this one includes, so that nothing is counted twice. Fault codes must be those of the register.",
        "Zeiten stehen als HH:MM:SS mit je zwei Ziffern, alles andere wird als falsches Zeitformat abgelehnt. Die Summen folgen der Eingabe. Nennen Sie enthaltene Arbeitspositionen, damit nichts doppelt zählt. Schadenscodes müssen im Verzeichnis stehen.",
      ],
    ],
  },
  {
    route: "LaborWorkMal",
    text: [
      [
        "查看哪个工时项目用于哪个故障代码，并进行关联，供索赔和查询使用。",
        "See which operation repairs which fault code and bind them, for claims and searches.",
        "Sehen Sie, welche Arbeitsposition zu welchem Schadenscode gehört, und ordnen Sie sie zu, für Garantieanträge und Suche.",
      ],
      [
        "提示故障代码非法时，请先在故障代码表中添加。已发布的项目不能直接修改：请先撤销发布，或建立后续版本。",
        "If a fault code is illegal, add it to the register of fault codes first. A released operation cannot be changed here: revoke it or begin a successor.",
        "Gilt ein Schadenscode als ungültig, legen Sie ihn zuerst im Verzeichnis an. Freigegebenes lässt sich hier nicht ändern: Ziehen Sie es zurück oder beginnen Sie eine Folgefassung.",
      ],
    ],
  },
  {
    route: "LaborCatalogPushLog",
    text: [
      [
        "跟踪已发布工时的推送：项目、接收方、结果、应答、尝试次数和下次尝试时间。",
        "Follow the pushes of released operations: receiver, result, answer, tries and when it is tried next.",
        "Verfolgen Sie die Übergaben freigegebener Arbeitspositionen: Empfänger, Ergebnis, Antwort, Versuche und wann der nächste folgt.",
      ],
      [
        "“失败”表示接收方多次无响应，点击“重试”再次推送；“被拒绝”表示接收方不接受，原因写在应答中，请修改项目后重新发布。没有“重试”按钮时，您的角色没有该权限。",
        "“Failed” means that the receiver did not answer, several times: use “Try again”. “Refused” means that it did not accept the operation and said why: change it and release it anew. If the button is missing, your role lacks the permission.",
        "„Fehlgeschlagen“ heißt, dass der Empfänger mehrmals nicht geantwortet hat: „Erneut versuchen“. „Abgelehnt“ heißt, dass er nicht angenommen und den Grund genannt hat: Ändern Sie die Position und geben Sie sie neu frei. Fehlt die Schaltfläche, fehlt Ihrer Rolle das Recht.",
      ],
    ],
  },
  {
    route: "LaborRecompute",
    text: [
      [
        "基础工步修改后，查看哪些已发布的工时项目的时间会改变、从多少变为多少。",
        "After a base step has changed, see which released operations would take another time, and from what to what.",
        "Hat sich ein Basisschritt geändert, sehen Sie, welche freigegebenen Arbeitspositionen eine andere Zeit hätten, von wie viel auf wie viel.",
      ],
      [
        "点击按钮，系统在后台为每个项目生成后续版本，完成后通知您。后续版本仍需审批和发布，在此之前原时间有效；草稿已自动更新，审批中的保持不变。",
        "The button prepares a successor of each in the background and tells you when it is done. Successors are approved and released as usual; until then the old time holds. Drafts have followed already, what is under approval stays.",
        "Die Schaltfläche bereitet im Hintergrund je eine Folgefassung vor und meldet, wenn sie fertig sind. Diese werden wie üblich freigegeben; bis dahin gilt die alte Zeit. Entwürfe sind schon gefolgt, Eingereichtes bleibt.",
      ],
    ],
  },
];
