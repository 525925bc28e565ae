import type { ComponentChildren } from "preact";
import { SessionEnded } from "./Bell.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { Kept } from "./Kept.tsx";
import type { Navigation } from "./navigation.ts";
import { Rail } from "./Rail.tsx";
import { TopBar, type TopBarProps } from "./TopBar.tsx";

export interface ShellProps extends Omit<TopBarProps, "homeHref" | "pathname"> {
  navigation: Navigation;
  railFolded: boolean;
  /** Path of the page: links to it and to what stands above it are marked. */
  pathname: string;
  children: ComponentChildren;
}

/** Frame of every page behind the login: top bar, rail, page, and on a phone the bottom bar. */
export function Shell({ navigation, railFolded, pathname, children, ...bar }: ShellProps) {
  const homeHref = `${bar.basePath}/index`;
  const said = [bar.lang, bar.textsVersion, navigation.of, pathname];
  return (
    <div class="shell" data-rail={railFolded ? "folded" : "open"}>
      <a class="off-screen btn absolute left-2 top-2 z-50" href="#main">{bar.t("shell.skip")}</a>
      <TopBar {...bar} homeHref={homeHref} pathname={pathname} />
      <Kept
        by={import.meta.url}
        of={["rail", railFolded, ...said]}
        draw={() => <Rail navigation={navigation.groups()} folded={railFolded} t={bar.t} />}
        keep={bar.keep}
      />
      <main class="page" id="main" tabIndex={-1}>{children}</main>
      <Kept
        by={import.meta.url}
        of={["bottom bar", bar.help?.title, bar.help?.href, ...said]}
        draw={() => <BottomBar navigation={navigation.groups()} help={bar.help ?? null} t={bar.t} />}
        keep={bar.keep}
      />
      {bar.user && <SessionEnded t={bar.t} />}
    </div>
  );
}
