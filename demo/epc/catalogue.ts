import { composeFigures, type Figure } from "./compose_figures.ts";
import { type Drawing, readDrawings } from "./figure_drawings.ts";
import type { PartCompanyRow } from "@/services/epc/import/part_rows.ts";
import { partCompany } from "./part_company.ts";
import { type Part, partRegister, type StandardRow } from "./part_register.ts";
import { supersede, type Supersession } from "./supersessions.ts";

/** Everything of the parts side, still without a database. The same each time for the same drawings. */
export interface Catalogue {
  drawings: ReadonlyMap<string, Drawing>;
  figures: Figure[];
  parts: Part[];
  standards: StandardRow[];
  supersessions: Supersession[];
  company: PartCompanyRow[];
}

/** Composes figures, parts and supersessions for the drawings in demo/figures. */
export async function composeCatalogue(): Promise<Catalogue> {
  const drawings = await readDrawings();
  const register = partRegister();
  const figures = composeFigures(register, new Set(drawings.keys()));
  const supersessions = supersede(register);
  const company = partCompany(register, figures);
  return {
    company,
    drawings,
    figures,
    parts: register.parts(),
    standards: register.standards(),
    supersessions,
  };
}
