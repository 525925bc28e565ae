import { Part } from "@/components/Part.tsx";
import { Sparkline } from "@/components/Sparkline.tsx";
import { listHref } from "@/components/table/list_query.ts";
import { WallRotation } from "@/islands/qa/WallRotation.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { WallBoard as Figures } from "@/services/qa/boards/wall_board.ts";
import { durationText } from "@/services/qa/duration_text.ts";

/** What a control room reads from five metres: four numbers, the areas, and what waits longest in the area that is looked at. */
export function WallBoard({ figures, basePath, t, format }: {
  figures: Figures;
  basePath: string;
  t: Translate;
  format: Format;
}) {
  const { at, open, overdue, unanswered, approvals, minutes, areas, area, next, waiting } = figures;
  const address = (code: string | null | undefined) => listHref(`${basePath}/easyboard`, { area: code });
  return (
    <main class="wall">
      <WallRotation texts={{ running: t("qa.wall_running"), paused: t("qa.wall_paused") }} />
      <Part name="wall">
        <div
          class="wall-board"
          data-wall
          data-here={address(area?.code)}
          data-next={address(next ?? area?.code)}
        >
          <header class="wall-head">
            <h1>{t("page.easyboard")}</h1>
            <time dateTime={at.toISOString()}>{format.moment(at)}</time>
          </header>
          <dl class="wall-figures">
            <Figure name={t("qa.wall_open")} value={format.number(open)} />
            <Figure
              name={t("qa.wall_overdue")}
              value={format.number(overdue)}
              tone={overdue > 0 ? "err" : undefined}
            />
            <Figure
              name={t("qa.wall_unanswered")}
              value={format.number(unanswered)}
              tone={unanswered > 0 ? "warn" : undefined}
            />
            <Figure name={t("qa.wall_approvals")} value={format.number(approvals)} />
            <div>
              <dt>{t("qa.wall_events")}</dt>
              <dd>{format.number(minutes.at(-1)!)}</dd>
              <dd class="wall-course">
                <Sparkline values={minutes} />
              </dd>
            </div>
          </dl>
          <div class="wall-areas">
            <table>
              <thead>
                <tr>
                  <th scope="col">{t("qa.area")}</th>
                  <th scope="col">{t("qa.wall_open")}</th>
                  <th scope="col">{t("qa.wall_overdue")}</th>
                </tr>
              </thead>
              <tbody>
                {areas.map((one) => (
                  <tr key={one.code} aria-current={one.code === area?.code ? "true" : undefined}>
                    <th scope="row">
                      <a href={listHref("", { area: one.code })}>{one.name}</a>
                    </th>
                    <td>{format.number(one.open)}</td>
                    <td data-tone={one.overdue > 0 ? "err" : undefined}>{format.number(one.overdue)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <section>
              <h2>{area ? t("qa.wall_waiting_in", { area: area.name }) : t("qa.wall_nothing")}</h2>
              {area && waiting.length === 0 && <p>{t("qa.wall_nobody_waits")}</p>}
              <ol>
                {waiting.map((one) => (
                  <li key={one.id} data-urgent={one.urgent ? "" : undefined}>
                    <b>{durationText(t, format, one.waitedMinutes)}</b>
                    <span>{one.title}</span>
                    <small>{one.code} · {one.storeName}</small>
                  </li>
                ))}
              </ol>
            </section>
          </div>
        </div>
      </Part>
    </main>
  );
}

function Figure({ name, value, tone }: { name: string; value: string; tone?: "err" | "warn" }) {
  return (
    <div data-tone={tone}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
