import assert from "node:assert/strict";
import { createContext, type FunctionComponent } from "preact";
import { useContext } from "preact/hooks";
import { App, type Context, HttpError, page } from "fresh";
import { Head } from "fresh/runtime";

interface State {
  trail: string[];
}

const ask = (app: App<State>, path: string, init?: RequestInit) =>
  app.handler()(new Request(`http://localhost${path}`, init));
const textOf = async (app: App<State>, path: string, init?: RequestInit) =>
  await (await ask(app, path, init)).text();
const note = (name: string) => (ctx: Context<State>) => {
  ctx.state.trail = [...ctx.state.trail ?? [], name];
  return ctx.next();
};
const trail = (ctx: Context<State>) => ctx.text(ctx.state.trail?.join() ?? "none");

Deno.test("a route's chain is fixed when it is registered", async () => {
  const app = new App<State>().use(note("a")).get("/early", trail).use(note("b")).get("/late", trail);
  assert.equal(await textOf(app, "/early"), "a");
  assert.equal(await textOf(app, "/late"), "a,b");
});

Deno.test("middlewares of a path run for what lies below it, those of the root first", async () => {
  const app = new App<State>().use("/admin", note("admin")).use(note("root"))
    .get("/admin/users", trail).get("/administration", trail);
  assert.equal(await textOf(app, "/admin/users"), "root,admin");
  assert.equal(await textOf(app, "/administration"), "root");
});

Deno.test("several middlewares may stand before a handler", async () => {
  const app = new App<State>().get("/", note("1"), note("2"), trail);
  assert.equal(await textOf(app, "/"), "1,2");
});

Deno.test("an exact path wins over patterns, patterns are tried in order", async () => {
  const app = new App<State>()
    .get("/:any", (ctx) => ctx.text(`any ${ctx.params.any}`))
    .get("/:other", (ctx) => ctx.text("other"))
    .get("/exact", (ctx) => ctx.text("exact"));
  assert.equal(await textOf(app, "/exact"), "exact");
  assert.equal(await textOf(app, "/exact/"), "exact");
  assert.equal(await textOf(app, "/x"), "any x");
});

Deno.test("the first pattern that matches wins even if its method differs", async () => {
  const app = new App<State>().post("/:a", () => new Response()).get("/:b", () => new Response());
  const response = await ask(app, "/x");
  assert.equal(response.status, 405);
  assert.equal(response.headers.get("allow"), "POST, OPTIONS");
  assert.equal((await ask(app, "/x", { method: "OPTIONS" })).status, 204);
});

Deno.test("each method has its handler, all() answers the others", async () => {
  const named = (name: string) => () => new Response(name);
  const app = new App<State>().get("/", named("get")).post("/", named("post")).put("/", named("put"))
    .patch("/", named("patch")).delete("/", named("delete")).all("/", named("all"));
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    assert.equal(await textOf(app, "/", { method }), method.toLowerCase());
  }
  assert.equal(await textOf(app, "/", { method: "OPTIONS" }), "all");
});

Deno.test("a method that Fresh does not know is refused, also by all()", async () => {
  const app = new App<State>().use(note("seen")).all("/", trail).all("/:any", trail);
  for (const path of ["/", "/x"]) assert.equal((await ask(app, path, { method: "PROPFIND" })).status, 405);
});

Deno.test("a middleware or handler may be loaded on its first request, and once", async () => {
  let loads = 0;
  const lazy = (name: string) => () => {
    loads++;
    return Promise.resolve(name === "handler" ? trail : note(name));
  };
  const handler = new App<State>().use(lazy("root")).get("/", lazy("own"), lazy("handler")).handler();
  for (let i = 0; i < 2; i++) {
    assert.equal(await (await handler(new Request("http://localhost/"))).text(), "root,own");
  }
  assert.equal(loads, 3);
});

