import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Checkbox, Switch } from "@/components/Checkbox.tsx";
import { Notice } from "@/components/Notice.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { MailWishes } from "@/engines/messages/mail_wishes.ts";

/** Which messages go by mail too: all off at once, or each kind by itself. */
export function MailWishesCard(
  { wishes, hasEmail, t }: { wishes: MailWishes; hasEmail: boolean; t: Translate },
) {
  return (
    <div id="mail-wishes">
      <Card title={t("inbox.wishes_title")} note={t("inbox.wishes_note")}>
        <form class="form" method="post" action="/tis/messages/mail-wishes" data-call="setMailWishes">
          {!hasEmail && <Notice tone="warn">{t("inbox.wishes_no_email")}</Notice>}
          <Switch name="any" checked={wishes.any}>{t("inbox.wishes_any")}</Switch>
          <fieldset class="mail-kinds">
            <legend class="field-label">{t("inbox.wishes_kinds")}</legend>
            {wishes.kinds.map(({ kind, byMail }) => (
              <Checkbox key={kind} name="kinds" value={kind} checked={byMail}>
                {t(`messages.kind.${kind}`)}
              </Checkbox>
            ))}
          </fieldset>
          <div class="form-actions">
            <Button kind="plain">{t("inbox.wishes_save")}</Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
