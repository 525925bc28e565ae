/** A mail as the demo shows it. */
export interface ReadMail {
  to: string;
  subject: string;
  /** As its header says; null when it cannot be read. */
  at: Date | null;
  text: string;
  /** Null for a mail of plain text alone. */
  html: string | null;
}

/** Reads a mail that the portal wrote (RFC 5322): plain text, or plain text and HTML side by side (RFC 2046, section 5.1.4). */
export function readMail(source: string): ReadMail {
  const { headers, body } = partOf(source.replace(/\r\n/g, "\n"));
  const at = new Date(headers.get("date") ?? "");
  const boundary = headers.get("content-type")?.match(/multipart\/alternative;.*boundary="?([^";]+)"?/i)?.[1];
  const parts = boundary ? partsBetween(body, boundary) : [{ headers, body }];
  const contentOf = (type: RegExp) => {
    const part = parts.find((one) => type.test(one.headers.get("content-type") ?? "text/plain"));
    return part
      ? decodedBody(part.body, part.headers.get("content-transfer-encoding") ?? "7bit").trim()
      : null;
  };
  return {
    to: decodedWords(headers.get("to") ?? ""),
    subject: decodedWords(headers.get("subject") ?? ""),
    at: Number.isNaN(at.getTime()) ? null : at,
    text: contentOf(/^text\/plain/i) ?? "",
    html: contentOf(/^text\/html/i),
  };
}

interface Part {
  /** By lower-case name, unfolded. */
  headers: Map<string, string>;
  body: string;
}

function partOf(source: string): Part {
  const gap = source.indexOf("\n\n");
  const headers = new Map<string, string>();
  for (const line of source.slice(0, gap).replace(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: source.slice(gap + 2) };
}

/** The parts of a multipart body; what stands before the first and after the last is none. */
function partsBetween(body: string, boundary: string): Part[] {
  return body.split(`--${boundary}`).slice(1).filter((piece) => !piece.startsWith("--"))
    .map((piece) => partOf(piece.replace(/^\n/, "")));
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
