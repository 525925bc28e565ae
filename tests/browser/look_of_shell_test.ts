import assert from "node:assert/strict";
import { BRAND_THEMES } from "@/styles/tokens.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

/** What the reference may take until it is ready: a two-core machine reads and lays out as much in a few tenths of a second, beside other load too. */
const READY = { bytes: 120_000, elements: 8_000 };

browserTest(
  "the reference of calls is ready as soon as it is read: it brings all groups and neither the reader nor the description",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator", "en_US");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${portal.origin}/tis/devtool/reference`, { waitUntil: "load" });
    await page.locator(".reference-group h2").getByText("Favorites").waitFor();
    assert.deepEqual(
      asked.filter((path) => /openapi|swagger/.test(path)),
      [],
      "what takes long waits until it is needed",
    );
    const took = await page.evaluate(() => {
      const packed = [
        ...performance.getEntriesByType("navigation"),
        ...performance.getEntriesByType("resource"),
      ]
        .map((one) => one as PerformanceResourceTiming)
        .filter(({ name }) => !/\.woff2$|\.svg$|app\.css$/.test(name));
      return {
        bytes: packed.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        elements: document.querySelectorAll("*").length,
      };
    });
    assert.ok(took.bytes <= READY.bytes, `${took.bytes} bytes`);
    assert.ok(took.elements <= READY.elements, `${took.elements} elements`);
    const plain = await (await page.request.get(`${portal.origin}/tis/devtool/reference`)).text();
    assert.match(plain, /<noscript>[^]*openapi\.json describes every call[^]*<\/noscript>/);
    // Every call is there, found by path and purpose, before any script but its own has run.
    const { paths } = await (await page.request.get(`${portal.origin}/tis/openapi.json`)).json();
    const calls = Object.values(paths as Record<string, object>).flatMap((methods) => Object.keys(methods));
    assert.equal(await page.locator(".reference-call").count(), calls.length);
    const shown = page.locator(".reference-call:visible");
    assert.equal(await shown.count(), 0);
    await page.getByLabel("Find calls").fill("post FAVORITES folder");
    assert.ok(await shown.count() > 0 && await shown.count() < 10);
    await page.getByLabel("Find calls").fill("no such call");
    await page.getByText("No matching call").waitFor();
    await page.getByLabel("Find calls").fill("");
    assert.equal(await shown.count(), 0);
  },
);

browserTest(
  "a call of the reference unfolds by itself with what it takes and answers, keeps its address and can be tried",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator", "en_US");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${portal.origin}/tis/devtool/reference`, { waitUntil: "commit" });
    await page.locator("[data-tag=Favorites] > summary").click();
    await page.locator("[id=call-listFavoriteFolders] > summary").click();
    const call = page.locator("[id=call-listFavoriteFolders] .opblock");
    await call.waitFor();
    await page.getByLabel("Authorization token").fill("nonsense");
    await call.getByRole("button", { name: "Try it out" }).click();
    await call.getByRole("button", { name: "Execute" }).click();
    await call.locator(".live-responses-table").getByText("401").first().waitFor();
    await page.locator('[data-tag="Cart and orders"] > summary').click();
    await page.locator("[id=call-sendOrder] > summary").click();
    await page.locator("[id=call-sendOrder] .opblock").waitFor();
    assert.equal(asked.filter((path) => path.endsWith("swagger-ui-bundle.js")).length, 1);
    assert.equal(asked.filter((path) => path.endsWith("openapi.json")).length, 2, "once a group");
    // The address leads there again, also as Swagger UI itself would write it.
    assert.equal(new URL(page.url()).hash, "#/Cart%20and%20orders/sendOrder");
    await page.reload();
    await page.locator("[id=call-sendOrder] .opblock").waitFor();
    await page.evaluate(() => location.hash = "#/Favorites");
    await page.locator("[id=call-listFavoriteFolders]:visible").waitFor();
  },
);

