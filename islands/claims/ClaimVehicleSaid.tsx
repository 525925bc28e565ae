import { fillText } from "../fill_text.ts";
import { figures } from "./claim_desk.ts";

/** Which vehicle the typed VIN is, whether its fault is within the warranty, and claims that may be about the same repair. */
export function ClaimVehicleSaid({ basePath, texts }: {
  basePath: string;
  texts: Record<"found" | "open", string>;
}) {
  const now = figures.value;
  if (now === null) return <p class="field-hint" role="status" data-claim-vehicle="" />;
  const { vehicle, warranty, duplicates } = now;
  return (
    <div class="entry-field" data-wide="" role="status" data-claim-vehicle="">
      {vehicle && <p class="field-hint">{fillText(texts.found, { series: vehicle.seriesName })}</p>}
      {warranty && (
        <p class={warranty.isWithin === false ? "claim-hint claim-hint-warn" : "claim-hint"}>
          {warranty.text}
        </p>
      )}
      {duplicates && (
        <p class="claim-hint claim-hint-warn">
          {duplicates.text} {duplicates.seen.map(({ id, code }) => (
            <a
              key={id}
              class="link mono"
              href={`${basePath}/ClaimManageDetail?id=${id}`}
              target="_blank"
              rel="noopener"
              aria-label={fillText(texts.open, { code })}
              aria-current="false"
            >
              {code}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
