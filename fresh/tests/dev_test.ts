import assert from "node:assert/strict";
import { startBrowser } from "./browser.ts";
import { FIXTURE } from "./fixture_app.ts";

Deno.test("while developing, a change reloads the page that is open", async () => {
  // A copy beside the fixture, where the same deno.json applies.
  const root = await Deno.makeTempDir({ dir: new URL(".", import.meta.url).pathname, prefix: "copy_" });
  try {
    await copy(FIXTURE, root);
    await using server = startDev(root);
    await using browser = await startBrowser();
    await server.ready("/tis");
    const page = await browser.newPage();
    // The first change comes before the page has heard from the server that drew it.
    const replaced = Promise.withResolvers<void>();
    await page.route("**/_frsh/alive", async (route) => {
      await replaced.promise;
      await route.continue();
    }, { times: 1 });
    await page.goto(`${server.origin}/tis/parts`);
    const former = await server.versionAfter(undefined);
    await page.click("#cart");
    assert.equal(await page.innerText("#cart"), "Cart 3");

    await replace(`${root}/routes/(shop)/(_islands)/Cart.tsx`, "Cart ${", "Basket ${");
    await server.versionAfter(former);
    replaced.resolve();
    await page.waitForSelector("text=Basket 2");
    await page.click("#cart");
    assert.equal(await page.innerText("#cart"), "Basket 3");

    await replace(`${root}/routes/(shop)/parts/index.tsx`, `text="Parts"`, `text="All parts"`);
    await page.waitForSelector("text=All parts");

    const busted = /src="([^"]+logo[^"]+)"/.exec(
      await (await fetch(`${server.origin}/tis/parts/7`)).text(),
    )![1]!;
    const logo = await fetch(server.origin + busted, { method: "HEAD" });
    assert.match(
      logo.headers.get("cache-control")!,
      /no-store/,
      "a changed file must not come from the cache",
    );

    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await Deno.writeTextFile(`${root}/static/new.txt`, "new");
    await page.waitForFunction(() => !("sameDocument" in globalThis));
    assert.equal(await (await fetch(`${server.origin}/tis/new.txt`)).text(), "new");
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});

interface DevServer extends AsyncDisposable {
  origin: string;
  ready(path: string): Promise<void>;
  /** That pages are drawn by, once it is another than the former one. */
  versionAfter(former: string | undefined): Promise<string>;
}

function startDev(root: string): DevServer {
  const probe = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = probe.addr;
  probe.close();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `${root}/dev.ts`, String(port)],
    cwd: root,
    stdin: "null",
    stdout: "null",
    stderr: "inherit",
  }).spawn();
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    async ready(path) {
      for (let tries = 0; tries < 100; tries++) {
        const response = await fetch(origin + path).catch(() => undefined);
        await response?.body?.cancel();
        if (response?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error("The development server did not start");
    },
    async versionAfter(former) {
      for (let tries = 0; tries < 300; tries++) {
        const drawn = await fetch(`${origin}/tis/parts`).then((response) => response.text()).catch(() => "");
        const version = /e\.data!=="([^"]+)"/.exec(drawn)?.[1];
        if (version !== undefined && version !== former) return version;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error("No page says another version that it was drawn by");
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
    },
  };
}

async function copy(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (name === "_fresh") continue;
    if (isDirectory) await copy(`${from}/${name}`, `${to}/${name}`);
    else await Deno.copyFile(`${from}/${name}`, `${to}/${name}`);
  }
}

async function replace(path: string, what: string, by: string): Promise<void> {
  const text = await Deno.readTextFile(path);
  assert.ok(text.includes(what));
  await Deno.writeTextFile(path, text.replace(what, () => by));
}
