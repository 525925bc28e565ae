import { choice, defineRegister, flag, image, names, text, whole } from "@/engines/registers/declare.ts";
import { aimedAtPeople } from "@/engines/audience/aimed_at_people.ts";
import { audienceFields } from "@/engines/registers/audience_fields.ts";
import { isHttpsAddress, isPortalPage } from "./portal_link.ts";

/** What a quick app is for. */
export const APP_TYPES = ["service", "training", "office", "tool"] as const;

/** Quick apps of the home page: icon 96x96 png (specification section 5), where they lead, who sees them. */
export const quickAppRegister = defineRegister({
  route: "FastAPP",
  path: "/tis/quick-apps",
  noun: ["QuickApp", "QuickApps"],
  texts: "home.app",
  table: "quick_apps",
  key: "id",
  // One link, one app: whom it is for is said at that one; another query makes another link.
  unique: [["link"]],
  duplicate: "quick-app-twice",
  sensitive: ["names", "notes"],
  audience: aimedAtPeople,
  fields: {
    appIcon: image("app-icon", "quick-app", { column: "icon", optional: true, hint: true }),
    names: names({ max: 60 }),
    appType: choice(APP_TYPES, { batch: true }),
    link: text({
      max: 500,
      search: true,
      hint: true,
      rule: (value) =>
        value.refine((link) => isPortalPage(String(link)) || isHttpsAddress(String(link)), {
          message: "refusal.link-not-allowed",
        }),
    }),
    notes: names({ max: 120, optional: true, in: "chooser" }),
    sort: whole({ min: 0, max: 9999, start: 0, batch: true }),
    shown: flag({ start: true, filter: true, batch: true }),
    ...audienceFields(),
  },
});
