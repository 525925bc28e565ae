import { reference } from "@/engines/registers/declare.ts";

/** The department that approves a labor item: the first of its kind unless another one was set. */
export const laborDepartment = {
  field: reference({
    table: "departments",
    route: "BaseinfoUserDepart",
    where: ({ sql }) => sql`r.kind = 'labor'`,
  }, { optional: true }),
  deciding: ({ department }: { department: string | null }) => department ? [department] : [],
};
