import type { Translate } from "@/kernel/texts/texts.ts";
import type { Difference } from "@/services/logs/describe_change.ts";

/** What a change did: each field with what was and what is. */
export function DifferenceTable({ differences, t }: { differences: readonly Difference[]; t: Translate }) {
  return (
    <table class="table log-differences">
      <thead>
        <tr>
          <th scope="col">{t("logs.field")}</th>
          <th scope="col">{t("logs.before")}</th>
          <th scope="col">{t("logs.after")}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((one) => (
          <tr key={one.field}>
            <th scope="row">{one.name}</th>
            <td>{one.before === null ? <span class="text-ink-3">–</span> : <del>{one.before}</del>}</td>
            <td>{one.after === null ? <span class="text-ink-3">–</span> : <ins>{one.after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
