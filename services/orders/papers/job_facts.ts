import type { Translate } from "@/kernel/texts/texts.ts";
import type { JobTold } from "../types.ts";

/** What is known of a job beside its title, in words: customer, plate, repair order. */
export function jobFactsOf(t: Translate, job: JobTold): [name: string, fact: string][] {
  const facts: [string, string][] = [
    [t("orders.job_customer"), job.customer],
    [t("orders.job_plate"), job.plate],
    [t("orders.job_repairOrder"), job.repairOrder],
  ];
  return facts.filter(([, fact]) => fact !== "" && fact !== job.title);
}

/** The same with the title, as a paper's facts. */
export function jobOnPaper(t: Translate, job: JobTold | null): [name: string, fact: string][] {
  return job === null ? [] : [[t("orders.job"), job.title], ...jobFactsOf(t, job)];
}
