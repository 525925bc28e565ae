/** An edit as a developer makes it, and where it shows. */
export interface Edit {
  what: string;
  file: string;
  from: string;
  to: string;
  /** What then stands in the page, or in what the page loads. */
  seen: string;
  /** Where it is looked for: the page's HTML, its scripts, its style sheet. */
  where: "page" | "scripts" | "styles";
}

/** Edits of what the login page is made of; `turn` makes each another than the one before. */
export function editsOf(turn: number): Edit[] {
  const mark = `loop-mark-${turn}`;
  return [
    {
      what: "route",
      file: "routes/(entry)/(_page)/login_page.tsx",
      from: `<h1>{t("entry.title")}`,
      to: `<h1>{t("entry.title")} ${mark}`,
      seen: mark,
      where: "page",
    },
    {
      what: "service",
      file: "services/entry/captcha.ts",
      from: `{ ...await keep(ctx, "code", code, rateOf(ctx)), code }`,
      to: `{ ...await keep(ctx, "code", code, rateOf(ctx)), code: "${mark}" }`,
      seen: mark,
      where: "page",
    },
    {
      what: "island",
      file: "islands/entry/SlideVerify.tsx",
      from: `<p class="field-hint" id="f-captcha-hint">`,
      to: `<p class="field-hint" id="f-captcha-hint" title="${mark}">`,
      seen: mark,
      where: "scripts",
    },
    {
      what: "text",
      file: "locales/zh_CN/entry.json",
      from: `"title": "`,
      to: `"title": "${mark} `,
      seen: mark,
      where: "page",
    },
    {
      what: "style",
      file: "styles/entry.css",
      from: "\n",
      to: `\n.${mark} { color: red; }\n`,
      seen: mark,
      where: "styles",
    },
  ];
}
