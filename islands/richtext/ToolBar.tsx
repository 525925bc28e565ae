import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";

/** A tool bar by the pattern of ARIA: one stop of the Tab key, arrows between its buttons. */
export function ToolBar({ label, children }: { label: string; children: ComponentChildren }) {
  const bar = useRef<HTMLDivElement>(null);
  const buttons = () => [...bar.current!.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const onKey = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined || at === -1) return;
    event.preventDefault();
    all[(to + all.length) % all.length]!.focus();
  };
  return (
    <div
      class="rich-tools"
      role="toolbar"
      aria-label={label}
      ref={bar}
      onKeyDown={onKey}
      onFocusIn={(event) => {
        const button = (event.target as Element).closest("button");
        if (button) {
          for (const one of bar.current!.querySelectorAll("button")) {
            one.tabIndex = one === button ? 0 : -1;
          }
        }
      }}
    >
      {children}
    </div>
  );
}

/** A button of the tool bar: it keeps the selection of the text when it is pressed by mouse. */
export function ToolButton({ icon, label, isOn, isFirst, isExpanded, onPress }: {
  icon: string;
  label: string;
  /** Told as pressed or not; left out: it is no switch. */
  isOn?: boolean;
  /** Where the Tab key enters. */
  isFirst?: boolean;
  /** Its panel is open; left out: it has none. */
  isExpanded?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      class="rich-tool"
      type="button"
      tabIndex={isFirst ? 0 : -1}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