Deno.test("what was thrown is known to the middlewares that it passes", async () => {
  const seen: unknown[] = [];
  const app = new App<State>().use(async (ctx) => {
    try {
      return await ctx.next();
    } catch (error) {
      seen.push(ctx.error === error, (error as Error).message);
      throw error;
    }
  }).get("/", () => {
    throw new HttpError(409, "stale");
  });
  assert.equal((await ask(app, "/")).status, 409);
  assert.deepEqual(seen, [true, "stale"]);
});

Deno.test("the handler of a request without a match still runs the root's middlewares", async () => {
  const app = new App<State>().use(async (ctx) => {
    const response = await ctx.next().catch((error) => new Response(error.message, { status: error.status }));
    response.headers.set("x-seen", "yes");
    return response;
  });
  const response = await ask(app, "/nothing");
  assert.equal(response.status, 404);
  assert.equal(response.headers.get("x-seen"), "yes");
  assert.equal(await response.text(), "Not Found");
});

Deno.test("without error pages errors are answered in plain text, without the message of unexpected ones", async () => {
  const app = new App<State>()
    .get("/known", () => {
      throw new HttpError(403, "not for you");
    })
    .get("/unknown", () => {
      throw new Error("a secret");
    });
  const known = await ask(app, "/known");
  assert.equal(known.status, 403);
  assert.equal(await known.text(), "not for you");
  const log = console.error;
  console.error = () => {};
  try {
    const unknown = await ask(app, "/unknown");
    assert.equal(unknown.status, 500);
    assert.doesNotMatch(await unknown.text(), /secret/);
  } finally {
    console.error = log;
  }
});

Deno.test("onError answers below its path, notFound what is thrown as 404", async () => {
  const fail = () => {
    throw new HttpError(418);
  };
  const app = new App<State>()
    .onError("/", (ctx) => ctx.text(`root ${(ctx.error as HttpError).status}`, { status: 400 }))
    .onError("/a", (ctx) => ctx.text(`a ${(ctx.error as HttpError).status}`))
    .notFound((ctx) => ctx.text(`missing ${ctx.url.pathname}`, { status: 404 }))
    .get("/a/b", fail).get("/c", fail).get("/a/gone", () => {
      throw new HttpError(404);
    });
  assert.equal(await textOf(app, "/a/b"), "a 418");
  assert.equal(await textOf(app, "/c"), "root 418");
  assert.equal(await textOf(app, "/a/gone"), "missing /a/gone");
  assert.equal((await ask(app, "/none")).status, 404);
});

Deno.test("a 404 is answered in the innermost segment, so that it passes the middlewares outside of it", async () => {
  const mark = (name: string) => async (ctx: Context<State>) => {
    const response = await ctx.next();
    response.headers.append("x-passed", name);
    return response;
  };
  const gone = () => {
    throw new HttpError(404);
  };
  const app = new App<State>().use(mark("root")).use("/a", mark("a")).use("/a/b", mark("b"))
    .notFound((ctx) => ctx.text("missing", { status: 404 }))
    .get("/a/b", gone).get("/a", gone);
  const passed = async (path: string) => (await ask(app, path)).headers.get("x-passed");
  assert.equal(await passed("/a/b"), "a, root");
  assert.equal(await passed("/a"), "root");
  assert.equal(await passed("/none"), null, "without a route there is no segment but the root");
});

Deno.test("the component of the not-found page alone answers 200: its handler says 404", async () => {
  const component = () => <p>missing</p>;
  const plain = new App<State>().notFound({ component });
  assert.equal((await ask(plain, "/none")).status, 200);
  const said = new App<State>().notFound({ component, handler: () => page(undefined, { status: 404 }) });
  const response = await ask(said, "/none", { method: "POST" });
  assert.equal(response.status, 404);
  assert.match(await response.text(), /missing/);
});

