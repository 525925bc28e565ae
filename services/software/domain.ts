import * as events from "@/events/software.ts";
import { PICTURES } from "@/engines/files/place_types.ts";
import { softwareTypeRegister } from "./type_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { keeping, viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";
import { ROLE_CODES } from "@/kernel/access/role_codes.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { SOFTWARE_ANSWERS } from "./answers.ts";
import { SOFTWARE_CALLS } from "./calls.ts";
import { softwareLinkKind } from "./link_software.ts";
import { notifySoftwareReleased, notifySoftwareWithdrawn } from "./notify_downloaders.ts";
import { maySeeSoftware } from "./read_software.ts";
import { SOFTWARE_PLACE, SOFTWARE_USE } from "./software_form.ts";
import { softwareList } from "./software_list.ts";

/** Everybody who repairs, and machines of the workshop. */
const READERS = ROLE_CODES.filter((role) => role !== "administrator" && role !== "social-user");

export const software = defineDomain({
  name: "software",
  pages: [
    page("SoftwareList", {
      module: "documents",
      icon: "hard-drive-download",
      nav: "below",
      rightTitle: "right.register.view",
    }),
    registerPage(softwareTypeRegister, { module: "documents", icon: "hard-drive-download", nav: "below" }),
  ],
  registers: [softwareTypeRegister],
  lists: [softwareList],
  calls: SOFTWARE_CALLS,
  answers: SOFTWARE_ANSWERS,
  events: Object.values(events),
  notifications: [notifySoftwareReleased, notifySoftwareWithdrawn],
  messages: {
    "software-released": { icon: "hard-drive-download", tone: "info", toDo: false, byMail: false },
    "software-withdrawn": { icon: "hard-drive-download", tone: "warn", toDo: true, byMail: true },
  },
  linkKinds: { software: softwareLinkKind },
  grants: [
    {
      roles: ["factory-manager", "factory-engineer"],
      rights: [...keeping("SoftwareType"), "SoftwareList:edit"],
    },
    { roles: READERS, rights: viewing("SoftwareList") },
    { roles: ["factory-manager"], rights: ["SoftwareList:release"] },
  ],
  places: {
    [SOFTWARE_PLACE]: { types: ["zip", "rar", "7z", "war", "jar"], upload: "SoftwareList:edit" },
    "software-image": { types: PICTURES, upload: "FileManage:upload" },
  },
  readers: { [SOFTWARE_USE]: maySeeSoftware },
  demo: [{
    name: "software",
    told: "software",
    after: "laws",
    needsFiles: true,
    load: async () => (await import("@/demo/software/programs.ts")).fillSoftware,
  }],
});
