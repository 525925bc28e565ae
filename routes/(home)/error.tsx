import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { define } from "@/define.ts";

export const handler = define.handlers({ GET: () => page(null, { status: 404 }) });

/** The specification's page for errors (section 2). What is refused or unknown is told at its own address (routes/_middleware.tsx). */
export default define.page<typeof handler>(({ state }) => {
  const { ctx: { t }, basePath } = state;
  return (
    <div class="page-fill grid place-items-center">
      <h1 class="off-screen">{t("shell.error_title")}</h1>
      <Empty
        title={t("shell.error_title")}
        drawing="search"
        action={<Button kind="primary" href={`${basePath}/index`}>{t("shell.error_home")}</Button>}
      >
        {t("shell.error_unknown")}
      </Empty>
    </div>
  );
});
