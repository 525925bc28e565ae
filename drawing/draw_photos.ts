/**
 * `deno run -A drawing/draw_photos.ts <figure> ...`: photographs of a figure's parts out of its 3D model, `demo/epc/photos/<figure>-<callout>.jpg`, and
 * `-<build>` behind it where a build has a part of its own. What the demo's parts look like.
 */
import { piecesOf } from "./glb_pieces.ts";
import { photograph } from "./photograph.ts";

const DEMO = new URL("../demo/", import.meta.url);

for (const figure of Deno.args) {
  const glb = await Deno.readFile(new URL(`figures/${figure}.glb`, DEMO));
  const { variants = [] }: { variants?: string[] } = JSON.parse(
    await Deno.readTextFile(new URL(`figures/${figure}.json`, DEMO)),
  );
  const drawn = new Map<string, string>();
  for (const build of variants.length > 0 ? variants : [null]) {
    const pieces = piecesOf(glb, build);
    for (const callout of new Set(pieces.map((piece) => piece.callout))) {
      const own = pieces.filter((piece) => piece.callout === callout);
      const same = own.map(({ corners }) => `${corners.length} ${corners[0]} ${corners.at(-1)}`).join();
      // The usual build comes first: what another has alike is drawn already.
      if (drawn.get(String(callout)) === same) continue;
      const name = `${figure}-${callout}${drawn.has(String(callout)) ? `-${build}` : ""}`;
      if (!drawn.has(String(callout))) drawn.set(String(callout), same);
      await Deno.writeFile(new URL(`epc/photos/${name}.jpg`, DEMO), await photograph(own));
      console.log(name);
    }
  }
}
