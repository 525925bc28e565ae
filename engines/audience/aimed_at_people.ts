import type { AimColumn, EntryAim, Values } from "@/engines/registers/define_register.ts";
import { choicesOf } from "@/engines/registers/choices_of.ts";
import { fieldOfIssue } from "@/kernel/refusals/field_of_issue.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { entryAudiencePlace } from "./aim_entry.ts";
import { type Audience, peopleAudience, plainAudience } from "./audience.ts";
import { audienceForm } from "./audience_form.ts";
import { valueLabel } from "./dimension_names.ts";
import { type Dimension, dimensionOf, PEOPLE_DIMENSIONS } from "./dimensions.ts";
import { readAudience } from "./read_audience.ts";
import { requireKnown, saveAudience } from "./save_audience.ts";

/** Where the audience stands in what an entry is given, and in what is refused of it. */
const FIELD = "audience";

/** Values of one dimension that the second sheet of a template lists at most. */
const MAX_LISTED = 500;

/** Entries of a register are for people: what it says as its `audience`. */
export const aimedAtPeople: EntryAim = {
  input: peopleAudience,
  async keep(tx, given, known = {}) {
    const said = plainOf(given);
    return { id: await saveAudience(tx, said, { known }), said };
  },
  async check(tx, given, known) {
    const said = plainOf(given);
    await requireKnown(tx, said, known, FIELD);
    return said;
  },
  read: readAudience,
  columns: PEOPLE_DIMENSIONS.map(columnOf),
};

/** What is given as it would be kept; refuses by field what is none of a dimension's values. */
function plainOf(given: Values): Audience {
  const { data, error } = peopleAudience.safeParse(given);
  if (data) return plainAudience(data);
  throw refuse(
    "invalid-input",
    {},
    error.issues.map((issue) => ({
      ...fieldOfIssue(issue, given),
      field: `${FIELD}.${String(issue.path[0])}`,
    })),
  );
}

function columnOf(name: Dimension): AimColumn {
  const { values } = dimensionOf(name);
  const head: AimColumn["head"] = (t) => t("audience.column", { field: t(`audience.${name}`) });
  if ("values" in values) {
    const words: AimColumn["words"] = (t) =>
      values.values.map((value) => [value, valueLabel({ t }, name, value)] as const);
    return { name, head, words, choices: ({ t }) => Promise.resolve(words(t).map(([, word]) => word)) };
  }
  if (values.to.many) return { name, head, choices: () => null };
  return {
    name,
    head,
    async choices(ctx, register) {
      const listed = await choicesOf(ctx, audienceForm(entryAudiencePlace(register)), name, {
        limit: MAX_LISTED,
      });
      return listed.map(({ value, label }) => value === label ? value : `${value} — ${label}`);
    },
  };
}
