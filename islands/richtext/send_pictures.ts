import { type PlaceRule, refusalOf } from "../files/check_file.ts";
import { sendFile } from "../files/send_file.ts";

/** What has become of a picture: its id in the file store, or why it was not taken. */
export interface SentPicture {
  id: string | null;
  message: string;
}

/** What may be sent, by how a picture came: chosen and dropped files, those of a clipboard. */
export interface PictureRules {
  chosen: PlaceRule;
  pasted: PlaceRule;
}

/** Sends pictures one after the other, in their order. */
export async function sendPictures(
  files: readonly File[],
  rule: PlaceRule,
  texts: { network: string; fault: string },
): Promise<SentPicture[]> {
  const sent: SentPicture[] = [];
  for (const file of files) {
    const refusal = refusalOf(file, rule);
    const outcome = refusal !== null
      ? { kind: "refused" as const, message: refusal }
      : await (await sendFile({ file, place: rule.place, texts, onProgress: () => {}, onRetry: () => {} }))
        .ended;
    sent.push(
      outcome.kind === "done" ? { id: outcome.fileId, message: "" } : {
        id: null,
        message: outcome.kind === "stopped" ? texts.network : `${file.name}: ${outcome.message}`,
      },
    );
  }
  return sent;
}
