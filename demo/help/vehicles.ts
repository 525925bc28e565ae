import type { WrittenHelp } from "./written.ts";

/** Help of the pages of one vehicle and of the registers behind the catalogue. */
export const VEHICLES_HELP: readonly WrittenHelp[] = [
  {
    route: "EPCPage",
    text: [
      [
        "按分组查看一辆车的目录。左侧选择主组和子组，右侧列出其中的插图；标记说明插图是否适用于当前车辆。",
        "Browse the catalog of one vehicle by group. Choose a group on the left; its figures stand on the right, each marked as fitting this vehicle or not.",
        "Blättern Sie im Katalog eines Fahrzeugs nach Gruppen. Links wählen Sie die Gruppe, rechts stehen ihre Bildtafeln mit dem Hinweis, ob sie zum Fahrzeug passen.",
      ],
      [
        "未打开车辆时显示整个车系。输入 VIN 后，不适用的插图会收起，并写明原因。",
        "Without a vehicle you see the whole series. Once a VIN is open, figures that do not fit are folded away and say why.",
        "Ohne Fahrzeug sehen Sie die ganze Baureihe. Mit einer FIN werden unpassende Bildtafeln eingeklappt und nennen den Grund.",
      ],
    ],
  },
  {
    route: "EPC2D",
    text: [
      [
        "插图与备件表相互对应：点击图中序号，表中相应的行会突出显示，反之亦然。用滚轮或双指缩放，拖动平移；有三维模型时可以切换。",
        "Drawing and parts table belong together: click a callout and its row lights up, and the other way round. Zoom by wheel or two fingers, drag to move; where there is a 3D model you can switch to it.",
        "Zeichnung und Teileliste gehören zusammen: Ein Klick auf eine Positionsnummer hebt ihre Zeile hervor und umgekehrt. Gezoomt wird mit Rad oder zwei Fingern, verschoben durch Ziehen; gibt es ein 3D-Modell, können Sie umschalten.",
      ],
      [
        "在行中设定数量即加入购物车。不适用于当前车辆的备件需要确认后才能加入；已被替代的备件会指向可订购的新件。",
        "Set a quantity in a row to put the part into the cart. A part that does not fit the vehicle asks first; one that was superseded leads to what can be ordered today.",
        "Stellen Sie in einer Zeile die Menge ein, liegt das Teil im Warenkorb. Passt es nicht zum Fahrzeug, wird nachgefragt; ein ersetztes Teil führt zu dem, was heute bestellbar ist.",
      ],
      [
        "序号旁列出提到它的技术通报和案例。",
        "Bulletins and cases that name a callout stand beside it.",
        "Serviceinformationen und Fälle, die eine Position nennen, stehen daneben.",
      ],
    ],
  },
  {
    route: "EPCVehicle",
    text: [
      [
        "一辆车的全部信息：配置和生产数据、适用且尚未确认的通报、未完成的工单、案例、订单和任务。",
        "All about one vehicle: equipment and production, bulletins that apply and are not yet confirmed, open work orders, cases, orders and jobs.",
        "Alles zu einem Fahrzeug: Ausstattung und Produktion, zutreffende und noch nicht bestätigte Serviceinformationen, offene Arbeitsaufträge, Fälle, Bestellungen und Aufträge.",
      ],
      [
        "标题旁可打开该车的目录。换车时在页面顶部输入另一个 VIN。",
        "Open its catalog beside the title. To change the vehicle, type another VIN at the top of the page.",
        "Neben dem Titel öffnen Sie seinen Katalog. Für ein anderes Fahrzeug geben Sie oben eine andere FIN ein.",
      ],
    ],
  },
  {
    route: "EpcModel",
    text: [
      [
        "维护车系的车型代码、年款、生产期间、工厂、市场和配置。车辆通过车型代码得到配置，目录据此判断备件是否适用。",
        "Keep the model codes of a series with model year, production period, plant, market and options. A vehicle has its equipment by its model codes, and the catalog judges by it what fits.",
        "Pflegen Sie die Modellcodes einer Baureihe mit Modelljahr, Produktionszeitraum, Werk, Markt und Ausstattung. Über sie hat ein Fahrzeug seine Ausstattung, nach der der Katalog über das Passen entscheidet.",
      ],
      [
        "生产结束不得早于开始。正在被车辆或目录行使用的代码不能删除。配置矩阵并排显示各车型的配置。",
        "Production does not end before it begins. A code that vehicles or lines use cannot be deleted. The matrix shows the options of several models side by side.",
        "Die Produktion endet nicht vor ihrem Beginn. Ein verwendeter Code lässt sich nicht löschen. Die Matrix zeigt die Ausstattung mehrerer Modelle nebeneinander.",
      ],
    ],
  },
  {
    route: "EpcConfig",
    text: [
      [
        "每个配置代码有若干取值，例如变速器为手动或自动。先选择配置代码，再维护其取值和多语言名称。",
        "Each configuration code has values, such as manual and automatic for the gearbox. Choose the code, then keep its values and their names in each language.",
        "Jeder Ausstattungscode hat Werte, beim Getriebe etwa Schaltung und Automatik. Wählen Sie den Code und pflegen Sie seine Werte mit ihren Namen je Sprache.",
      ],
      [
        "停用的取值保留在已有车辆中，但不能再分配。",
        "A value that is no longer in use stays with the vehicles that have it and is not given anew.",
        "Ein nicht mehr verwendeter Wert bleibt bei vorhandenen Fahrzeugen und wird nicht neu vergeben.",
      ],
    ],
  },
  {
    route: "EpcOption",
    text: [
      [
        "维护用于区分车辆的配置代码，例如发动机、驱动形式、天窗。目录行的适用条件由这些代码及其取值组成。",
        "Keep the configuration codes that tell vehicles apart: engine, drive, sunroof. Conditions of catalog lines are made of these codes and their values.",
        "Pflegen Sie die Codes, nach denen sich Fahrzeuge unterscheiden: Motor, Antrieb, Schiebedach. Aus ihnen und ihren Werten bestehen die Bedingungen der Katalogzeilen.",
      ],
      [
        "代码建立后不能更改。仍有取值或被使用的代码不能删除。",
        "A code cannot be changed once it is there. One that has values or is used cannot be deleted.",
        "Ein Code lässt sich nach dem Anlegen nicht ändern. Hat er Werte oder wird er verwendet, lässt er sich nicht löschen.",
      ],
    ],
  },
  {
    route: "EpcConfigMatrix",
    text: [
      [
        "并排查看一个车系各车型代码的配置，一眼看出差异。",
        "See the options of the model codes of a series side by side, and at a glance where they differ.",
        "Sehen Sie die Ausstattung der Modellcodes einer Baureihe nebeneinander und auf einen Blick, worin sie sich unterscheiden.",
      ],
      [
        "配置本身在“车型代码”中修改。",
        "Options themselves are changed at the model code.",
        "Geändert wird die Ausstattung beim Modellcode.",
      ],
    ],
  },
  {
    route: "EPCEnerge",
    text: [
      [
        "维护动力类型，例如纯电、插电混动、汽油和柴油。车系按其分组和筛选，部分安全要求也据此显示。",
        "Keep the energy types, such as electric, plug-in hybrid, gasoline and diesel. Series are grouped and filtered by them.",
        "Pflegen Sie die Antriebsarten wie Elektro, Plug-in-Hybrid, Benzin und Diesel. Nach ihnen werden Baureihen geordnet und gefiltert.",
      ],
      [
        "正在被车系使用的类型不能删除。排序决定筛选中的顺序。",
        "A type that a series has cannot be deleted. The sort order is that of the filters.",
        "Eine verwendete Antriebsart lässt sich nicht löschen. Die Reihenfolge gilt auch in den Filtern.",
      ],
    ],
  },
  {
    route: "EPCfuliaoQuantity",
    text: [
      [
        "维护各车系对每种辅料的用量，例如发动机机油 4.6 L。技师在车辆目录和技术数据中看到这些用量。",
        "Keep how much of each auxiliary material a series takes, such as 4.6 L of engine oil. Technicians read it in the catalog of the vehicle.",
        "Pflegen Sie, wie viel von jedem Hilfsstoff eine Baureihe braucht, etwa 4,6 l Motoröl. Die Werkstatt liest es im Fahrzeugkatalog.",
      ],
      [
        "同一车系的同一辅料只能有一条用量，重复时会提示。",
        "A series has one quantity of a material for each use; a second one is refused as a duplicate.",
        "Je Verwendung hat eine Baureihe eine Menge eines Hilfsstoffs; eine zweite wird als doppelt abgelehnt.",
      ],
    ],
  },
  {
    route: "EPCStandardPart",
    text: [
      [
        "维护按标准规定的螺栓、螺母、卡扣等，注明标准、尺寸、强度等级和拧紧力矩。备件引用标准件后，即带有这些数据。",
        "Keep bolts, nuts and clips by their norm, with dimensions, strength and torque. A part that refers to one has these data.",
        "Pflegen Sie Schrauben, Muttern und Clips nach ihrer Norm mit Abmessungen, Festigkeit und Drehmoment. Teile, die darauf verweisen, tragen diese Daten.",
      ],
      [
        "“备件”一列说明有多少备件引用它；被引用的标准件不能删除。",
        "The column of parts says how many refer to it; one that is referred to cannot be deleted.",
        "Die Spalte der Teile zeigt, wie viele darauf verweisen; verwendete Normteile lassen sich nicht löschen.",
      ],
    ],
  },
  {
    route: "FigureLines",
    text: [
      [
        "以表格编辑一幅插图的各行：序号、备件、数量、适用条件和备注。可直接从电子表格粘贴多行。",
        "Edit the lines of a figure as a table: callout, part, quantity, condition and note. Rows can be pasted from a spreadsheet.",
        "Bearbeiten Sie die Zeilen einer Bildtafel als Tabelle: Position, Teil, Menge, Bedingung und Bemerkung. Zeilen lassen sich aus einer Tabellenkalkulation einfügen.",
      ],
      [
        "有误的行会标出原因，其余的行照常保存。若他人已修改该插图，请重新打开后再保存。",
        "A wrong row tells why. If somebody else has changed the figure meanwhile, reopen it before you save.",
        "Fehlerhafte Zeilen nennen den Grund. Hat inzwischen jemand anderes die Bildtafel geändert, öffnen Sie sie vor dem Speichern neu.",
      ],
    ],
  },
  {
    route: "PrintPage",
    text: [
      [
        "插图与备件表的打印预览，带有您的姓名、账号和时间作为水印。用浏览器的打印功能输出或存为 PDF。",
        "The figure and its parts as they are printed, with your name, account and the time as a watermark. Print, or save as PDF, by your browser.",
        "Bildtafel und Teileliste für den Druck, mit Ihrem Namen, Konto und der Uhrzeit als Wasserzeichen. Drucken oder speichern Sie als PDF mit Ihrem Browser.",
      ],
      [
        "Internet Explorer 不能打印，请使用 Chrome。",
        "Internet Explorer cannot print it: use Chrome.",
        "Internet Explorer kann nicht drucken: Verwenden Sie Chrome.",
      ],
    ],
  },
  {
    route: "DataMaintenance",
    text: [
      [
        "维护车系的技术数据：尺寸、质量、加注量、力矩、电气、定位和性能。可限定到某个车型代码；留空则适用于整个车系。",
        "Keep the technical data of a series: dimensions, weights, fill quantities, torques, electrics, alignment, performance. Name a model code where a value is for that one alone.",
        "Pflegen Sie die technischen Daten einer Baureihe: Maße, Gewichte, Füllmengen, Drehmomente, Elektrik, Achsvermessung, Leistung. Gilt ein Wert nur für einen Modellcode, nennen Sie ihn.",
      ],
      [
        "同一项目和单位的数据不能重复。大量数据可用模板导入，导入前逐行检查。",
        "The same item with the same unit is there once. For many values use the template; each row is checked before anything is taken.",
        "Dieselbe Angabe mit derselben Einheit gibt es nur einmal. Für viele Werte nutzen Sie die Vorlage; jede Zeile wird vor der Übernahme geprüft.",
      ],
    ],
  },
  {
    route: "commercialDataViewing",
    text: [
      [
        "查阅商用车的总质量、轴荷、驱动形式、轴距和上装。可按类别、上装和排放筛选。",
        "Look up gross mass, axle loads, axle configuration, wheelbase and body of commercial vehicles. Filter by category, body and emission standard.",
        "Schlagen Sie Gesamtmasse, Achslasten, Achsformel, Radstand und Aufbau von Nutzfahrzeugen nach. Filtern Sie nach Kategorie, Aufbau und Abgasnorm.",
      ],
      [
        "列表可导出为 XLSX，导出文件在“我的下载”中。",
        "The list can be exported to XLSX; you find the file in your downloads.",
        "Die Liste lässt sich als XLSX ausgeben; die Datei liegt in Ihren Downloads.",
      ],
    ],
  },
  {
    route: "CommercialInformation",
    text: [
      [
        "维护商用车的技术数据：类别、上装、驱动形式、质量、轴荷、发动机、变速器、速比和轮胎。",
        "Keep the technical data of commercial vehicles: category, body, axles, masses, engine, gearbox, ratio and tires.",
        "Pflegen Sie die technischen Daten der Nutzfahrzeuge: Kategorie, Aufbau, Achsen, Massen, Motor, Getriebe, Übersetzung und Reifen.",
      ],
      [
        "整备质量必须小于总质量。停产车辆请将状态设为停产，数据继续可查。",
        "A vehicle weighs less empty than its gross mass. When it is no longer built, set its state; its data stay readable.",
        "Das Leergewicht liegt unter der Gesamtmasse. Wird ein Fahrzeug nicht mehr gebaut, ändern Sie seinen Stand; die Daten bleiben lesbar.",
      ],
    ],
  },
  {
    route: "vehicleClassificationSettings",
    text: [
      [
        "以树状维护车辆分类，例如乘用车下的轿车和 SUV。分类可限定到一个品牌，也可暂时隐藏。",
        "Keep the classes of vehicles as a tree, such as saloons and SUVs under passenger cars. A class can be that of one brand, and can be hidden.",
        "Pflegen Sie Fahrzeugklassen als Baum, etwa Limousinen und SUV unter Pkw. Eine Klasse kann zu einer Marke gehören und ausgeblendet werden.",
      ],
      [
        "仍有下级或车系的分类不能删除。一个分类不能位于自己之下。",
        "A class that has others or series below it cannot be deleted, and none can stand below itself.",
        "Eine Klasse mit Unterklassen oder Baureihen lässt sich nicht löschen, und keine steht unter sich selbst.",
      ],
    ],
  },
  {
    route: "carSeriesSettings",
    text: [
      [
        "将车系归入分类，设置其在该分类中的名称和顺序。一个车系可以属于多个分类。",
        "Assign series to classes, with the name and place that they have there. A series can be in several classes.",
        "Ordnen Sie Baureihen Klassen zu, mit Namen und Platz in der Klasse. Eine Baureihe kann in mehreren Klassen stehen.",
      ],
      [
        "名称留空时使用车系自己的名称。同一车系在一个分类中只能出现一次。",
        "Without a name of its own it is called as in the catalog. A class has a series once.",
        "Ohne eigenen Namen heißt sie wie im Katalog. In einer Klasse steht eine Baureihe einmal.",
      ],
    ],
  },
];
