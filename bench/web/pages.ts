import type { Inputs } from "../measure/inputs.ts";
import type { Headers } from "./load.ts";

export type Reader = "with vehicle" | "without vehicle" | "visitor";

/** A page that is measured, and what it may cost at most. */
export interface MeasuredPage {
  name: string;
  path: string;
  /** Who asks: somebody logged in, with a vehicle in context or without, or a visitor. */
  reader: Reader;
  /** Most processor time, milliseconds. */
  aimMs: number;
}

/**
 * The pages by which the others are judged: a list of 20 hits, a figure alone and in its catalogue, the list again, with the vehicle in
 * context that the figure's page has put there, and the entry.
 */
export function measuredPages(inputs: Inputs): MeasuredPage[] {
  const { vin, figure } = inputs.figures[0]!;
  const subject = new URLSearchParams({ vin, figure });
  const search = `/tis/SearchPage?q=${inputs.prefixes[0]!.slice(0, 5)}`;
  return [
    { name: "list page", path: search, reader: "without vehicle", aimMs: 4 },
    { name: "figure page", path: `/tis/EPC2D?${subject}`, reader: "with vehicle", aimMs: 9 },
    { name: "catalogue with figure", path: `/tis/EPCPage?${subject}`, reader: "with vehicle", aimMs: 9 },
    { name: "list page, for a vehicle", path: search, reader: "with vehicle", aimMs: 4 },
    { name: "login page", path: "/tis/login", reader: "visitor", aimMs: 1.5 },
  ];
}

/** Headers as browsers send them, of people who take turns. Addresses are told as a proxy would; no two requests of a bench share one, since visitors are limited by it. */
export function browsersOf(tokens: readonly string[], reader: Reader): Headers {
  // Nobody who looks at figures asks for a page without a vehicle, whichever was asked for before.
  const half = Math.floor(tokens.length / 2);
  return (number) => {
    const who = number % half + (reader === "with vehicle" ? half : 0);
    const visitor = `tis_visitor=0197d3c2-0000-7000-8000-${String(who).padStart(12, "0")}`;
    return {
      cookie: reader !== "visitor" ? `tis_session=${tokens[who]}; ${visitor}` : visitor,
      "x-forwarded-for": `10.${number >> 16 & 255}.${number >> 8 & 255}.${number & 255}`,
    };
  };
}
