import { Card } from "@/components/Card.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { nameOfBus, nameOfEcu } from "@/services/diagnosis/course/name_of_data.ts";
import type { FoundEcu } from "@/services/diagnosis/course/types.ts";

/** How a control unit stands: what the eye looks for first. */
function standing({ state, dtcsReadAt, dtcs }: FoundEcu): { tone: string; key: string; count: number } {
  if (state !== "answers") return { tone: state, key: `diagnosis.ecu_${state}`, count: 0 };
  if (dtcsReadAt === null) return { tone: "unread", key: "diagnosis.topology_to_do", count: 0 };
  const left = dtcs.filter(({ clearedAt, recordState }) => clearedAt === null && recordState !== "neither");
  if (left.length === 0) return { tone: "clear", key: "diagnosis.topology_clear", count: 0 };
  const isNow = left.some(({ recordState }) => recordState === "current");
  return { tone: isNow ? "faulty" : "past", key: "diagnosis.topology_faults", count: left.length };
}

/** The networks of a vehicle with the control units that hang on them, each with its state in words and a way to it. */
export function Topology({ found, here, href, ctx }: {
  found: readonly FoundEcu[];
  /** Address of the control unit that is shown. */
  here: string | null;
  href: (address: string) => string;
  ctx: Ctx;
}) {
  const { t } = ctx;
  if (found.length === 0) return null;
  const buses = [...new Set(found.map(({ bus }) => bus ?? ""))];
  return (
    <Card title={t("diagnosis.topology")} bare>
      <div class="vds-map">
        {buses.map((bus) => (
          <section key={bus} class="vds-bus" aria-label={bus === "" ? undefined : nameOfBus(ctx, bus)}>
            <h3>{bus === "" ? "–" : nameOfBus(ctx, bus)}</h3>
            <ul>
              {found.filter((ecu) =>
                (ecu.bus ?? "") === bus
              ).map((ecu) => {
                const { tone, key, count } = standing(ecu);
                return (
                  <li key={ecu.address}>
                    <a
                      class="vds-node"
                      data-tone={tone}
                      href={href(ecu.address)}
                      aria-current={ecu.address === here ? "true" : "false"}
                      title={nameOfEcu(ctx, ecu.code, ecu.name) ?? undefined}
                    >
                      <b>{ecu.code}</b>
                      <span>{t(key, { count })}</span>
                    </a>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}
