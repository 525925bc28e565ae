import { may, personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { EXPORT_PLACE } from "../files/convert/kinds.ts";
import { storeMade } from "../files/store_made.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { defineWork, type WorkRun } from "../work/define_work.ts";
import { exportOf, filterOf } from "./known_exports.ts";
import type { Cell, ExportType, FilterWord } from "./define_export.ts";
import { endDone, endFailed, type ExportReason, markProgress, NotWanted } from "./end_export.ts";
import { asRequester, type Requester } from "./load_requester.ts";
import { EXPORT_WORK, type ExportRun } from "./work_name.ts";
import { writeXlsx, XLSX_TYPE } from "./xlsx/write_xlsx.ts";

/** Progress is written no more often than this, milliseconds. */
const PROGRESS_MS = 700;

/** What no further try can mend. */
class Unexportable extends Error {
  constructor(readonly reason: ExportReason) {
    super(reason);
  }
}

/**
 * Writes one export with the rights that its requester has now, row by row into the file store. A run that was cut short leaves nothing but
 * staged bytes, which are swept; the next one begins again.
 */
export const exportWork = defineWork({
  ...EXPORT_WORK,
  tries: 5,
  leaseSeconds: 60,
  atOnce: 1,
  async run(ctx, payload, run) {
    try {
      const task = await begin(ctx, payload);
      if (task) await write(ctx, task, run);
    } catch (error) {
      if (error instanceof NotWanted) return;
      if (!(error instanceof Unexportable)) throw error;
      await endFailed(ctx, payload, error.reason);
    }
  },
  async givenUp(ctx, payload) {
    await endFailed(ctx, payload, "gave-up");
  },
});

interface Begun extends ExportRun, Requester {
  kind: string;
  query: string;
  requestedAt: Date;
}

/** Marks it as being worked on; null when nobody wants it any more. */
async function begin(ctx: Ctx, { exportId, version }: ExportRun): Promise<Begun | null> {
  const [task] = await ctx.sql<Begun[]>`
    update export_tasks
    set state = 'processing', rows_done = 0
    where id = ${exportId} and version = ${version} and state in ('pending', 'processing')
    returning id as export_id, version, user_id, edition, lang, kind, query, requested_at`;
  return task ?? null;
}

async function write(ctx: Ctx, task: Begun, run: WorkRun): Promise<void> {
  const type = exportOf(task.kind);
  if (!type) throw new Unexportable("unknown-list");
  const requester = await asRequester(ctx, { ...task, userId: Number(task.userId) });
  if (!requester) throw new Unexportable("account-closed");
  if (!may(requester.actor, type.need)) throw new Unexportable("right-lost");
  const filter = filterOf(type, task.query);
  const { total, records } = await opened(() => type.open(requester, filter));
  if (total > type.limit) throw new Unexportable("too-many-rows");
  let done = 0, told = performance.now();
  await markProgress(ctx, task, { done, total });
  async function* rows(): AsyncGenerator<Record<string, Cell>> {
    for await (const record of records) {
      if (performance.now() - told >= PROGRESS_MS) {
        run.signal.throwIfAborted();
        told = performance.now();
        await run.progress(Math.min(done / Math.max(total, 1), 0.99));
        await markProgress(ctx, task, { done, total: Math.max(done, total) });
      }
      done++;
      yield type!.cells(requester!, record);
    }
    run.signal.throwIfAborted();
  }
  const { t } = requester;
  const said = await type.say(requester, filter);
  const title = unbroken(t(type.title));
  const name = `${title} ${stampOf(task.requestedAt, personOf(requester).zone)}.xlsx`;
  const body = writeXlsx({
    name: title,
    columns: typeof type.columns === "function"
      ? type.columns(requester, filter)
      : type.columns.map((column) => ({ ...column, head: unbroken(t(column.text)) })),
    rows: rows(),
    zone: personOf(requester).zone,
    about: { name: t("exports.about"), lines: () => aboutLines(requester, type, said, done) },
  });
  const file = {
    madeFrom: { id: null, place: EXPORT_PLACE, ownerId: personOf(requester).id },
    name,
    mediaType: XLSX_TYPE,
    body,
  };
  // A refusal may come in the middle, when the list reads on.
  await opened(() => storeMade(ctx, file, (tx, id) => endDone(tx, task, { id, name }, done)));
}

/** Turns what the list refuses into the reason that its requester reads; too busy is tried again. */
async function opened<T>(reading: () => Promise<T>): Promise<T> {
  try {
    return await reading();
  } catch (error) {
    if (!(error instanceof Refusal) || error.key === "epc-overload") throw error;
    if (error.key === "epc-too-many-parts") throw new Unexportable("too-many-rows");
    throw new Unexportable(error.key === "no-right" ? "right-lost" : "refused");
  }
}

/** A text without the places where it may break on a page: in a sheet and in the name of its file they would be odd characters. */
function unbroken(text: string): string {
  return text.replaceAll("\u00ad", "");
}

/** The second sheet: which list, for whom, when, what was asked for. */
function aboutLines(
  requester: Ctx,
  type: ExportType,
  filters: readonly FilterWord[],
  rows: number,
): FilterWord[] {
  const { t } = requester;
  const { fullName, userCode, zone } = personOf(requester);
  const format = formatOf(requester);
  return [
    [t("exports.list"), t(type.title)],
    [t("exports.by"), `${fullName} (${userCode})`],
    [t("exports.at"), format.moment(requester.clock())],
    [t("exports.zone"), zone],
    [t("exports.rows"), format.number(rows)],
    ...(filters.length > 0 ? filters : [[t("exports.filter"), t("exports.noFilter")] as const]),
  ];
}

/** `2026-03-10 0805` on the clock of a zone, for names of files. */
function stampOf(moment: Date, zone: string): string {
  const text = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" })
    .format(moment);
  return text.replace(":", "");
}
