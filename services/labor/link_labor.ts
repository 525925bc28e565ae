import type { EntryChange } from "@/engines/registers/define_register.ts";
import { linksInTexts, saveLinks } from "@/engines/links/save_links.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

interface LinkedStep {
  relativePart1: string | null;
  relativePart2: string | null;
  tool: Record<string, string> | null;
}

/** Keeps which parts a base step is about, and what the text of its tool names. */
export async function linkStep(
  tx: TxCtx,
  { key, after }: Pick<EntryChange<LinkedStep>, "key" | "after">,
): Promise<void> {
  const parts = [after?.relativePart1, after?.relativePart2].flatMap((id) =>
    id ? [{ to: { kind: "part", id }, reason: "about" }] : []
  );
  const tools = Object.values(after?.tool ?? {}).map((text) => ({ place: "tool", text }));
  const links = after ? [...parts, ...await linksInTexts(tx, tools)] : [];
  await saveLinks(tx, { kind: "laborStep", id: key }, "LaborBaseStep", links);
}

interface LinkedAnswer {
  dtcId: string;
  laborTimeCode: string;
  remark: string | null;
}

/** Keeps which labor answers a DTC, and what the remark names beside. */
export async function linkLaborDtc(
  tx: TxCtx,
  { key, before, after }: Pick<EntryChange<LinkedAnswer>, "key" | "before" | "after">,
): Promise<void> {
  const origin = `LaborDtc:${key}`;
  if (before && before.laborTimeCode !== after?.laborTimeCode) {
    await saveLinks(tx, { kind: "labor", id: before.laborTimeCode }, origin, []);
  }
  if (!after) return;
  const [dtc] = await tx.sql<{ dtcCode: string }[]>`select dtc_code from dtcs where id = ${after.dtcId}`;
  await saveLinks(tx, { kind: "labor", id: after.laborTimeCode }, origin, [
    { to: { kind: "dtc", id: dtc!.dtcCode }, reason: "answers" },
    ...await linksInTexts(tx, [{ place: "remark", text: after.remark ?? "" }]),
  ]);
}
