import type { EntryChange } from "@/engines/registers/define_register.ts";
import { linksInTexts, saveLinks } from "@/engines/links/save_links.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** What of a DTC its links are read from. */
interface LinkedDtc {
  dtcCode: string;
  causes: Record<string, string> | null;
  checks: Record<string, string> | null;
}

/** Keeps what the causes and checks of a DTC name in step with its texts: parts, other DTCs, labor codes. */
export async function linkDtc(
  tx: TxCtx,
  { key, before, after }: Pick<EntryChange<LinkedDtc>, "key" | "before" | "after">,
): Promise<void> {
  // Several ECUs may have the code, each with texts of its own.
  const origin = `DTCManage:${key}`;
  if (before && before.dtcCode !== after?.dtcCode) {
    await saveLinks(tx, { kind: "dtc", id: before.dtcCode }, origin, []);
  }
  if (!after) return;
  // Of thousands that come at once hardly one has a text.
  if (!before && [after.causes, after.checks].every((texts) => Object.keys(texts ?? {}).length === 0)) return;
  const texts = (["causes", "checks"] as const).flatMap((place) =>
    Object.values(after[place] ?? {}).map((text) => ({ place, text }))
  );
  await saveLinks(tx, { kind: "dtc", id: after.dtcCode }, origin, await linksInTexts(tx, texts));
}
