import { Card } from "@/components/Card.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { EditorData } from "./read_editor.ts";

/** Who has read and confirmed what is published, those who have not yet first. */
export function ReaderTable({ readers, ctx }: { readers: NonNullable<EditorData["readers"]>; ctx: Ctx }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const { all, read, confirmed } = readers;
  const moment = (at: string | null) => at ? format.moment(at) : t("documents.not_yet");
  return (
    <Card title={t("documents.readers")} note={t("documents.readers_count", { all, read, confirmed })} bare>
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
  );
}
