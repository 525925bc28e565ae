import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest, withPage } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";

browserTest("a fault in a page's script fails the test that opened it", async (page) => {
  // The page given here stays good; the fault is another one's.
  await page.setContent("<h1>calm</h1>");
  await assert.rejects(
    () =>
      withPage({}, async (faulty) => {
        await faulty.setContent("<script>throw new Error('from the page')</script>");
      }),
    /the page had faults:[^]*from the page/,
  );
});

browserTest("what the content security policy stops fails the test as well", async () => {
  const policy = "<meta http-equiv='Content-Security-Policy' content=\"script-src 'none'\">";
  await assert.rejects(
    () => withPage({}, (page) => page.setContent(`${policy}<script>document.title = 'ran'</script>`)),
    /the page had faults:[^]*Content Security Policy/,
  );
});

browserTest("each page begins without the cookies of the one before", async () => {
  await using portal = await serveDemo();
  for (let visit = 0; visit < 2; visit++) {
    await withPage({}, async (page) => {
      await page.goto(`${portal.origin}/tis/`);
      assert.equal(new URL(page.url()).pathname, "/tis/login");
      const cookies = await page.context().cookies();
      assert.equal(cookies.filter((cookie) => cookie.name === "kept").length, 0);
      await page.context().addCookies([{ name: "kept", value: "1", url: portal.origin }]);
    });
  }
});

/** A page of this file's own options, which no other story asks for. */
const SMALL = { viewport: { width: 700, height: 500 } };
const seen = () => ({
  cookies: document.cookie,
  local: localStorage.length,
  session: sessionStorage.length,
  name: self.name,
  history: history.length,
  width: innerWidth,
  dark: matchMedia("(prefers-color-scheme: dark)").matches,
});

browserTest("a page is used again and has nothing of the story before", async () => {
  await using portal = await serveDemo();
  const pages: Page[] = [];
  const heard: string[] = [];
  const visit = (work: (page: Page) => Promise<void>) =>
    withPage(SMALL, async (page) => {
      pages.push(page);
      await page.goto(`${portal.origin}/tis/login`);
      await work(page);
    });
  const look = async (page: Page) => {
    const nothing = { cookies: "", local: 0, session: 0, name: "", history: 2, width: 700, dark: false };
    assert.deepEqual(await page.evaluate(seen), nothing);
    assert.equal(page.context().pages().length, 1);
  };
  await visit(async (page) => {
    await look(page);
    await page.evaluate(() => {
      document.cookie = "kept=1; path=/";
      localStorage.setItem("kept", "1");
      sessionStorage.setItem("kept", "1");
      self.name = "kept";
    });
    page.on("request", (request) => heard.push(request.url()));
    await page.route("**/*", (route) => route.abort());
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.context().setOffline(true);
    await page.context().newPage();
  });
  heard.length = 0;
  await visit(async (page) => {
    await look(page);
    await page.addInitScript(() => localStorage.setItem("begun", "1"));
  });
  assert.deepEqual(heard, []);
  await visit(look);
  assert.ok(pages[0] === pages[1], "a page was not used again");
  assert.ok(pages[1] !== pages[2], "what a story lets every page begin with stayed");
});
