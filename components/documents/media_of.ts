import type { DocumentView } from "@/engines/documents/types.ts";

/** Pictures, sounds and films of a section, and the languages that their captions are best read in. */
export function mediaOf(section: string, { attachments, texts }: DocumentView) {
  return {
    attachments: attachments.filter((one) => one.section === section),
    chain: texts.filter(({ state }) => state === "source").map(({ lang }) => lang),
  };
}
