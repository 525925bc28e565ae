/** A mail as the demo shows it. */
export interface ReadMail {
  to: string;
  subject: string;
  /** As its header says; null when it cannot be read. */
  at: Date | null;
  text: string;
}

/** Reads a mail that the portal wrote (RFC 5322): one part of plain text, in any transfer encoding. */
export function readMail(source: string): ReadMail {
  const normal = source.replace(/\r\n/g, "\n");
  const gap = normal.indexOf("\n\n");
  const headers = new Map<string, string>();
  for (const line of normal.slice(0, gap).replace(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  const at = new Date(headers.get("date") ?? "");
  return {
    to: decodedWords(headers.get("to") ?? ""),
    subject: decodedWords(headers.get("subject") ?? ""),
    at: Number.isNaN(at.getTime()) ? null : at,
    text: decodedBody(normal.slice(gap + 2), headers.get("content-transfer-encoding") ?? "7bit").trim(),
  };
}

/** Encoded words of a header (RFC 2047): `=?UTF-8?B?...?=` and `=?UTF-8?Q?...?=`. */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(
      /=\?utf-8\?([bq])\?([^?]*)\?=/gi,
      (_, kind: string, word: string) =>
        kind.toLowerCase() === "b" ? fromBase64(word) : fromQuoted(word.replace(/_/g, " ")),
    );
}

function decodedBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return fromBase64(body.replace(/\s/g, ""));
  return /quoted-printable/i.test(encoding) ? fromQuoted(body.replace(/=\n/g, "")) : body;
}

function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.fromBase64(text));
}

/** Quoted-printable (RFC 2045 section 6.7) of UTF-8. */
function fromQuoted(text: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const hex = text[at] === "=" ? text.slice(at + 1, at + 3) : "";
    if (/^[0-9a-f]{2}$/i.test(hex)) {
      bytes.push(parseInt(hex, 16));
      at += 2;
    } else bytes.push(...new TextEncoder().encode(text[at]!));
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}
