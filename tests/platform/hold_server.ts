import { startEmbedded } from "@/platform/database/embedded.ts";
import { takeDataFolder } from "@/platform/data_folder.ts";

// A portal reduced to its database, as a process of its own that tests may kill: starts on the folder given, tells how to
// reach it, and stops when its input ends.
const [dataDir] = Deno.args;
await takeDataFolder(dataDir!);
const server = await startEmbedded(dataDir!);
console.log(JSON.stringify({ adminUrl: server.adminUrl, folder: server.folder }));
await Deno.stdin.readable.pipeTo(new WritableStream());
await server.stop();
