import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import { useChosenFiles } from "./use_chosen_files.ts";

export interface FileDropProps {
  name: string;
  accept: string;
  /** Bytes. */
  limit: number;
  error: string;
  texts: Record<"label" | "drop" | "limit" | "tooLarge", string>;
}

/**
 * A place to drop a file on, or to choose one by click or key. The browser's own file field fills it, so it takes drops by
 * itself; script only shows what was chosen and tells a file that is too large before it is sent.
 */
export function FileDrop({ name, accept, limit, error, texts }: FileDropProps) {
  const live = useSignal(false);
  const chosen = useSignal("");
  const refusal = useSignal(error);
  const isOver = useSignal(false);
  useEffect(() => {
    live.value = true;
  }, []);
  const show = (field: HTMLInputElement) => {
    const file = field.files?.[0];
    refusal.value = file && file.size > limit ? texts.tooLarge : "";
    field.setCustomValidity(refusal.value);
    chosen.value = file?.name ?? "";
  };
  const choosing = useChosenFiles(show);
  const id = `f-${name}`;
  return (
    <div class="field">
      <div class="field-label">
        <label for={id}>{texts.label}</label>
      </div>
      <div
        class="file-drop upload-drop"
        data-live-file={live.value ? "" : undefined}
        data-over={isOver.value ? "" : undefined}
        onDragEnter={() => isOver.value = true}
        onDragLeave={() => isOver.value = false}
        onDrop={() => isOver.value = false}
      >
        <span class="needs-script file-drop-words">
          <Icon name="file-text" />
          <b>{chosen.value || texts.drop}</b>
        </span>
        <input
          {...choosing}
          id={id}
          type="file"
          name={name}
          accept={accept}
          required
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={refusal.value ? "true" : undefined}
        />
      </div>
      <p class="field-hint" id={`${id}-hint`}>{texts.limit}</p>
      <p class="field-error" id={`${id}-error`} data-error-of={name}>{refusal.value}</p>
    </div>
  );
}
