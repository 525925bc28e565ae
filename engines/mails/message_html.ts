import { escapeMarkup } from "@/kernel/escape_markup.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Ink, line and accent of the portal in numbers: mail programs know no style sheets of ours. */
const INK = "#12161C", SECOND = "#444D5A", LINE = "#E1E5EA", ACCENT = "#1450B8", GROUND = "#F3F4F6";

/** The template of a message's mail, as HTML for mail programs: one column, styles at the elements, nothing loaded from elsewhere. */
export function messageHtml(mail: {
  /** BCP 47. */
  lang: string;
  words: { title: string; text: string };
  links: { source: string; wishes: string; unsubscribe: string };
  open: string;
  why: string;
  t: Translate;
}): string {
  const { lang, words, links, open, why, t } = mail;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(words.title)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${GROUND};color:${INK};font:15px/24px -apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#FFFFFF;border:1px solid ${LINE};border-radius:6px">
<h1 style="margin:0 0 8px;font-size:18px;line-height:26px">${escapeMarkup(words.title)}</h1>
<p style="margin:0 0 20px;color:${SECOND}">${escapeMarkup(words.text)}</p>
<p style="margin:0"><a href="${
    escapeMarkup(links.source)
  }" style="display:inline-block;padding:8px 16px;background:${ACCENT};color:#FFFFFF;border-radius:4px;text-decoration:none">${
    escapeMarkup(open)
  }</a></p>
</div>
<p style="max-width:560px;margin:16px auto 0;padding:0 24px;color:${SECOND};font-size:12px;line-height:18px">${
    escapeMarkup(why)
  }<br>
<a href="${escapeMarkup(links.unsubscribe)}" style="color:${ACCENT}">${
    escapeMarkup(t("deliveries.mail_unsubscribe"))
  }</a> · <a href="${escapeMarkup(links.wishes)}" style="color:${ACCENT}">${
    escapeMarkup(t("deliveries.mail_wishes"))
  }</a></p>
</body>
</html>
`;
}
