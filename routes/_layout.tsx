import { TryingRole } from "@/components/roles/TryingRole.tsx";
import { LiveNews } from "@/components/inbox/LiveNews.tsx";
import { CartMenu } from "@/components/orders/jobs/CartMenu.tsx";
import { navigationOf } from "@/components/shell/navigation.ts";
import { Shell } from "@/components/shell/Shell.tsx";
import { searchTexts } from "@/components/island_texts.ts";
import { define } from "@/define.ts";
import { SearchBox } from "@/islands/shell/SearchBox.tsx";
import { pageOf, purposeOf } from "@/kernel/access/pages.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import { may } from "@/kernel/access/rights.ts";
import { readingRight } from "@/engines/documents/readers.ts";
import { helpDocument } from "@/services/help/help_document.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { frameFacts } from "@/services/home/frame_facts.ts";

/** Pages of panes need the width: there the rail is folded until the reader says otherwise. */
const FOLDED_AT_FIRST = ["EPCPage", "EPC2D"];

/** The frame around every page behind the login; entry pages have a layout of their own. */
export default define.layout(async ({ Component, state, url }) => {
  const { ctx, brand, theme, vin, railFolded, basePath, page, session, isPartial } = state;
  const user = personOrNull(ctx);
  if (!user || isPartial) return <Component />;
  const { t } = ctx;
  const { pages, modules } = state.incoming.switches;
  const purpose = page && purposeOf(page);
  const search = pageOf("SearchPage");
  // A page about another vehicle has put that in context.
  const facts = vin === (session?.vin ?? null)
    ? await state.frame
    : await frameFacts(ctx, brand, vin, page?.route ?? null);
  const helpHref = page && facts.hasHelp && may(ctx.actor, readingRight(helpDocument))
    ? `${basePath}/${helpDocument.routes.preview}?screen=${page.route}`
    : null;
  return (
    <Shell
      t={t}
      lang={ctx.lang}
      textsVersion={state.incoming.textsVersion}
      languages={state.incoming.languages}
      partly={state.incoming.partly}
      basePath={basePath}
      brand={brand}
      brandName={facts.brandName}
      theme={theme}
      user={user}
      unread={facts.unread}
      vehicle={facts.vehicle}
      withoutVehicle={state.withoutVehicle}
      dropTo={url.searchParams.has("vin") ? `${basePath}/EPCIndex` : url.pathname + url.search}
      pathname={url.pathname}
      keep={state.kept.keep}
      railFolded={railFolded ?? FOLDED_AT_FIRST.includes(page?.route ?? "")}
      navigation={navigationOf({ actor: user, t, basePath, page, pages, modules })}
      search={search && may(ctx.actor, search.need) && (
        <SearchBox
          basePath={basePath}
          text={url.searchParams.get("q") ?? ""}
          vin={facts.vehicle?.vin ?? null}
          texts={searchTexts(t)}
        />
      )}
      help={page && { title: t(page.title), purpose: purpose ? t(purpose) : null, href: helpHref }}
      cart={may(ctx.actor, "EPCCart:edit") && (
        <CartMenu
          jobs={facts.jobs}
          stayAt={url.searchParams.has("vin") || page?.route === "EPCCart"
            ? `${basePath}/EPCCart`
            : url.pathname + url.search}
          basePath={basePath}
          t={t}
        />
      )}
    >
      {session?.triedRole && <TryingRole role={session.triedRole.name} t={t} />}
      <LiveNews
        topic="rights"
        href={fromHere(url.pathname + url.search)}
        text={t("shell.rights_changed")}
        show={t("shell.rights_changed_show")}
      />
      <Component />
    </Shell>
  );
});
