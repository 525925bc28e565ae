import { Card } from "@/components/Card.tsx";
import { State } from "@/components/Mark.tsx";
import type { VehicleDocuments as Group } from "@/engines/documents/documents_of_vehicle.ts";
import { READ_SHAPES } from "@/engines/documents/reading_list.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { readerHref } from "./reader_query.ts";

/** Documents that concern a vehicle, by kinds, those not yet confirmed first; nothing where there are none. */
export function VehicleDocuments({ groups, seriesCode, basePath, t }: {
  groups: readonly Group[];
  seriesCode: string;
  basePath: string;
  t: Translate;
}) {
  return (
    <>
      {groups.map(({ kind, count, open, documents }) => (
        <Card
          key={kind.kind}
          title={t(`page.${kind.routes.reading}`)}
          note={t("documents.open_of_vehicle", { open, count })}
          bare
        >
          <ul class="look-list">
            {documents.map(({ id, code, title, readState }) => (
              <li key={id}>
                <a href={readerHref(basePath, kind, id, {})}>
                  <span class="look-name">
                    <span class="mono">{code}</span> {title}
                  </span>
                  <State tone={toneOf(readState)} shape={READ_SHAPES[readState]}>
                    {t(`documents.read_${readState}`)}
                  </State>
                </a>
              </li>
            ))}
          </ul>
          {count > documents.length && (
            <p class="card-more">
              <a
                class="link"
                href={`${basePath}/${kind.routes.reading}?seriesCodes=${encodeURIComponent(seriesCode)}`}
              >
                {t("documents.all_of_series", { count })}
              </a>
            </p>
          )}
        </Card>
      ))}
    </>
  );
}
