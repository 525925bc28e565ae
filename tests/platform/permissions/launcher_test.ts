import assert from "node:assert/strict";
import { join } from "node:path";
import { writeXlsx } from "hucre/xlsx";
import { convertInSubprocess } from "@/engines/files/convert/convert_in_subprocess.ts";
import { readInSubprocess, Unreadable } from "@/engines/files/subprocess/read_in_subprocess.ts";
import { startApartBy } from "@/engines/files/subprocess/start_apart.ts";
import { startHere } from "@/engines/files/subprocess/start_here.ts";
import { makeScratchFolder } from "@/engines/files/scratch_folder.ts";
import type { Content } from "@/engines/files/content.ts";
import { answerRole } from "@/platform/launcher/answer_role.ts";
import { openMetrics } from "@/platform/telemetry/metrics.ts";
import { readProcessFigures } from "@/platform/telemetry/process_figures.ts";
import { watchProcess } from "@/platform/telemetry/watch_process.ts";
import { readOpenMetrics } from "../../operation/open_metrics.ts";
import { findLauncher } from "@/platform/launcher/ask_launcher.ts";
import { Ask } from "@/platform/launcher/asked_schema.ts";
import { pngDrawing } from "../../files/convert_samples.ts";

/** A launcher and its role process in one; what is to run apart is asked of the launcher. */
async function launched(built: Promise<void> = Promise.resolve()) {
  const answering = answerRole(built, () => readProcessFigures(Deno.pid));
  const launcher = await findLauncher(answering.address, () => {});
  startApartBy(launcher.startApart);
  return {
    launcher,
    [Symbol.asyncDispose]: () => {
      startApartBy(startHere);
      answering.stop();
      return Promise.resolve();
    },
  };
}

function contentOfBytes(bytes: Uint8Array): Content {
  return {
    size: bytes.length,
    read: (start, length) => Promise.resolve(new Uint8Array(bytes.subarray(start, start + length))),
    stream: () => Promise.resolve(new Blob([new Uint8Array(bytes)]).stream()),
  };
}

const quiet = { sanitizeOps: false, sanitizeResources: false };

/** Files opened at once: more than twice what other tests of the process may open or close meanwhile. */
const FILES = 300;

Deno.test({
  name: "contents are read and converted by the launcher's processes as by one's own",
  ...quiet,
  async fn() {
    await using _ = await launched();
    const rows = await readInSubprocess(
      "a",
      "sheet",
      contentOfBytes(
        await writeXlsx({ sheets: [{ name: "Parts", rows: [["Number", "Name"], ["A1", "Pump"]] }] }),
      ),
      { rows: 10, unpacked: 1e6 },
    );
    assert.deepEqual(rows, [["Number", "Name"], ["A1", "Pump"]]);
    const folder = await makeScratchFolder("convert");
    await Deno.writeFile(join(folder, "source"), await pngDrawing());
    const made = await convertInSubprocess(folder, { kind: "thumbnail", mediaType: "image/png" });
    assert.equal(made.mediaType, "image/webp");
    await Deno.remove(folder, { recursive: true });
  },
});

Deno.test({
  name: "one that takes too long, too much, or is given up is ended there, and told here",
  ...quiet,
  async fn() {
    await using _ = await launched();
    const content = contentOfBytes(new Uint8Array(100));
    const told = { rows: 10, unpacked: 1e6 };
    await assert.rejects(
      readInSubprocess("a", "sheet", content, told, { seconds: 0.005, memory: 1e8 }),
      (error) => error instanceof Unreadable && /too much time/.test(error.message),
    );
    const folder = await makeScratchFolder("convert");
    await Deno.writeFile(join(folder, "source"), await pngDrawing());
    const task = { kind: "svg", mediaType: "image/png" } as const;
    await assert.rejects(
      convertInSubprocess(folder, task, undefined, { seconds: 60, memory: 1024 * 1024 }),
      { key: "too-much-memory" },
    );
    await assert.rejects(convertInSubprocess(folder, task, AbortSignal.timeout(50)), {
      name: "TimeoutError",
    });
    await Deno.remove(folder, { recursive: true });
  },
});

Deno.test({
  name: "it tells when the pages are built",
  ...quiet,
  async fn() {
    const building = Promise.withResolvers<void>();
    await using role = await launched(building.promise);
    let built = false;
    role.launcher.built.then(() => (built = true));
    await new Promise((done) => setTimeout(done, 50));
    assert.equal(built, false);
    building.resolve();
    await role.launcher.built;
  },
});

Deno.test("it may be asked for a reader or a converter in a scratch folder within the usual bounds, and for nothing else", async () => {
  const folder = await makeScratchFolder("read");
  const bounds = { seconds: 5, memory: 1e8 };
  const ask = (apart: unknown) => Ask.safeParse({ token: "x", asks: { apart } }).success;
  assert.ok(ask({ program: { name: "read" }, folder, bounds }));
  assert.ok(
    ask({ program: { name: "convert", task: { kind: "pdf", mediaType: "text/plain" } }, folder, bounds }),
  );
  const refused: Record<string, unknown> = {
    "another program": { program: { name: "sh" }, folder, bounds },
    "a folder of the system": { program: { name: "read" }, folder: "/etc", bounds },
    "a folder elsewhere": { program: { name: "read" }, folder: "/var/tis-read-abc", bounds },
    "a way around": { program: { name: "read" }, folder: `${folder}/../../etc/tis-read-abc`, bounds },
    "several folders": { program: { name: "read" }, folder: `${folder},/etc`, bounds },
    "a folder of another name": {
      program: { name: "read" },
      folder: folder.replace("tis-read", "ssh"),
      bounds,
    },
    "all memory": { program: { name: "read" }, folder, bounds: { ...bounds, memory: 1e12 } },
    "a day": { program: { name: "read" }, folder, bounds: { ...bounds, seconds: 86_400 } },
  };
  for (const [what, apart] of Object.entries(refused)) assert.ok(!ask(apart), what);
  await Deno.remove(folder);
});

Deno.test({
  name: "what the system knows of the role process is asked of the launcher, and stands in the metrics",
  ...quiet,
  ignore: Deno.build.os !== "linux",
  async fn() {
    await using world = await launched();
    const metrics = openMetrics();
    watchProcess(metrics, world.launcher.measure);
    const families = readOpenMetrics(await metrics.text());
    const value = (name: string) => families.get(name)!.samples[0]!.value;
    const before = value("process_open_fds");
    assert.ok(before > 3 && before < value("process_max_fds"), `${before}`);
    assert.ok(value("process_heap_bytes") > 10e6);
    assert.ok(value("process_virtual_memory_bytes") > value("process_heap_bytes"));
    const files = await Promise.all(Array.from({ length: FILES }, () => Deno.open("deno.json")));
    const after = (await world.launcher.measure())!.openFds;
    for (const file of files) file.close();
    const closed = (await world.launcher.measure())!.openFds;
    assert.ok(after - before > FILES / 2 && after - closed > FILES / 2, `${before}, ${after}, ${closed}`);
  },
});
