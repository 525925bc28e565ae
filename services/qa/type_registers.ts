import {
  choice,
  code,
  defineRegister,
  links,
  names,
  type Register,
  whole,
} from "@/engines/registers/declare.ts";

/** Specification section 9: question types stand below the parents 0 to 4. */
const TYPE_PARENTS = [0, 1, 2, 3, 4] as const;

function typeRegister(
  declared: Pick<Register, "route" | "path" | "noun" | "table"> & { kind: "part" | "tech"; staff: string },
): Register {
  const { kind, staff, ...rest } = declared;
  return defineRegister({
    ...rest,
    texts: "qa.type",
    key: "code",
    order: "typeParent",
    fields: {
      code: code({ max: 20 }),
      typeParent: choice(TYPE_PARENTS, { choices: `qa.${kind}_parent`, batch: true }),
      names: names(),
      staff: links(
        {
          table: "users",
          key: "id",
          label: "full_name",
          plain: true,
          lead: "user_code",
          many: true,
          where: ({ sql }) => sql`r.user_type = 'factory'`,
        },
        { table: staff, own: "type_code", other: "user_id" },
        { optional: true, hint: true },
      ),
      sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
    },
  });
}

/** Types of questions on parts, with the staff responsible. */
export const partQaTypeRegister = typeRegister({
  route: "PartQAType",
  path: "/tis/part-qa-types",
  noun: ["PartQaType", "PartQaTypes"],
  table: "part_qa_types",
  kind: "part",
  staff: "part_qa_type_staff",
});

/** Types of technical questions, with the staff responsible. */
export const techQaTypeRegister = typeRegister({
  route: "TechQAType",
  path: "/tis/tech-qa-types",
  noun: ["TechQaType", "TechQaTypes"],
  table: "tech_qa_types",
  kind: "tech",
  staff: "tech_qa_type_staff",
});
