import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Chip, State as Mark } from "@/components/Mark.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import {
  type Cause,
  type Check,
  EVIDENCE_SOURCES,
  type Fix,
  type Situation,
} from "@/services/diagnosis/assistant/types.ts";
import { assistantHref } from "./assistant_links.ts";

const TONES = { strong: "ok", likely: "info", possible: "mute" } as const;

interface Shown {
  asked: Situation;
  ctx: Ctx;
  basePath: string;
}

/** One cause: how much speaks for it, the evidence, what to check, and what put it right. */
export function CauseCard({ cause, place, ...shown }: Shown & { cause: Cause; place: number }) {
  const { ctx: { t }, basePath } = shown;
  return (
    <Card
      class="vds-cause"
      title={`${place}. ${cause.title}`}
      note={
        <span class="vds-note">
          <Mark tone={TONES[cause.strength]}>{t(`diagnosis.assistant.strength_${cause.strength}`)}</Mark>
          {EVIDENCE_SOURCES.filter((source) => cause.counts[source] > 0).map((source) => (
            <span key={source}>
              {t(`diagnosis.assistant.count_${source}`, { count: cause.counts[source] })}
            </span>
          ))}
          {helped(cause, t)}
        </span>
      }
    >
      <ul class="use-list">
        {cause.evidence.map((one) => (
          <li key={`${one.source} ${one.link} ${one.title}`}>
            <a href={`${basePath}/${one.link}`}>
              <Chip tone="line">{t(`diagnosis.assistant.source_${one.source}`)}</Chip>{" "}
              <span class="mono">{one.code}</span> {one.title}
            </a>
            <small class="vds-note">{one.reason} {helped(one, t)}</small>
          </li>
        ))}
      </ul>
      {cause.checks.length > 0 && (
        <section>
          <h3>{t("diagnosis.assistant.checks")}</h3>
          <ul class="use-list">
            {cause.checks.map((check) => (
              <li key={check.key}>
                <CheckText check={check} {...shown} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {cause.fixes.length > 0 && (
        <section>
          <h3>{t("diagnosis.assistant.fixes")}</h3>
          {cause.fixes.map((fix) => (
            <FixText key={fix.from.link} fix={fix} basePath={basePath} ctx={shown.ctx} />
          ))}
        </section>
      )}
    </Card>
  );
}

/** A check, what was found where it was the cause, and where it stands; `answers` draws the two buttons of its outcome. */
export function CheckText({ check, asked, ctx: { t }, basePath, answers }: Shown & {
  check: Check;
  answers?: boolean;
}) {
  return (
    <>
      <p class="whitespace-pre-wrap">
        <b>{check.text}</b>
        {check.finding && <>{" "}{t("diagnosis.assistant.finding", { finding: check.finding })}</>}
      </p>
      <small>
        <a class="link" href={`${basePath}/${check.from.link}`}>
          <span class="mono">{check.from.code}</span> {check.from.title}
        </a>
      </small>
      {answers && (
        <div class="vds-acts">
          <Button
            icon="check"
            href={fromHere(assistantHref(basePath, asked, { so: [...asked.so, check.key] }))}
          >
            {t("diagnosis.assistant.is_so")}
          </Button>
          <Button
            icon="x"
            href={fromHere(assistantHref(basePath, asked, { not: [...asked.not, check.key] }))}
          >
            {t("diagnosis.assistant.is_not")}
          </Button>
        </div>
      )}
    </>
  );
}

function FixText({ fix, basePath, ctx: { t } }: { fix: Fix; basePath: string; ctx: Ctx }) {
  return (
    <article class="vds-fix">
      <p class="whitespace-pre-wrap">{fix.text}</p>
      {fix.steps.length > 0 && <ol>{fix.steps.map((step) => <li key={step}>{step}</li>)}</ol>}
      {fix.parts.length > 0 && (
        <ul class="use-list">
          {fix.parts.map(({ code, title, link }) => (
            <li key={code}>
              <a href={`${basePath}/${link}`}>
                <span class="mono">{code}</span> {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <small class="vds-note">
        <a class="link" href={`${basePath}/${fix.from.link}`}>{fix.from.code || fix.from.title}</a>{" "}
        {helped(fix, t)}
      </small>
    </article>
  );
}

/** Who said that it helped; nothing where nobody has said anything. */
function helped(
  { fixed, notFixed, confirmed }: Pick<Cause, "fixed" | "notFixed" | "confirmed">,
  t: Ctx["t"],
) {
  return (
    <>
      {fixed + notFixed > 0 && (
        <span>{t("diagnosis.assistant.helped", { fixed, all: fixed + notFixed })}</span>
      )}
      {confirmed > 0 && <span>{t("diagnosis.assistant.confirmed", { count: confirmed })}</span>}
    </>
  );
}
