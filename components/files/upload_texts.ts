import { islandTexts } from "@/components/island_texts.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** What the upload island says by itself; `{time}`, `{sent}` and `{size}` are filled in by it. */
export function uploadTexts(t: Translate) {
  return {
    ...islandTexts(t, {
      paste: "upload.paste",
      template: "upload.template",
      busy: "upload.busy",
      ready: "upload.ready",
      waiting: "upload.waiting",
      sending: "upload.sending",
      retrying: "upload.retrying",
      checking: "upload.checking",
      paused: "upload.paused",
      done: "upload.done",
      refused: "upload.refused",
      failed: "upload.failed",
      pause: "upload.pause",
      resume: "upload.resume",
      again: "upload.again",
      remove: "upload.remove",
      network: "form.network",
      fault: "form.fault",
    }),
    left: t("upload.left", { time: "{time}" }),
    of: t("upload.of", { sent: "{sent}", size: "{size}" }),
  };
}
