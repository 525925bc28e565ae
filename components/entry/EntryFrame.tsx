import type { ComponentChildren } from "preact";
import { Icon } from "@/components/Icon.tsx";
import { Logo } from "@/components/Logo.tsx";
import { Kept } from "@/components/shell/Kept.tsx";
import { LanguageChoices } from "@/components/shell/LanguageMenu.tsx";
import type { State } from "@/edge/state.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { BrandSite } from "@/services/entry/brand_sites.ts";
import { type Lang, LANGUAGES } from "@/kernel/texts/languages.ts";
import type { EntryDrawing } from "./entry_drawing.ts";

export interface EntryFrameProps {
  state: State;
  brandName: string;
  sites: readonly BrandSite[];
  drawing: EntryDrawing | null;
  children: ComponentChildren;
}

/** Brands whose entry page shows the drawing first and a slogan in place of the title block. */
const PREMIUM = new Set(["norda"]);

/** The frame of all pages before the login: brand and language above, brand sites below, a drawing beside. */
export function EntryFrame({ state, brandName, sites, drawing, children }: EntryFrameProps) {
  const { ctx, incoming, brand, basePath } = state;
  const { t } = ctx;
  const premium = PREMIUM.has(brand);
  const said = [ctx.lang, incoming.textsVersion];
  return (
    <div class="entry" data-look={premium ? "premium" : "sheet"}>
      <div class="entry-panel">
        <header class="entry-top">
          <a class="entry-brand" href={`${basePath}/`}>
            <Logo brand={brand} size={24} />
            <span>{brandName}</span>
          </a>
          <Kept
            by={import.meta.url}
            of={["entry languages", ...said, incoming.languages]}
            draw={() => (
              <Languages lang={ctx.lang} languages={incoming.languages} partly={incoming.partly} t={t} />
            )}
            keep={state.kept.keep}
          />
        </header>
        <main class="entry-main">{children}</main>
        {sites.length > 1 && (
          <Kept
            by={import.meta.url}
            of={["brand sites", ...said, brand, sites, state.theme, basePath, state.page?.route]}
            draw={() => <BrandSites state={state} sites={sites} />}
            keep={state.kept.keep}
          />
        )}
      </div>
      <div class="entry-sheet" aria-hidden="true">
        {drawing && (
          <div class="entry-figure" dangerouslySetInnerHTML={{ __html: state.kept.keep(drawing.svg) }} />
        )}
        {premium ? <p class="entry-slogan">{t("entry.slogan")}</p> : drawing && (
          <dl class="entry-block">
            <div>
              <dt>{t("entry.figure")}</dt>
              <dd class="mono">34-11-02/C</dd>
            </div>
            <div>
              <dt>{t("entry.group")}</dt>
              <dd>{t("entry.drawing")}</dd>
            </div>
            <div>
              <dt>{t("entry.sheet")}</dt>
              <dd class="mono">2 / 4</dd>
            </div>
          </dl>
        )}
      </div>
    </div>
  );
}

function Languages({ lang, languages, partly, t }: {
  lang: Lang;
  languages: readonly Lang[];
  partly: ReadonlySet<Lang>;
  t: Translate;
}) {
  const { name } = LANGUAGES[lang];
  return (
    <details class="menu" data-menu="">
      <summary
        class="entry-language"
        aria-label={t("table.named", { name: t("entry.language"), value: name })}
      >
        <Icon name="languages" />
        <span>{name}</span>
        <Icon name="chevron-down" />
      </summary>
      <div class="menu-panel">
        <LanguageChoices lang={lang} languages={languages} partly={partly} t={t} />
      </div>
    </details>
  );
}

function BrandSites({ state, sites }: { state: State; sites: readonly BrandSite[] }) {
  const { ctx, brand, basePath } = state;
  return (
    <nav class="entry-sites" aria-labelledby="entry-sites">
      <h2 id="entry-sites">{ctx.t("entry.brand_sites")}</h2>
      <ul>
        {sites.map((site) => (
          <li key={site.brand}>
            <a href={`${basePath}/${site.entry}`} aria-current={site.brand === brand ? "page" : undefined}>
              <span class="name">
                <span data-theme={site.brand} data-mode={state.theme}>
                  <Logo brand={site.brand} size={14} />
                </span>
                {site.name}
              </span>
              <span class="kind">{site.kind}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
