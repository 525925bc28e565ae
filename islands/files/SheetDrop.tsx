import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "@/components/Icon.tsx";
import { useChosenFiles } from "./use_chosen_files.ts";

export interface SheetDropProps {
  /** Name of the chosen file; null: none yet. */
  chosen: string | null;
  texts: { drop: string; file: string };
  isBusy: boolean;
  isLocked: boolean;
  take: (files: FileList | null | undefined) => void;
  /** What stands beside the field. */
  beside?: ComponentChildren;
  children: ComponentChildren;
}

/** The frame of an import: an XLSX file is chosen in its field, or dropped anywhere on the frame. */
export function SheetDrop(props: SheetDropProps) {
  const { chosen, texts, isBusy, isLocked, take, beside, children } = props;
  const isOver = useSignal(false);
  const takeChosen = (field: HTMLInputElement) => {
    take(field.files);
    field.value = "";
  };
  const choosing = useChosenFiles(takeChosen);
  return (
    <div
      class="import-work"
      aria-busy={isBusy ? "true" : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => isOver.value = false}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        take(event.dataTransfer?.files);
      }}
    >
      <div class="import-choice">
        <div class="file-drop upload-drop" data-over={isOver.value ? "" : undefined}>
          <span class="file-drop-words">
            <Icon name="upload" />
            <b>{chosen ?? texts.drop}</b>
          </span>
          <input
            {...choosing}
            type="file"
            accept=".xlsx"
            aria-label={texts.file}
            disabled={isLocked}
          />
        </div>
        {beside}
      </div>
      {children}
    </div>
  );
}