Deno.test("a middleware that catches an error renders in the layouts of its own place", async () => {
  const layout = (name: string) => ({ Component }: { Component: FunctionComponent }) => (
    <div class={name}>
      <Component />
    </div>
  );
  const app = new App<State>().layout("/", layout("root"))
    .use(async (ctx) => {
      try {
        return await ctx.next();
      } catch {
        return await ctx.render(<p>caught</p>, { status: 500 });
      }
    })
    .layout("/a", layout("a"))
    .get("/a", () => {
      throw new Error("no");
    });
  const response = await ask(app, "/a");
  assert.equal(response.status, 500);
  assert.match(await response.text(), /<body><div class="root"><p>caught<\/p><\/div><\/body>/);
});

Deno.test("layouts enclose from the root inwards, the app wrapper encloses all", async () => {
  const app = new App<State>()
    .appWrapper(({ Component }) => (
      <body data-app="yes">
        <Component />
      </body>
    ))
    .layout("/", ({ Component }) => (
      <div class="root">
        <Component />
      </div>
    ))
    .layout("/a", ({ Component }) => (
      <div class="a">
        <Component />
      </div>
    ))
    .layout("/a/alone", ({ Component }) => (
      <div class="alone">
        <Component />
      </div>
    ), { skipInheritedLayouts: true })
    .route("/a", { component: () => <p>page</p> })
    .route("/a/alone", { component: () => <p>page</p> })
    .route("/a/none", { component: () => <p>page</p> }, { skipInheritedLayouts: true })
    .get("/a/rendered", (ctx) => ctx.render(<p>rendered</p>, { status: 201 }));
  assert.match(await textOf(app, "/a"), /<body data-app="yes"><div class="root"><div class="a"><p>page/);
  assert.match(await textOf(app, "/a/alone"), /<body data-app="yes"><div class="alone"><p>page/);
  assert.match(await textOf(app, "/a/none"), /<body data-app="yes"><p>page/);
  const rendered = await ask(app, "/a/rendered");
  assert.equal(rendered.status, 201);
  assert.match(await rendered.text(), /<div class="a"><p>rendered/);
});

Deno.test("a route may be loaded on its first request, and once", async () => {
  let loads = 0;
  const app = new App<State>().route("/", () => {
    loads++;
    return Promise.resolve({ component: () => <p>lazy</p>, handler: () => page({}) });
  });
  const handler = app.handler();
  assert.equal(loads, 0);
  assert.match(await (await handler(new Request("http://localhost/"))).text(), /lazy/);
});

Deno.test("hooks and context work within a page", async () => {
  const Color = createContext("none");
  const Inner = () => <i>{useContext(Color)}</i>;
  const app = new App<State>().route("/", {
    component: () => (
      <Color.Provider value="red">
        <Inner />
      </Color.Provider>
    ),
  });
  assert.match(await textOf(app, "/"), /<i>red<\/i>/);
});

Deno.test("redirects are 302 unless told otherwise and cannot lead to another host by a path", async () => {
  const app = new App<State>()
    .get("/plain", (ctx) => ctx.redirect("/there?to=//x"))
    .get("/evil", (ctx) => ctx.redirect("//evil.example/a//b"))
    .get("/back", (ctx) => ctx.redirect("/\\evil.example"))
    .get("/away", (ctx) => ctx.redirect("https://example.org/", 303));
  const to = async (path: string) => {
    const { status, headers } = await ask(app, path);
    return `${status} ${headers.get("location")}`;
  };
  assert.equal(await to("/plain"), "302 /there?to=//x");
  assert.equal(await to("/evil"), "302 /evil.example/a/b");
  assert.equal(await to("/back"), "302 /evil.example");
  assert.equal(await to("/away"), "303 https://example.org/");
});

