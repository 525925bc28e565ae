import assert from "node:assert/strict";
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
