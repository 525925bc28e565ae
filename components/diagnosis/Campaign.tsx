import { Empty } from "@/components/Empty.tsx";
import { Chip } from "@/components/Mark.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { compareVersions, VERSION } from "@/services/software/compare_versions.ts";
import type { CampaignRow } from "@/services/diagnosis/updates/types.ts";

/** Which versions run in how many vehicles of each series, and which of them could have a newer one. */
export function Campaign({ rows, state }: { rows: readonly CampaignRow[]; state: State }) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const isOld = ({ version, latest }: CampaignRow) =>
    latest !== null && VERSION.test(version) && compareVersions(version, latest) < 0;
  return (
    <>
      <PageHead
        title={t("diagnosis.campaign")}
        note={t("diagnosis.campaign_note")}
        crumbs={[{ label: t("page.VDSDiagnose"), href: `${basePath}/VDSDiagnose` }]}
      />
      <div class="page-body">
        {rows.length === 0
          ? <Empty title={t("diagnosis.campaign_none")}>{t("diagnosis.campaign_none_why")}</Empty>
          : (
            <table class="table stack">
              <thead>
                <tr>
                  <th scope="col">{t("diagnosis.series")}</th>
                  <th scope="col">{t("diagnosis.dtc.ecu")}</th>
                  <th scope="col">{t("diagnosis.did_F189")}</th>
                  <th scope="col" class="num">{t("diagnosis.campaign_vehicles")}</th>
                  <th scope="col">{t("diagnosis.campaign_latest")}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.seriesCode} ${row.ecuCode} ${row.version}`}>
                    <td class="title">{row.seriesName}</td>
                    <td class="mono">{row.ecuCode}</td>
                    <td class="mono">{row.version}</td>
                    <td class="num">{format.number(row.vehicles)}</td>
                    <td>
                      <span class="mono">{row.latest ?? "–"}</span>{" "}
                      {isOld(row) && <Chip tone="warn">{t("diagnosis.campaign_old")}</Chip>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
      </div>
    </>
  );
}
