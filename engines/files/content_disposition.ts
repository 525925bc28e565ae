/**
 * Header `Content-Disposition` (RFC 6266) that carries any name: a plain form for old readers and the exact one in UTF-8 (RFC 8187).
 * Control characters and quotes never reach the header.
 */
export function contentDisposition(name: string, inline: boolean): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;/]/g, "_");
  const exact = encodeURIComponent(name.toWellFormed())
    .replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${inline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
