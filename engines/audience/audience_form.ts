import type { Register } from "@/engines/registers/define_register.ts";
import { references } from "@/engines/registers/field_makers.ts";
import { DIMENSION_NAMES, dimensionOf } from "./dimensions.ts";

/** Where an audience is put together: a page whose right sees it, and a path below which its calls are. */
export interface AudiencePlace {
  /** Route of the page: `<route>:view` sees it. */
  route: string;
  /** `/tis/tsbs`. */
  path: string;
  noun: readonly [one: string, many: string];
  /** It is seen by people and says nothing of vehicles. */
  peopleOnly?: boolean;
}

/** Dimensions that are rows of tables as fields that a register knows, for their choices and controls; it is none of the portal's registers. */
export function audienceForm({ route, path, noun }: AudiencePlace): Register {
  return {
    route,
    path: `${path}/audience`,
    noun,
    texts: "audience",
    table: "audiences",
    key: "id",
    fields: Object.fromEntries(DIMENSION_NAMES.flatMap((name) => {
      const { values, column } = dimensionOf(name);
      return "to" in values ? [[name, references(values.to, { column, optional: true })]] : [];
    })),
  };
}
