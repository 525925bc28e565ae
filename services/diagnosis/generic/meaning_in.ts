import terms from "./terms.json" with { type: "json" };

/** How a term reads: in Chinese and in German. */
type Words = [zh: string, de: string];

/** What is wrong with a thing, as meanings end; the German words bring what joins them to it. */
const FAULTS = new Map(Object.entries(terms.faults) as [string, Words][]);
const LONGEST_FIRST = [...FAULTS.keys()].sort((one, other) => other.length - one.length);

const THINGS = new Map(Object.entries(terms.things) as [string, Words][]);
const MODULES = new Map(Object.entries(terms.modules) as [string, Words][]);

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

/** `thing fault[, bank 1[ sensor 2]]` */
function thingAndFault(english: string) {
  const place = english.match(/, bank (\d)(?: sensor (\d))?$/);
  const whole = place ? english.slice(0, place.index) : english;
  for (const fault of LONGEST_FIRST) {
    if (fault !== "" && !whole.endsWith(` ${fault}`)) continue;
    const names = thingOf(fault === "" ? whole : whole.slice(0, -fault.length - 1));
    if (!names) continue;
    const [zhFault, deFault] = FAULTS.get(fault)!;
    const zh = joined(names[0], zhFault);
    const de = names[1] + deFault;
    if (!place) return { zh_CN: zh, de_DE: de };
    const [, bank, sensor] = place;
    return {
      zh_CN: `${zh}（列 ${bank}${sensor === undefined ? "" : ` 传感器 ${sensor}`}）`,
      de_DE: `${de} (Bank ${bank}${sensor === undefined ? "" : `, Sensor ${sensor}`})`,
    };
  }
  return null;
}

/** `[Cylinder 3 | A ]thing[ B | 2]`, or a thing with such marks within, which the table writes as `#`. */
function thingOf(english: string): Words | null {
  const known = THINGS.get(english) ?? markedWithin(english);
  if (known) return known;
  const [, cylinder, ofCylinder] = english.match(/^Cylinder (\d+) (.+)$/) ?? [];
  if (ofCylinder !== undefined) {
    const names = thingOf(ofCylinder);
    return names && [`第 ${cylinder} 缸${names[0]}`, `Zylinder ${cylinder}: ${names[1]}`];
  }
  const [, before, behind, first, last] = english.match(/^(?:([A-Z]) (.+)|(.+) ([A-Z]|\d+))$/) ?? [];
  const names = THINGS.get(behind ?? first ?? "");
  return names ? [`${names[0]} ${before ?? last}`, `${names[1]} ${before ?? last}`] : null;
}

/** A letter or number that stands alone. */
const MARK = /(?<![/\w])(?:[A-Z]|\d+)(?![/\w])/g;

function markedWithin(english: string): Words | null {
  const marks = english.match(MARK);
  const names = marks && THINGS.get(english.replace(MARK, "#"));
  if (!names) return null;
  const filled = (name: string) => {
    let at = 0;
    return name.replaceAll("#", () => marks[at++] ?? "");
  };
  return [filled(names[0]), filled(names[1])];
}

/** Chinese words stand together, apart from what ends or begins in Latin letters. */
function joined(thing: string, fault: string): string {
  const apart = /[\w)]$/.test(thing) && fault !== "" || /^[(\w]/.test(fault);
  return thing + (apart ? " " : "") + fault;
}
