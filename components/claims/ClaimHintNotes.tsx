import { Notice } from "@/components/Notice.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { ClaimHints } from "@/services/claims/claim_hints.ts";

/** Whether the fault is within the warranty, and claims that may be about the same repair; the same on a page and while it is typed. */
export function ClaimHintNotes({ hints, basePath, t }: {
  hints: Pick<ClaimHints, "warranty" | "duplicates">;
  basePath: string;
  t: Translate;
}) {
  const { warranty, duplicates } = hints;
  return (
    <>
      {warranty && (
        <Notice tone={warranty.isWithin === false ? "warn" : warranty.isWithin ? "ok" : "info"}>
          {warranty.text}
        </Notice>
      )}
      {duplicates && (
        <Notice tone="warn">
          {duplicates.text} {duplicates.seen.map(({ id, code }) => (
            <a
              key={id}
              class="link mono"
              href={`${basePath}/ClaimManageDetail?id=${id}`}
              aria-label={t("claims.open_claim", { code })}
            >
              {code}
            </a>
          ))}
        </Notice>
      )}
    </>
  );
}
