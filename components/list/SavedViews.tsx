import { fromHere } from "@/components/table/from_here.ts";
import { Button } from "@/components/Button.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { Icon } from "@/components/Icon.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { SavedView } from "@/engines/lists/views/saved_views.ts";
import { viewAddress, type Viewed } from "@/engines/lists/views/viewed.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { LIMITS } from "@/kernel/limits.ts";

interface SavedViewsProps {
  viewed: Viewed;
  views: readonly SavedView[];
  /** Address of the list as it is set now, with the base path. */
  here: string;
  flash: Flash | null;
  basePath: string;
  t: Translate;
}

/** The reader's views of a list: opened, renamed and deleted here, and what is set now saved as another. */
export function SavedViews(props: SavedViewsProps) {
  const { viewed, views, here, flash, basePath, t } = props;
  const now = viewed.keep(here.split("?")[1] ?? "");
  const isRefused = flash?.kind === "refused" && (flash.form ?? "").startsWith("view-");
  return (
    <details class="menu" data-menu="" open={isRefused}>
      <summary class="btn btn-icon" aria-label={t("lists.views")} title={t("lists.views")}>
        <Icon name="bookmark" />
      </summary>
      <div class="menu-panel list-views">
        <p class="menu-caption">{t("lists.views")}</p>
        {views.length === 0 && <p class="list-views-none">{t("lists.views_none")}</p>}
        {views.map((view) => <View key={view.id} view={view} current={view.query === now} {...props} />)}
        <div class="menu-rule" />
        {views.length < LIMITS.listViews
          ? (
            <CallForm
              action="/tis/list-views"
              id="view-new"
              back={here}
              fields={{ list: viewed.kind, query: now }}
              class="list-view-form"
            >
              <Name form="view-new" label={t("lists.view_name")} flash={flash} />
              <Button kind="primary">{t("lists.view_save")}</Button>
            </CallForm>
          )
          : <p class="list-views-none">{t("lists.views_full", { limit: LIMITS.listViews })}</p>}
        <a class="menu-item" href={fromHere(`${basePath}/${viewed.address}`)}>{t("lists.view_start")}</a>
      </div>
    </details>
  );
}

function View({ view, current, viewed, here, flash, basePath, t }: SavedViewsProps & {
  view: SavedView;
  current: boolean;
}) {
  const form = `view-${view.id}`;
  return (
    <div class="list-view">
      <a
        class="menu-item"
        href={fromHere(`${basePath}/${viewAddress(viewed, view.query)}`)}
        aria-current={current ? "true" : undefined}
      >
        {view.name}
      </a>
      <details open={flash?.form === form}>
        <summary class="btn btn-quiet btn-icon" aria-label={t("lists.view_change", { name: view.name })}>
          <Icon name="pencil" />
        </summary>
        <CallForm
          action={`/tis/list-views/${view.id}/name`}
          id={form}
          back={here}
          class="list-view-form"
          data={{ after: "reload" }}
        >
          <Name form={form} label={t("lists.view_name")} value={view.name} flash={flash} />
          <Button>{t("lists.view_rename")}</Button>
        </CallForm>
        <CallForm
          action={`/tis/list-views/${view.id}/deletion`}
          id={`view-delete-${view.id}`}
          back={here}
          class="list-view-form"
          data={{ after: "reload" }}
        >
          <Button kind="danger" icon="trash">{t("lists.view_delete")}</Button>
        </CallForm>
      </details>
    </div>
  );
}

function Name({ form, label, value, flash }: {
  form: string;
  label: string;
  value?: string;
  flash: Flash | null;
}) {
  return (
    <TextField
      name="name"
      idPrefix={form}
      label={label}
      placeholder={label}
      hideLabel
      required
      maxLength={LIMITS.listViewName}
      autocomplete="off"
      value={typedOf(flash, form, "name") ?? value}
      error={refusalOf(flash, form, "name")}
    />
  );
}
