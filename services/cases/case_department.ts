import { reference } from "@/engines/registers/declare.ts";

/** The department that approves a case: the first of its kind unless another one was set. */
export const caseDepartment = {
  field: reference({
    table: "departments",
    route: "BaseinfoUserDepart",
    where: ({ sql }) => sql`r.kind = 'case'`,
  }, { optional: true }),
  deciding: ({ department }: { department: string | null }) => department ? [department] : [],
};
