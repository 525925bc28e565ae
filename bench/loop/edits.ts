/** An edit as a developer makes it, and where it shows. */
export interface Edit {
  what: string;
  /** One that is not there is made, with `to` in it. */
  file: string;
  from: string;
  to: string;
  /** What then stands in the page, or in what the page loads. */
  seen: string;
  /** Where it is looked for: the page's HTML, its scripts, its style sheet. */
  where: "page" | "scripts" | "styles";
  /** Whether it is left as it is, since it cannot be taken back. */
  stays?: boolean;
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
      what: "component",
      file: "components/entry/EntryFrame.tsx",
      from: `<div class="entry-panel">`,
      to: `<div class="entry-panel" title="${mark}">`,
      seen: mark,
      where: "page",
    },
    {
      what: "kernel",
      file: "kernel/texts/languages.ts",
      from: `name: "简体中文"`,
      to: `name: "简体中文 ${mark}"`,
      seen: mark,
      where: "page",
    },
    {
      what: "migration",
      file: `migrations/${9900 + turn}_loop.sql`,
      from: "",
      to: `update brands set names = names || '{"zh_CN": "loop-brand-${turn}"}' where code = 'velaro';\n`,
      seen: `loop-brand-${turn}`,
      where: "page",
      stays: true,
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
