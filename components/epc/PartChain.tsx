import { Icon } from "@/components/Icon.tsx";
import { PartNumber } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { ChainStep, PartAnswer } from "@/services/epc/part_types.ts";

interface ChainProps {
  part: PartAnswer;
  partHref: (number: string) => string;
  t: Translate;
  format: Format;
}

/** The chain from the oldest number to the newest, this part in its place. */
export function PartChain({ part, t, format, partHref }: ChainProps) {
  if (part.chain.length === 0) return <p class="note">{t("epc.chainNone")}</p>;
  const older = part.chain.filter((step) => step.direction === "older").sort((a, b) =>
    b.distance - a.distance
  );
  const newer = part.chain.filter((step) => step.direction === "newer").sort((a, b) =>
    a.distance - b.distance
  );
  return (
    <ol class="chain">
      {older.map((step) => (
        <Step key={step.from.number + step.to.number} step={step} t={t} format={format} partHref={partHref} />
      ))}
      <li class="chain-here" aria-current="true">
        <PartNumber>{part.shown}</PartNumber> {part.name}
      </li>
      {newer.map((step) => (
        <Step key={step.from.number + step.to.number} step={step} t={t} format={format} partHref={partHref} />
      ))}
    </ol>
  );
}

function Step(
  { step, t, format, partHref }: { step: ChainStep } & Omit<ChainProps, "part">,
) {
  const other = step.direction === "older" ? step.from : step.to;
  return (
    <li class={`chain-${step.direction}`}>
      <Icon name={step.direction === "older" ? "corner-up-left" : "corner-down-right"} />
      <div>
        <a href={partHref(other.number)}>
          <PartNumber>{other.shown}</PartNumber>
        </a>{" "}
        {other.name}
        <small>
          {t(`epc.kind.${step.kind}`)} · {t(`epc.interchange.${step.interchange}`)}
          {step.ratio !== 1 && ` · ${t("epc.ratio", { ratio: step.ratio })}`} · {format.day(step.validFrom)}
        </small>
      </div>
    </li>
  );
}
