import { islandTexts } from "@/components/island_texts.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** What the upload island says by itself; `{time}`, `{sent}` and `{size}` are filled in by it. */
export function uploadTexts(t: Translate) {
  return {
    ...islandTexts(t, {
      paste: "files.upload.paste",
      template: "files.upload.template",
      busy: "files.upload.busy",
      stopped: "files.upload.stopped",
      ready: "files.upload.ready",
      waiting: "files.upload.waiting",
      sending: "files.upload.sending",
      retrying: "files.upload.retrying",
      checking: "files.upload.checking",
      paused: "files.upload.paused",
      done: "files.upload.done",
      refused: "files.upload.refused",
      failed: "files.upload.failed",
      pause: "files.upload.pause",
      resume: "files.upload.resume",
      again: "files.upload.again",
      remove: "files.upload.remove",
      network: "form.network",
      fault: "form.fault",
    }),
    left: t("files.upload.left", { time: "{time}" }),
    of: t("files.upload.of", { sent: "{sent}", size: "{size}" }),
  };
}

/** What the buttons say that have the device itself make a file. */
export function captureTexts(t: Translate) {
  return {
    ...islandTexts(t, {
      picture: "files.capture.picture",
      film: "files.capture.film",
      sound: "files.capture.sound",
      stop: "files.capture.stop",
      cancel: "files.capture.cancel",
      denied: "files.capture.denied",
      silent: "files.capture.silent",
      name: "files.capture.name",
    }),
    running: t("files.capture.running", { time: "{time}", most: "{most}" }),
  };
}
