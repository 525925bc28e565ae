import { Card } from "@/components/Card.tsx";
import { Empty } from "@/components/Empty.tsx";
import type { recentDrawings } from "@/engines/files/convert/drawings.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { fileSize } from "./file_size.ts";

/** The drawings brought in last, each leading to its comparison. */
export function RecentDrawings(
  { drawings, hrefOf, pictureOf, format, t }: {
    drawings: Awaited<ReturnType<typeof recentDrawings>>;
    hrefOf: (id: string) => string;
    pictureOf: (id: string) => string;
    format: Format;
    t: Translate;
  },
) {
  return (
    <Card title={t("gif2svg.recent")}>
      {drawings.length === 0
        ? <Empty title={t("gif2svg.none")}>{t("gif2svg.none-why")}</Empty>
        : (
          <ul class="trace-recent">
            {drawings.map(({ id, name, size, state, createdAt, thumbnailId }) => (
              <li key={id}>
                <a href={hrefOf(id)}>
                  {thumbnailId
                    ? <img src={pictureOf(thumbnailId)} alt="" loading="lazy" />
                    : <span class="trace-blank" />}
                  <span class="trace-name">{name}</span>
                  <span class="trace-meta num">
                    {fileSize(size, format)} · {format.moment(createdAt)}
                    {state && ` · ${t(`gif2svg.state-${state}`)}`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
    </Card>
  );
}
