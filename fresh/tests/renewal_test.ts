import assert from "node:assert/strict";
import { copyFixture, type DevServer, replace, startDev } from "./dev_server.ts";

const PARTS = "routes/(shop)/parts/index.tsx";

Deno.test("an edit of a route, a component or an island is served by the process that runs; another edit starts a new one", async () => {
  const root = await copyFixture();
  try {
    // What a process made when it started is seen in the page.
    await Deno.writeTextFile(`${root}/started.ts`, "export const STARTED = crypto.randomUUID();\n");
    await replace(
      `${root}/${PARTS}`,
      "import Cart",
      `import { STARTED } from "../../../started.ts";\nimport Cart`,
    );
    await replace(`${root}/${PARTS}`, `text="Parts"`, "text={`Parts of ${STARTED}`}");
    await using server = startDev(root);
    await server.ready("/tis");
    const started = /Parts of ([\w-]+)/.exec(await partsWith(server, "Parts of"))![1]!;

    await replace(`${root}/${PARTS}`, "Parts of", "All parts of");
    await partsWith(server, `All parts of ${started}`);
    await replace(`${root}/routes/(shop)/(_components)/Label.tsx`, "<b>{text}</b>", "<i>{text}</i>");
    await partsWith(server, `<i>All parts of ${started}</i>`);
    await replace(`${root}/routes/(shop)/(_islands)/Cart.tsx`, "Cart ${", "Basket ${");
    const basket = await partsWith(server, "Basket 2");
    assert.ok(basket.includes(`<i>All parts of ${started}</i>`), "what was edited before is still there");
    assert.match(basket, /boot\(\[i0\]/, "the newer island is known as one");
    const script = /from"([^"]+Cart\.js)"/.exec(basket)![1]!;
    assert.ok((await (await fetch(server.origin + script)).text()).includes("Basket ${"));

    await replace(`${root}/started.ts`, "crypto.randomUUID()", `"a new start"`);
    await partsWith(server, "<i>All parts of a new start</i>");
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});

Deno.test("a route that was opened and has got another name holds up no other", async () => {
  const root = await copyFixture();
  const shop = `${root}/routes/(shop)/parts`;
  try {
    await Deno.writeTextFile(`${shop}/other.tsx`, "export default () => <p>Other</p>;\n");
    await using server = startDev(root);
    await server.ready("/tis");
    const other = async (name: string) => await (await fetch(`${server.origin}/tis/parts/${name}`)).text();
    await until(async () => (await other("other")).includes("Other"));
    await Deno.rename(`${shop}/other.tsx`, `${shop}/another.tsx`);
    await until(async () => (await other("another")).includes("Other"));
    await replace(`${root}/${PARTS}`, `text="Parts"`, `text="More parts"`);
    await partsWith(server, "More parts");
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});

Deno.test("an edit with a fault is told while the pages of before are served; the next good one is shown", async () => {
  const root = await copyFixture();
  try {
    await using server = startDev(root);
    await server.ready("/tis");
    await partsWith(server, "Parts");
    // Two files, of which only the other one is edited afterwards.
    await replace(`${root}/routes/(shop)/(_components)/Label.tsx`, "<b>{text}</b>", "<i>{text}</b>");
    await until(() => server.written.includes("The pages of before are still served:"));
    assert.match(server.written, /Label\.tsx\?v=\d+:3/, "it says where");
    await partsWith(server, "<b>Parts</b>");
    await replace(`${root}/routes/(shop)/(_components)/Label.tsx`, "<i>{text}</b>", "<u>{text}</u>");
    await partsWith(server, "<u>Parts</u>");

    await replace(`${root}/routes/(shop)/(_islands)/Cart.tsx`, "items + 1", "items + + ");
    await until(() => server.written.split("The pages of before are still served:").length === 3);
    await replace(`${root}/${PARTS}`, `text="Parts"`, `text="More parts"`);
    await until(() => server.written.split("The pages of before are still served:").length === 4);
    await partsWith(server, "<u>Parts</u>");
    await replace(`${root}/routes/(shop)/(_islands)/Cart.tsx`, "items + + ", "items + 2");
    await partsWith(server, "<u>More parts</u>");
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});

/** The page of parts once it holds a text. */
async function partsWith(server: DevServer, text: string): Promise<string> {
  let page = "";
  await until(async () => {
    page = await fetch(`${server.origin}/tis/parts`).then((response) => response.text()).catch(() => "");
    return page.includes(text);
  });
  return page;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("It does not come to hold");
}
