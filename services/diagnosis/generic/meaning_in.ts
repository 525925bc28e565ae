import terms from "./terms.json" with { type: "json" };

/** What is wrong with a thing, as meanings end: in Chinese and in German. */
const FAULTS: Readonly<Record<string, readonly [zh: string, de: string]>> = {
  "": ["", ""],
  "circuit": ["电路", "Stromkreis"],
  "circuit/open": ["电路/断路", "Stromkreis/Unterbrechung"],
  "circuit low": ["电路低", "Stromkreis: Signal zu niedrig"],
  "circuit high": ["电路高", "Stromkreis: Signal zu hoch"],
  "circuit range/performance": ["电路范围/性能", "Stromkreis: Bereich/Funktion"],
  "circuit intermittent/erratic": ["电路间歇/不稳定", "Stromkreis: sporadisch/unstetig"],
  "circuit intermittent": ["电路间歇", "Stromkreis: sporadisch"],
  "circuit no signal": ["电路无信号", "Stromkreis: kein Signal"],
  "circuit performance": ["电路性能", "Stromkreis: Funktion"],
  "circuit shorted": ["电路短路", "Stromkreis: Kurzschluss"],
  "control circuit": ["控制电路", "Steuerstromkreis"],
  "control circuit/open": ["控制电路/断路", "Steuerstromkreis/Unterbrechung"],
  "control circuit low": ["控制电路低", "Steuerstromkreis: Signal zu niedrig"],
  "control circuit high": ["控制电路高", "Steuerstromkreis: Signal zu hoch"],
  "control circuit range/performance": ["控制电路范围/性能", "Steuerstromkreis: Bereich/Funktion"],
  "performance": ["性能", "Funktion"],
  "performance or stuck off": ["性能/卡在断开状态", "Funktion oder bleibt ausgeschaltet"],
  "range/performance": ["范围/性能", "Bereich/Funktion"],
  "intermittent": ["间歇", "sporadisch"],
  "electrical": ["电气故障", "elektrischer Fehler"],
  "stuck on": ["卡在接通状态", "bleibt eingeschaltet"],
  "stuck off": ["卡在断开状态", "bleibt ausgeschaltet"],
  "stuck open": ["卡在打开位置", "klemmt offen"],
  "stuck closed": ["卡在关闭位置", "klemmt geschlossen"],
  "resistance": ["电阻", "Widerstand"],
  "restricted": ["堵塞", "verengt"],
  "supply": ["供电", "Versorgung"],
  "exceeded learning limit": ["超出学习极限", "Lerngrenze überschritten"],
  "at maximum limit": ["达到上限", "an der oberen Grenze"],
  "at minimum limit": ["达到下限", "an der unteren Grenze"],
  "circuit high voltage": ["电路电压高", "Stromkreis: Spannung zu hoch"],
  "circuit low voltage": ["电路电压低", "Stromkreis: Spannung zu niedrig"],
  "circuit slow response": ["电路响应慢", "Stromkreis: langsame Reaktion"],
  "primary control circuit high": ["初级控制电路高", "Primärsteuerkreis: Signal zu hoch"],
  "primary control circuit low": ["初级控制电路低", "Primärsteuerkreis: Signal zu niedrig"],
  "primary/secondary circuit": ["初级/次级电路", "Primär-/Sekundärkreis"],
  "leaking": ["泄漏", "undicht"],
};
const LONGEST_FIRST = Object.keys(FAULTS).sort((one, other) => other.length - one.length);

const THINGS = new Map(Object.entries(terms.things));
const MODULES = new Map(Object.entries(terms.modules));

/** A meaning in the languages in which the table of terms says it well; what it does not know whole is left out, English says it. */
export function meaningIn(english: string): { zh_CN: string; de_DE: string } | null {
  return ofModule(english) ?? ofCylinder(english) ?? thingAndFault(english);
}

