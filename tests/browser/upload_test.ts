import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { pdf } from "../files/samples.ts";
import { sevenZip } from "../files/uploads_client.ts";
import { axeFindingsInBothThemes, WCAG } from "./axe_findings.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const PAGE = `${portal.origin}/tis/FileManage?upload=general`;

async function open(page: Page): Promise<void> {
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(PAGE);
  await page.locator(".upload[data-live]").waitFor();
}

/** Puts a file on the field by the events of a drop or a paste. */
async function give(page: Page, how: "drop" | "paste", name: string, type: string): Promise<void> {
  await page.evaluate(({ how, name, type, data }) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], name, { type }));
    if (how === "paste") {
      document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true }));
    } else {
      document.querySelector(".upload-drop")!.dispatchEvent(
        new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    }
  }, { how, name, type, data: PIXEL.toString("base64") });
}

async function isStored(name: RegExp): Promise<boolean> {
  const files = await portal.sql<{ name: string }[]>`select name from files`;
  return files.some((file) => name.test(file.name));
}

browserTest("a dropped file is uploaded and stands in the list", async (page) => {
  await open(page);
  await give(page, "drop", "dropped.png", "image/png");
  await page.getByRole("link", { name: "dropped.png", exact: true }).waitFor();
  assert.ok(await isStored(/^dropped\.png$/));
});

browserTest(
  "a file that is chosen before the script has begun is uploaded as soon as it has",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator");
    const begun = Promise.withResolvers<void>();
    await page.route("**/_fresh/js/**", async (route) => {
      await begun.promise;
      await route.continue();
    });
    await page.goto(PAGE, { waitUntil: "commit" });
    await page.locator(".upload input[type=file]").setInputFiles({
      ...{ name: "early.png", mimeType: "image/png", buffer: PIXEL },
    });
    begun.resolve();
    await page.getByRole("link", { name: "early.png", exact: true }).waitFor();
    assert.ok(await isStored(/^early\.png$/));
  },
);

browserTest("a pasted picture is uploaded under a name of its own", async (page) => {
  await open(page);
  await give(page, "paste", "image.png", "image/png");
  await page.getByRole("link", { name: /^pasted-/ }).waitFor();
  assert.ok(await isStored(/^pasted-.*\.png$/));
});

browserTest("a file of another type is refused beside its name before it is sent", async (page) => {
  await open(page);
  await page.locator(".upload input[type=file]").setInputFiles({
    name: "setup.exe",
    mimeType: "application/octet-stream",
    buffer: PIXEL,
  });
  const row = page.locator(".upload-row");
  assert.equal(await row.getAttribute("data-state"), "refused");
  assert.match(await row.innerText(), /\.png/);
  assert.match(await page.locator(".upload [role=status]").innerText(), /setup\.exe/);
  await row.getByRole("button", { name: /Remove/ }).click();
  assert.equal(await row.count(), 0);
});

browserTest("content that is not what its name says is refused beside its name", async (page) => {
  await open(page);
  await page.locator(".upload input[type=file]").setInputFiles({
    name: "film.mp4",
    mimeType: "video/mp4",
    buffer: PIXEL,
  });
  await page.locator(".upload-row[data-state=refused]").waitFor();
  assert.match(await page.locator(".upload-message").innerText(), /mp4/);
  assert.equal(await isStored(/^film\.mp4$/), false);
});

browserTest("a large upload is paused, loses its connection, and ends whole", async (page) => {
  await open(page);
  let isDown = false, losses = 0;
  await page.route("**/tis/file/uploads/*", async (route) => {
    if (isDown && route.request().method() !== "DELETE") {
      losses++;
      return await route.abort("connectionreset");
    }
    await route.continue();
  });
  isDown = true;
  await page.locator(".upload input[type=file]").setInputFiles({
    name: "tools.7z",
    mimeType: "application/x-7z-compressed",
    buffer: Buffer.from(sevenZip(20_000_000)),
  });
  await page.locator(".upload-row[data-state=retrying]").waitFor();
  await page.getByRole("button", { name: /Pause/ }).click();
  await page.locator(".upload-row[data-state=paused]").waitFor();
  assert.ok(losses > 0);
  isDown = false;
  await page.getByRole("button", { name: /Resume/ }).click();
  await page.getByRole("link", { name: "tools.7z", exact: true }).waitFor();
  const [file] = await portal.sql<{ size: number }[]>`select size from files where name = 'tools.7z'`;
  assert.equal(file!.size, 20_000_000);
  const uploads = await portal.sql`select 1 from uploads where name = 'tools.7z'`;
  assert.equal(uploads.length, 1, "it went on, it did not begin anew");
});

