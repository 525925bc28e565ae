import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { byteText } from "@/islands/files/transfer_texts.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Conversion, FileDetail } from "@/services/file_manager/types.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { fileHref } from "./file_links.ts";
import { bytesHref } from "@/components/files/bytes_href.ts";
import { ConversionMark } from "./FileMarks.tsx";

/** What was made of a file: its state, what was measured, the result, and why there is none; a failed one can be asked for again. */
export function ConversionList({ ctx, file, basePath }: { ctx: Ctx; file: FileDetail; basePath: string }) {
  const { t } = ctx;
  const mayConvert = may(ctx.actor, "FileManage:convert");
  return (
    <Card title={t("file_manager.conversions")}>
      {file.conversions.length === 0 ? <p>{t("file_manager.noConversions")}</p> : (
        <ul class="file-uses">
          {file.conversions.map((conversion) => {
            const { kind, state, resultId, resultName, reason } = conversion;
            return (
              <li key={kind} class="file-made">
                <p class="file-made-head">
                  <b>{t(`files.made_${kind}`)}</b>
                  <ConversionMark state={state} t={t} />
                </p>
                {state === "done" && (
                  <p class="note tabular-nums">{factTexts(ctx, conversion).join(" · ")}</p>
                )}
                {resultId && (
                  <a class="link" href={bytesHref(resultId, resultName ?? kind)}>{resultName ?? kind}</a>
                )}
                {reason && <p class="field-error">{t(reason.key, reason.params)}</p>}
                {state === "failed" && mayConvert && (
                  <CallForm
                    action={`/tis/fileconverter/files/${file.id}/conversions/${kind}/retry`}
                    id={`convert-${kind}`}
                    back={fileHref(basePath, { file: file.id })}
                  >
                    <Button icon="refresh-cw">{t("file_manager.convertAgain")}</Button>
                  </CallForm>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

/** What was measured, as short texts: pages, px, paths, triangles, bytes before and after. */
function factTexts(ctx: Ctx, { facts }: Conversion): string[] {
  const { t } = ctx;
  const known = (name: string) => typeof facts?.[name] === "number" ? facts[name] : null;
  const [pages, paths, triangles] = [known("pages"), known("paths"), known("triangles")];
  const [width, height] = [known("width"), known("height")];
  const [before, after] = [known("sizeBefore"), known("size")];
  const size = (bytes: number) => byteText(bytes, tagOf(ctx.lang));
  return [
    pages !== null && t("file_manager.factPages", { count: pages }),
    width !== null && height !== null && t("file_manager.factPixels", { width, height }),
    paths !== null && t("file_manager.factPaths", { count: paths }),
    triangles !== null && t("file_manager.factTriangles", { count: triangles }),
    before !== null && after !== null &&
    t("files.factSizes", { before: size(before), after: size(after) }),
  ].filter((text) => text !== false);
}
