/**
 * `deno task draw [name ...]`: writes demo/figures/<name>.svg, .json and .glb for every assembly in
 * demo/assemblies, or for the named ones. Figures are committed, so the portal starts without the kit.
 */
import type { Assembly } from "./assembly.ts";
import { drawFigure } from "./figure.ts";

const assemblies = new URL("../demo/assemblies/", import.meta.url);
const figures = new URL("../demo/figures/", import.meta.url);

async function draw(name: string): Promise<void> {
  const started = performance.now();
  const { default: assembly } = await import(new URL(`${name}.ts`, assemblies).href) as { default: Assembly };
  if (assembly.name !== name) throw new Error(`${name}.ts names its assembly ${assembly.name}`);
  const { svg, json, glb, warnings } = await drawFigure(assembly);
  await Deno.writeTextFile(new URL(`${name}.svg`, figures), svg);
  await Deno.writeTextFile(new URL(`${name}.json`, figures), JSON.stringify(json, null, 1) + "\n");
  await Deno.writeFile(new URL(`${name}.glb`, figures), glb);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${name}: ${json.parts.length} parts, ${json.callouts.length} callouts, ${json.viewBox[2]} x ${
      json.viewBox[3]
    }, ` +
      `svg ${kilobytes(svg.length)}, glb ${kilobytes(glb.length)}, ${seconds} s`,
  );
  for (const w of warnings) console.warn(`  ${w}`);
}

const named = Deno.args.length
  ? Deno.args
  : [...Deno.readDirSync(assemblies)].filter((f) => f.name.endsWith(".ts")).map((f) => f.name.slice(0, -3))
    .sort();
for (const name of named) await draw(name);
