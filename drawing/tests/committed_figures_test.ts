import assert from "node:assert/strict";
import { calloutClashes } from "../callouts.ts";
import { KHRMeshQuantization, NodeIO } from "../deps.ts";
import type { Hotspots } from "../figure.ts";

const figures = new URL("../../demo/figures/", import.meta.url);
const names = [...Deno.readDirSync(figures)].map((f) => f.name).filter((f) => f.endsWith(".svg"))
  .map((f) => f.slice(0, -4)).sort();
const hotspotsOf = (name: string): Hotspots =>
  JSON.parse(Deno.readTextFileSync(new URL(`${name}.json`, figures)));

Deno.test("the committed figures are there", () => {
  for (const name of ["front_brake", "front_strut", "rear_brake", "wheel_and_hub"]) {
    assert.ok(names.includes(name), name);
  }
});

for (const name of names) {
  Deno.test(`${name}: drawing, hotspots and 3D model tell of the same parts, and the labels are readable`, async () => {
    const svg = Deno.readTextFileSync(new URL(`${name}.svg`, figures));
    const { viewBox, callouts, parts, variants = [undefined] } = hotspotsOf(name);
    const drawn = [...svg.matchAll(/class="part[^"]*" data-callout="(\d+)" data-part="(\w+)"/g)];
    assert.deepEqual(drawn.map((m) => `${m[2]} ${m[1]}`), parts.map((p) => `${p.name} ${p.callout}`));
    const labelled = [...svg.matchAll(/class="callout" data-callout="(\d+)"/g)].map((m) => Number(m[1]));
    assert.deepEqual(labelled, callouts.map((c) => c.n));
    assert.deepEqual(new Set(labelled), new Set(parts.map((p) => p.callout)));
    for (const variant of variants) {
      const shown = callouts.filter((c) => !c.variant || c.variant === variant);
      assert.deepEqual(calloutClashes(shown), []);
      assert.equal(new Set(shown.map((c) => c.n)).size, shown.length, "each number stands once in a build");
      const built = parts.filter((p) => !p.variant || p.variant === variant);
      assert.deepEqual(new Set(shown.map((c) => c.n)), new Set(built.map((p) => p.callout)));
    }
    assert.ok(viewBox[2] <= 490 && viewBox[3] <= 730, `${viewBox[2]} x ${viewBox[3]}`);

    const glb = await Deno.readFile(new URL(`${name}.glb`, figures));
    const nodes = (await new NodeIO().registerExtensions([KHRMeshQuantization]).readBinary(glb)).getRoot()
      .listNodes();
    assert.deepEqual(
      nodes.map((n) => `${n.getName()} ${n.getExtras().callout}`).sort(),
      parts.map((p) => `${p.name} ${p.callout}`).sort(),
    );
    assert.ok(glb.length < 1_000_000, `${glb.length} bytes`);
  });
}
