import { Button } from "@/components/Button.tsx";
import { TextField } from "@/components/Field.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Scored } from "@/services/scores/my_score.ts";

/** Staff open the ledger of a person by their account. */
export function FindPerson({ asked, person, isOwn, action, t }: {
  asked: string | undefined;
  person: Scored;
  isOwn: boolean;
  action: string;
  t: Translate;
}) {
  const isUnknown = asked !== undefined && asked !== person.code;
  return (
    <form class="rank-find" method="get" action={action} role="search">
      <TextField
        name="person"
        idPrefix="of"
        label={t("scores.account")}
        value={isOwn ? asked : person.code}
        mono
        maxLength={60}
        error={isUnknown ? t("refusal.score-person-unknown") : undefined}
      />
      <Button icon="search">{t("scores.show")}</Button>
    </form>
  );
}
