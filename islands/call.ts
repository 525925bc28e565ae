import { showSessionBar } from "./live/session_bar.ts";

/** What every call answers (specification section 3, response envelope). */
export interface Envelope<T = unknown> {
  code: number | string;
  data: T;
  msg: string;
}

/** One refused field with its sentence. */
export interface RefusedField {
  field: string;
  rule: string;
  message: string;
}

/** Sentences for what the server cannot say itself, in the reader's language. */
export interface TransportTexts {
  network: string;
  timeout: string;
  fault: string;
}

/** How a call went. `refused` has the sentence to show and the refused fields; `ended` means: the session is over. */
export type Outcome<T> =
  | { kind: "done"; data: T; message: string; location: string | null }
  | {
    kind: "refused" | "ended" | "failed";
    code: number | string;
    message: string;
    errors: RefusedField[];
    data: unknown;
  };

/** Code of the refusal that asks who somebody is again (kernel/refusals/catalogue.ts). */
const CONFIRMATION_NEEDED = "3000005";

/** Asks who the reader is; set by the island ConfirmDialog, which answers whether they have proved it. */
export const confirming: { ask: ((how: { passkey: boolean }) => Promise<boolean>) | null } = { ask: null };

/** Longest wait for an answer, ms (specification section 9). */
export const CALL_TIMEOUT_MS = 120_000;

/**
 * Calls the server and reads the envelope. Never throws: a lost network, a timeout and an answer that is no envelope are
 * outcomes of kind `failed` with their sentence. When the session is over (401, 401001) the page says so and stays, with what is typed there;
 * a page that has no place to say it is left for the login.
 *
 * @param url path below the site, such as `/tis/sas/quick-search?text=34`
 * @param body FormData or URLSearchParams as of a form, or any value sent as JSON; nothing makes it a GET
 */
export async function call<T>(
  url: string,
  body: unknown,
  texts: TransportTexts,
  { signal, timeoutMs = CALL_TIMEOUT_MS }: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<Outcome<T>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    response = await fetch(url, {
      method: body === undefined ? "GET" : "POST",
      headers: headersFor(body),
      body: body === undefined ? undefined : isForm(body) ? body : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: "same-origin",
      redirect: "error",
    });
  } catch {
    return failed(timeout.aborted ? texts.timeout : texts.network);
  }
  const envelope = await readEnvelope<T>(response);
  if (!envelope) return failed(texts.fault, response.status);
  if (envelope.code === 200) {
    return {
      kind: "done",
      data: envelope.data,
      message: envelope.msg,
      location: response.headers.get("x-location") ?? locationIn(envelope.data),
    };
  }
  if (envelope.code === CONFIRMATION_NEEDED && confirming.ask) {
    const { passkey } = envelope.data as { passkey?: boolean };
    // The same once more: what was typed is still there.
    if (await confirming.ask({ passkey: passkey === true })) {
      return call(url, body, texts, { signal, timeoutMs });
    }
  }
  const kind = response.status === 401 ? "ended" : response.status >= 500 ? "failed" : "refused";
  // Without the bar the guard sends on to the entry page of the brand the reader came from, says why, and leads back here afterwards.
  if (kind === "ended" && !showSessionBar(envelope.msg)) location.reload();
  const errors = (envelope.data as { errors?: RefusedField[] } | null)?.errors;
  return {
    kind,
    code: envelope.code,
    message: envelope.msg || texts.fault,
    errors: Array.isArray(errors) ? errors : [],
    data: envelope.data,
  };
}

function isForm(body: unknown): body is FormData | URLSearchParams {
  return body instanceof FormData || body instanceof URLSearchParams;
}

function headersFor(body: unknown): Record<string, string> {
  const headers: Record<string, string> = { accept: "application/json" };
  const lang = document.documentElement.dataset.lang;
  if (lang) headers.language = lang;
  if (body !== undefined && !isForm(body)) headers["content-type"] = "application/json";
  return headers;
}

async function readEnvelope<T>(response: Response): Promise<Envelope<T> | null> {
  try {
    const value = await response.json();
    return value && typeof value === "object" && "code" in value ? value as Envelope<T> : null;
  } catch {
    return null;
  }
}

function failed(message: string, code = 0): Outcome<never> {
  return { kind: "failed", code, message, errors: [], data: null };
}

/** Where what was made stands, if the answer says so. */
function locationIn(data: unknown): string | null {
  const { location } = Object(data);
  return typeof location === "string" ? location : null;
}
