import { Button } from "@/components/Button.tsx";
import type { Entry } from "@/engines/registers/types.ts";
import { ENTRY_FORM } from "./EntryForm.tsx";
import type { EntryDialogProps } from "./entry_dialog_props.ts";

/** What can be done with the entry of a dialog: delete, copy, leave, save, save and go on. */
export function EntryDialogFoot(
  { ctx, data, links, may, entry, writes, parts }: EntryDialogProps & {
    entry: Entry | null;
    writes: boolean;
  },
) {
  const { t } = ctx;
  const next = entry ? data.next : null;
  return (
    <>
      {entry && entry.deletedAt === null && (
        <span class="dialog-foot-start">
          {may.delete && !parts.kept?.(entry) && (
            <Button
              kind="danger"
              icon="trash"
              href={links.href({ opened: { kind: "delete", key: entry.key } })}
              data={{ dialog: "" }}
            >
              {t("registers.delete")}
            </Button>
          )}
          {may.add && (
            <Button
              kind="quiet"
              icon="copy"
              href={links.href({ opened: { kind: "add", copy: entry.key } })}
              data={{ dialog: "" }}
            >
              {t("registers.copy")}
            </Button>
          )}
        </span>
      )}
      <Button href={links.href()} data={{ leaves: "" }}>
        {t(writes ? "registers.cancel" : "form.close")}
      </Button>
      {writes && (!entry || next) && (
        <Button
          form={ENTRY_FORM}
          name="_next"
          value={links.address({
            opened: entry ? { kind: "entry", key: next! } : { kind: "add", copy: null },
          })}
          data={{ next: "" }}
        >
          {t(entry ? "registers.save_next" : "registers.save_add")}
        </Button>
      )}
      {writes && (
        <Button kind="primary" form={ENTRY_FORM} name="_next" value={links.address()}>
          {t("registers.save")}
        </Button>
      )}
    </>
  );
}
