import type { Page } from "playwright-core";
import { linesOf } from "@/islands/rows/paste_rows.ts";
import { browserTest } from "../browser.ts";
import { axeFindings, WCAG } from "../browser/axe_findings.ts";
import { assert, assertEquals } from "./assert.ts";
import { type SampleSite, startSampleSite } from "./sample_site.ts";

let site: SampleSite;
Deno.test.beforeAll(async () => {
  site = await startSampleSite();
});
Deno.test.afterAll(() => site.stop());

async function open(page: Page, query = ""): Promise<void> {
  await page.goto(`${site.url}/rows${query}`);
  // The keys are heard: Alt with an arrow has nowhere to move the first row, but is taken.
  await page.waitForFunction(() =>
    !document.querySelector('[data-cell="step"]')!.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowUp", altKey: true, bubbles: true, cancelable: true }),
    )
  );
  site.received.length = 0;
}

const cell = (page: Page, name: string, row: number) =>
  page.getByLabel(`${name}, row ${row}`, { exact: true });
const steps = (page: Page) =>
  page.locator('[data-cell="step"]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

/** What is posted, without what is empty. */
async function save(page: Page): Promise<string[]> {
  site.received.length = 0;
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/tis/sample"));
  await page.getByRole("button", { name: "Save" }).click();
  await answered;
  return site.received.at(-1)!.entries.filter(([, value]) => value !== "").map((pair) => pair.join("="));
}

/** As a spreadsheet's clipboard does it. */
const paste = (page: Page, text: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }, text);

Deno.test("cells of a spreadsheet are lines and columns", () => {
  assertEquals(linesOf("A\tlook\r\nB\t\r\n\r\n"), [["A", "look"], ["B"]]);
  assertEquals(linesOf("A"), [["A"]]);
});

browserTest("Enter adds a row below, and what is typed is posted by its place", async (page) => {
  await open(page);
  await cell(page, "Step", 1).focus();
  await page.keyboard.press("Enter");
  assertEquals(await focused(page), "Step, row 2");
  await page.keyboard.type("A2");
  assertEquals(await steps(page), ["A", "A2", "B", ""]);
  assertEquals(site.received.length, 0, "the form has not been sent");
  await cell(page, "What", 3).press("Enter");
  assertEquals(await focused(page), "Step, row 4");
  assertEquals((await steps(page)).length, 4, "the empty row at the end is taken");
  assertEquals(await save(page), [
    ...["steps.0.id=7", "steps.0.step=A", "steps.0.what=look", "steps.0.minutes=5", "steps.0.side=left"],
    ...["steps.0.photo=true", "steps.1.step=A2", "steps.2.id=8", "steps.2.step=B", "steps.2.what=listen"],
  ]);
});

browserTest("Alt with the arrows moves a row, the focus stays in it and its words follow", async (page) => {
  await open(page);
  await cell(page, "What", 2).focus();
  await page.keyboard.press("Alt+ArrowUp");
  assertEquals(await steps(page), ["B", "A", ""]);
  assertEquals(await focused(page), "What, row 1");
  await page.getByRole("status").getByText("Now row 1").waitFor();
  await page.keyboard.press("Alt+ArrowUp");
  assertEquals(await steps(page), ["B", "A", ""], "there is nothing above the first");
  await page.getByRole("button", { name: "Move row 1 down" }).click();
  assertEquals(await steps(page), ["A", "B", ""]);
  assertEquals(await focused(page), "Move row 2 down");
});

browserTest("rows are removed by their button; the last one is emptied", async (page) => {
  await open(page);
  await page.getByRole("button", { name: "Remove row 1" }).click();
  assertEquals(await steps(page), ["B", ""]);
  await page.getByRole("status").getByText("Row removed, 1 left").waitFor();
  await page.getByRole("button", { name: "Remove row 2" }).click();
  await page.getByRole("button", { name: "Remove row 1" }).click();
  assertEquals(await steps(page), [""]);
  assertEquals(await save(page), []);
});

browserTest("rows of a spreadsheet are pasted, and what does not fit is told", async (page) => {
  await open(page);
  await cell(page, "What", 2).focus();
  await paste(page, "hear\t7\tRight\tyes\nfeel\t8\tleft\tno\nsmell\t9\n");
  assertEquals(await steps(page), ["A", "B", "", ""]);
  assertEquals(await cell(page, "What", 3).inputValue(), "feel");
  assertEquals(await cell(page, "Side", 2).inputValue(), "right");
  assertEquals(await cell(page, "Photo", 2).isChecked(), true);
  assertEquals(await cell(page, "Time", 4).inputValue(), "9");
  await cell(page, "Step", 4).focus();
  await paste(page, "D\nE\nF\nG");
  assertEquals(await steps(page), ["A", "B", "", "D", "E"]);
  await page.getByRole("status").getByText("Maximum 5 rows; 2 did not fit").waitFor();
  await page.getByRole("button", { name: "Add row" }).click();
  assertEquals((await steps(page)).length, 5);
  await cell(page, "Step", 3).focus();
  await paste(page, "C");
  assertEquals(await cell(page, "Step", 3).inputValue(), "", "a single text is the browser's own to paste");
});

browserTest("a refusal stands in its cell and goes along when the row moves", async (page) => {
  await open(page);
  const error = { field: "steps.1.what", rule: "field-required", message: "Say what" };
  site.answer(() => Response.json({ code: "000001", data: { errors: [error] }, msg: "Check the fields" }));
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Say what").waitFor();
  assertEquals(await focused(page), "What, row 2");
  await page.keyboard.press("Alt+ArrowUp");
  assertEquals(await page.locator('[data-error-of="steps.0.what"]').textContent(), "Say what");
  site.answer(() => Response.json({ code: 200, data: null, msg: "" }));
});

for (const query of ["", "?lang=zh_CN&mode=dark", "?long=1"]) {
  browserTest(`the table of rows is accessible and fits a phone${query}`, async (page) => {
    await open(page, query);
    assertEquals(await axeFindings(page, WCAG), []);
    await page.setViewportSize({ width: 360, height: 800 });
    assertEquals(await axeFindings(page, WCAG), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert(wide <= 360, `it is ${wide} px wide`);
  });
}
