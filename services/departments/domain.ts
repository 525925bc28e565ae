import { DEPARTMENT_CALLS } from "./calls.ts";
import { SUBSTITUTE_CALLS } from "./substitutes/calls.ts";
import { departmentRegister } from "./department_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

export const departments = defineDomain({
  name: "departments",
  pages: [
    page("BaseinfoUserDepart", { module: "people", icon: "network", nav: "below" }),
  ],
  calls: [...DEPARTMENT_CALLS, ...SUBSTITUTE_CALLS],
  registers: [departmentRegister],
  messages: {
    "substitute-named": { icon: "user-check", tone: "info", toDo: false, byMail: true },
    "substitute-ended": { icon: "user-check", tone: "info", toDo: false, byMail: false },
  },
  grants: [
    { roles: ["factory-manager", "section-chief"], rights: [...viewing("BaseinfoUserDepart")] },
    { roles: ["factory-manager"], rights: [...writing("BaseinfoUserDepart")] },
  ],
});
