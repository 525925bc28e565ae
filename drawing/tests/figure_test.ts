import assert from "node:assert/strict";
import type { Assembly } from "../assembly.ts";
import { isValid } from "../booleans.ts";
import { KHRMeshQuantization, NodeIO } from "../deps.ts";
import { drawFigure } from "../figure.ts";
import { bolt, cut, cylinder, join, moved, revolve, stud, washer } from "../mod.ts";
import { plain } from "../stand_ins.ts";
import { tessellate } from "../tessellation.ts";

const assembly = (): Assembly => ({
  name: "washer_on_bolt",
  title: { zh_CN: "螺栓与垫圈", en_US: "Washer on bolt" },
  view: [.62, -.62, .46],
  size: { width: 240, height: 240 },
  parts: () => [
    {
      callout: 1,
      name: "bolt",
      solid: bolt(12, 30),
      explode: [40, 0, 0],
      axis: "a",
      anchor: [-30, 0, 0],
      fine: true,
    },
    { callout: 2, name: "washer", solid: washer(12), explode: [-20, 0, 0], axis: "a", finish: "zinc" },
  ],
});
const drawn = await drawFigure(assembly());

Deno.test("each part is a group with its number, a closed silhouette and edges", () => {
  const groups = [
    ...drawn.svg.matchAll(/<g class="part( fine)?" data-callout="(\d)" data-part="(\w+)">(.*?)<\/g>/g),
  ];
  assert.deepEqual(groups.map((g) => `${g[2]} ${g[3]}${g[1] ?? ""}`), ["2 washer", "1 bolt fine"]);
  for (const [, , , name, body] of groups) {
    assert.match(body!, /<path class="s" d="M[^"]*z"\/>/, name!);
    assert.match(body!, /<path class="e" d="M/, name!);
  }
});

Deno.test("each callout has a halo, a leader, a dot and a label that can be scaled about its own place", () => {
  const labels = [...drawn.svg.matchAll(
    /<g class="callout" data-callout="(\d)"><path class="halo" d="[^"]+"\/><path class="leader" d="[^"]+"\/><circle class="dot"[^>]+\/><g class="label" transform="translate\(([\d.]+) ([\d.]+)\)"><circle r="13"\/><text>(\d)<\/text><\/g><\/g>/g,
  )];
  assert.deepEqual(
    labels.map((l) => [Number(l[1]), Number(l[2]), Number(l[3])]),
    drawn.json.callouts.map((c) => [c.n, c.x, c.y]),
  );
  assert.deepEqual(labels.map((l) => l[4]), ["1", "2"]);
});

Deno.test("colours are variables and every selector is the figure's own", () => {
  const style = drawn.svg.match(/<style>(.*?)<\/style>/)![1]!;
  for (const rule of style.split("}").filter(Boolean)) assert.match(rule, /^\.figure /);
  assert.match(drawn.svg, /^<svg [^>]*class="figure" role="img" viewBox="/);
  assert.doesNotMatch(
    drawn.svg.replace(style, "").replaceAll(/var\([^)]*\)/g, ""),
    /#[0-9a-f]{3,6}|fill=|stroke=/,
  );
  assert.doesNotMatch(style.replaceAll(/var\([^)]*\)/g, ""), /#[0-9a-f]{3}/);
});

Deno.test("the hotspots lie inside the drawing, and a centre line joins the parts", () => {
  const [left, top, width, height] = drawn.json.viewBox;
  for (const { box: [x, y, w, h] } of drawn.json.parts) {
    assert.ok(w > 10 && h > 10 && x >= left && y >= top && x + w <= left + width && y + h <= top + height);
  }
  assert.deepEqual(drawn.json.parts.map((p) => p.name), ["washer", "bolt"]);
  assert.match(drawn.svg, /<path class="axis" d="M/);
  assert.deepEqual(drawn.warnings, []);
});

Deno.test("the 3D model names its nodes and knows callouts and explode ways in metres", async () => {
  const io = new NodeIO().registerExtensions([KHRMeshQuantization]);
  const nodes = (await io.readBinary(drawn.glb)).getRoot().listNodes();
  assert.deepEqual(nodes.map((n) => [n.getName(), n.getExtras()]), [
    ["bolt", { callout: 1, explode: [.04, 0, 0] }],
    ["washer", { callout: 2, explode: [-.02, 0, 0] }],
  ]);
  const [size] = nodes.map((n) => n.getScale()[0]);
  assert.ok(size! > .01 && size! < .03, `the bolt's half length is ${size} m`);
  assert.ok(drawn.glb.length < 40_000, `${drawn.glb.length} bytes`);
});

Deno.test("the same assembly gives the same bytes", async () => {
  const again = await drawFigure(assembly());
  assert.equal(again.svg, drawn.svg);
  assert.deepEqual(again.json, drawn.json);
  assert.deepEqual(again.glb, drawn.glb);
});

Deno.test("an assembly with two parts of one name is refused", async () => {
  const twice = assembly();
  const { parts } = twice;
  twice.parts = () => [...parts(), ...parts()];
  await assert.rejects(drawFigure(twice), /two parts are named bolt/);
});

Deno.test("a joined and moved stud still has its threadless stand-in", () => {
  const full = join(cylinder(20, -8, -1), moved(stud(10, 30), [0, 5, 0]));
  const light = plain(full);
  assert.ok(isValid(full) && isValid(light));
  assert.ok(tessellate(light, .3).triangles.length < tessellate(full, .3).triangles.length / 2);
});

Deno.test("tools of a cut may overlap each other", () => {
  const plate = revolve([[0, 0], [0, 40], [10, 40], [10, 0]]);
  const holed = cut(plate, cylinder(8, -1, 11, 10, 0), cylinder(8, -1, 11, 18, 0));
  assert.ok(isValid(holed));
  assert.ok(holed.faces.length > plate.faces.length);
});
