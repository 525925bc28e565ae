import { State, type Tone } from "@/components/Mark.tsx";
import type { ConversionState, FileKind, FileRow } from "@/services/file_manager/types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

const TONES: Record<ConversionState, Tone> = {
  pending: "mute",
  processing: "info",
  done: "ok",
  failed: "err",
};

/** How the conversions of a file stand. */
export function ConversionMark({ state, t }: { state: ConversionState; t: Translate }) {
  return <State tone={TONES[state]}>{t(`file_manager.conversion_${state}`)}</State>;
}

const SCANS: Record<FileRow["scan"], Tone> = {
  "not-scanned": "mute",
  waiting: "info",
  clean: "ok",
  infected: "err",
};

/** What the virus scan said. */
export function ScanMark({ scan, t }: { scan: FileRow["scan"]; t: Translate }) {
  return <State tone={SCANS[scan]}>{t(`file_manager.scan_${scan}`)}</State>;
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
