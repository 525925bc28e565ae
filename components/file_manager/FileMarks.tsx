import { State } from "@/components/Mark.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { ConversionState, FileKind, FileRow } from "@/services/file_manager/types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** How the conversions of a file stand. */
export function ConversionMark({ state, t }: { state: ConversionState; t: Translate }) {
  return <State tone={toneOf(state)}>{t(`file_manager.conversion_${state}`)}</State>;
}

/** What the virus scan said. */
export function ScanMark({ scan, t }: { scan: FileRow["scan"]; t: Translate }) {
  return <State tone={toneOf(scan)}>{t(`file_manager.scan_${scan}`)}</State>;
}

/** Icon of a kind of content. */
export const KIND_ICONS: Record<FileKind, string> = {
  image: "image",
  pdf: "file-text",
  office: "file-spreadsheet",
  audio: "file-music",
  video: "film",
  archive: "file-archive",
  model: "box",
  text: "file-code",
  other: "file",
};
