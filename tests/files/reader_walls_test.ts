import assert from "node:assert/strict";
import { join } from "node:path";
import { PDFDocument } from "pdf-lib";
import { convertInSubprocess } from "@/engines/files/convert/convert_in_subprocess.ts";
import type { Task } from "@/engines/files/convert/task.ts";
import { denoArguments } from "@/engines/files/subprocess/deno_arguments.ts";
import { ROOT } from "../source_tree.ts";
import { folderWith } from "./convert_here.ts";
import { bmp, pngDrawing } from "./convert_samples.ts";

/** What a file that took hold of its reader would try, each with what comes of it. */
const PROBE = `
const tried = {
  "its own folder": () => Deno.readTextFile(Deno.args[0] + "/own.txt"),
  "its own programs": () => Deno.readTextFile(Deno.args[1] + "/engines/files/check/check_content.ts"),
  "people of the system": () => Deno.readTextFile("/etc/passwd"),
  "keys in the data folder": () => Deno.readTextFile(Deno.args[1] + "/.data/card.key"),
  "configuration beside the program": () => Deno.readTextFile(Deno.args[1] + "/deploy/portal.env"),
  "another's temporary files": () => Array.fromAsync(Deno.readDir(Deno.args[0] + "/..")),
  "a file elsewhere": () => Deno.writeTextFile(Deno.args[1] + "/left.txt", "x"),
  "the network": () => Deno.connect({ hostname: "127.0.0.1", port: 9 }),
  "a library of the system": () => Deno.dlopen(Deno.args[0] + "/libc.so.6", {}),
  "a program": () => new Deno.Command("id").output(),
};
const outcome = {};
for (const [what, attempt] of Object.entries(tried)) {
  outcome[what] = await Promise.resolve().then(attempt).then(() => "done", (error) => error.name);
}
console.log(JSON.stringify(outcome));
`;

Deno.test("a process that reads what people brought reaches its programs and its folder, and nothing else", async () => {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(join(folder, "own.txt"), "x");
    await Deno.writeTextFile(join(folder, "probe.js"), PROBE);
    const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [...denoArguments(folder, 256 * 1024 ** 2), join(folder, "probe.js"), folder, ROOT],
    }).output();
    const said = new TextDecoder().decode(stdout);
    assert.ok(said.startsWith("{"), new TextDecoder().decode(stderr));
    assert.deepEqual(JSON.parse(said), {
      "its own folder": "done",
      "its own programs": "done",
      "people of the system": "NotCapable",
      "keys in the data folder": "NotCapable",
      "configuration beside the program": "NotCapable",
      "another's temporary files": "NotCapable",
      "a file elsewhere": "NotCapable",
      "the network": "NotCapable",
      "a library of the system": "NotCapable",
      "a program": "NotCapable",
    });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("each kind of conversion has what it needs within these walls", async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([300, 200]).drawText("Torque 9 Nm", { x: 60, y: 100, size: 20 });
  const [paper, drawing] = [await pdf.save(), await pngDrawing()];
  const model = await Deno.readFile(join(ROOT, "demo/figures/coolant_pump.glb"));
  const tasks: [Task, Uint8Array][] = [
    [{ kind: "thumbnail", mediaType: "image/png" }, drawing],
    [{ kind: "thumbnail", mediaType: "application/pdf" }, paper],
    [{ kind: "web", mediaType: "image/bmp" }, bmp()],
    [{ kind: "svg", mediaType: "image/png" }, drawing],
    [{ kind: "model", mediaType: "model/gltf-binary" }, model],
    [{ kind: "stamp", mediaType: "application/pdf", mark: ["王喆堃", "F00123"] }, paper],
  ];
  for (const [task, bytes] of tasks) {
    await using folder = await folderWith(bytes);
    await convertInSubprocess(folder.path, task);
    assert.ok((await Deno.stat(join(folder.path, "result"))).size > 100, `${task.kind} ${task.mediaType}`);
  }
});
