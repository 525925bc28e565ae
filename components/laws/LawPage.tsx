import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { Connections } from "@/components/links/Connections.tsx";
import { State as StateMark } from "@/components/Mark.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { ActCard } from "@/components/states/ActCard.tsx";
import { CourseCard } from "@/components/states/CourseCard.tsx";
import { StoredFiles } from "@/components/states/StoredFiles.tsx";
import { ThingTools } from "@/components/states/ThingTools.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import type { State } from "@/edge/state.ts";
import type { ConnectionGroup } from "@/engines/links/read_connections.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { canDo } from "@/engines/states/answers.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import type { Law, LawBeside } from "@/services/laws/types.ts";
import { editLawHref, lawHref } from "./law_links.ts";

/** One legal standard: what it says, its files, what it replaces, and what can be done with it. */
export function LawPage({ law, connections, favorite, state }: {
  law: Law;
  connections: readonly ConnectionGroup[];
  /** Id of the reader's favorite; null: it is none. */
  favorite: number | null;
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const back = lawHref(basePath, law.id);
  const path = `/tis/legal-standards/${law.id}`;
  const can = canDo(law.actions);
  const shared = { back, version: law.version, flash };
  const day = (value: string | null) => value === null ? "–" : format.day(value);
  return (
    <>
      <PageHead
        title={law.title}
        note={<StateMark tone={toneOf(law.state)}>{t(`laws.state_${law.state}`)}</StateMark>}
        crumbs={[{ label: t("page.Laws"), href: `${basePath}/Laws` }]}
      >
        <ThingTools
          type="law"
          code={law.number}
          name={law.title}
          favorite={favorite}
          back={back}
          state={state}
        />
        {can("edit") && (
          <Button icon="pencil" href={fromHere(editLawHref(basePath, law.id))}>{t("laws.do_edit")}</Button>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      {law.state === "new" && (
        <Notice tone="info">{t("laws.effective_from", { day: format.day(law.effectiveOn) })}</Notice>
      )}
      {law.state === "abolished" && (
        <Notice tone="warn">{t("laws.abolished_since", { day: day(law.abolishedOn) })}</Notice>
      )}
      <div class="document">
        <div class="document-main">
          {law.summary !== "" && (
            <Card title={t("laws.summaries")}>
              <p class="whitespace-pre-wrap">{law.summary}</p>
            </Card>
          )}
          <Card title={t("laws.files")}>
            {law.files.length === 0
              ? <p class="note">{t("laws.no_files")}</p>
              : <StoredFiles files={law.files} t={t} tag={tagOf(ctx.lang)} />}
          </Card>
          {can("enforce") && (
            <ActCard
              {...shared}
              id="enforce"
              title={t("laws.do_enforce")}
              action={`${path}/enforcement`}
              button={t("laws.do_enforce")}
              icon="check"
              kind="primary"
            >
              <p class="note">{t("laws.enforce_hint", { day: format.day(law.effectiveOn) })}</p>
            </ActCard>
          )}
          {can("abolish") && (
            <ActCard
              {...shared}
              id="abolish"
              title={t("laws.do_abolish")}
              action={`${path}/abolition`}
              button={t("laws.do_abolish")}
              icon="ban"
              say={{ name: "reason", label: t("laws.reason"), required: true, maxLength: 500 }}
            />
          )}
          {can("delete") && (
            <ActCard
              {...shared}
              id="delete"
              title={t("laws.do_delete")}
              action={`${path}/deletion`}
              button={t("laws.do_delete")}
              icon="trash"
              kind="danger"
            >
              <p class="note">{t("laws.delete_hint")}</p>
            </ActCard>
          )}
          <CourseCard steps={law.steps} say={(action) => t(`laws.step_${action}`)} t={t} format={format} />
        </div>
        <div class="document-side">
          <Card>
            <Facts
              facts={[
                { name: t("laws.number"), value: <span class="mono">{law.number}</span> },
                { name: t("laws.authorities"), value: law.authority || "–" },
                { name: t("laws.publishedOn"), value: day(law.publishedOn) },
                { name: t("laws.effectiveOn"), value: day(law.effectiveOn) },
                { name: t("laws.abolishedOn"), value: day(law.abolishedOn) },
                { name: t("laws.countryCodes"), value: law.countries || t("laws.everywhere") },
                ...(law.markets ? [{ name: t("laws.marketCodes"), value: law.markets }] : []),
                { name: t("laws.carTypes"), value: law.carTypeNames || t("laws.every_type") },
                ...(law.audience ? [{ name: t("audience.title"), value: law.audience }] : []),
                { name: t("laws.timesRead"), value: format.number(law.timesRead) },
              ]}
            />
          </Card>
          <Besides title={t("laws.replaces")} laws={law.replaces} state={state} />
          <Besides title={t("laws.replacedBy")} laws={law.replacedBy} state={state} />
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

function Besides({ title, laws, state: { ctx: { t }, basePath } }: {
  title: string;
  laws: readonly LawBeside[];
  state: State;
}) {
  if (laws.length === 0) return null;
  return (
    <Card title={title}>
      <ul class="use-list">
        {laws.map(({ id, number, title, state }) => (
          <li key={id}>
            <a href={fromHere(lawHref(basePath, id))} aria-current="false">
              <span class="mono">{number}</span> {title}
            </a>
            <small>{t(`laws.state_${state}`)}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
