import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { define } from "@/define.ts";

/** Reasons that the guard gives in the address. */
const REASONS = ["no-right", "page-switched-off", "ie-editor", "ie-print"];

export const handler = define.handlers({
  GET({ url }) {
    const reason = url.searchParams.get("reason");
    const known = reason !== null && REASONS.includes(reason);
    const status = known && reason !== "page-switched-off" ? 403 : 404;
    return page({ reason: known ? reason : null }, { status });
  },
});

/** Where an unknown path and a refused page lead (specification section 2). */
export default define.page<typeof handler>(({ data, state }) => {
  const { ctx: { t }, basePath } = state;
  return (
    <div class="page-fill grid place-items-center">
      <h1 class="off-screen">{t("shell.error_title")}</h1>
      <Empty
        title={t("shell.error_title")}
        drawing="search"
        action={<Button kind="primary" href={`${basePath}/index`}>{t("shell.error_home")}</Button>}
      >
        {data.reason ? t(`refusal.${data.reason}`) : t("shell.error_unknown")}
      </Empty>
    </div>
  );
});
