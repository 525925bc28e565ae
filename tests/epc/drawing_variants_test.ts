import assert from "node:assert/strict";
import { oneVariant, showingVariant } from "@/components/epc/one_variant.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { withScene } from "@/services/epc/drawings/glb_scene.ts";
import { variantFor } from "@/services/epc/drawing_variant.ts";
import { figure, openCatalogue, part, vehicle } from "./catalogue_builder.ts";

const brake = await Deno.readTextFile(new URL("../../demo/figures/front_brake.svg", import.meta.url));

Deno.test("a drawing with two builds shows the one whose lines fit, with its own hotspots", async () => {
  await using catalogue = await openCatalogue();
  for (const number of ["ONE1", "FOUR1", "DISC1"]) await part(catalogue, { number });
  const spot = { x: 0, y: 0, w: 26, h: 26, tip: null, area: null };
  await figure(catalogue, [
    { partNumber: "ONE1", callout: "12", variant: "one", applicability: [{ optionsAll: ["HP0"] }] },
    { partNumber: "FOUR1", callout: "12", variant: "four", applicability: [{ optionsAll: ["HP1"] }] },
    { partNumber: "DISC1", callout: "4" },
  ], {
    versions: [{
      version: 1,
      image: "front_brake.svg",
      width: 800,
      height: 600,
      variants: ["one", "four"],
      hotspots: [
        { ...spot, callout: "12", variant: "one" },
        { ...spot, callout: "12", x: 90, variant: "four" },
        { ...spot, callout: "4" },
      ],
    }],
  });
  const shown = async (options: string[] | null) => {
    const vin = await vehicle(catalogue, { options });
    const { drawing } = await readFigure(catalogue.ctx, { vin }, "34-11-02-C");
    return [drawing!.variant, ...drawing!.hotspots.map((one) => `${one.callout} at ${one.x}`)];
  };
  assert.deepEqual(await shown(["HP0"]), ["one", "12 at 0", "4 at 0"]);
  assert.deepEqual(await shown(["HP1"]), ["four", "12 at 90", "4 at 0"]);
  // Its options are not known: the usual build, as for a series without a vehicle.
  assert.deepEqual(await shown(null), ["one", "12 at 0", "4 at 0"]);
});

Deno.test("a build with a line that fits goes before one that may fit, and the usual one where none does", () => {
  const line = (variant: string | null, fit: "fits" | "not" | "unknown") => ({ variant, fit });
  const builds = ["one", "four"];
  assert.equal(variantFor(builds, [line("one", "unknown"), line("four", "fits")]), "four");
  assert.equal(variantFor(builds, [line("one", "not"), line("four", "unknown")]), "four");
  assert.equal(variantFor(builds, [line("one", "not"), line(null, "fits")]), "one");
  assert.equal(variantFor([], [line(null, "fits")]), null);
});

Deno.test("the front brake is drawn with one piston or with four, never with both", () => {
  const parts = (svg: string) => [...svg.matchAll(/data-part="([a-z0-9_]+)"/g)].map(([, name]) => name!);
  const [one, four] = [oneVariant(brake, null), oneVariant(brake, "four_piston")];
  const pistons = (svg: string) => parts(svg).filter((name) => name.startsWith("piston"));
  assert.deepEqual(pistons(one), ["piston"]);
  assert.deepEqual(pistons(four).toSorted(), ["piston_1", "piston_2", "piston_3", "piston_4"]);
  assert.ok(parts(one).includes("brake_disc") && parts(four).includes("brake_disc"));
  for (const svg of [one, four]) {
    assert.equal(svg.match(/<g class="callout" data-callout="12"/g)?.length, 1);
    assert.equal(svg.match(/<path class="axis"/g)?.length, 1);
    assert.equal(svg.match(/<g[\s>]/g)!.length, svg.match(/<\/g>/g)!.length, "every group is closed");
    assert.ok(!svg.replace(/<style>.*?<\/style>/s, "").includes("data-variant"));
  }
  assert.equal(oneVariant(brake, "six_piston"), one);
  assert.equal(oneVariant(brake, "four_piston"), four);
});

Deno.test("drawing and 3D model that are saved show the build that was on the screen", async () => {
  const four = showingVariant(brake, "four_piston");
  assert.ok(four.includes(':not([data-variant="four_piston"]){display:none}'));
  assert.equal(showingVariant(brake, "six_piston"), brake);
  const glb = await Deno.readFile(new URL("../../demo/figures/front_brake.glb", import.meta.url));
  const sceneOf = (bytes: Uint8Array) => {
    const length = new DataView(bytes.buffer).getUint32(12, true);
    const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
    const nodes: number[] = json.scenes[json.scene].nodes;
    return nodes.map((node) => json.nodes[node].name as string).filter((name) => name.startsWith("piston"));
  };
  assert.deepEqual(sceneOf(glb), ["piston"]);
  const made = withScene(glb, "four_piston");
  assert.equal(sceneOf(made).length, 4);
  assert.equal(new DataView(made.buffer).getUint32(8, true), made.byteLength);
  assert.deepEqual(made.slice(-1000), glb.slice(-1000));
  assert.equal(withScene(glb, "six_piston"), glb);
});
