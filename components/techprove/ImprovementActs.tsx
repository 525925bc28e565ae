import { ActCard } from "@/components/states/ActCard.tsx";
import type { State } from "@/edge/state.ts";
import { canDo } from "@/engines/states/answers.ts";
import type { Improvement } from "@/services/techprove/types.ts";

/** What its reader can do with an improvement: a form for each act that nothing stands against. */
export function ImprovementActs({ improvement, state }: { improvement: Improvement; state: State }) {
  const { ctx: { t }, basePath, flash } = state;
  const { id, version } = improvement;
  const path = `/tis/improvements/${id}`;
  const can = canDo(improvement.actions);
  const shared = { back: `${basePath}/TechProvePreview?id=${id}`, version, flash };
  const remark = (required: boolean) => ({
    name: "remark",
    label: t(required ? "techprove.reason" : "techprove.remark"),
    required,
    maxLength: 1000,
  });
  return (
    <>
      {can("submit") && (
        <ActCard
          {...shared}
          id="submit"
          title={t("techprove.do_submit")}
          action={`${path}/submission`}
          button={t("techprove.do_submit")}
          icon="send"
          kind="primary"
        >
          <p class="note">{t("techprove.submit_hint")}</p>
        </ActCard>
      )}
      {can("approve") && (
        <ActCard
          {...shared}
          id="approve"
          title={t("techprove.do_approve")}
          action={`${path}/approval`}
          button={t("techprove.do_approve")}
          icon="check"
          kind="primary"
          say={remark(false)}
        />
      )}
      {can("reject") && (
        <ActCard
          {...shared}
          id="reject"
          title={t("techprove.do_reject")}
          action={`${path}/rejection`}
          button={t("techprove.do_reject")}
          icon="undo-2"
          say={remark(true)}
        />
      )}
      {can("close") && (
        <ActCard
          {...shared}
          id="close"
          title={t("techprove.do_close")}
          action={`${path}/closure`}
          button={t("techprove.do_close")}
          icon="check"
          kind="primary"
          say={{ name: "result", label: t("techprove.result"), required: true, maxLength: 2000 }}
        />
      )}
      {can("delete") && (
        <ActCard
          {...shared}
          id="delete"
          title={t("techprove.do_delete")}
          action={`${path}/deletion`}
          button={t("techprove.do_delete")}
          icon="trash"
          kind="danger"
        />
      )}
    </>
  );
}
