import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LINK_KINDS } from "./link_kinds.ts";
import { recognise, withoutOverlaps } from "./recognise.ts";

/** Where a text names a thing that its reader may know of. */
export interface NamedThing {
  /** In UTF-16 units. */
  at: number;
  length: number;
  title: string;
  /** Page below the base path with its query. */
  link: string;
}

/** What plain texts name by number or code, in their order; nothing over another. */
export async function namedInTexts(ctx: Ctx, texts: readonly string[]): Promise<NamedThing[][]> {
  const read = texts.map(recognise);
  const candidates = read.flatMap((one) => one.candidates);
  const found = texts.map((): NamedThing[] => []);
  await Promise.all(
    LINK_KINDS.all.filter(({ need }) => may(ctx.actor, need)).map(
      async ({ name, read: readThings, known }) => {
        const there = known && candidates.length > 0
          ? await known(ctx, candidates)
          : new Map<unknown, string>();
        const places = read.flatMap(({ mentions, candidates }, text) => [
          ...mentions.filter(({ kind }) => kind === name).map(({ id, at, length }) => ({
            text,
            id,
            at,
            length,
          })),
          ...candidates.flatMap((one) => {
            const id = there.get(one);
            return id === undefined ? [] : [{ text, id, at: one.at, length: one.length }];
          }),
        ]);
        if (places.length === 0) return;
        const things = new Map(
          (await readThings(ctx, [...new Set(places.map(({ id }) => id))], null)).map((one) => [one.id, one]),
        );
        for (const { text, id, at, length } of places) {
          const thing = things.get(id);
          if (thing) found[text]!.push({ at, length, title: thing.title, link: thing.link });
        }
      },
    ),
  );
  return found.map(withoutOverlaps);
}
