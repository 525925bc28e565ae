import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { keepPartPhoto, PART_PHOTO } from "@/services/epc/photos/part_photos.ts";

const PHOTOS = new URL("./", import.meta.url);
/** 'front_brake-10.jpg', 'front_brake-10-four_piston.jpg': drawing, callout, and the build that alone looks so. */
const NAME = /^(?<drawing>[a-z0-9_]+)-(?<callout>\d+)(?:-(?<build>[a-z0-9_]+))?\.jpg$/;

/**
 * Gives the parts of some figures photos: of each drawn part one picture (drawing/draw_photos.ts), for every part behind its callout that is one
 * piece of just that. What lies at a callout beside it, such as grease, and the other side of a pair have none.
 */
export async function fillPartPhotos({ ctx: system, ctxFor }: DemoFilling): Promise<string> {
  const actor = await loadUser(system, "factory-engineer");
  if (!actor) throw new Error("no such account: factory-engineer");
  const ctx = ctxFor({ actor, lang: actor.lang });
  const names = (await Array.fromAsync(Deno.readDir(PHOTOS))).map(({ name }) => name).filter((name) =>
    NAME.test(name)
  ).sort();
  for (const name of names) {
    const { drawing, callout, build } = NAME.exec(name)?.groups ?? {};
    const parts = await ctx.sql<{ number: string }[]>`
      select distinct p.number
      from figure_versions v
      join figures f on f.id = v.figure_id and f.deleted_at is null
      join figure_lines l on l.figure_id = f.id and l.callout = ${callout!}
      join parts p on p.number = l.part_number
      where v.model_3d = ${`${drawing}.glb`} and l.quantity is not null and p.auxiliary_code is null
        and l.variant is not distinct from coalesce(${build ?? null}, l.variant)
        and p.names ->> 'en_US' !~ ', right$' and p.names ->> 'en_US' !~ '( set|kit)$'
        and not exists (select from part_photos ph where ph.part_number = p.number)
      order by p.number`;
    if (parts.length === 0) continue;
    const bytes = await Deno.readFile(new URL(name, PHOTOS));
    await storeFile(
      ctx,
      {
        place: PART_PHOTO,
        name,
        body: new Blob([bytes]).stream(),
        expectedSize: bytes.length,
        isOfProgram: true,
      },
      async (tx, id) => {
        for (const { number } of parts) await keepPartPhoto(tx, number, id);
      },
    );
  }
  const [told] = await ctx.sql<{ count: number }[]>`select count(*)::int as count from part_photos`;
  return `photos of ${told!.count} parts`;
}
