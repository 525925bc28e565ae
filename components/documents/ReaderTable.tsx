import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { Readers } from "@/engines/documents/readers.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { EditorData } from "./read_editor.ts";

/** So many organisations are shown; the sheet has all. */
const STORES_SHOWN = 200;

/** Who has read and confirmed what is published, by organisation and by name, those who have not yet first; and the button that reminds them. */
export function ReaderTable({ kind, data, readers, ctx }: {
  kind: DocumentKind;
  data: EditorData;
  readers: Readers;
  ctx: Ctx;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const { all, read, confirmed, remindedAt } = readers;
  const { document, reminder } = data;
  const moment = (at: string | null) => at ? format.moment(at) : t("documents.not_yet");
  return (
    <>
      <Card
        title={t("documents.readers")}
        note={t("documents.readers_count", { all, read, confirmed })}
        end={
          <span class="document-acts">
            <ExportButton ctx={ctx} kind={`${kind.kind}-readers`} query={{ id: document.id }} total={all} />
            {reminder && (
              <form
                method="post"
                action={`${kind.path}/${document.id}/reminder`}
                data-call=""
                data-after="reload"
              >
                <Button icon="bell-ring" disabled={reminder.whyNot !== null}>
                  {reminder.whyNot === null
                    ? t("documents.remind_count", { people: reminder.people })
                    : t("documents.remind")}
                </Button>
              </form>
            )}
          </span>
        }
        bare
      >
        {(remindedAt || reminder?.whyNot) && (
          <p class="document-reminded text-ink-2">
            {[remindedAt && t("documents.reminded_at", { at: format.moment(remindedAt) }), reminder?.whyNot]
              .filter(Boolean).join(" · ")}
          </p>
        )}
        <div class="table-scroll">
          <table class="table stack">
            <thead>
              <tr>
                <th scope="col">{t("documents.org")}</th>
                <th scope="col" class="num">{t("documents.people")}</th>
                <th scope="col" class="num">{t("documents.read_count")}</th>
                <th scope="col" class="num">{t("documents.confirmed_count")}</th>
              </tr>
            </thead>
            <tbody>
              {readers.stores.slice(0, STORES_SHOWN).map((store) => (
                <tr key={store.orgCode ?? ""}>
                  <td class="title">{store.orgName ?? store.orgCode ?? t("documents.no_org")}</td>
                  <td class="num" data-label={t("documents.people")}>{format.number(store.people)}</td>
                  <td class="num" data-label={t("documents.read_count")}>{format.number(store.read)}</td>
                  <td class="num" data-label={t("documents.confirmed_count")}>
                    {format.number(store.confirmed)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
      <Card title={t("documents.readers_named")} bare>
        <div class="table-scroll">
          <table class="table stack">
            <thead>
              <tr>
                <th scope="col">{t("documents.reader")}</th>
                <th scope="col">{t("documents.org")}</th>
                <th scope="col">{t("documents.readAt")}</th>
                <th scope="col">{t("documents.confirmedAt")}</th>
              </tr>
            </thead>
            <tbody>
              {readers.people.map((person) => (
                <tr key={person.userCode}>
                  <td class="title">{person.fullName}</td>
                  <td>{person.orgName ?? "–"}</td>
                  <td class="nowrap">{moment(person.readAt)}</td>
                  <td class="nowrap">{moment(person.confirmedAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </>
  );
}
