import type { Translate } from "@/kernel/texts/texts.ts";
import type { SyncRefusal } from "@/services/user_sync/read_runs.ts";

/** Entries of one run that were passed over, with the rule they break. */
export function SyncRefusalLines({ refusals, t }: { refusals: readonly SyncRefusal[]; t: Translate }) {
  return (
    <table class="table stack">
      <thead>
        <tr>
          <th scope="col">{t("user_sync.user")}</th>
          <th scope="col">{t("user_sync.dms_id")}</th>
          <th scope="col">{t("user_sync.rule")}</th>
          <th scope="col" class="w-[40%]">{t("user_sync.detail")}</th>
        </tr>
      </thead>
      <tbody>
        {refusals.map((one, place) => (
          <tr key={place}>
            <td class="title">{one.userCode ?? "–"}</td>
            <td class="code">{one.dmsId ?? "–"}</td>
            <td>{one.rule}</td>
            <td class="wrap-anywhere">{one.detail ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
