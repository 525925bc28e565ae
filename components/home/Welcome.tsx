import { purposeOf } from "@/kernel/access/pages.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { SkipWelcome } from "@/islands/home/SkipWelcome.tsx";
import type { NewPages } from "@/services/home/told_pages.ts";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { Icon } from "../Icon.tsx";

/** What is new to the reader, in at most five steps: name, what it is for, the way there. Told until they say so, by the button or Escape. */
export function Welcome({ news: { isFirst, since, pages }, basePath, t, format }: {
  news: NewPages;
  basePath: string;
  t: Translate;
  format: Format;
}) {
  return (
    <Card
      title={t(isFirst ? "home.welcome.first" : "home.welcome.later")}
      note={isFirst || since === null
        ? t("home.welcome.note")
        : t("home.welcome.since", { day: format.day(since.slice(0, 10)) })}
      end={
        <form
          method="post"
          action="/tis/told-pages"
          data-call="notePagesTold"
          data-after="reload"
          data-quiet=""
          id="welcome"
        >
          <Button kind="quiet">{t("home.welcome.done")}</Button>
        </form>
      }
      bare
    >
      <ol class="rows">
        {pages.map((page) => (
          <li key={page.route}>
            <a class="row-link" href={`${basePath}/${page.route}`}>
              <Icon name={page.icon} />
              <span class="min-w-0">
                <b class="block font-semibold">{t(page.title)}</b>
                <span class="text-meta text-ink-2">{t(purposeOf(page)!)}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <SkipWelcome />
    </Card>
  );
}
