import type { Theme } from "@/services/account/theme.ts";
import { escapeMarkup } from "@/kernel/escape_markup.ts";
import { type Lang, tagOf } from "@/kernel/texts/languages.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { aboutMarkup } from "./about_markup.ts";
import { ABOUT } from "./openapi_about.ts";
import type { ListedCall, OpenApi } from "./openapi.ts";

/** What the page around the reference says and wears. */
export interface ReferenceFrame {
  t: Translate;
  lang: Lang;
  basePath: string;
  brand: string;
  theme: Theme;
  /** Whether the way back to the portal leads anywhere. */
  isLoggedIn: boolean;
}

/**
 * The list of all calls by their groups, drawn here: a browser is ready as soon as it has read it, whatever the number of calls. Swagger UI comes with
 * the first call that somebody unfolds, and is given the description of that call alone (`reference_start.js`); given the whole, it
 * resolves it for half a minute before it shows anything.
 *
 * What the calls say of themselves is English, the frame speaks the reader's language.
 */
export function referencePage(
  { t, lang, basePath, brand, theme, isLoggedIn }: ReferenceFrame,
  groups: ReturnType<OpenApi["groups"]>,
  folder: string,
): string {
  const say = (key: string, params?: Record<string, number | string>) => escapeMarkup(t(key, params));
  const picture = `${basePath}/icons/${escapeMarkup(brand)}.svg`;
  const all = groups.reduce((count, [, calls]) => count + calls.length, 0);
  return `<!doctype html>
<html lang="${tagOf(lang)}" data-theme="${escapeMarkup(brand)}" data-mode="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="${theme === "auto" ? "light dark" : theme}">
<title>${say("shell.reference")}</title>
<link rel="icon" href="${picture}" type="image/svg+xml">
<link rel="stylesheet" href="${basePath}/app.css">
<link rel="stylesheet" href="${folder}/look.css">
<script src="${folder}/start.js" defer></script>
</head>
<body>
<header class="reference-head">
<a href="${
    isLoggedIn ? `${basePath}/index` : `${basePath}/`
  }"><img src="${picture}" width="20" height="20" alt=""> ${say("shell.reference_back")}</a>
<h1>${say("shell.reference")}</h1>
<a href="/tis/openapi.json">openapi.json</a>
</header>
<main id="reference" data-folder="${folder}" data-loading="${say("shell.reference_loading")}" data-failed="${
    say("shell.reference_failed")
  }">
<div class="reference-tools">
<label class="field"><span class="field-label">${say("shell.reference_find")}</span>
<input class="input" type="search" id="find-call" autocomplete="off" spellcheck="false" aria-describedby="found"></label>
<label class="field"><span class="field-label">${say("shell.reference_token")}</span>
<input class="input" type="password" id="token" autocomplete="one-time-code" aria-describedby="token-hint">
<span class="field-hint" id="token-hint">${say("shell.reference_token_hint")}</span></label>
</div>
<p class="reference-count" id="found" role="status" data-none="${say("shell.reference_none")}" data-found="${
    say("shell.reference_found", { count: "#" })
  }">${say("shell.reference_count", { calls: all, groups: groups.length })}</p>
<noscript><p class="notice">${say("shell.reference_script")}</p></noscript>
<details class="reference-group"><summary><h2>${
    say("shell.reference_about")
  }</h2></summary><div class="reference-about" lang="en">${aboutMarkup(ABOUT)}</div></details>
${
    groups.map(([tag, calls]) => group(tag, calls, say("shell.reference_calls", { count: calls.length })))
      .join("\n")
  }
</main>
</body>
</html>`;
}

function group(tag: string, calls: readonly ListedCall[], count: string): string {
  const name = escapeMarkup(tag);
  return `<details class="reference-group" data-tag="${name}"><summary><h2 lang="en">${name}</h2> <small>${count}</small></summary>
${calls.map(row).join("\n")}
</details>`;
}

/** A call, folded. The script puts what Swagger UI says of it below. */
function row({ operationId, method, path, summary }: ListedCall): string {
  return `<details class="reference-call" lang="en" id="call-${operationId}"><summary><b class="way-${method}">${method.toUpperCase()}</b> <code>${
    escapeMarkup(path)
  }</code> <span>${escapeMarkup(summary)}</span></summary></details>`;
}
