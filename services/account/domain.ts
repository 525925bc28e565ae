import { PREFERENCE_CALLS } from "./calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { page } from "@/kernel/access/pages.ts";

export const account = defineDomain({
  name: "account",
  pages: [
    page("Account", { module: "personal", icon: "user-round", need: "session" }),
  ],
  calls: PREFERENCE_CALLS,
});
