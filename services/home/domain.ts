import { entryAudienceCalls } from "@/engines/audience/entry_audience_calls.ts";
import { HOME_CALLS } from "./calls.ts";
import { homePictureRegister } from "./home_picture_register.ts";
import { quickAppRegister } from "./quick_app_register.ts";
import { readersOnHomePage } from "./read_files.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { keeping } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { page } from "@/kernel/access/pages.ts";

export const home = defineDomain({
  name: "home",
  pages: [
    page("error", { module: "entry", icon: "circle-alert", need: "session" }),
    page("404", { module: "entry", icon: "circle-alert", need: "session" }),
    page("index", { module: "home", icon: "house", nav: "module", need: "session" }),
    page("MainpageImageList", { module: "admin", icon: "images", nav: "below" }),
    registerPage(quickAppRegister, { module: "admin", icon: "layout-grid", nav: "below" }),
  ],
  calls: [
    ...HOME_CALLS,
    ...entryAudienceCalls(homePictureRegister),
    ...entryAudienceCalls(quickAppRegister),
  ],
  registers: [homePictureRegister, quickAppRegister],
  grants: [
    {
      roles: ["factory-manager"],
      rights: [...keeping("MainpageImageList", "FastAPP"), "index:FUNC-back", "index:FUNC-notice"],
    },
    {
      roles: ["factory-manager", "claim-approver-1", "claim-approver-2", "claim-approver-3"],
      rights: ["index:claimBasic"],
    },
    {
      roles: ["factory-manager", "factory-engineer", "designated-engineer", "section-chief"],
      rights: ["index:caseBasic", "index:tsbTopic"],
    },
    { roles: ["factory-manager", "factory-engineer", "designated-engineer"], rights: ["index:FUNC-manual"] },
    {
      roles: ["factory-manager", "factory-engineer"],
      rights: ["index:epcSvgLog", "index:FUNC-labor", "index:FUNC-software"],
    },
    {
      roles: [
        "factory-manager",
        "technical-supervisor",
        "store-technician",
        "store-manager",
        "dealer-group-user",
      ],
      rights: ["index:FUNC-worksheet"],
    },
    { roles: ["factory-manager", "section-chief", "store-manager"], rights: ["index:FUNC-feedback"] },
  ],
  places: {
    "home-picture": {
      types: ["jpeg", "png"],
      pixels: { width: 1600, height: 400 },
      upload: "MainpageImageList:edit",
    },
    "app-icon": { types: ["png"], pixels: { width: 96, height: 96 }, upload: "FastAPP:edit" },
  },
  readers: {
    "home-picture": readersOnHomePage("home_pictures"),
    "quick-app": readersOnHomePage("quick_apps"),
  },
  demo: [{
    name: "home",
    told: "pictures of the home page",
    after: "orders",
    load: async () => (await import("@/demo/home.ts")).fillHomePictures,
  }],
});
