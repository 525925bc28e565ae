import type { TxCtx } from "@/kernel/ctx.ts";
import type { Kind, Staged } from "../format/kind.ts";
import { type Heads, readHeads, readRow, type RowFault } from "../format/read_row.ts";
import { writeFaults } from "./faults.ts";
import { FileFault } from "./open_rows.ts";

/** Name of the table in which the rows of a kind are staged. It lives as long as its transaction. */
export function stageOf(kind: string): string {
  return `stage_${kind.replaceAll("-", "_")}`;
}

/** What of a set is staged, for the rules of kinds: which, and whether as differences. */
export function stagedOf(deltas: ReadonlyMap<string, boolean>): Staged {
  return {
    of: (kind) => deltas.has(kind) ? stageOf(kind) : null,
    isDelta: (kind) => deltas.get(kind) === true,
  };
}

/** Faults that are written down at once. */
const FAULTS_AT_ONCE = 500;

/**
 * Streams the rows of a file into the staging table of its kind (COPY), writing down what is wrong with them.
 *
 * @returns how many rows the file has, and whether it says by marks what comes and goes
 */
export async function stageFile(
  tx: TxCtx,
  { importId, kind, rows, signal }: {
    importId: number;
    kind: Kind;
    rows: AsyncIterable<string[]>;
    signal: AbortSignal;
  },
): Promise<{ rows: number; isDelta: boolean }> {
  const table = stageOf(kind.name);
  await tx.sql.unsafe(
    `create temp table ${table} (row_no bigint, key text, mark text, data jsonb, bad boolean default false) on commit drop`,
  );
  let heads: Heads | null = null;
  let rowNo = 0, count = 0, anyTold = false;
  const faults: { rowNo: number; fault: RowFault }[] = [];
  async function* lines(): AsyncGenerator<string> {
    try {
      for await (const cells of rows) {
        rowNo++;
        if (cells.every((cell) => cell.trim() === "")) continue;
        if (heads === null) {
          heads = readHeads(kind, cells);
          for (const fault of heads.faults) faults.push({ rowNo, fault });
          if (heads.faults.some(({ rule }) => rule === "head-missing")) return;
          continue;
        }
        count++;
        const row = readRow(kind, heads, cells);
        for (const fault of row.faults) faults.push({ rowNo, fault });
        yield `${rowNo}\t${escaped(row.key)}\t${row.mark}\t${escaped(JSON.stringify(row.data))}\t${
          row.faults.length > 0 ? "t" : "f"
        }\n`;
      }
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      faults.push({
        rowNo: error.row,
        fault: { column: null, rule: error.rule, params: error.params, value: null },
      });
    }
  }
  // Faults are written between pieces of the copy, which holds the transaction's connection while it runs.
  const all = lines();
  for (let isOpen = true; isOpen;) {
    isOpen = await copyPiece(tx, table, all, () => signal.aborted || faults.length >= FAULTS_AT_ONCE);
    signal.throwIfAborted();
    anyTold ||= faults.length > 0;
    await writeFaults(tx, importId, kind.name, faults.splice(0));
  }
  if (count === 0 && !anyTold) {
    await writeFaults(tx, importId, kind.name, [
      { rowNo: 0, fault: { column: null, rule: "no-rows", params: {}, value: null } },
    ]);
  }
  await tx.sql.unsafe(`create index on ${table} (key)`);
  await tx.sql.unsafe(`analyze ${table}`);
  return { rows: count, isDelta: heads !== null && (heads as Heads).mark >= 0 };
}

/** Bytes that are handed to the database at once. */
const PIECE = 256 * 1024;

/** Copies rows until they end (false) or `pause` says so (true). */
async function copyPiece(
  tx: TxCtx,
  table: string,
  rows: AsyncGenerator<string>,
  pause: () => boolean,
): Promise<boolean> {
  const copy = await tx.sql.unsafe(`copy ${table} (row_no, key, mark, data, bad) from stdin`).writable();
  const ended = new Promise<void>((resolve, reject) => {
    copy.once("finish", resolve);
    copy.once("error", reject);
  });
  ended.catch(() => {});
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => copy.write(text, (error) => error ? reject(error) : resolve()));
  let text = "", isOpen = true;
  try {
    while (!pause()) {
      const next = await rows.next();
      if (next.done) {
        isOpen = false;
        break;
      }
      text += next.value;
      if (text.length < PIECE) continue;
      await write(text);
      text = "";
    }
    if (text !== "") await write(text);
  } catch (error) {
    // Else the connection would stay in the copy, and its transaction open with all that it holds.
    copy.destroy(error as Error);
    await ended.catch(() => {});
    throw error;
  }
  copy.end();
  await ended;
  return isOpen;
}

/** A value as COPY's text format has it (PostgreSQL, COPY, File Formats). */
function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text.replaceAll("\\", "\\\\").replaceAll("\t", "\\t").replaceAll("\n", "\\n").replaceAll("\r", "\\r")
    : text;
}
