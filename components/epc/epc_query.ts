import { z } from "zod";
import type { SubjectChoice } from "@/services/epc/subject.ts";
import { cleanVin } from "@/services/epc/vin.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { EpcQuery } from "./page_links.ts";

const text = z.string().trim().max(120).optional().catch(undefined);

const schema = z.object({
  vin: text,
  seriesCode: text,
  model: text,
  group: text,
  figure: text,
  callout: text,
  version: z.string().regex(/^[1-9]\d{0,5}$/).optional().catch(undefined),
  part: text,
  not: text,
  other: text,
});

/** Reads the address of an EPC page; what is not understood is left out. The vehicle in context counts when none is named. */
export function readEpcQuery(url: URL, vinInContext: string | null): EpcQuery {
  const query: EpcQuery = schema.parse(Object.fromEntries(url.searchParams));
  if (!query.vin && !query.seriesCode && vinInContext) query.vin = vinInContext;
  return query;
}

/** Whether the series can be told without reading the vehicle first: not by the last 8 of a VIN, which may be those of several. */
export function namesSeries({ vin }: EpcQuery): boolean {
  return !vin || cleanVin(vin).length === LIMITS.vinLength;
}

/** For what the catalogue is asked: the vehicle, else series and model. */
export function subjectChoice(query: EpcQuery): SubjectChoice {
  if (query.vin) return { vin: cleanVin(query.vin) };
  return { seriesCode: query.seriesCode, model: query.model };
}

/** Number of the drawing that is asked for. */
export function versionAsked({ version }: EpcQuery): number | undefined {
  return version === undefined ? undefined : Number(version);
}
