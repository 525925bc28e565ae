import { readFile } from "node:fs/promises";
import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { abolish, enforce } from "@/services/laws/end_law.ts";
import { addLaw } from "@/services/laws/write_law.ts";
import { AUTHORITIES, LAWS, type WrittenLaw } from "./written.ts";

const DAY_MS = 86_400_000;

/** Legal standards in every state, each as its days have made it. Returns at once where there is any. */
export async function fillLaws({ ctx, ctxFor, sql, hasFiles }: DemoFilling): Promise<void> {
  const [there] = await sql`select from legal_standards limit 1`;
  if (there) return;
  const now = ctx.clock().getTime();
  const at = (days: number) => () => new Date(now + days * DAY_MS);
  const dayOf = (days: number) => at(days)().toISOString().slice(0, 10);
  const engineer = (await loadUser(ctx, "factory-engineer"))!;
  const ids = new Map<string, number>();
  const inOrder = LAWS.toSorted((one, other) => one.published - other.published);
  for (const law of inOrder) {
    const author = ctxFor({ actor: engineer, clock: at(law.published) });
    const { id } = await addLaw(author, {
      values: {
        number: law.number,
        titles: { zh_CN: law.zh, en_US: law.en },
        authorities: { zh_CN: AUTHORITIES[law.by][0], en_US: AUTHORITIES[law.by][1] },
        summaries: { zh_CN: law.says[0], en_US: law.says[1] },
        publishedOn: dayOf(law.published),
        effectiveOn: dayOf(law.effective),
        ...(law.abolished === undefined ? {} : { abolishedOn: dayOf(law.abolished) }),
        countryCodes: law.countries ?? [],
        replaces: (law.replaces ?? []).map((number) => String(ids.get(number)!)),
      },
      ...(law.file && hasFiles ? { files: [await stored(author, law)] } : {}),
    });
    ids.set(law.number, id);
    if (law.effective > 0) continue;
    await enforce(ctxFor({ clock: at(law.effective) }), { id, version: 1 }, dayOf(law.effective));
    if (law.abolished === undefined || law.abolished > 0) continue;
    await abolish(ctxFor({ clock: at(law.abolished) }), { id, version: 2 }, dayOf(law.abolished));
  }
}

/** The text of one, as a file of the demo. */
async function stored(author: Ctx, { number, file }: WrittenLaw): Promise<string> {
  const bytes = new Uint8Array(await readFile(new URL(`../documents/${file}`, import.meta.url)));
  return await storeFile(author, {
    place: "law",
    name: `${number.replaceAll("/", "-")}.${file!.split(".").at(-1)}`,
    body: new Blob([bytes]).stream(),
    expectedSize: bytes.length,
    isOfProgram: true,
  });
}
