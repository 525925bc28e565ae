import type { ComponentChildren } from "preact";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { Chip, State as Mark } from "@/components/Mark.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { nameOfBus, nameOfData, nameOfEcu } from "@/services/diagnosis/course/name_of_data.ts";
import { statusBitsOf } from "@/services/diagnosis/course/status_bits.ts";
import type { FoundDtc, FoundEcu, Reading } from "@/services/diagnosis/course/types.ts";

const TONES = { answers: "ok", silent: "mute", refuses: "warn" } as const;

/** What was found in each control unit. `acts`: what can be done with one; `about`: what a DTC leads to. */
export function FoundEcus({ found, ctx, acts, about }: {
  found: readonly FoundEcu[];
  ctx: Ctx;
  acts?: (ecu: FoundEcu) => ComponentChildren;
  about?: (dtc: FoundDtc) => ComponentChildren;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <>
      {found.map((ecu) => (
        <Card
          key={ecu.address}
          title={`${ecu.code} ${nameOfEcu(ctx, ecu.code, ecu.name) ?? ""}`.trim()}
          note={
            <span class="vds-note">
              <span class="mono">{ecu.address}</span> {ecu.bus && nameOfBus(ctx, ecu.bus)}{" "}
              <Mark tone={TONES[ecu.state]}>{t(`diagnosis.ecu_${ecu.state}`)}</Mark> {ecu.negativeCode}
            </span>
          }
          end={acts?.(ecu)}
        >
          {ecu.identification && <Readings readings={ecu.identification} ctx={ctx} />}
          {ecu.dtcsReadAt === null ? <p class="note">{t("diagnosis.not_read")}</p> : (
            <>
              <p class="note">
                {t("diagnosis.read_at", { at: format.moment(ecu.dtcsReadAt) })}
                {ecu.dtcsClearedAt &&
                  ` ${t("diagnosis.cleared_at", { at: format.moment(ecu.dtcsClearedAt) })}`}
              </p>
              {ecu.dtcsClearedAt && (
                <p>
                  {t("diagnosis.before_after", {
                    before: ecu.dtcs.filter(({ clearedAt }) => clearedAt !== null).length,
                    after: ecu.dtcs.filter(({ clearedAt }) => clearedAt === null).length,
                  })}
                </p>
              )}
              {ecu.dtcs.length === 0 && <p>{t("diagnosis.no_dtcs")}</p>}
              {ecu.dtcs.map((dtc) => <Dtc key={`${dtc.dtcCode}`} dtc={dtc} ctx={ctx}>{about?.(dtc)}</Dtc>)}
            </>
          )}
        </Card>
      ))}
    </>
  );
}

/** One DTC: code, meaning, state, each status bit that is set in words, and what was stored with it. */
function Dtc({ dtc, ctx, children }: { dtc: FoundDtc; ctx: Ctx; children?: ComponentChildren }) {
  const { t } = ctx;
  const name = [dtc.name ?? t("diagnosis.unknown_dtc"), dtc.failureType].filter(Boolean).join(": ");
  return (
    <details class="vds-dtc">
      <summary>
        <b class="mono">{dtc.dtcCode}</b> {name}{" "}
        {dtc.clearedAt ? <Chip tone="ok">{t("diagnosis.record_cleared")}</Chip> : (
          <Chip
            tone={dtc.recordState === "current" ? "err" : dtc.recordState === "historical" ? "warn" : "mute"}
          >
            {t(`diagnosis.record_${dtc.recordState}`)}
          </Chip>
        )}
      </summary>
      <p class="vds-bits">
        <span class="mono">0x{dtc.statusByte.toString(16).toUpperCase().padStart(2, "0")}</span>{" "}
        {statusBitsOf(dtc.statusByte).map((bit) => (
          <Chip key={bit} tone="line">{t(`diagnosis.bit_${bit}`)}</Chip>
        ))}
      </p>
      {dtc.freezeFrames.map(({ record, readings }) => (
        <section key={record}>
          <h3>{t("diagnosis.freeze_frame", { record })}</h3>
          <Readings readings={readings} ctx={ctx} />
        </section>
      ))}
      {dtc.extended.map(({ record, readings }) => (
        <section key={record}>
          <h3>{t("diagnosis.extended", { record })}</h3>
          <Readings readings={readings} ctx={ctx} />
        </section>
      ))}
      {children}
    </details>
  );
}

function Readings({ readings, ctx }: { readings: readonly Reading[]; ctx: Ctx }) {
  const format = formatOf(ctx);
  return (
    <Facts
      facts={readings.map(({ identifier, name, raw, value, unit }) => ({
        name: nameOfData(ctx, identifier, name),
        value: (
          <span class="mono">
            {value === null
              ? raw
              : [typeof value === "number" ? format.number(value) : value, unit].filter((one) => one !== null)
                .join(" ")}
          </span>
        ),
      }))}
    />
  );
}