browserTest("the reference of calls wears the portal's look and leads back", async (page) => {
  await logIn(page.context(), portal.origin, "administrator", "en_US");
  await page.goto(`${portal.origin}/tis/devtool/reference#/Favorites/listFavoriteFolders`);
  await page.locator("[id=call-listFavoriteFolders] .opblock").waitFor();
  const accent = await page.locator(".reference-head > a").first().evaluate((one) =>
    getComputedStyle(one).color
  );
  const [red, green, blue] = BRAND_THEMES.velaro!.light.acc.match(/[0-9A-F]{2}/gi)!.map((two) =>
    parseInt(two, 16)
  );
  assert.equal(accent, `rgb(${red}, ${green}, ${blue})`);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide at ${width}`);
  }
  await page.getByRole("link", { name: "Back to the portal" }).click();
  await page.waitForURL("**/tis/index");
});

browserTest("a drawing is dropped on its field or refused as too large before it is sent", async (page) => {
  await logIn(page.context(), portal.origin, "administrator", "en_US");
  await page.goto(`${portal.origin}/tis/Gif2Svg`);
  const field = page.getByLabel("Image file");
  await page.locator(".file-drop[data-live-file]").waitFor();
  const zone = (await page.locator(".file-drop").boundingBox())!;
  const input = (await field.boundingBox())!;
  assert.ok(input.width >= zone.width - 4 && input.height >= zone.height - 4, "the whole zone takes a drop");
  /** Chooses a file of so many bytes, made in the page. */
  const choose = (name: string, size: number) =>
    field.evaluate((one, [name, size]) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(size)], name, { type: "image/gif" }));
      (one as HTMLInputElement).files = files.files;
      one.dispatchEvent(new Event("change", { bubbles: true }));
    }, [name, size] as const);
  await choose("big.gif", 9 * 1024 * 1024);
  await page.locator("[data-error-of=file]").getByText("8 MB").waitFor();
  await choose("small.gif", 10);
  await page.locator(".file-drop-words").getByText("small.gif").waitFor();
  assert.equal(await page.locator("[data-error-of=file]").textContent(), "");
});

browserTest(
  "on a phone the search field is whole, figures stand two a row and the page's help is under More",
  async (page) => {
    await logIn(page.context(), portal.origin, "store-technician", "de_DE", "phone");
    await page.goto(`${portal.origin}/tis/EPCPage?vin=GVAT2RE79RA613520&group=34`);
    const field = page.locator(".top-bar .search-field");
    const room = await field.locator("input").evaluate((one: HTMLInputElement) => {
      const pen = document.createElement("canvas").getContext("2d")!;
      pen.font = `13px ${getComputedStyle(one).fontFamily}`;
      return one.clientWidth - pen.measureText(one.placeholder).width;
    });
    assert.ok(room >= 0, `the placeholder lacks ${-room} px`);
    assert.ok(await field.locator(".search-scan").isVisible());
    const cards = page.locator(".figure-cards > li");
    const [one, other] = [(await cards.nth(0).boundingBox())!, (await cards.nth(1).boundingBox())!];
    assert.equal(one.y, other.y);
    assert.ok(one.x < other.x);
    await page.goto(`${portal.origin}/tis/EPCIndex`, { waitUntil: "commit" });
    await page.locator(".bottom-bar summary").click();
    await page.locator(".more-help").getByText("Öffnen Sie ein Fahrzeug").waitFor();
  },
  {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "de-DE",
    userAgent:
      "Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Mobile Safari/537.36",
  },
);

browserTest("a refused login is told by one line above its button, in the style of forms", async (page) => {
  await page.goto(`${portal.origin}/tis/login`, { waitUntil: "commit" });
  await page.locator("input[name=account]").fill("nobody.known");
  await page.locator("input[name=password]").fill("Wrong!2026");
  await page.locator("input[name=consent]").check();
  await page.getByRole("button", { name: "登录", exact: true }).click();
  const line = page.locator("form .field-error:visible");
  await line.first().waitFor();
  assert.equal(await line.count(), 1);
  assert.equal(await page.locator(".notice-err").count(), 0);
});

browserTest("what a filter can be is read as a whole, also in German", async (page) => {
  await logIn(page.context(), portal.origin, "administrator", "de_DE");
  const routes = ["TisosArea", "EPCSeries", "ToolManage", "moduleSettings", "TisosLanguage"];
  for (
    const [width, route] of [1440, 390].flatMap((width) => routes.map((route) => [width, route] as const))
  ) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${portal.origin}/tis/${route}`, { waitUntil: "load" });
    await page.locator("h1").first().waitFor();
    const clipped = await page.locator("main select:visible").evaluateAll((selects) => {
      const pen = document.createElement("canvas").getContext("2d")!;
      return (selects as HTMLSelectElement[]).flatMap((select) => {
        const { font, paddingInlineStart } = getComputedStyle(select);
        pen.font = font;
        const text = select.selectedOptions[0]!.text;
        // The mark of the choice takes 26 px at its end.
        const lacking = pen.measureText(text).width + parseFloat(paddingInlineStart) + 26 -
          select.clientWidth;
        return lacking > 1 ? [`${text}: ${Math.ceil(lacking)} px`] : [];
      });
    });
    assert.deepEqual(clipped, [], `${route} at ${width}`);
  }
}, { locale: "de-DE" });

browserTest("favorites of all kinds stand on one grid", async (page) => {
  await logIn(page.context(), portal.origin, "store-technician", "en_US");
  await page.goto(`${portal.origin}/tis/EPCFavorite`, { waitUntil: "load" });
  await page.locator(".favorite-table").nth(1).waitFor();
  const columns = await page.locator(".favorite-table").evaluateAll((tables) =>
    tables.map((table) =>
      [...table.querySelectorAll("th")].filter((one) =>
        !one.matches(".favorite-price, .favorite-order, .favorite-saved")
      )
        .map((one) => Math.round(one.getBoundingClientRect().left))
    )
  );
  assert.ok(columns.length > 1);
  for (const one of columns) assert.deepEqual(one, columns[0]);
});
