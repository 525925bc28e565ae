import { SENSITIVE_CALLS } from "./calls.ts";
import { sensitiveWordRegister } from "./word_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { keeping } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

export const sensitive = defineDomain({
  name: "sensitive",
  pages: [
    page("Sensitive", { module: "settings", icon: "shield-alert", nav: "below" }),
  ],
  calls: SENSITIVE_CALLS,
  registers: [sensitiveWordRegister],
  grants: [
    { roles: ["factory-manager"], rights: [...keeping("Sensitive")] },
  ],
});
