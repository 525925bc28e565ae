import type { Kind } from "./format/kind.ts";
import { alternatives } from "./kinds/alternatives.ts";
import { brands } from "./kinds/brands.ts";
import { drawings } from "./kinds/drawings.ts";
import { figures } from "./kinds/figures.ts";
import { footnotes } from "./kinds/footnotes.ts";
import { groups } from "./kinds/groups.ts";
import { hotspots } from "./kinds/hotspots.ts";
import { kits } from "./kinds/kits.ts";
import { lines } from "./kinds/lines.ts";
import { models } from "./kinds/models.ts";
import { needs } from "./kinds/needs.ts";
import { options, optionValues } from "./kinds/options.ts";
import { partNames, parts, prices } from "./kinds/parts.ts";
import { searchWords } from "./kinds/search_words.ts";
import { series } from "./kinds/series.ts";
import { supersessions } from "./kinds/supersessions.ts";
import { vehicles } from "./kinds/vehicles.ts";

/** Every kind of rows of a catalogue, each behind those that it refers to: in this order they are written, and taken away from its end. */
export const KINDS: readonly Kind[] = [
  brands,
  series,
  options,
  optionValues,
  models,
  vehicles,
  groups,
  parts,
  partNames,
  prices,
  supersessions,
  kits,
  needs,
  alternatives,
  figures,
  footnotes,
  drawings,
  hotspots,
  lines,
  searchWords,
];

/** Names of the kinds, in their order. */
export const KIND_NAMES = KINDS.map(({ name }) => name);

/** The kind of a name, or undefined. */
export function kindOf(name: string): Kind | undefined {
  return KINDS.find((kind) => kind.name === name);
}

/** The kind that a file's name begins with: `lines.csv`, `lines-2026-11-22.csv`, `part-names_de.xlsx`; the longest that does. */
export function kindOfFile(fileName: string): Kind | undefined {
  const stem = fileName.toLowerCase();
  return [...KINDS]
    .sort((a, b) => b.name.length - a.name.length)
    .find(({ name }) => stem.startsWith(name) && /^[-_. ]/.test(stem.slice(name.length)));
}
