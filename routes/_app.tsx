import { asset } from "fresh/runtime";
import { iconsAddress } from "@/components/icon_address.ts";
import { PageScripts } from "@/components/PageScripts.tsx";
import { define } from "@/define.ts";
import { NOTE_EARLY_CHANGES } from "@/islands/shell/early_changes.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { tagOf } from "@/kernel/texts/languages.ts";

/** The document around every page: language, brand and mode of the theme, style sheet, title. */
export default define.page(async ({ Component, state }) => {
  const { ctx, brand, theme, basePath } = state;
  const title = state.title ?? (state.page && ctx.t(state.page.title));
  const { brandName: name } = await state.frame;
  return (
    <html
      lang={tagOf(ctx.lang)}
      data-lang={ctx.lang}
      data-theme={brand}
      data-mode={theme}
      data-icons={iconsAddress()}
      data-reader={state.session === null ? undefined : String(personOf(ctx).id)}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === "auto" ? "light dark" : theme} />
        <title>{title ? ctx.t("shell.title", { page: title, brand: name }) : name}</title>
        <link rel="icon" href={asset(`${basePath}/icons/${brand}.svg`)} type="image/svg+xml" />
        <link
          rel="preload"
          href={`${basePath}/fonts/inter-latin-wght-normal.woff2`}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="stylesheet" href={asset(`${basePath}/app.css`)} />
        <script dangerouslySetInnerHTML={{ __html: NOTE_EARLY_CHANGES }} />
      </head>
      <body>
        <Component />
        <PageScripts t={ctx.t} isLoggedIn={state.session !== null} />
      </body>
    </html>
  );
});