Deno.test("a context answers text, html, json and streams", async () => {
  const app = new App<State>()
    .get("/text", (ctx) => ctx.text("<b>"))
    .get("/html", (ctx) => ctx.html("<b>x</b>"))
    .get("/json", (ctx) => ctx.json({ a: 1 }))
    .get("/stream", (ctx) =>
      ctx.stream(async function* () {
        yield "a";
        await Promise.resolve();
        yield "b";
      }, { headers: { "content-type": "text/csv" } }));
  assert.match((await ask(app, "/text")).headers.get("content-type")!, /^text\/plain/);
  assert.match((await ask(app, "/html")).headers.get("content-type")!, /^text\/html/);
  assert.deepEqual(await (await ask(app, "/json")).json(), { a: 1 });
  assert.equal(await textOf(app, "/stream"), "ab");
});

Deno.test("text in pages is escaped, dollar signs in heads stay", async () => {
  const app = new App<State>()
    .appWrapper(({ Component }) => (
      <html>
        <head>
          <title>{"$& $1 <b>"}</title>
        </head>
        <body>
          <Component />
        </body>
      </html>
    ))
    .route("/", { component: ({ url }) => <p>{url.searchParams.get("q")}</p> });
  const text = await textOf(app, "/?q=" + encodeURIComponent("</p><script>$&"));
  assert.match(text, /<title>\$&amp; \$1 &lt;b><\/title>/);
  assert.match(text, /<p>&lt;\/p>&lt;script>\$&amp;<\/p>/);
});

Deno.test("apps with different base paths may run in one process", async () => {
  const make = (basePath: string) =>
    new App<State>({ basePath }).route("/", {
      component: ({ config }) => <img src={`${config.basePath}/a.png`} alt="" />,
    });
  const [tis, demo] = [make("/tis").handler(), make("/demo").handler()];
  const text = async (handler: typeof tis, path: string) =>
    await (await handler(new Request(`http://localhost${path}`))).text();
  assert.match(await text(tis, "/tis"), /src="\/tis\/a\.png\?__frsh_c=/);
  assert.match(await text(demo, "/demo/"), /src="\/demo\/a\.png\?__frsh_c=/);
  assert.match(await text(tis, "/tis"), /src="\/tis\/a\.png\?__frsh_c=/);
});

Deno.test("a base path must start with a slash, one at its end is dropped", () => {
  assert.throws(() => new App({ basePath: "tis" }), /start with a slash/);
  assert.equal(new App({ basePath: "/tis/" }).config.basePath, "/tis");
});

Deno.test("fsRoutes without a build says what to do", async () => {
  await assert.rejects(ask(new App<State>().fsRoutes(), "/"), /run the builder first/);
});

Deno.test("Head replaces what is the same by name, key, or all attributes but what it says, and adds the rest", async () => {
  const app = new App<State>()
    .appWrapper(({ Component }) => (
      <html>
        <head>
          <title>no</title>
          <meta name="a" content="no" />
          <meta property="b" content="no" />
          <link rel="canonical" href="/no" />
          <link rel="stylesheet" href="/app.css" />
          <style id="s">no</style>
          <style key="k">no</style>
        </head>
        <body>
          <Component />
        </body>
      </html>
    ))
    .route("/", {
      component: () => (
        <Head>
          <title>yes</title>
          <meta name="a" content="yes" />
          <meta property="b" content="yes" />
          <link rel="canonical" href="/yes" />
          <link rel="stylesheet" href="/more.css" />
          <style id="s">yes</style>
          <style key="k">yes</style>
          <style key="l">new</style>
        </Head>
      ),
    });
  const text = (await textOf(app, "/")).replaceAll(/ nonce="\w+"/g, "");
  assert.equal(
    text.slice(text.indexOf("<head>") + 6, text.indexOf("</head>")),
    '<title>yes</title><meta name="a" content="yes"/><meta property="b" content="yes"/>' +
      '<link rel="canonical" href="/yes"/><link rel="stylesheet" href="/app.css"/><style id="s">yes</style>' +
      '<style data-key="k">yes</style><link rel="stylesheet" href="/more.css"/><style data-key="l">new</style>',
  );
});
