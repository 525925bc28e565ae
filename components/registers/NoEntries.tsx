import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { mayWrite } from "./may_write.ts";
import { registerLinks } from "./register_links.ts";
import type { AnyPageProps } from "./page_props.ts";

/** Says why a register shows no entry, and what to do. */
export function NoEntries({ register, data, state: { ctx, basePath } }: AnyPageProps) {
  const { t } = ctx;
  const links = registerLinks(register, basePath, data.query);
  const may = mayWrite(ctx, register);
  if (data.all !== null) {
    return (
      <Empty
        title={t("registers.no_match")}
        drawing="list"
        action={<Button href={links.clearHref}>{t("table.clear_filters")}</Button>}
      >
        {t("registers.no_match_why", { total: data.all })}
      </Empty>
    );
  }
  if (data.query.list.deleted) {
    return (
      <Empty
        title={t("registers.none_deleted")}
        drawing="list"
        action={<Button href={links.href({ deleted: false, pageNo: 1 })}>{t("registers.show_live")}</Button>}
      />
    );
  }
  return (
    <Empty
      title={t("registers.none")}
      drawing="list"
      action={may.add && (
        <Button
          kind="primary"
          icon="plus"
          href={links.href({ opened: { kind: "add", copy: null } })}
          data={{ dialog: "" }}
        >
          {t("registers.add")}
        </Button>
      )}
    >
      {t(may.add ? "registers.none_why" : "registers.none_wait")}
    </Empty>
  );
}
