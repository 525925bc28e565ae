import type { Envelope } from "../call.ts";

/** Files up to this size go in one request. */
const SMALL_BYTES = 8 * 1024 * 1024;

/** Whether a file is so large that it goes as an upload that can be taken up again. */
export function isResumable(file: File): boolean {
  return file.size > SMALL_BYTES;
}

/** How a transfer ended. */
export type Sent =
  | { kind: "done"; fileId: string }
  /** The server said no: its sentence. */
  | { kind: "refused"; message: string }
  /** Network or server fault: worth another try. */
  | { kind: "failed"; message: string }
  | { kind: "stopped" };

/** A transfer under way. */
export interface Transfer {
  /** Lets go of the connection; what the server has, it keeps. */
  pause(): void;
  /** Ends it for good and lets the server forget it. */
  cancel(): void;
  ended: Promise<Sent>;
}

/** What both ways of sending ask for. */
export interface Sending {
  file: File;
  place: string;
  /** Bytes that the server has taken. */
  onProgress(bytes: number): void;
  /** The connection was lost; it tries again by itself. */
  onRetry(): void;
  texts: { network: string; fault: string };
}

/** The `data` of an envelope, its sentence, or null for what is no envelope. */
export function readEnvelope(text: string): Envelope | null {
  try {
    const value = JSON.parse(text);
    return value && typeof value === "object" && "code" in value ? value : null;
  } catch {
    return null;
  }
}

/** Headers as the calls want them: JSON back, in the language of the page. */
export function languageHeader(): Record<string, string> {
  const lang = document.documentElement.dataset.lang;
  return { accept: "application/json", ...(lang ? { language: lang } : {}) };
}

/** Sends a file in one request; `XMLHttpRequest`, since fetch tells no progress. */
export function sendSmall({ file, place, onProgress, texts }: Sending): Transfer {
  let resolve: (sent: Sent) => void;
  const ended = new Promise<Sent>((tell) => resolve = tell);
  const request = new XMLHttpRequest();
  request.open("POST", "/tis/file/files");
  for (const [name, value] of Object.entries(languageHeader())) request.setRequestHeader(name, value);
  request.upload.onprogress = (event) => onProgress(Math.min(event.loaded, file.size));
  request.onload = () => {
    const envelope = readEnvelope(request.responseText);
    const id = (envelope?.data as { id?: unknown } | null)?.id;
    if (envelope?.code === 200 && typeof id === "string") resolve({ kind: "done", fileId: id });
    else if (envelope && request.status < 500) resolve({ kind: "refused", message: envelope.msg });
    else resolve({ kind: "failed", message: envelope?.msg || texts.fault });
  };
  request.onerror = () => resolve({ kind: "failed", message: texts.network });
  request.onabort = () => resolve({ kind: "stopped" });
  const form = new FormData();
  form.set("place", place);
  form.set("file", file, file.name);
  request.send(form);
  return { pause: () => request.abort(), cancel: () => request.abort(), ended };
}
