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
        "展开故障码，可前往相关的案例、技术通报、工时和备件。只显示与该车系有关、且您有权查看的内容。",
        "Unfold a code to go on to cases, bulletins, labor and parts that name it. You see what concerns the series of this vehicle and what you may read.",
        "Klappen Sie einen Code auf, um zu Fällen, Serviceinformationen, Arbeitswerten und Teilen zu gelangen, die ihn nennen. Gezeigt wird, was diese Baureihe betrifft und was Sie lesen dürfen.",
      ],
    ],
  },
  {
    route: "VDSWorkSheet",
    text: [
      [
        "车辆到店时新建工单，记下 VIN、里程和客户的报修内容；之后的诊断会自动归入这张工单。",
        "Open a worksheet when a vehicle comes in: VIN, mileage and what the customer complains of. Diagnoses that follow belong to it by themselves.",
        "Legen Sie ein Arbeitsblatt an, wenn ein Fahrzeug kommt: FIN, Kilometerstand und Beanstandung. Spätere Diagnosen gehören von selbst dazu.",
      ],
      [
        "先“开始维修”，完成后写明维修内容并关闭。控制单元的程序只能在“维修中”更新。",
        "Press “Start repair”, and when it is done say what was done and close it. The program of a control unit can be updated only while the vehicle is in repair.",
        "„Reparatur beginnen“, und am Ende festhalten, was gemacht wurde. Steuergeräte lassen sich nur aktualisieren, solange das Fahrzeug in Reparatur ist.",
      ],
      [
        "一辆车同一时间只能有一张未关闭的工单，在其他服务店也是如此。诊断仍在进行时不能关闭工单，请先结束诊断。",
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
];
