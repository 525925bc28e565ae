import { App } from "fresh";
import { renderToString } from "preact-render-to-string";
import { Icon } from "@/components/Icon.tsx";
import { ICONS } from "@/components/icons.ts";
import { Kept } from "@/components/shell/Kept.tsx";
import { serveIcons } from "@/edge/icon_sprite.ts";
import { assert, assertEquals } from "./assert.ts";

Deno.test("a part of the frame is drawn once for all that it depends on, and anew when one of it changes", () => {
  let draws = 0;
  const shown = (of: unknown[], by = import.meta.url) => {
    const kept: string[] = [];
    const keep = (html: string) => {
      kept.push(html);
      return html;
    };
    const draw = () => {
      draws++;
      return <nav title="<&>">{JSON.stringify(of)}{"x".repeat(2000)}</nav>;
    };
    const html = renderToString(<Kept by={by} of={of} draw={draw} keep={keep} />);
    assertEquals(html, renderToString(draw()));
    draws--;
    assertEquals(kept, [html]);
  };
  shown(["rail", "a", true]);
  shown(["rail", "a", true]);
  assertEquals(draws, 1);
  shown(["rail", "a", false]);
  shown(["rail", "b", true]);
  assertEquals(draws, 3);
  // While developing, a newer module of who draws it.
  shown(["rail", "b", true], `${import.meta.url}?v=2`);
  assertEquals(draws, 4);
});

Deno.test("icons are taken from one picture that browsers keep; an unknown one is a square", async () => {
  const app = new App().use(serveIcons("/tis")).handler();
  const hrefOf = (name: string) => /<use href="([^"]+)"/.exec(renderToString(<Icon name={name} />))![1]!;
  const [address, id] = hrefOf("search").split("#");
  const answer = await app(new Request(`http://localhost${address}`));
  assertEquals(answer.headers.get("content-type"), "image/svg+xml");
  assert(answer.headers.get("cache-control")!.includes("immutable"), "it is kept for good");
  const picture = await answer.text();
  for (const name of [id, ...Object.keys(ICONS), hrefOf("no such icon").split("#")[1]]) {
    assert(picture.includes(`<symbol id="${name}" `), `the picture has no ${name}`);
  }
  const other = await app(new Request("http://localhost/tis/i-0000"));
  assertEquals([other.status, other.headers.get("cache-control")], [200, "no-store"]);
  await other.body?.cancel();
});
