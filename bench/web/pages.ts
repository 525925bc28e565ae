import type { Inputs } from "../measure/inputs.ts";
import type { Headers } from "./load.ts";

/** A page that is measured, and what it may cost at most. */
export interface MeasuredPage {
  name: string;
  path: string;
  /** Whether a session is shown. */
  loggedIn: boolean;
  /** Most processor time, milliseconds. */
  aimMs: number;
}

/** The pages by which the others are judged: a list of 20 hits, a figure alone and in its catalogue, and the entry. */
export function measuredPages(inputs: Inputs): MeasuredPage[] {
  const { vin, figure } = inputs.figures[0]!;
  const subject = new URLSearchParams({ vin, figure });
  return [
    {
      name: "list page",
      path: `/tis/SearchPage?q=${inputs.prefixes[0]!.slice(0, 5)}`,
      loggedIn: true,
      aimMs: 4,
    },
    { name: "figure page", path: `/tis/EPC2D?${subject}`, loggedIn: true, aimMs: 9 },
    { name: "catalogue with figure", path: `/tis/EPCPage?${subject}`, loggedIn: true, aimMs: 9 },
    { name: "login page", path: "/tis/login", loggedIn: false, aimMs: 1.5 },
  ];
}

/** Headers as browsers send them, of people who take turns. Addresses are told as a proxy would; no two requests of a bench share one, since visitors are limited by it. */
export function browsersOf(tokens: readonly string[], loggedIn: boolean): Headers {
  return (number) => {
    const who = number % tokens.length;
    const visitor = `tis_visitor=0197d3c2-0000-7000-8000-${String(who).padStart(12, "0")}`;
    return {
      cookie: loggedIn ? `tis_session=${tokens[who]}; ${visitor}` : visitor,
      "x-forwarded-for": `10.${number >> 16 & 255}.${number >> 8 & 255}.${number & 255}`,
    };
  };
}
