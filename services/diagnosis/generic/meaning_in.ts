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
  "leaking": ["泄漏", "undicht"],
};
const LONGEST_FIRST = Object.keys(FAULTS).sort((one, other) => other.length - one.length);

const THINGS = new Map(Object.entries(terms.things));
const MODULES = new Map(Object.entries(terms.modules));

/** A meaning in the languages in which the table of terms says it well; what it does not know whole is left out, English says it. */
export function meaningIn(english: string): { zh_CN: string; de_DE: string } | null {
  return lostCommunication(english) ?? misfire(english) ?? thingAndFault(english);
}

function lostCommunication(english: string) {
  const [, module, letter] = english.match(/^Lost communication with (.+?)(?: ([A-Z]))?$/) ?? [];
  const names = module === undefined ? undefined : MODULES.get(module);
  if (!names) return null;
  const mark = letter === undefined ? "" : ` ${letter}`;
  return {
    zh_CN: `与${spaced(names[0]! + mark)}失去通信`,
    de_DE: `Keine Kommunikation mit ${names[1]}${mark}`,
  };
}

/** Latin letters stand apart from Chinese ones. */
function spaced(name: string): string {
  return `${/^[A-Z]/.test(name) ? " " : ""}${name}${/[A-Z)]$/.test(name) ? " " : ""}`;
}

function misfire(english: string) {
  const [, cylinder] = english.match(/^Cylinder (\d+) misfire detected$/) ?? [];
  return cylinder === undefined ? null : {
    zh_CN: `检测到第 ${cylinder} 缸失火`,
    de_DE: `Verbrennungsaussetzer an Zylinder ${cylinder} erkannt`,
  };
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
