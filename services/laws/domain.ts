import * as events from "@/events/laws.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";
import { ROLE_CODES } from "@/kernel/access/role_codes.ts";
import { lawsByTheDayJob } from "./by_the_day_job.ts";
import { LAW_CALLS } from "./calls.ts";
import { lawList } from "./law_list.ts";
import { lawLinkKind } from "./link_law.ts";
import { notifyLawReleased } from "./notify_released.ts";
import { maySeeLaw } from "./read_law.ts";
import { LAW_USE } from "./rows.ts";
import { tellLawReadersWork } from "./tell_readers_work.ts";

/** Everybody must know what the law asks. */
const READERS = ROLE_CODES.filter((role) => role !== "administrator" && role !== "integration-partner");

export const laws = defineDomain({
  name: "laws",
  pages: [
    page("Laws", { module: "documents", icon: "scale", nav: "below", rightTitle: "right.register.view" }),
  ],
  lists: [lawList],
  calls: LAW_CALLS,
  events: Object.values(events),
  jobs: [lawsByTheDayJob],
  work: [tellLawReadersWork],
  notifications: [notifyLawReleased],
  messages: {
    "law-new": { icon: "scale", tone: "info", toDo: false, byMail: false },
    "law-effective": { icon: "scale", tone: "ok", toDo: false, byMail: false },
  },
  linkKinds: { law: lawLinkKind },
  places: {
    "law": { types: ["pdf", "doc", "docx", "ppt", "pptx", "zip"], upload: "Laws:edit", stamped: true },
  },
  readers: { [LAW_USE]: maySeeLaw },
  grants: [
    { roles: READERS, rights: viewing("Laws") },
    { roles: ["factory-manager", "factory-engineer"], rights: ["Laws:add", "Laws:edit", "Laws:delete"] },
    { roles: ["factory-manager"], rights: ["Laws:publish"] },
  ],
  demo: [{
    name: "laws",
    told: "legal standards",
    after: "feedback",
    usesFiles: true,
    load: async () => (await import("@/demo/laws/standards.ts")).fillLaws,
  }],
});
