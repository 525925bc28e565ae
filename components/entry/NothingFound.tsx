import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import type { State } from "@/edge/state.ts";

/** Nothing found: said alike of what is not there and of what one may not see. */
export function NothingFound({ state }: { state: State }) {
  const { ctx: { t }, basePath } = state;
  return (
    <div class="page-fill grid place-items-center">
      <h1 class="off-screen">{t("entry.missing_title")}</h1>
      <Empty
        title={t("entry.missing_title")}
        drawing="search"
        action={<Button kind="primary" href={`${basePath}/index`}>{t("shell.error_home")}</Button>}
      >
        {t("entry.missing_lead")}
      </Empty>
    </div>
  );
}
