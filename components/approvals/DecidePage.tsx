import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { ApprovalList } from "@/components/documents/ApprovalList.tsx";
import { DecideForm } from "@/components/documents/DecideForm.tsx";
import { DocumentBody } from "@/components/documents/DocumentBody.tsx";
import { DocumentFacts } from "@/components/documents/DocumentFacts.tsx";
import { StageMark } from "@/components/documents/StageMark.tsx";
import { StaleTexts } from "@/components/documents/StaleTexts.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { textFor } from "@/engines/documents/text_for.ts";
import { DecideKeys } from "@/islands/documents/DecideKeys.tsx";
import type { WaitingDocument } from "@/services/approvals/read_waiting.ts";
import { ChangesTable } from "./ChangesTable.tsx";

/** One document that waits for the reader: what has changed since it was last approved, what it says, and the decision. */
export function DecidePage({ data, state }: { data: WaitingDocument; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { kind, document, changes, next, previous } = data;
  const page = `${basePath}/MyVerify`;
  const href = (one: string | null) => one === null ? null : `${page}?document=${one}`;
  const text = textFor(document, ctx.chain);
  return (
    <>
      <PageHead
        title={text?.title ?? ""}
        note={
          <>
            <span class="mono">{document.code}</span> <StageMark document={document} t={t} />
          </>
        }
        crumbs={[{ label: t("page.MyVerify"), href: page }]}
      >
        {previous && <Button href={href(previous)!} icon="chevron-left">{t("approvals.previous")}</Button>}
        {next && <Button href={href(next)!} icon="chevron-right">{t("approvals.next")}</Button>}
      </PageHead>
      <FlashNotice flash={flash?.form === "decide" && flash.kind === "refused" ? null : flash} />
      <StaleTexts document={document} href={(lang) => `#text-${lang}`} t={t} />
      <div class="document">
        <div class="document-main">
          <ChangesTable kind={kind} changes={changes} ctx={ctx} />
          {/* What is passed is passed in all of its languages. */}
          {[...document.texts].sort((a, b) => Number(b === text) - Number(a === text)).map((one) => (
            <div key={one.lang} id={`text-${one.lang}`}>
              <Card
                title={document.texts.length === 1 ? t("documents.body") : t("table.named", {
                  name: t("documents.text_in", { language: t(`lang.name_${one.lang}`) }),
                  value: one.title,
                })}
              >
                <DocumentBody body={one.body} lang={one.lang} links={data.links} state={state} />
              </Card>
            </div>
          ))}
        </div>
        <div class="document-side">
          {data.answer === null
            ? <DecideForm kind={kind} document={document} state={state} next={href(next) ?? page} />
            : (
              <Card title={t("documents.decide")}>
                <p>{t(`refusal.${data.answer}`)}</p>
              </Card>
            )}
          <p class="needs-script text-meta text-ink-3" data-decide-keys="">{t("approvals.keys")}</p>
          <DocumentFacts kind={kind} document={document} state={state} />
          {data.approvals.length > 0 && <ApprovalList approvals={data.approvals} ctx={ctx} />}
        </div>
      </div>
      <DecideKeys next={href(next)} previous={href(previous)} />
    </>
  );
}
