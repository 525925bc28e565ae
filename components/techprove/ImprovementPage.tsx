import type { ComponentChildren } from "preact";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { bytesHref } from "@/components/files/bytes_href.ts";
import { Connections } from "@/components/links/Connections.tsx";
import { State as StateMark } from "@/components/Mark.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { CourseCard } from "@/components/states/CourseCard.tsx";
import { StoredPictures } from "@/components/states/StoredPictures.tsx";
import { ThingTools } from "@/components/states/ThingTools.tsx";
import type { State } from "@/edge/state.ts";
import type { ConnectionGroup } from "@/engines/links/read_connections.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { canDo } from "@/engines/states/answers.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Improvement } from "@/services/techprove/types.ts";
import { Approvals } from "./Approvals.tsx";
import { ImprovementActs } from "./ImprovementActs.tsx";
import { ImprovementFacts } from "./ImprovementFacts.tsx";

/** One technical improvement: how it is and how it shall be, what it brings, who has approved it, and what can be done with it. */
export function ImprovementPage({ improvement, connections, favorite, state }: {
  improvement: Improvement;
  connections: readonly ConnectionGroup[];
  /** Id of the reader's favorite; null: it is none. */
  favorite: number | null;
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { id, code, title } = improvement;
  const back = `${basePath}/TechProvePreview?id=${id}`;
  const mayEdit = canDo(improvement.actions)("edit");
  const lacks = flash?.form === "submit" && flash.kind === "refused" ? flash.errors : [];
  return (
    <>
      <PageHead
        title={title ?? t("techprove.untitled")}
        note={
          <StateMark tone={toneOf(improvement.state)}>{t(`techprove.state_${improvement.state}`)}</StateMark>
        }
        crumbs={[{ label: t("page.TechProve"), href: `${basePath}/TechProve` }]}
      >
        <ThingTools
          type="techprove"
          code={code}
          name={title ?? code}
          favorite={favorite}
          back={back}
          state={state}
        />
        {mayEdit && (
          <Button icon="pencil" href={`${basePath}/TechProve?edit=${id}`}>{t("techprove.do_edit")}</Button>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      {lacks.length > 0 && (
        <Notice tone="err">
          <ul>
            {lacks.map(({ field, message }) => <li key={field}>{t(`techprove.${field}`)}: {message}</li>)}
          </ul>
        </Notice>
      )}
      <div class="document">
        <div class="document-main">
          <div class="file-pair">
            <Side title={t("techprove.before")} text={improvement.before}>
              <StoredPictures files={improvement.beforePhotos} label={t("techprove.beforePhotos")} />
            </Side>
            <Side title={t("techprove.after")} text={improvement.after}>
              <StoredPictures files={improvement.afterPhotos} label={t("techprove.afterPhotos")} />
            </Side>
          </div>
          {improvement.result !== "" && (
            <Card title={t("techprove.result")}>
              <p class="whitespace-pre-wrap">{improvement.result}</p>
            </Card>
          )}
          {improvement.files.length > 0 && (
            <Card title={t("techprove.files")}>
              <ul class="use-list">
                {improvement.files.map(({ fileId, name }) => (
                  <li key={fileId}>
                    <a class="link" href={bytesHref(fileId, name, true)}>{name}</a>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {improvement.approvalList.length > 0 && <Approvals improvement={improvement} state={state} />}
          <ImprovementActs improvement={improvement} state={state} />
          <CourseCard
            steps={improvement.steps}
            say={(action) => t(`techprove.step_${action}`)}
            t={t}
            format={format}
          />
        </div>
        <div class="document-side">
          <ImprovementFacts improvement={improvement} state={state} />
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

function Side(
  { title, text, children }: { title: string; text: string | null; children: ComponentChildren },
) {
  return (
    <Card title={title}>
      <p class="whitespace-pre-wrap">{text ?? "–"}</p>
      {children}
    </Card>
  );
}
