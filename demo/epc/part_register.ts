import { AUXILIARIES } from "./auxiliaries.ts";
import type { AuxiliaryDraft, PartDraft, Setting, StandardDraft } from "./line_drafts.ts";
import { joined, type Names, names, same } from "./names.ts";
import { numberGiver } from "./part_numbers.ts";
import { dice } from "./random.ts";
import { type StandardPart, standardPart } from "./standard_parts.ts";
import { WORDS } from "./words.ts";

export interface Part {
  /** Eleven digits. */
  number: string;
  /** Grouped 4-4-3. */
  shown: string;
  names: Names;
  pack: number;
  unit: string;
  grams: number | null;
  exchange: boolean;
  /** Share of the price that the core costs. */
  core: number;
  once: boolean;
  torque: number | null;
  angle: number | null;
  orderable: boolean;
  discontinuedOn: string | null;
  standardCode: string | null;
  auxiliaryCode: string | null;
  /** Paint or trim in which it comes. */
  finishCode: string | null;
  primed: boolean;
  /** '330 × 28 mm' */
  dimensions: string | null;
  /** Net price in euro; other lists are reckoned from it. */
  euro: number;
  history: PartDraft["history"];
  /** What it follows or is followed by stays in its family: the number's first four digits and the platform's. */
  family: { group: string; digits: number };
}

export interface StandardRow extends StandardPart {
  code: string;
}

/** Keeps every part that a figure names, each once. */
export interface PartRegister {
  /** The number of a part; it is entered when it is new. */
  enter(draft: PartDraft | StandardDraft | AuxiliaryDraft, setting: Setting): string;
  /** Enters a part that no figure shows: what another replaces or is replaced by. */
  derive(from: Part, changes: Partial<Part>): Part;
  parts(): Part[];
  standards(): StandardRow[];
}

/** An empty register; the same drafts in the same order get the same numbers. */
export function partRegister(): PartRegister {
  const byIdentity = new Map<string, Part>();
  const standards = new Map<string, StandardRow>();
  const give = numberGiver();

  function add(identity: string, part: Part): string {
    byIdentity.set(identity, part);
    return part.number;
  }

  return {
    enter(draft, setting) {
      if ("auxiliary" in draft) {
        const identity = `auxiliary ${draft.auxiliary}`;
        return byIdentity.get(identity)?.number ??
          add(identity, auxiliary(draft, give.plain("8319", identity)));
      }
      if ("standard" in draft) {
        const identity = `standard ${draft.standard} ${draft.torque ?? ""} ${draft.angle ?? ""} ${
          draft.once ?? ""
        }`;
        const known = byIdentity.get(identity);
        if (known) return known.number;
        const row = standards.get(draft.standard) ??
          { ...standardPart(draft.standard), code: codeOf(draft.standard) };
        standards.set(draft.standard, row);
        return add(identity, standard(draft, row, give.plain("0711", identity)));
      }
      const name = nameOf(draft, setting);
      const owner = ownerOf(draft, setting);
      const identity = `${owner} ${draft.group} ${name.en_US} ${draft.revision ?? 1}`;
      const known = byIdentity.get(identity);
      if (known) return known.number;
      const place = familyOf(draft, setting);
      // Left and right stand next to each other: the right one takes the number after the left one's.
      const left = name.en_US.endsWith("right")
        ? byIdentity.get(
          `${owner} ${draft.group} ${name.en_US.replace(/right$/, "left")} ${draft.revision ?? 1}`,
        )
        : undefined;
      return add(
        identity,
        own(draft, name, identity, left ? give.after(left.number) : give.next(place, identity), setting),
      );
    },
    derive(from, changes) {
      const number = give.next(from.family, `${from.number} derived ${byIdentity.size}`);
      const part = { ...from, ...changes, number: number.number, shown: number.shown };
      byIdentity.set(`derived ${number.number}`, part);
      return part;
    },
    parts: () => [...byIdentity.values()],
    standards: () => [...standards.values()],
  };
}

/** Whose part it is: a series', a platform's, or everybody's. */
function ownerOf(draft: PartDraft, setting: Setting): string {
  if (draft.shared === "all") return "all";
  return draft.shared === "platform" ? setting.platformCode : setting.only?.code ?? setting.platformCode;
}

function familyOf(draft: PartDraft, setting: Setting): Part["family"] {
  return { group: draft.group, digits: draft.shared === "all" ? 1 : setting.platform.digits };
}

function nameOf(draft: PartDraft, setting: Setting): Names {
  return joined(draft.words.flatMap((word): Names[] => {
    if (typeof word === "string") return [names(WORDS[word])];
    if (typeof word === "object") return [names(word)];
    const size = word(setting);
    return size === null ? [] : [same(size)];
  }));
}

function own(draft: PartDraft, name: Names, identity: string, number: Numbered, setting: Setting): Part {
  // Left, right and revised ones cost about the same.
  const random = dice(`part ${identity.replace(/(, (left|right))? \d+$/, "")}`);
  const factor = draft.shared === "all" ? 1 : setting.platform.priceFactor;
  const euro = draft.euro * factor * (.96 + random.next() * .08);
  return {
    ...number,
    names: name,
    pack: draft.pack ?? 1,
    unit: draft.unit ?? "piece",
    grams: draft.grams ?? Math.round(40 + euro * random.whole(8, 30)),
    exchange: draft.core !== undefined,
    core: draft.core ?? 0,
    once: draft.once ?? false,
    torque: draft.torque ?? null,
    angle: draft.angle ?? null,
    orderable: draft.orderable ?? true,
    discontinuedOn: null,
    standardCode: null,
    auxiliaryCode: null,
    finishCode: draft.finish ?? null,
    primed: draft.primed ?? false,
    dimensions: /\d+ × \d+/.exec(name.en_US)?.[0].concat(" mm") ?? null,
    euro,
    history: draft.history,
    family: familyOf(draft, setting),
  };
}

type Numbered = Pick<Part, "number" | "shown">;

function standard(draft: StandardDraft, row: StandardRow, number: Numbered): Part {
  return {
    ...number,
    names: joined([names(row.written), same(row.dimensions)]),
    pack: row.pack,
    unit: "piece",
    grams: null,
    exchange: false,
    core: 0,
    once: draft.once ?? false,
    torque: draft.torque ?? row.torque,
    angle: draft.angle ?? null,
    orderable: true,
    discontinuedOn: null,
    standardCode: row.code,
    auxiliaryCode: null,
    finishCode: null,
    primed: false,
    dimensions: null,
    euro: row.euro,
    history: "none",
    family: { group: "0711", digits: 9 },
  };
}

function auxiliary(draft: AuxiliaryDraft, number: Numbered): Part {
  const row = AUXILIARIES[draft.auxiliary];
  if (!row) throw new Error(`no such auxiliary: ${draft.auxiliary}`);
  return {
    ...number,
    names: names(row.written),
    pack: row.pack,
    unit: row.unit,
    grams: null,
    exchange: false,
    core: 0,
    once: false,
    torque: null,
    angle: null,
    orderable: true,
    discontinuedOn: null,
    standardCode: null,
    auxiliaryCode: draft.auxiliary,
    finishCode: null,
    primed: false,
    dimensions: null,
    euro: row.euro,
    history: "none",
    family: { group: "8319", digits: 9 },
  };
}

/** "flange_bolt M12 × 1.5 × 35" as a code: FLANGE-BOLT-M12X1.5X35. */
function codeOf(key: string): string {
  const [kind, ...rest] = key.split(" ");
  return `${kind!.replaceAll("_", "-")}-${rest.join("").replaceAll("×", "x")}`.toUpperCase();
}
