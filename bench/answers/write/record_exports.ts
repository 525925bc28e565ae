import { describedCalls } from "../ask/openapi.ts";
import type { Visitor } from "../ask/visitor.ts";
import type { Recording } from "../keep.ts";
import type { Sql } from "../portal/database.ts";

interface Task {
  id: string;
  kind: string;
  state: string;
  fileId: string | null;
  fileName: string | null;
}

/** Queries beside the whole list, by kind. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  "exact-parts": ["numbers=34116877544%0A34116877545%0A00000000001"],
  orders: ["state=accepted"],
  parts: ["keyword=brake"],
  logins: ["from=2026-11-01&to=2026-11-10"],
  operations: ["from=2026-11-01&to=2026-11-10"],
  TisosArea: ["keyword=a&sort=-code"],
};

const MAX_MS = 120_000;

/** Asks for every list as a spreadsheet and keeps what comes: the refusal, or the cells. Returns the files by their kind. */
export async function recordExports(
  visitor: Visitor,
  sql: Sql,
  recording: Recording,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const folder = `exports/${visitor.name}`;
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const request = (await describedCalls(visitor)).find(({ operationId }) => operationId === "requestExport")!;
  for (const kind of inOrder(request.body.properties!.kind!.enum as string[])) {
    for (const query of ["", ...QUERIES[kind] ?? []]) {
      const title = `${kind} ${query}`.trim();
      const given = { kind, query };
      const asked = await visitor.post(request.path, given);
      const id = JSON.parse(asked.text).data?.exportId as string | undefined;
      if (id === undefined) {
        await recording.answer(folder, "POST", request.path, asked, { given, title });
        continue;
      }
      const task = await ended(visitor, sql, request.path, id);
      if (task?.fileId == null) {
        await recording.text(folder, title, `no file: ${task?.state ?? "not ended"}`);
        continue;
      }
      const path = `/tis/file/objects/${task.fileId}/${encodeURIComponent(task.fileName!)}`;
      const file = await visitor.get(path);
      await recording.answer(folder, "GET", path, file, { given, title });
      if (query === "") files.set(kind, file.bytes);
      await visitor.post(`${request.path}/${id}/deletion`);
    }
  }
  return files;
}

/** Kinds by their names; files first, among which each exported one is found from then on. */
function inOrder(kinds: readonly string[]): string[] {
  return kinds.toSorted((one, other) =>
    Number(other === "files") - Number(one === "files") || (one < other ? -1 : 1)
  );
}

/** The task when it has ended. Waited for in its table, as asking the portal leaves a line of its log each time. */
async function ended(visitor: Visitor, sql: Sql, path: string, id: string): Promise<Task | null> {
  const until = performance.now() + MAX_MS;
  while (performance.now() < until) {
    const [row] = await sql<{ state: string }[]>`select state from export_tasks where id = ${id}`;
    if (row && !["pending", "processing"].includes(row.state)) {
      const tasks = JSON.parse((await visitor.get(path)).text).data.records as Task[];
      return tasks.find((one) => one.id === id) ?? null;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  return null;
}
