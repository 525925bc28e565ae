import type { ComponentChildren } from "preact";
import type { Theme } from "@/services/account/theme.ts";
import type { User } from "@/kernel/access/user.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Keep } from "../kept_parts.ts";
import { Logo } from "../Logo.tsx";
import { Bell } from "./Bell.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { Kept } from "./Kept.tsx";
import { type HelpOfPage, PageHelp } from "./PageHelp.tsx";
import { mayOpenAccount, mayWriteFeedback, placeOf, UserMenu } from "./UserMenu.tsx";
import { OtherSubject } from "./OtherSubject.tsx";
import { type ChipVehicle, VehicleChip } from "./VehicleChip.tsx";

export interface TopBarProps {
  t: Translate;
  lang: Lang;
  /** Changes with the texts of the interface. */
  textsVersion: number;
  languages: readonly Lang[];
  /** Those of them that lack texts. */
  partly: ReadonlySet<Lang>;
  basePath: string;
  homeHref: string;
  /** Code of the brand (`velaro`) and its name in the reader's language. */
  brand: string;
  brandName: string;
  theme: Theme;
  user: User | null;
  /** Messages that the user has not read. */
  unread: number;
  vehicle: ChipVehicle | null;
  /** Series or model that the page shows without a vehicle, in words, or null. */
  withoutVehicle: string | null;
  /** Path of the page. */
  pathname: string;
  /** Where dropping the vehicle leads. */
  dropTo: string;
  /** The search box: an island, handed in so that this stays a server component. */
  search: ComponentChildren;
  /** The cart, handed in likewise. */
  cart: ComponentChildren;
  /** What the page is for. */
  help?: HelpOfPage | null;
  keep: Keep;
}

/** The bar of 48 px: brand, search, vehicle, language, messages, user. */
export function TopBar(
  { t, lang, textsVersion, languages, partly, basePath, homeHref, pathname, user, keep, ...shown }:
    TopBarProps,
) {
  const { brand, brandName, theme, unread, vehicle, withoutVehicle, dropTo, search, cart, help } = shown;
  const said = [lang, languages, textsVersion];
  const isAccount = pathname === `${basePath}/Account`;
  return (
    <header class="top-bar">
      <a class="brand-block" href={homeHref}>
        <Logo brand={brand} size={21} />
        <b>{brandName}</b>
        <span>{t("shell.portal_short")}</span>
      </a>
      {search}
      {vehicle && <VehicleChip vehicle={vehicle} t={t} basePath={basePath} dropTo={dropTo} />}
      {withoutVehicle && <OtherSubject name={withoutVehicle} isOther={vehicle !== null} t={t} />}
      <span class="grow only-wide" />
      {cart}
      <Kept
        by={import.meta.url}
        of={["languages", ...said]}
        draw={() => <LanguageMenu lang={lang} languages={languages} partly={partly} t={t} />}
        keep={keep}
      />
      {help && <PageHelp {...help} t={t} />}
      {user && <Bell unread={unread} basePath={basePath} t={t} />}
      {user && (
        <Kept
          by={import.meta.url}
          of={[
            "person",
            user.userCode,
            user.fullName,
            placeOf(user),
            mayOpenAccount(user),
            mayWriteFeedback(user),
            isAccount,
            theme,
            basePath,
            ...said,
          ]}
          draw={() => (
            <UserMenu
              user={user}
              isAccount={isAccount}
              lang={lang}
              languages={languages}
              partly={partly}
              theme={theme}
              t={t}
              basePath={basePath}
            />
          )}
          keep={keep}
        />
      )}
    </header>
  );
}
