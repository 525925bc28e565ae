import { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";
import { type Dimension, DIMENSION_NAMES, dimensionOf, PEOPLE_DIMENSIONS } from "./dimensions.ts";
import { parseVins } from "./parse_vins.ts";

/** Values of one dimension at most. */
const MOST_VALUES = 2000;

/** Forms say by an empty text that there is none, or no further one. */
const withoutEmpty = (given: string[]) => given.filter((one) => one !== "");

const codes = z.array(z.string().trim().max(200)).max(MOST_VALUES).transform(withoutEmpty);

function valuesOf(name: Dimension) {
  const { values } = dimensionOf(name);
  return "values" in values
    ? z.array(z.enum(["", ...values.values])).max(values.values.length + 1).transform(withoutEmpty)
    : codes;
}

/** A list of VINs, or a text that holds them. More than the limit and what is no VIN is refused, each with its own sentence. */
const vins = z.union([z.string().max(2_000_000), z.array(z.string().max(2_000_000)).max(200_000)])
  .transform((given, ctx): string[] => {
    const { vins, wrong, wrongCount } = parseVins(typeof given === "string" ? given : given.join("\n"));
    const fault = wrongCount > 0
      ? { message: "refusal.audience-vin-wrong", params: { count: wrongCount, first: wrong } }
      : vins.length > LIMITS.epcVinsPerJob
      ? {
        message: "refusal.audience-too-many-vins",
        params: { limit: LIMITS.epcVinsPerJob, count: vins.length },
      }
      : null;
    if (!fault) return vins;
    ctx.addIssue({ code: "custom", ...fault });
    return z.NEVER;
  });

const dimensions = Object.fromEntries(
  DIMENSION_NAMES.map((name) => [name, valuesOf(name).optional()]),
) as Record<Dimension, z.ZodOptional<typeof codes>>;

/**
 * Whom something is meant for. Values of one dimension are OR-ed, dimensions AND-ed; one that is left out or empty asks nothing, and an
 * audience that asks nothing is everybody.
 */
export const audience = z.object({ ...dimensions, vins: vins.optional() }).strict();

/** The same for what only people see. */
export const peopleAudience = audience.pick(
  Object.fromEntries(PEOPLE_DIMENSIONS.map((name) => [name, true])) as Record<Dimension, true>,
).strict();

/** An audience as it is kept: dimensions that ask nothing are left out. */
export type Audience = z.infer<typeof audience>;

/** The same audience with each value once, in order, and without what asks nothing, so that equal ones are equal texts. */
export function plainAudience(given: Audience): Audience {
  const plain: Audience = {};
  for (const name of DIMENSION_NAMES) {
    const values = [...new Set(given[name] ?? [])].sort();
    if (values.length > 0) plain[name] = values;
  }
  const vins = [...new Set(given.vins ?? [])].sort();
  return vins.length > 0 ? { ...plain, vins } : plain;
}
