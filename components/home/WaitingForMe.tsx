import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Waiting } from "@/services/home/waiting.ts";
import { Card } from "../Card.tsx";
import { Icon } from "../Icon.tsx";

/** What the reader is to do, each with since when it waits. */
export function WaitingForMe({ total, shown, basePath, t, format }: {
  total: number;
  shown: readonly Waiting[];
  basePath: string;
  t: Translate;
  format: Format;
}) {
  return (
    <Card
      title={t("home.waiting.title")}
      note={t("home.waiting.count", { count: total })}
      end={<a class="link" href={`${basePath}/MyMessage?state=open`}>{t("home.waiting.all")}</a>}
      bare
    >
      <ul class="rows">
        {shown.map((one) => (
          <li key={one.link}>
            <a class="row-link" href={`${basePath}/${one.link}`}>
              <Icon name={one.icon} />
              <span class="min-w-0">
                <span class="block wrap-anywhere">{one.title}</span>
                <span class="block text-meta text-ink-3">{one.detail}</span>
              </span>
              <span class="end num text-end">
                {t("home.waiting.since", { day: format.day(one.since.slice(0, 10)) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
