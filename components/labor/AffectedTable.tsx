import { State as StateMark } from "@/components/Mark.tsx";
import type { State } from "@/edge/state.ts";
import type { AffectedItem, HOW } from "@/services/labor/recompute/affected_items.ts";
import { writtenTime } from "@/services/labor/time/labor_time.ts";

const TONES: Readonly<Record<typeof HOW[number], "warn" | "ok" | "mute">> = {
  successor: "warn",
  follows: "ok",
  waits: "mute",
};

/** Labor items whose time would be another: from what to what, and what can be done about each. */
export function AffectedTable({ items, state: { ctx: { t }, basePath } }: {
  items: readonly AffectedItem[];
  state: State;
}) {
  return (
    <div class="table-scroll">
      <table class="table stack">
        <thead>
          <tr>
            <th scope="col">{t("labor.item.laborTimeCode")}</th>
            <th scope="col">{t("labor.item.laborTimeName")}</th>
            <th scope="col" class="num">{t("labor.recompute.from")}</th>
            <th scope="col" class="num">{t("labor.recompute.to")}</th>
            <th scope="col">{t("labor.recompute.how")}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ laborId, revision, laborTimeCode, laborTimeName, fromSeconds, toSeconds, how }) => (
            <tr key={`${laborId}.${revision}`}>
              <td class="nowrap">
                <a class="link mono" href={`${basePath}/LaborWorkDetail?id=${laborId}&revision=${revision}`}>
                  {laborTimeCode}
                </a>
              </td>
              <td class="title">{laborTimeName}</td>
              <td class="num nowrap" data-label={t("labor.recompute.from")}>{writtenTime(fromSeconds)}</td>
              <td class="num nowrap" data-label={t("labor.recompute.to")}>{writtenTime(toSeconds)}</td>
              <td>
                <StateMark tone={TONES[how]} shape="square">{t(`labor.recompute.how_${how}`)}</StateMark>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
