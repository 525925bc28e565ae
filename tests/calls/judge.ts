/** An answer as far as it is judged. */
export interface Judged {
  status: number;
  type: string;
  text: string;
}

/**
 * What is wrong with an answer, or null: a fault, or of a call no envelope. A browser's form, and a page, are answered by a redirect or
 * a page; a refusal with 503 is one of a machine that is too busy, and no fault. Parts of a page that may not be seen are an empty 401.
 */
export function wrongWith({ status, type, text }: Judged, isPage: boolean): string | null {
  if (status === 500 || status === 501 || status === 502 || status > 503) return `${status}`;
  if (status >= 300 && status < 400) return null;
  if (isPage || type.startsWith("text/html")) return null;
  if (!type.startsWith("application/json")) return `${status} as ${type || "nothing"}`;
  try {
    const { code, msg } = JSON.parse(text);
    const isEnvelope = ["number", "string"].includes(typeof code) && typeof msg === "string";
    if (!isEnvelope) return "no envelope";
    return String(code) === "500" ? "a fault" : null;
  } catch {
    return "no JSON";
  }
}
