import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import type { Flash } from "@/edge/flash.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { JobHead } from "@/services/orders/jobs/types.ts";

const WORDS = ["name", "customer", "plate", "repairOrder"] as const;

/** What a job is called by, typed; all of it may stay empty. */
export function JobFields({ form, job, vin, flash, t }: {
  /** Id of the form, for what was typed and refused. */
  form: string;
  job?: JobHead;
  /** Vehicle offered where the job has none yet. */
  vin: string | null;
  flash: Flash | null;
  t: Translate;
}) {
  const field = (name: string, value: string) => ({
    name,
    idPrefix: form,
    value: typedOf(flash, form, name) ?? value,
    error: refusalOf(flash, form, name),
    autocomplete: "off",
  });
  return (
    <>
      {WORDS.map((name) => (
        <TextField
          key={name}
          {...field(name, job?.[name] ?? "")}
          label={t(`orders.job_${name}`)}
          maxLength={LIMITS.jobTextLength}
        />
      ))}
      <TextField {...field("vin", (job ? job.vin : vin) ?? "")} label={t("orders.vin")} mono />
    </>
  );
}
