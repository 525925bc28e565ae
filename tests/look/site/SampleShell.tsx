import type { ComponentChildren } from "preact";
import { searchTexts } from "@/components/island_texts.ts";
import { navigationOf } from "@/components/shell/navigation.ts";
import { Shell } from "@/components/shell/Shell.tsx";
import { SearchBox } from "@/islands/shell/SearchBox.tsx";
import { pageOf } from "@/kernel/access/pages.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import { chip, technician, wishesOf } from "./sample.ts";

/** The portal's frame around a sample page. */
export function SampleShell(
  { url, route, children }: { url: URL; route: string; children: ComponentChildren },
) {
  const { lang, t, brand, mode, folded } = wishesOf(url);
  return (
    <Shell
      t={t}
      lang={lang}
      textsVersion={0}
      pathname={url.pathname}
      keep={(html) => html}
      languages={LANGS}
      partly={new Set<Lang>(["th"])}
      basePath=""
      brand={brand}
      brandName={brand[0]!.toUpperCase() + brand.slice(1)}
      theme={mode}
      user={technician}
      unread={9}
      withoutVehicle={null}
      vehicle={chip}
      dropTo="/forms"
      railFolded={folded}
      navigation={navigationOf({ actor: technician, t, basePath: "", page: pageOf(route) ?? null })}
      cart={null}
      search={
        <SearchBox
          basePath=""
          texts={searchTexts(t)}
        />
      }
    >
      {children}
    </Shell>
  );
}
