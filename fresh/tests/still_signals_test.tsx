import assert from "node:assert/strict";
import { App } from "fresh";
import { computed, signal } from "@preact/signals";

Deno.test("nothing watches a signal while a page is drawn, and its value is drawn", async () => {
  let watchers = 0;
  const count = signal(3, { watched: () => void watchers++ });
  const double = computed(() => count.value * 2);
  const Reader = () => <b data-count={count}>{count.value} {double.value}</b>;
  const app = new App().get("/", (ctx) => ctx.render(<Reader />));
  const page = await (await app.handler()(new Request("http://localhost/"))).text();
  assert.match(page, /<b data-count="3">3 6<\/b>/);
  assert.equal(watchers, 0);
});

Deno.test("a signal that is a text of its own is drawn, however often", async () => {
  const name = signal("axle");
  const app = new App().get("/", (ctx) => ctx.render(<b>{name}</b>));
  const handler = app.handler();
  for (const text of ["axle", "wheel", "hub"]) {
    name.value = text;
    assert.match(
      await (await handler(new Request("http://localhost/"))).text(),
      new RegExp(`<b>${text}</b>`),
    );
  }
});
