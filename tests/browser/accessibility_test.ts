import type { Page } from "playwright-core";
import {
  AFTER_CHANGE_VIN,
  BEFORE_CHANGE_VIN,
  SHARED_TAIL,
  WRONG_ALPHABET_VIN,
} from "@/demo/epc/special_vins.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { seededRoles } from "@/services/roles/seeded_roles.ts";
import { browserTest, keptPage } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { axeFindingsInBothThemes, WCAG } from "./axe_findings.ts";
import { logIn } from "./log_in.ts";
import { openSettled } from "./settle.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

/** States of a page beside its bare address. */
const STATES: Record<string, string[]> = {
  EPCIndex: ["", `?vin=${WRONG_ALPHABET_VIN}`, `?vin=${SHARED_TAIL}`],
  EPCPage: [`?vin=${AFTER_CHANGE_VIN}`, `?vin=${AFTER_CHANGE_VIN}&group=34`, "?seriesCode=VTE"],
  EPCVehicle: [`?vin=${AFTER_CHANGE_VIN}&other=${BEFORE_CHANGE_VIN}`],
  EPC2D: [
    `?vin=${AFTER_CHANGE_VIN}&figure=34-11-02-C&callout=10&not=1`,
    `?vin=${AFTER_CHANGE_VIN}&figure=34-11-02-C&part=34106872432`,
  ],
  PrintPage: [`?vin=${AFTER_CHANGE_VIN}&figure=34-11-02-C`],
  SearchPage: ["", "?q=brake", "?q=zzzzzzzz"],
  AccurateSearchPage: ["", "?numbers=34106872432%0Anothing"],
  EPCCart: ["", "?view=orders"],
  FeedbackList: ["", "?write=1&at=EPCCart"],
  Laws: ["", "?add=1"],
  SoftwareList: ["", "?add=1"],
  QualityFeedback: ["", "?view=board", "?add=1"],
  TechProve: ["", "?add=1"],
};

async function examine(page: Page, route: string): Promise<void> {
  const faults: string[] = [];
  for (const state of STATES[route] ?? [""]) {
    await openSettled(page, `${portal.origin}/tis/${route}${state}`);
    faults.push(...(await axeFindingsInBothThemes(page, WCAG)).map((fault) => `${route}${state} ${fault}`));
  }
  if (faults.length > 0) throw new Error(`axe found:\n${faults.join("\n")}`);
}

const withoutLogin = PAGES.all.filter((page) => page.need === "public" && page.route !== "os");
for (const { route } of withoutLogin) {
  browserTest(`${route} is accessible by axe's rules, light and dark`, (page) => examine(page, route));
}
browserTest("os is accessible by axe's rules, light and dark", async (page) => {
  await page.goto(`${portal.origin}/tis/os?edition=overseas`);
  await examine(page, "os");
});
/** One page for all that an account looks at, logged in once: so many logins a minute are refused. */
const seat = (account: string) => keptPage((page) => logIn(page.context(), portal.origin, account, "zh_CN"));
const seats = { "store-technician": seat("store-technician"), "administrator": seat("administrator") };

const technician = seededRoles().find(({ code }) => code === "store-technician")!.rights as readonly string[];
const withLogin = PAGES.all.filter((page) => page.need !== "public" && page.route !== "FirstLogin");
for (const { route, need } of withLogin) {
  // A page as those see it who work with it; what the workshop may not open, the administrator does.
  const account = need === "session" || technician.includes(need) ? "store-technician" : "administrator";
  Deno.test({
    name: `${route} is accessible by axe's rules, light and dark`,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: () =>
      seats[account](async (page) => {
        await examine(page, route);
        const closed = page.locator('form[action="/tis/page-requests"]');
        if (await closed.count() > 0) throw new Error(`${route} is refused`);
      }),
  });
}
browserTest("FirstLogin is accessible by axe's rules, light and dark", async (page) => {
  await page.context().request.post(`${portal.origin}/oauth/login`, {
    form: { account: "first-login", password: "Demo!2026", consent: "on" },
    headers: { accept: "text/html" },
    maxRedirects: 0,
  });
  await examine(page, "FirstLogin");
});
