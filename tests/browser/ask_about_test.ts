import assert from "node:assert/strict";
import { AFTER_CHANGE_VIN } from "@/demo/epc/special_vins.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const at = (path: string) => `${portal.origin}/tis/${path}`;

browserTest(
  "one button asks from a callout, a case, a bulletin, a DTC and a diagnosis, and carries along what they name",
  async (page) => {
    const { sql } = portal;
    await logIn(page.context(), portal.origin, "store-technician");
    const valueOf = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
    const askAbout = async (said: RegExp) => {
      await page.getByRole("link", { name: "Ask about this" }).first().click();
      await page.waitForURL(/(Part|Tech)QAAdd\?/);
      await page.locator("[data-ask-help][data-live]").waitFor({ state: "attached" });
      await page.getByText(said).waitFor();
    };

    await page.goto(at(`EPC2D?vin=${AFTER_CHANGE_VIN}&figure=34-11-02-C&callout=10`));
    const number = (await page.locator('tr[data-callout="10"] .number-col').first().innerText()).trim();
    await page.locator('tr[data-callout="10"]').first().locator(".number-col a").click();
    await page.waitForURL(/part=/);
    await askAbout(/About figure 34-11-02-C, callout 10/);
    assert.equal(await valueOf("VIN"), AFTER_CHANGE_VIN);
    const plain = (text: string) => text.replaceAll(/[\s-]/g, "");
    assert.equal(plain(await valueOf("Part numbers")), plain(number));

    const [known] = await sql<[{ case: number; tsb: number; dtc: number; diagnosis: number; vin: string }]>`
      select (select id::int from documents where code = 'C26-0025') as case,
        (select id::int from documents where code = '2500102-06-A') as tsb,
        (select id::int from dtcs where dtc_code = 'P0A80' and ecu is null and deleted_at is null) as dtc,
        d.id::int as diagnosis, d.vin
      from vds_diagnoses d join users u on u.id = d.started_by
      where u.user_code = 'store-technician' and d.state = 'finished' order by d.id limit 1`;
    await page.goto(at(`CaseDetail?id=${known.case}`));
    await askAbout(/About case C26-0025/);
    assert.notEqual(await valueOf("Series"), "");

    await page.goto(at(`TSBPreview?id=${known.tsb}`));
    await askAbout(/About bulletin 2500102-06-A/);
    assert.deepEqual([await valueOf("Series"), await valueOf("DTCs")], ["VTE", "P0A93"]);

    await page.goto(at(`DiagnosePreview?id=${known.diagnosis}`));
    await askAbout(new RegExp(`About diagnosis ${known.diagnosis}`));
    assert.equal(await valueOf("VIN"), known.vin);
    assert.notEqual(await valueOf("DTCs"), "");

    await page.goto(at(`DTCManage?entry=${known.dtc}`));
    await askAbout(/About DTC P0A80/);
    assert.equal(await valueOf("DTCs"), "P0A80");

    // What is typed finds its answer, which is read beside the form and ends the asking.
    const solutions = async () => (await sql`select from question_solutions`).length;
    const before = await solutions();
    await page.getByLabel("Title").fill("screen black after ota update");
    await page.getByText("Draft saved.").waitFor();
    const id = new URL(page.url()).searchParams.get("id")!;
    const offer = page.locator(".question-alike li", { hasText: "Center display black" });
    await offer.locator("summary").click();
    await offer.getByText("Disconnect the 12 V battery").waitFor();
    assert.equal(await valueOf("Title"), "screen black after ota update");
    // Shown for less than a second: waited for before it comes.
    await Promise.all([
      page.getByText("Glad it is solved.").waitFor(),
      offer.getByRole("button", { name: "This solved it" }).click(),
      page.waitForURL(/TechQAList/),
    ]);
    assert.equal(await solutions(), before + 1);
    assert.equal((await sql`select from questions where id = ${id}`).length, 0);
  },
);