/** What is wrong between two modules, by how a meaning begins: in Chinese and in German, with the other module in place of `{module}`. */
const BETWEEN_MODULES: Readonly<Record<string, readonly [zh: string, de: string]>> = {
  "Lost communication with": ["与{module}失去通信", "Keine Kommunikation mit {module}"],
  "Invalid data received from": ["从{module}收到无效数据", "Ungültige Daten empfangen von {module}"],
  "Software incompatibility with": ["与{module}的软件不兼容", "Software nicht kompatibel mit {module}"],
};

function ofModule(english: string) {
  const [begin, said] = Object.entries(BETWEEN_MODULES).find(([begin]) => english.startsWith(`${begin} `)) ??
    [];
  if (!begin || !said) return null;
  const [, module, letter] = english.slice(begin.length + 1).match(/^(.+?)(?: ([A-Z]))?$/) ?? [];
  const names = module === undefined ? undefined : MODULES.get(module);
  if (!names) return null;
  const mark = letter === undefined ? "" : ` ${letter}`;
  return {
    zh_CN: said[0].replace("{module}", () => spaced(names[0]! + mark)),
    de_DE: said[1].replace("{module}", () => names[1]! + mark),
  };
}

/** Latin letters stand apart from Chinese ones. */
function spaced(name: string): string {
  return `${/^[A-Z]/.test(name) ? " " : ""}${name}${/[A-Z)]$/.test(name) ? " " : ""}`;
}

/** What is said of a cylinder itself, with its number in place of `{n}`. */
const OF_CYLINDER: Readonly<Record<string, readonly [zh: string, de: string]>> = {
  "misfire detected": ["检测到第 {n} 缸失火", "Verbrennungsaussetzer an Zylinder {n} erkannt"],
  "contribution/balance": ["第 {n} 缸做功/平衡", "Zylinder {n}: Beitrag/Gleichlauf"],
  "injection timing": ["第 {n} 缸喷油正时", "Zylinder {n}: Einspritzzeitpunkt"],
  "above knock threshold": ["第 {n} 缸超过爆震阈值", "Zylinder {n}: Klopfgrenze überschritten"],
};

function ofCylinder(english: string) {
  const [, cylinder, what] = english.match(/^Cylinder (\d+) (.+)$/) ?? [];
  const names = what === undefined ? undefined : OF_CYLINDER[what];
  return names && cylinder !== undefined
    ? { zh_CN: names[0].replace("{n}", () => cylinder), de_DE: names[1].replace("{n}", () => cylinder) }
    : null;
}

/** `[Cylinder 3 ]thing[ A] fault[, bank 1[ sensor 2]]` */
function thingAndFault(english: string) {
  const place = english.match(/, bank (\d)(?: sensor (\d))?$/);
  const whole = place ? english.slice(0, place.index) : english;
  for (const fault of LONGEST_FIRST) {
    if (fault !== "" && !whole.endsWith(` ${fault}`)) continue;
    const rest = fault === "" ? whole : whole.slice(0, -fault.length - 1);
    const [, cylinder, thing, mark] = rest.match(/^(?:Cylinder (\d+) )?(.+?)(?: ([A-Z]|\d+))?$/) ?? [];
    const names = THINGS.get(rest) ?? (thing === undefined ? undefined : THINGS.get(thing));
    if (!names) continue;
    const letter = THINGS.has(rest) || mark === undefined ? "" : ` ${mark}`;
    const [zhFault, deFault] = FAULTS[fault]!;
    const zh = (cylinder === undefined ? "" : `第 ${cylinder} 缸`) + names[0] + letter +
      (letter !== "" && zhFault !== "" ? " " : "") + zhFault;
    const de = (cylinder === undefined ? "" : `Zylinder ${cylinder}: `) + names[1] + letter +
      (deFault === "" ? "" : `, ${deFault}`);
    if (!place) return { zh_CN: zh, de_DE: de };
    const [, bank, sensor] = place;
    return {
      zh_CN: `${zh}（列 ${bank}${sensor === undefined ? "" : ` 传感器 ${sensor}`}）`,
      de_DE: `${de} (Bank ${bank}${sensor === undefined ? "" : `, Sensor ${sensor}`})`,
    };
  }
  return null;
}
