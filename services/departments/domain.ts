import { DEPARTMENT_CALLS } from "./calls.ts";
import { departmentRegister } from "./department_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

export const departments = defineDomain({
  name: "departments",
  pages: [
    page("BaseinfoUserDepart", { module: "people", icon: "network", nav: "below" }),
  ],
  calls: DEPARTMENT_CALLS,
  registers: [departmentRegister],
  grants: [
    { roles: ["factory-manager", "section-chief"], rights: [...viewing("BaseinfoUserDepart")] },
    { roles: ["factory-manager"], rights: [...writing("BaseinfoUserDepart")] },
  ],
});
