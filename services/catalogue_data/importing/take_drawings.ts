import { type Content, contentOf } from "@/engines/files/content.ts";
import { storeMade } from "@/engines/files/store_made.ts";
import { useFile } from "@/engines/files/use_file.ts";
import { hashOf } from "@/engines/files/hash_of.ts";
import type {
  DrawingRule,
  DrawingsAsked,
  DrawingsRead,
  ReadDrawing,
} from "@/engines/files/subprocess/read_drawings.ts";
import { readInSubprocess, Unreadable } from "@/engines/files/subprocess/read_in_subprocess.ts";
import type { WorkRun } from "@/engines/work/define_work.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { drawingBox } from "@/services/epc/drawings/drawing_box.ts";
import type { DrawingBox } from "@/services/epc/drawings/hotspot_input.ts";
import { FIGURE_IMAGE } from "@/services/gif2svg/keep_figure_image.ts";
import { CATALOGUE_PLACE } from "../begin_import.ts";
import { DRAWING_FILES } from "../set_parts.ts";
import { checkShares } from "./check_shares.ts";
import { startRounds, type Watch } from "./watch.ts";

/** What is wrong with a file of the archive: the cleaner's rules, and those of a drawing among others. */
type TakenRule = DrawingRule | "drawing-too-heavy" | "drawing-size-unknown" | "drawing-twice";

/** A file of a set's archive: the drawing that it became in the file store, or why it is none. */
interface TakenDrawing {
  /** Its place in the archive, from 1. */
  entry: number;
  name: string;
  fileId: string | null;
  /** No figure has it yet. */
  isNew: boolean;
  box: DrawingBox | null;
  rule: TakenRule | null;
}

/** What an archive holds; null when it cannot be read. */
export type TakenDrawings = readonly TakenDrawing[] | null;

/** Files of an archive that one process reads. */
const AT_ONCE = 500;

/** Reads some drawings of an archive. */
type ReadPiece = (content: Content, asked: DrawingsAsked) => Promise<DrawingsRead | null>;

/** Far within the lease of the step, and far beyond the milliseconds after which an answer is given when no drawing is too heavy. */
const BOUNDS = { seconds: 20, memory: LIMITS.readMemory };
const SHARES = checkShares({ hasDrawings: true });

const readPiece: ReadPiece = (content, asked) =>
  readInSubprocess("catalogue", "drawings", content, asked, BOUNDS);

/**
 * Cleans the drawings of a set's archive and keeps them in the file store for the set, each content once: before the transaction of the dry run,
 * since the file store is never touched within one. Nothing of the catalogue names them yet; a set that is never applied lets them go when it is forgotten.
 *
 * @param read in place of a process of its own, for tests
 * @throws Stopped; Unreadable where not even the archive's directory can be read
 */
export async function takeDrawings(
  ctx: Ctx,
  importId: number,
  archive: { id: string; key: string; size: number },
  run: WorkRun,
  read = readPiece,
): Promise<TakenDrawings> {
  const content = contentOf(ctx, archive.key, archive.size);
  const rounds = startRounds(ctx, run, importId);
  try {
    return await takeEach(ctx, importId, (asked) => read(content, asked), rounds);
  } finally {
    await rounds.end();
  }
}

async function takeEach(
  ctx: Ctx,
  importId: number,
  read: (asked: DrawingsAsked) => Promise<DrawingsRead | null>,
  watch: Watch,
): Promise<TakenDrawings> {
  const taken: TakenDrawing[] = [];
  const names = new Set<string>();
  // From `alone` on nothing has been found to take too much.
  let from: number | null = 1, most = AT_ONCE, alone = 1, entries = Infinity;
  while (from !== null) {
    watch.at(DRAWING_FILES, SHARES.drawings(from / entries));
    let piece: DrawingsRead | null;
    try {
      if (from >= alone) most = AT_ONCE;
      piece = await read({ from, most });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      if (most > 1) {
        // One of them takes too much: it is found by reading each by itself.
        most = 1;
        alone = from + AT_ONCE;
      } else {
        // Folders and the like are passed over, so that the next drawing need not be the next entry. None is read now: what fails here is the archive.
        const at = await read({ from, most: 0 });
        if (at === null) return null;
        if (at.next === null) throw error;
        taken.push(refused({ entry: at.next, name: String(at.next) }, "drawing-too-heavy"));
        from = alone = at.next + 1;
        entries = at.entries;
      }
      continue;
    }
    if (piece === null) return null;
    for (const one of piece.drawings) {
      watch.at(DRAWING_FILES, SHARES.drawings(one.entry / piece.entries));
      const name = one.name.toLowerCase();
      taken.push(
        names.has(name) ? refused(one, "drawing-twice") : await keepDrawing(ctx, importId, one),
      );
      names.add(name);
    }
    from = piece.next;
    entries = piece.entries;
  }
  return taken;
}

function refused({ entry, name }: Pick<ReadDrawing, "entry" | "name">, rule: TakenRule): TakenDrawing {
  return { entry, name, fileId: null, isNew: false, box: null, rule };
}

async function keepDrawing(ctx: Ctx, importId: number, one: ReadDrawing): Promise<TakenDrawing> {
  const { entry, name, svg } = one;
  if (svg === null) return refused(one, one.rule!);
  const box = drawingBox(new TextDecoder().decode(svg));
  if (!box) return refused(one, "drawing-size-unknown");
  const use = { kind: CATALOGUE_PLACE, id: String(importId) };
  const sha256 = await hashOf({
    size: svg.length,
    read: (start, length) => Promise.resolve(svg.slice(start, start + length)),
    stream: () => Promise.resolve(new Blob([svg]).stream()),
  });
  const known = await ctx.tx(async (tx) => {
    const [file] = await tx.sql<{ id: string; isNew: boolean }[]>`
      select f.id,
        not exists (select from file_uses u where u.file_id = f.id and u.kind = ${FIGURE_IMAGE}) as is_new
      from files f
      where f.sha256 = ${sha256} and f.place = ${FIGURE_IMAGE} and f.media_type = 'image/svg+xml'
        and f.scan in ('clean', 'not-scanned')
        and exists (select from file_uses u where u.file_id = f.id and u.kind in (${FIGURE_IMAGE}, ${CATALOGUE_PLACE}))
      order by f.created_at, f.id
      limit 1`;
    if (file) {
      await useFile(tx, file.id, use);
      await tx.sql`
        insert into drawing_names (file_id, name)
        values (${file.id}, lower(normalize(${name}, nfc)))
        on conflict do nothing`;
    }
    return file;
  });
  if (known) return { entry, name, fileId: known.id, isNew: known.isNew, box, rule: null };
  const fileId = await storeMade(ctx, {
    madeFrom: { id: null, place: FIGURE_IMAGE, ownerId: null },
    name,
    mediaType: "image/svg+xml",
    body: new Blob([svg]).stream(),
  }, (tx, id) => useFile(tx, id, use));
  return { entry, name, fileId, isNew: true, box, rule: null };
}
