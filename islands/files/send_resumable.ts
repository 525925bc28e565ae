import { type DetailedError, Upload } from "tus-js-client";
import { languageHeader, readEnvelope, type Sending, type Sent, type Transfer } from "./send_small.ts";

const UPLOADS = "/tis/file/uploads";

/** Waits before each try after a loss, ms; any progress begins them again. */
const RETRY_MS = [300, 1000, 2000, 4000, 8000, ...new Array(20).fill(15_000)];

/**
 * Sends a file by tus: it goes on after a lost connection by itself, and after a reload when the same file is chosen again, since
 * its upload is remembered under name, size and time of change.
 */
export function sendResumable({ file, place, onProgress, onRetry, texts }: Sending): Transfer {
  let resolve: (sent: Sent) => void;
  const ended = new Promise<Sent>((tell) => resolve = tell);
  const upload = new Upload(file, {
    endpoint: UPLOADS,
    retryDelays: RETRY_MS,
    headers: languageHeader(),
    metadata: { name: file.name, place },
    removeFingerprintOnSuccess: true,
    fingerprint: () =>
      Promise.resolve(["tis", place, file.name, file.type, file.size, file.lastModified].join("|")),
    onProgress: (sent) => onProgress(sent),
    onShouldRetry(error) {
      const status = statusOf(error);
      const isWorthIt = status === null || status >= 500 || status === 409 || status === 423;
      if (isWorthIt) onRetry();
      return isWorthIt;
    },
    onError: (error) => resolve(explain(error as DetailedError, texts)),
    onSuccess: () =>
      void endOf(upload.url!, texts).then((sent) => {
        resolve(sent);
      }),
  });
  void upload.findPreviousUploads().then(([previous]) => {
    if (previous) upload.resumeFromPreviousUpload(previous);
    upload.start();
  });
  // A browser that is back in its network need not wait for the next try.
  const again = () => void upload.abort().then(() => upload.start());
  addEventListener("online", again);
  void ended.finally(() => removeEventListener("online", again));
  const stop = (forGood: boolean) => {
    removeEventListener("online", again);
    void upload.abort(forGood).catch(() => {
      // The server lets go of it by itself after a day.
    });
    resolve({ kind: "stopped" });
  };
  return { pause: () => stop(false), cancel: () => stop(true), ended };
}

/** Asks for the file of an upload that the server has wholly; it may have been checked before the connection was lost. */
async function endOf(url: string, texts: Sending["texts"]): Promise<Sent> {
  const upload = new URL(url, location.href).pathname.split("/").at(-1)!;
  try {
    const response = await fetch("/tis/file/finished-uploads", {
      method: "POST",
      headers: { ...languageHeader(), "content-type": "application/json" },
      body: JSON.stringify({ upload }),
    });
    const envelope = readEnvelope(await response.text());
    const id = (envelope?.data as { id?: unknown } | null)?.id;
    if (envelope?.code === 200 && typeof id === "string") return { kind: "done", fileId: id };
    if (envelope && response.status < 500) return { kind: "refused", message: envelope.msg };
    return { kind: "failed", message: envelope?.msg || texts.fault };
  } catch {
    return { kind: "failed", message: texts.network };
  }
}

function explain(error: DetailedError | Error, texts: Sending["texts"]): Sent {
  const answer = "originalResponse" in error ? error.originalResponse : null;
  const envelope = readEnvelope(answer?.getBody() ?? "");
  if (envelope && answer!.getStatus() < 500) return { kind: "refused", message: envelope.msg };
  return { kind: "failed", message: envelope?.msg || (answer ? texts.fault : texts.network) };
}

function statusOf(error: Error): number | null {
  return "originalResponse" in error ? (error as DetailedError).originalResponse?.getStatus() ?? null : null;
}
