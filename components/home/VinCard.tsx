import type { Translate } from "@/kernel/texts/texts.ts";
import { VinInput } from "@/islands/epc/VinInput.tsx";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { TextField } from "../Field.tsx";

/** The way in by VIN: a GET form to the catalogue of that car, which goes at the 17th character, and the way without one. */
export function VinCard(
  { basePath, t, withoutVin }: { basePath: string; t: Translate; withoutVin: boolean },
) {
  return (
    <Card
      title={t("home.vehicle.title")}
      note={t("home.vehicle.note")}
      class="h-full"
      end={withoutVin && <a class="link" href={`${basePath}/EPCIndex`}>{t("home.vehicle.without")}</a>}
    >
      <form class="form" method="get" action={`${basePath}/EPCPage`} data-vin-form="">
        <TextField
          name="vin"
          idPrefix="home"
          label={t("home.vehicle.vin")}
          hint={t("home.vehicle.hint")}
          placeholder="LVAE4C2B9R1048217"
          autocomplete="off"
          maxLength={20}
          autofocus
          mono
          required
        />
        <Button kind="primary" size="form" icon="component" wide>{t("home.vehicle.open")}</Button>
      </form>
      <VinInput />
    </Card>
  );
}
