import type { Signal } from "@preact/signals";
import type { MutableRef } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import type { StageControl } from "./stage_control.ts";
import type { EditorTexts } from "./editor_texts.ts";
import { type Board, redo, undo } from "./hotspot_board.ts";

/** Tools of the editor: what a drag does, back and forth, zoom. */
export function EditorBar({ board, isDrawing, zoom, control, mayDraw, texts }: {
  board: Signal<Board>;
  isDrawing: Signal<boolean>;
  zoom: number;
  control: MutableRef<StageControl | null>;
  mayDraw: boolean;
  texts: EditorTexts;
}) {
  const press = (act: (live: StageControl) => void) => () => control.current && act(control.current);
  const tool = (icon: preact.ComponentChildren, label: string, onClick: () => void, disabled = false) => (
    <button
      class="btn btn-quiet btn-icon"
      type="button"
      title={label}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
  return (
    <div class="spot-bar" role="toolbar" aria-label={texts.bar}>
      {mayDraw && (
        <>
          <button
            class="btn btn-quiet"
            type="button"
            aria-pressed={isDrawing.value ? "true" : "false"}
            onClick={() => isDrawing.value = true}
          >
            <Icon name="square-dashed" />
            {texts.draw}
          </button>
          <button
            class="btn btn-quiet"
            type="button"
            aria-pressed={!isDrawing.value ? "true" : "false"}
            onClick={() => isDrawing.value = false}
          >
            <Icon name="hand" />
            {texts.pan}
          </button>
          <i />
          {tool(
            <Icon name="undo-2" />,
            texts.undo,
            () => board.value = undo(board.value),
            board.value.past.length === 0,
          )}
          {tool(
            <Icon name="redo-2" />,
            texts.redo,
            () => board.value = redo(board.value),
            board.value.future.length === 0,
          )}
          <i />
        </>
      )}
      {tool(<Icon name="minus" />, texts.zoomOut, press((live) => live.out()))}
      <output aria-live="off">{zoom} %</output>
      {tool(<Icon name="plus" />, texts.zoomIn, press((live) => live.in()))}
      {tool(<Icon name="maximize" />, texts.whole, press((live) => live.whole()))}
    </div>
  );
}
