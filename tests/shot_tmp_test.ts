import { browserTest } from "./browser.ts";
import { serveDemo } from "./demo_portal.ts";
import { logIn } from "./browser/log_in.ts";
const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const at = (path: string) => `${portal.origin}/tis/${path}`;
const dir = "/tmp/qa-shots";
await Deno.mkdir(dir, { recursive: true });
browserTest("probe", async (page) => {
  const { sql } = portal;
  await logIn(page.context(), portal.origin, "section-chief");
  const [q] =
    await sql`select q.id::int from questions q where q.kind='technical' and q.stage='section-head' and exists (select from question_replies r where r.question_id=q.id) order by (select count(*) from question_replies r where r.question_id=q.id) desc, q.id limit 1`;
  await page.goto(at(`TechQAView?id=${q!.id}`));
  await page.locator("[data-queue-keys][data-live]").waitFor();
  await page.getByLabel("Your answer").fill("Typed before quoting.");
  await page.getByText("Hand back").first().click();
  await page.locator("#hand-back textarea").fill("A remark typed");
  await page.getByText("Designate an engineer").first().click();
  const sel = page.getByLabel("Engineer", { exact: true });
  await sel.selectOption({ index: 1 }).catch((e) => console.log(String(e).slice(0, 100)));
  const chosen = await sel.inputValue();
  await page.getByRole("link", { name: "Quote" }).first().click();
  await page.waitForURL(/quote=/);
  await page.locator("#answer blockquote").waitFor();
  console.log(
    "after quote:",
    JSON.stringify(await page.getByLabel("Your answer").inputValue()),
    JSON.stringify(await page.locator("#hand-back textarea").inputValue()),
    chosen,
    await sel.inputValue(),
  );
  await page.goto(at(`TechQAView?id=${q!.id}`));
  await page.locator("[data-queue-keys][data-live]").waitFor();
  await page.screenshot({ path: `${dir}/view-head.png`, fullPage: true });
});
const LIST: [string, string, string][] = [
  ["list", "section-chief", "TechQAList"],
  ["partlist", "section-chief", "PartQAList"],
  ["ask", "store-technician", "TechQAAdd"],
  ["board", "factory-manager", "TechQASummaryTime"],
  ["analyze", "factory-manager", "PartQAAnalyze"],
  ["wall", "factory-manager", "easyboard"],
  ["account", "designated-engineer", "Account"],
];
for (
  const [w, dark, lang] of [[1440, false, "zh_CN"], [390, true, "de_DE"], [1440, true, "de_DE"], [
    390,
    false,
    "zh_CN",
  ]] as const
) {
  browserTest(`shots ${w} ${dark} ${lang}`, async (page) => {
    const [v] = await portal
      .sql`select q.id::int from questions q where q.kind='technical' and q.stage='section-head' order by (select count(*) from question_replies r where r.question_id=q.id) desc, q.id limit 1`;
    for (
      const [name, who, path] of [
        ...LIST,
        ["view", "section-chief", `TechQAView?id=${v!.id}`] as [string, string, string],
      ]
    ) {
      if (name === "wall" && w === 390) continue;
      await page.context().clearCookies();
      await logIn(page.context(), portal.origin, who, lang, w === 390 ? "phone" : "desk");
      await page.goto(at(path));
      await page.waitForLoadState("networkidle").catch(() => {});
      await page.waitForTimeout(400);
      await page.screenshot({
        path: `${dir}/${name}-${w}-${dark ? "dark" : "light"}-${lang}.png`,
        fullPage: name !== "list" && name !== "partlist" && name !== "wall",
      });
    }
  }, {
    viewport: { width: w, height: w === 390 ? 844 : 900 },
    colorScheme: dark ? "dark" : "light",
    ...(w === 390 ? { hasTouch: true, isMobile: true } : {}),
  });
}
