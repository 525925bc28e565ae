import { Button } from "@/components/Button.tsx";
import { TextField } from "@/components/Field.tsx";
import { Chip } from "@/components/Mark.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref } from "@/components/cart_links.ts";
import type { State } from "@/edge/state.ts";
import { hoursOf } from "@/services/labor/time/labor_time.ts";
import type { VisitLabor } from "@/services/labor/overlap/overlap_of.ts";

/** The work of a job beside its parts: labor items, what of each is charged, and all of them together. */
export function JobLabor({ labor, jobId, mayEdit, state }: {
  labor: readonly VisitLabor[];
  jobId: number | null;
  mayEdit: boolean;
  state: State;
}) {
  const { ctx: { t }, basePath } = state;
  if (labor.length === 0 && !mayEdit) return null;
  const hours = (seconds: number) => t("orders.labor_hours", { hours: hoursOf(seconds) });
  const charged = labor.reduce((sum, { chargedSeconds }) => sum + chargedSeconds, 0);
  const alone = labor.reduce((sum, { laborSeconds }) => sum + laborSeconds, 0);
  return (
    <section class="cart-section job-labor" aria-label={t("orders.labor")}>
      <h2 class="pane-title">{t("orders.labor")}</h2>
      {labor.length === 0 && <p class="note">{t("orders.labor_none")}</p>}
      <ul>
        {labor.map(({ code, item, laborSeconds, chargedSeconds, shared }) => (
          <li key={code}>
            <span class="job-labor-name">
              {item
                ? (
                  <a class="link" href={`${basePath}/LaborDetail?id=${item.laborId}`}>
                    <span class="mono">{code}</span> {item.laborTimeName}
                  </a>
                )
                : <span class="mono">{code}</span>}
              {item === null && <Chip tone="err">{t("orders.labor_gone")}</Chip>}
              {chargedSeconds < laborSeconds && (
                <small class="text-ink-2">
                  {t("orders.labor_shared", {
                    hours: hoursOf(laborSeconds - chargedSeconds),
                    codes: shared.join(", "),
                  })}
                </small>
              )}
            </span>
            <span class="num">{hours(chargedSeconds)}</span>
            {mayEdit && (
              <CallForm
                action="/tis/job-labor/deletion"
                id={`labor-${code}`}
                back={cartHref(basePath, {})}
                goOn
                quiet
                fields={{ laborTimeCode: code, job: jobId }}
              >
                <Button kind="quiet" icon="x" label={t("orders.labor_remove", { code })} />
              </CallForm>
            )}
          </li>
        ))}
      </ul>
      {labor.length > 0 && (
        <p class="job-labor-sum">
          <span>{t("orders.labor_sum")}</span>
          {charged < alone && <s class="text-ink-3">{hours(alone)}</s>}
          <b class="num">{hours(charged)}</b>
        </p>
      )}
      {mayEdit && (
        <CallForm
          action="/tis/job-labor"
          id="add-labor"
          back={cartHref(basePath, {})}
          goOn
          fields={{ job: jobId }}
        >
          <TextField
            name="laborTimeCode"
            idPrefix="add-labor"
            label={t("orders.labor_code")}
            mono
            maxLength={40}
            required
            autocomplete="off"
          />
          <p class="field-error" data-form-error="" role="alert" />
          <div class="job-labor-acts">
            <Button icon="plus">{t("orders.labor_add")}</Button>
            <a class="link" href={`${basePath}/LaborList`}>{t("orders.labor_find")}</a>
          </div>
        </CallForm>
      )}
      {labor.length > 0 && (
        <Button icon="receipt" href={cartHref(basePath, { view: "quote" })}>{t("orders.quoteMake")}</Button>
      )}
    </section>
  );
}
