import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { ToDoFigure } from "@/services/home/to_do_figures.ts";
import { ToDoFigures } from "./ToDoFigures.tsx";
import type { Waiting } from "@/services/home/waiting.ts";
import { Card } from "../Card.tsx";
import { Icon } from "../Icon.tsx";

/** What the reader is to do: in figures with their trend, then the first of it, each with its next day, else since when it waits. */
export function WaitingForMe({ figures, shown, basePath, t, format }: {
  figures: readonly ToDoFigure[];
  shown: readonly Waiting[];
  basePath: string;
  t: Translate;
  format: Format;
}) {
  return (
    <Card
      title={t("home.waiting.title")}
      note={t("home.waiting.note")}
      end={<a class="link" href={`${basePath}/MyMessage?state=open`}>{t("home.waiting.all")}</a>}
      bare
    >
      <ToDoFigures figures={figures} basePath={basePath} t={t} format={format} />
      {shown.length > 0 && (
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
                  {one.due !== null
                    ? t("home.waiting.due", { day: format.day(one.due) })
                    : t("home.waiting.since", { day: format.day(one.since.slice(0, 10)) })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
