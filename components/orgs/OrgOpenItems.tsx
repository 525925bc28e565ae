import { Card } from "@/components/Card.tsx";
import { State } from "@/components/Mark.tsx";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { OpenItem } from "@/services/orgs/open_items.ts";

const TONES: Partial<Record<OpenItem["kind"], "err" | "warn">> = {
  "push-failed": "err",
  "people-not-activated": "warn",
  "people-frozen": "warn",
  "people-expiring": "warn",
};

/** Where the items of a kind are listed, for a reader who may open that page. */
function hrefOf(ctx: Ctx, basePath: string, code: string, kind: OpenItem["kind"]): string | null {
  const org = encodeURIComponent(code);
  switch (kind) {
    case "push-failed":
      return may(ctx.actor, "PushLog:view") ? `${basePath}/PushLog?state=failed&keyword=${org}` : null;
    case "people-not-activated":
      return may(ctx.actor, "baseinfouser:view")
        ? `${basePath}/baseinfouser?orgCode=${org}&state=not_activated`
        : null;
    case "people-frozen":
      return may(ctx.actor, "baseinfouser:view")
        ? `${basePath}/baseinfouser?orgCode=${org}&state=frozen`
        : null;
    default:
      return null;
  }
}

/** What is open at an organisation. */
export function OrgOpenItems({ items, code, ctx, basePath }: {
  items: readonly OpenItem[];
  code: string;
  ctx: Ctx;
  basePath: string;
}) {
  const { t } = ctx;
  return (
    <Card title={t("orgs.page.open_items")}>
      {items.length === 0 ? <p class="text-ink-2">{t("orgs.page.open_none")}</p> : (
        <ul class="org-open">
          {items.map(({ kind, count }) => {
            const href = hrefOf(ctx, basePath, code, kind);
            return (
              <li key={kind}>
                <State tone={TONES[kind] ?? "info"}>{t(`orgs.open.${kind}`)}</State>
                {href
                  ? <a class="link tabular-nums" href={href}>{formatOf(ctx).number(count)}</a>
                  : <span class="tabular-nums">{formatOf(ctx).number(count)}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
