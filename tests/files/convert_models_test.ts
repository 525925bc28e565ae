import assert from "node:assert/strict";
import { NodeIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { MeshoptDecoder } from "meshoptimizer";
import { convertHere, reasonOf } from "./convert_here.ts";

const GLB = "model/gltf-binary";
const pump = () => Deno.readFile(new URL("../../demo/figures/coolant_pump.glb", import.meta.url));

async function namesOf(bytes: Uint8Array): Promise<string[]> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    "meshopt.decoder": MeshoptDecoder,
  });
  return (await io.readBinary(bytes)).getRoot().listNodes().map((node) => node.getName());
}

Deno.test("a 3D model becomes less than half as large and keeps its triangles and the names of its parts", async () => {
  const before = await pump();
  const made = await convertHere(before, { kind: "model", mediaType: GLB });
  assert.ok(made.bytes.length < before.length / 2, `${before.length} -> ${made.bytes.length}`);
  assert.equal(made.facts.triangles, made.facts.trianglesBefore);
  assert.ok(Number(made.facts.triangles) > 1000);
  assert.deepEqual(await namesOf(made.bytes), await namesOf(before));
});

Deno.test("a model that was compressed already stays as small", async () => {
  const once = await convertHere(await pump(), { kind: "model", mediaType: GLB });
  const twice = await convertHere(once.bytes, { kind: "model", mediaType: GLB });
  assert.ok(twice.bytes.length <= once.bytes.length);
});

Deno.test("broken models are refused with what the validator found", async () => {
  const glb = await pump();
  const wrongIndex = new TextEncoder().encode(
    JSON.stringify({ asset: { version: "2.0" }, scenes: [{ nodes: [7] }], scene: 0 }),
  );
  const elsewhere = new TextEncoder().encode(
    JSON.stringify({ asset: { version: "2.0" }, buffers: [{ uri: "other.bin", byteLength: 4 }] }),
  );
  assert.equal(
    await reasonOf(convertHere(glb.slice(0, 20_000), { kind: "model", mediaType: GLB })),
    "model-broken",
  );
  assert.equal(
    await reasonOf(convertHere(new Uint8Array(), { kind: "model", mediaType: GLB })),
    "model-broken",
  );
  const json = { kind: "model", mediaType: "model/gltf+json" } as const;
  assert.equal(await reasonOf(convertHere(wrongIndex, json)), "model-broken");
  assert.equal(await reasonOf(convertHere(elsewhere, json)), "model-external");
});
