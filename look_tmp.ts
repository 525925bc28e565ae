import "@/domains.ts";
import { chromium } from "playwright-core";
import { serveDemo } from "./tests/demo_portal.ts";
import { findBrowser } from "./tests/find_browser.ts";
import { logIn } from "./tests/browser/log_in.ts";
import { openSettled } from "./tests/browser/open_settled.ts";
await using portal = await serveDemo();
await portal.sql`insert into duty_substitutes (user_id, substitute_id, start_date, end_date, created_at) select a.id, b.id, current_date, current_date+4, now() from users a, users b where a.user_code='section-chief' and b.user_code='factory-manager'`;
const { path } = await findBrowser(Deno.env.toObject());
const browser = await chromium.launch({ executablePath: path, args: ["--no-sandbox","--disable-dev-shm-usage"] });
await Deno.mkdir("/tmp/docs_look", { recursive: true });
const ids = await portal.sql`select d.id::int, d.code from documents d where d.code in ('2600001-01-A','2600003-03-A') or (d.kind='help' and d.code='TSBworkDetail')`;
const id = (code: string) => ids.find((r: any) => r.code === code)?.id;
for (const [lang, theme, width] of [["zh_CN","light",1440],["de_DE","dark",1440],["de_DE","light",390],["zh_CN","dark",390]] as const) {
  for (const who of ["section-chief","factory-manager"]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: "reduce" });
    await logIn(context, portal.origin, who, lang);
    const page = await context.newPage();
    const pages = who === "section-chief"
      ? ["MyVerify?view=substitutes", `TSBPreview?id=${id("2600001-01-A")}`, "HelperDoc?screen=TSBworkDetail", "TsbWorkOrder?view=progress"]
      : ["MyVerify", "MyVerify?view=substitutes", "TsbWorkOrder", `TSBworkDetail?id=${id("2600003-03-A")}&readers=1`];
    for (const one of pages) {
      await openSettled(page, `${portal.origin}/tis/${one}`);
      await page.screenshot({ path: `/tmp/docs_look/${who}-${one.replace(/\W+/g,"_")}-${lang}-${theme}-${width}.png`, fullPage: true });
    }
    // the move form
    if (who === "section-chief" && lang !== "zh_CN") {
      const [o] = await portal.sql`select id::int from tsb_work_orders where state='open' limit 1`;
      await openSettled(page, `${portal.origin}/tis/TsbWorkOrder?order=${o!.id}`);
      await page.screenshot({ path: `/tmp/docs_look/order-${lang}-${theme}-${width}.png`, fullPage: true });
    }
    await context.close();
  }
}
await browser.close();
