import { composeCatalogue } from "@/demo/epc/catalogue.ts";

let numbers: Promise<ReadonlySet<string>> | undefined;

/** Part numbers of the demo's catalogue that are no longer made. */
export function discontinuedParts(): Promise<ReadonlySet<string>> {
  numbers ??= composeCatalogue().then(({ parts }) =>
    new Set(parts.filter((part) => part.discontinuedOn !== null).map((part) => part.number))
  );
  return numbers;
}
