import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { Connections } from "@/components/links/Connections.tsx";
import { Chip, State as StateMark } from "@/components/Mark.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { ActCard } from "@/components/states/ActCard.tsx";
import { CourseCard } from "@/components/states/CourseCard.tsx";
import { ThingTools } from "@/components/states/ThingTools.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import type { State } from "@/edge/state.ts";
import type { ConnectionGroup } from "@/engines/links/read_connections.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { canDo } from "@/engines/states/answers.ts";
import { byteText } from "@/islands/files/transfer_texts.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import type { Software } from "@/services/software/types.ts";

/** One version of a program: what is new, the file with its signature, the other versions, and what can be done with it. */
export function SoftwarePage({ software, connections, favorite, state }: {
  software: Software;
  connections: readonly ConnectionGroup[];
  /** Id of the reader's favorite; null: it is none. */
  favorite: number | null;
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const back = `${basePath}/SoftwareList?id=${software.id}`;
  const path = `/tis/software/${software.id}`;
  const can = canDo(software.actions);
  const shared = { back, version: software.version, flash };
  const range = (from: string | null, to: string | null) =>
    from === null && to === null ? t("software.any") : `${from ?? "…"} – ${to ?? "…"}`;
  const newer = software.versions.find(({ isCurrent }) => isCurrent);
  return (
    <>
      <PageHead
        title={`${software.name} ${software.versionText}`}
        note={
          <StateMark tone={toneOf(software.state)}>
            {t(software.isCurrent ? "software.which_current" : `software.state_${software.state}`)}
          </StateMark>
        }
        crumbs={[{ label: t("page.SoftwareList"), href: `${basePath}/SoftwareList` }]}
      >
        <ThingTools
          type="software"
          code={software.code}
          name={software.name}
          favorite={favorite}
          back={back}
          state={state}
        />
        {can("edit") && (
          <Button icon="pencil" href={fromHere(`?edit=${software.id}`)}>
            {t("software.do_edit")}
          </Button>
        )}
        {software.state === "released" && (
          <Button kind="primary" icon="download" href={`/tis/software/downloads/${software.id}`}>
            {t("software.do_download")}
          </Button>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      {software.state === "withdrawn" && <Notice tone="err">{software.withdrawnBecause}</Notice>}
      {software.state !== "draft" && newer && newer.id !== software.id && (
        <Notice tone="warn">
          {t("software.newer")} <a class="link" href={fromHere(`?id=${newer.id}`)}>{newer.versionText}</a>
        </Notice>
      )}
      <div class="document">
        <div class="document-main">
          <Card title={t("software.notes")}>
            <p class="whitespace-pre-wrap">{software.notes || t("software.no_notes")}</p>
          </Card>
          <Card title={t("software.file")}>
            <Facts
              facts={[
                { name: t("software.fileName"), value: software.fileName ?? "–" },
                {
                  name: t("software.size"),
                  value: software.size === null ? "–" : byteText(software.size, tagOf(ctx.lang)),
                },
                { name: "SHA-256", value: <span class="mono break-all">{software.sha256 ?? "–"}</span> },
                ...(software.signed === null ? [] : [{
                  name: t("software.signature"),
                  value: (
                    <>
                      <Chip
                        tone={software.signed === "ours"
                          ? "ok"
                          : software.signed === "wrong"
                          ? "err"
                          : "warn"}
                      >
                        {t(`software.signed_${software.signed}`)}
                      </Chip>{" "}
                      {software.state === "released" && (
                        <a class="link" href={`${path}/manifest`}>{t("software.manifest")}</a>
                      )}
                    </>
                  ),
                }]),
              ]}
            />
          </Card>
          {can("release") && (
            <ActCard
              {...shared}
              id="release"
              title={t("software.do_release")}
              action={`${path}/release`}
              button={t("software.do_release")}
              icon="check"
              kind="primary"
            >
              <p class="note">{t("software.release_hint")}</p>
            </ActCard>
          )}
          {can("withdraw") && (
            <ActCard
              {...shared}
              id="withdraw"
              title={t("software.do_withdraw")}
              action={`${path}/withdrawal`}
              button={t("software.do_withdraw")}
              icon="ban"
              say={{ name: "reason", label: t("software.reason"), required: true, maxLength: 500 }}
            />
          )}
          {can("delete") && (
            <ActCard
              {...shared}
              id="delete"
              title={t("software.do_delete")}
              action={`${path}/deletion`}
              button={t("software.do_delete")}
              icon="trash"
              kind="danger"
            />
          )}
          <CourseCard
            steps={software.steps}
            say={(action) => t(`software.step_${action}`)}
            t={t}
            format={format}
          />
        </div>
        <div class="document-side">
          <Card>
            <Facts
              facts={[
                { name: t("software.code"), value: <span class="mono">{software.code}</span> },
                { name: t("software.type.one"), value: software.typeName },
                {
                  name: t("software.type.platform"),
                  value: t(`software.type.platform_${software.platform}`),
                },
                { name: t("software.ecu"), value: software.ecu ?? "–" },
                {
                  name: t("software.seriesCodes"),
                  value: format.names(software.seriesCodes) || t("software.any"),
                },
                { name: t("software.hardware"), value: range(software.hardwareFrom, software.hardwareTo) },
                { name: t("software.software"), value: range(software.softwareFrom, software.softwareTo) },
                {
                  name: t("software.releasedAt"),
                  value: software.releasedAt ? format.moment(software.releasedAt) : "–",
                },
                { name: t("software.downloads"), value: format.number(software.downloads) },
              ]}
            />
          </Card>
          <Card title={t("software.versions")} bare>
            <table class="table stack">
              <tbody>
                {software.versions.map((one) => (
                  <tr key={one.id} aria-current={one.id === software.id ? "true" : "false"}>
                    <td class="title">
                      <a class="link mono" href={fromHere(`?id=${one.id}`)}>
                        {one.versionText}
                      </a>
                    </td>
                    <td>{t(one.isCurrent ? "software.which_current" : `software.state_${one.state}`)}</td>
                    <td class="nowrap tabular-nums">{one.releasedAt ? format.day(one.releasedAt) : "–"}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
          {connections.length > 0 && (
            <Card>
              <Connections groups={connections} basePath={basePath} t={t} />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
