import { reference } from "@/engines/registers/declare.ts";

/** The department that approves a document, chosen by its author: the field, and how its value names the departments that decide. */
export const tsbDepartment = {
  field: reference({
    table: "departments",
    route: "BaseinfoUserDepart",
    where: ({ sql }) => sql`r.kind = 'tsb'`,
  }, { optional: true }),
  deciding: ({ department }: { department: string | null }) => department ? [department] : [],
};
