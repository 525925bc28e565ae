import { Facts } from "@/components/Facts.tsx";
import { byteText } from "@/islands/files/transfer_texts.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Conversion } from "@/services/file_manager/types.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { tagOf } from "@/kernel/texts/languages.ts";

/** What the check of a 3D model found, before and after compression (engines/files/convert/model.ts). */
export function ModelFacts({ ctx, facts }: { ctx: Ctx; facts: NonNullable<Conversion["facts"]> }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const count = (name: string) => typeof facts[name] === "number" ? format.number(facts[name]) : "–";
  const size = (name: string) => byteText(Number(facts[name]), tagOf(ctx.lang));
  return (
    <Facts
      facts={[
        { name: t("files.modelTriangles"), value: count("triangles") },
        { name: t("files.modelNodes"), value: count("nodes") },
        { name: t("files.modelMaterials"), value: count("materials") },
        { name: t("files.modelDrawCalls"), value: count("drawCalls") },
        { name: t("files.modelWarnings"), value: count("warnings") },
        {
          name: t("files.size"),
          value: t("files.factSizes", { before: size("sizeBefore"), after: size("size") }),
        },
      ]}
    />
  );
}
