import assert from "node:assert/strict";
import { join } from "node:path";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { AFTER_CHANGE_VIN } from "@/demo/epc/special_vins.ts";
import { serveDemo } from "../../demo_portal.ts";
import { LOCKED, ROOT } from "../../source_tree.ts";

const quiet = { sanitizeOps: false, sanitizeResources: false };

/** Runs Deno with the packages of the tree; answers what it wrote. */
async function deno(...args: string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
  assert.ok(success, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

Deno.test("a client made of the document compiles, and goes from the VIN to the order", quiet, async () => {
  await using portal = await serveDemo();
  const folder = await Deno.makeTempDir();
  try {
    const [document, types] = [join(folder, "openapi.json"), join(folder, "portal.d.ts")];
    await Deno.writeTextFile(document, await (await fetch(`${portal.origin}/tis/openapi.json`)).text());
    const program = join(folder, "main_job.ts");
    await Deno.copyFile(join(import.meta.dirname!, "main_job.txt"), program);
    const config = [`--config=${join(ROOT, "deno.json")}`, LOCKED];
    await deno(
      ...[
        "run",
        "-A",
        "--no-check",
        ...config,
        join(import.meta.dirname!, "write_types.ts"),
        document,
        types,
      ],
    );
    await deno("check", ...config, program);
    const said = await deno(
      ...["run", "--no-check", ...config, `--allow-net=${new URL(portal.origin).host}`, program],
      ...[portal.origin, "store-technician", DEMO_PASSWORD, AFTER_CHANGE_VIN],
    );
    const { orderNumber, seriesName, figure, ...rest } = JSON.parse(said);
    assert.ok(seriesName && figure);
    assert.deepEqual(rest, { hasArea: true, lineCount: 1, isOnItsWay: true, code: "000001", closed: 401 });
    const [order] = await portal.sql`select state from orders where number = ${orderNumber}`;
    assert.ok(order, `order ${orderNumber} is there`);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
