import { shown } from "./field_makers.ts";

/**
 * Fields of a register that says whose `audience` its entries have, whose table has `audience_id bigint references audiences`: whether an entry is for everybody, by
 * which its list is narrowed and sorted, and which audience it has. Whom that is, its page says; it is changed by a form of its own.
 */
export function audienceFields() {
  return {
    audience: shown(
      "text",
      ({ sql }) => sql`case when e.audience_id is null then 'everybody' else 'narrowed' end`,
      {
        label: "audience.title",
        values: ["everybody", "narrowed"],
        choices: "audience.is",
        filter: true,
      },
    ),
    audienceId: shown("whole", ({ sql }) => sql`e.audience_id`, { label: "audience.title", in: "none" }),
  };
}
