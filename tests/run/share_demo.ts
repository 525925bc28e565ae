import { demoDatabase } from "../demo_portal.ts";
import { shareDemo } from "../shared_demo.ts";

// Makes what all test files on the demo portal share: `deno run share_demo.ts <empty folder>`, with TEST_DATABASE_URL. The folder is named to tests in
// TEST_SHARED; the filled database stays behind on the server as a template.
const [folder] = Deno.args as [string];
await shareDemo(folder);
Deno.env.set("TEST_SHARED", folder);
await using _filled = await demoDatabase();
