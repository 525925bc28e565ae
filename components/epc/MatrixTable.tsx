import { Chip } from "@/components/Mark.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { ConfigMatrix } from "@/services/epc/read_matrix.ts";

/**
 * Model codes across, option values down, a tick where a model code carries the value. Ticks post as `carried`. One that is not in use can be
 * taken off and not put on.
 */
export function MatrixTable({ matrix: { models, options }, mayEdit, t }: {
  matrix: ConfigMatrix;
  mayEdit: boolean;
  t: Translate;
}) {
  const carried = new Map(models.map(({ code, options }) => [code, new Set(options)]));
  return (
    <table class="table config-matrix" data-density="compact">
      <thead>
        <tr>
          <th scope="col">{t("epc.register.value.one")}</th>
          {models.map(({ code, name, year }) => (
            <th key={code} scope="col" title={name}>
              <span class="mono">{code}</span>
              <small>{year ?? ""}</small>
            </th>
          ))}
        </tr>
      </thead>
      {options.map((option) => (
        <tbody key={option.code}>
          <tr class="config-option">
            <th colSpan={models.length + 1} scope="rowgroup">
              <span class="mono">{option.code}</span> {option.name}{" "}
              {option.state === 0 && <Chip>{t("epc.register.option.state_0")}</Chip>}
            </th>
          </tr>
          {option.values.map((value) => (
            <tr key={value.code}>
              <th scope="row">
                <span class="mono">{value.code}</span> {value.name}{" "}
                {value.state === 0 && option.state === 1 && <Chip>{t("epc.register.value.state_0")}</Chip>}
              </th>
              {models.map((model) => {
                const isCarried = carried.get(model.code)!.has(value.code);
                return (
                  <td key={model.code}>
                    <label>
                      <input
                        type="checkbox"
                        class="checkbox"
                        name="carried"
                        value={`${model.code} ${value.code}`}
                        checked={isCarried}
                        disabled={!mayEdit || (value.state === 0 && !isCarried)}
                        aria-label={t("epc.register.matrix_cell", {
                          model: model.code,
                          value: `${value.code} ${value.name}`,
                        })}
                      />
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