browserTest(
  "a form that is sent off while its file is under way goes as soon as it is there",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator");
    await page.goto(`${portal.origin}/tis/CatalogueImport`);
    await page.locator(".upload[data-live]").waitFor();
    const mayArrive = Promise.withResolvers<void>();
    await page.route("**/tis/file/**", async (route) => {
      if (route.request().method() === "POST") await mayArrive.promise;
      await route.continue().catch(() => {});
    });
    const waits = page.locator(".upload .field-hint", { hasText: "The form is sent" });
    const sendOff = async () => {
      await page.locator(".upload input[type=file]").setInputFiles({
        name: "parts.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("number,name.en_US\nZZ99887766,Pump\n"),
      });
      await page.getByRole("button", { name: "Start the dry run" }).click();
      await waits.waitFor();
      assert.equal(new URL(page.url()).search, "", "it has not gone yet");
    };
    await sendOff();
    // What is taken off was not meant: nothing goes without it.
    await page.locator(".upload-row").getByRole("button", { name: /Remove/ }).click();
    await waits.waitFor({ state: "detached" });
    assert.equal(new URL(page.url()).search, "");
    await sendOff();
    mayArrive.resolve();
    await page.waitForURL(/CatalogueImport\?import=/);
  },
);

browserTest("no form goes without a file that is paused or did not get through", async (page) => {
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(`${portal.origin}/tis/CatalogueImport`);
  await page.locator(".upload[data-live]").waitFor();
  let isDown = true;
  await page.route(
    "**/tis/file/**",
    (route) => isDown ? route.abort("connectionreset") : route.continue(),
  );
  await page.locator(".upload input[type=file]").setInputFiles([{
    name: "parts.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("number,name.en_US\nZZ99887767,Pump\n"),
  }]);
  await page.locator(".upload-row[data-state=failed]").waitFor();
  const start = page.getByRole("button", { name: "Start the dry run" });
  await start.click();
  const missed = page.locator(".upload .field-error", { hasText: "A file has not been uploaded" });
  await missed.waitFor();
  assert.equal(new URL(page.url()).search, "", "it has not gone");
  isDown = false;
  await page.getByRole("button", { name: /Try again/ }).click();
  await page.locator(".upload-row[data-state=done]").waitFor();
  await missed.waitFor({ state: "detached" });
  await start.click();
  await page.waitForURL(/CatalogueImport\?import=/);
});

browserTest(
  "an attachment of a draft is saved as soon as it is there, and waited for by what is done with it",
  async (page) => {
    await logIn(page.context(), portal.origin, "factory-engineer");
    await page.goto(`${portal.origin}/tis/TSBwork`);
    await page.getByRole("button", { name: "New draft" }).click();
    await page.waitForURL(/TSBworkDetail\?id=\d+/);
    await page.locator("form#draft .upload[data-live]").waitFor();
    const id = new URL(page.url()).searchParams.get("id")!;
    const mayArrive = Promise.withResolvers<void>();
    await page.route("**/tis/file/**", async (route) => {
      await mayArrive.promise;
      await route.continue().catch(() => {});
    });
    await page.locator("form#draft .upload input[type=file]").setInputFiles({
      name: "note.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(pdf()),
    });
    await page.getByRole("button", { name: "Copy to new" }).click();
    await page.locator(".upload .field-hint", { hasText: "as soon as they are done" }).waitFor();
    mayArrive.resolve();
    await page.waitForURL((url) => ![null, id].includes(url.searchParams.get("id")));
    const [row] = await portal.sql<[{ count: number }]>`
    select count(*)::int from document_attachments a join document_revisions r on r.id = a.revision_id
    where r.document_id = ${id}`;
    assert.equal(row.count, 1);
  },
);

browserTest("the field is accessible by axe's rules, with files in it", async (page) => {
  await open(page);
  await page.locator(".upload input[type=file]").setInputFiles({
    name: "setup.exe",
    mimeType: "application/octet-stream",
    buffer: PIXEL,
  });
  await page.locator(".upload-row").waitFor();
  assert.deepEqual(await axeFindingsInBothThemes(page, WCAG), []);
});
