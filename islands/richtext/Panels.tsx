import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { LinkTarget } from "@/engines/documents/link_targets.ts";
import { isWebAddress } from "@/engines/richtext/web_address.ts";
import { call, type TransportTexts } from "../call.ts";

/** Under the tool bar: what one more thing has to be told. Nothing in it belongs to the form around it. */
function Panel({ label, onApply, onClose, children }: {
  label: string;
  onApply: () => void;
  onClose: () => void;
  children: ComponentChildren;
}) {
  return (
    <div
      class="rich-panel"
      role="group"
      aria-label={label}
      onInput={(event) => event.stopPropagation()}
      onChange={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
        if (event.key !== "Enter" || (event.target as Element).closest("button")) return;
        event.preventDefault();
        onApply();
      }}
    >
      {children}
    </div>
  );
}

function Input({ label, value, onInput, type = "text", focus }: {
  label: string;
  value: string;
  onInput: (value: string) => void;
  type?: "text" | "number";
  /** Takes the focus when its panel opens. */
  focus?: boolean;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) field.current!.focus();
  }, []);
  return (
    <label class="rich-panel-field">
      <span>{label}</span>
      <input
        class="input"
        type={type}
        step={type === "number" ? "any" : undefined}
        value={value}
        maxLength={300}
        onInput={(event) => onInput(event.currentTarget.value)}
        ref={field}
      />
    </label>
  );
}

function Apply({ label, onApply }: { label: string; onApply: () => void }) {
  return <button class="btn" type="button" onClick={onApply}>{label}</button>;
}

interface PanelProps<T> {
  texts: Record<string, string>;
  onApply: (value: T) => void;
  onClose: () => void;
}

const UNITS = ["Nm", "kgf·m", "lbf·ft"];

/** A torque: value, unit, and the angle that is turned on. */
export function TorquePanel(
  { texts, onApply, onClose }: PanelProps<{ value: number; unit: string; angle: number | null }>,
) {
  const value = useSignal(""), unit = useSignal("Nm"), angle = useSignal("");
  const apply = () => {
    const newton = Number(value.value.replace(",", "."));
    const turned = angle.value === "" ? null : Math.round(Number(angle.value));
    const isRight = newton > 0 && newton <= 100_000 && (turned === null || turned >= 1 && turned <= 1080);
    if (isRight) onApply({ value: newton, unit: unit.value, angle: turned });
  };
  return (
    <Panel label={texts.torque!} onApply={apply} onClose={onClose}>
      <Input label={texts.torqueValue!} value={value.value} onInput={(now) => value.value = now} focus />
      <label class="rich-panel-field">
        <span>{texts.torqueUnit}</span>
        <select class="input" value={unit.value} onChange={(event) => unit.value = event.currentTarget.value}>
          {UNITS.map((one) => <option key={one}>{one}</option>)}
        </select>
      </label>
      <Input
        label={texts.torqueAngle!}
        type="number"
        value={angle.value}
        onInput={(now) => angle.value = now}
      />
      <Apply label={texts.apply!} onApply={apply} />
    </Panel>
  );
}

/** What a picture shows, for who does not see it, and the line under it. */
export function PicturePanel(
  { texts, onApply, onClose, told }: PanelProps<{ alt: string; caption: string }> & {
    told: { alt: string; caption: string };
  },
) {
  const alt = useSignal(told.alt), caption = useSignal(told.caption);
  const apply = () => onApply({ alt: alt.value.trim(), caption: caption.value.trim() });
  return (
    <Panel label={texts.picture!} onApply={apply} onClose={onClose}>
      <Input label={texts.pictureAlt!} value={alt.value} onInput={(now) => alt.value = now} />
      <Input label={texts.pictureCaption!} value={caption.value} onInput={(now) => caption.value = now} />
      <Apply label={texts.apply!} onApply={apply} />
    </Panel>
  );
}

/** Looks for what a link leads to, by what it is known by; an address of the web is taken as it is. */
export function LinkPanel({ texts, transport, path, takesWeb, onApply, onClose }: PanelProps<LinkTarget> & {
  transport: TransportTexts;
  /** Call that finds targets. */
  path: string;
  takesWeb: boolean;
}) {
  const words = useSignal(""), found = useSignal<LinkTarget[] | null>(null), said = useSignal("");
  const look = async () => {
    const asked = words.value.trim();
    if (asked === "") return;
    if (takesWeb && isWebAddress(asked)) {
      return onApply({ kind: "web", id: asked, code: asked, title: "", kindName: "" });
    }
    const outcome = await call<LinkTarget[]>(
      `${path}?${new URLSearchParams({ words: asked })}`,
      undefined,
      transport,
    );
    found.value = outcome.kind === "done" ? outcome.data : null;
    said.value = outcome.kind !== "done" ? outcome.message : outcome.data.length === 0 ? texts.linkNone! : "";
  };
  return (
    <Panel label={texts.link!} onApply={look} onClose={onClose}>
      <Input label={texts.linkWords!} value={words.value} onInput={(now) => words.value = now} focus />
      <Apply label={texts.linkFind!} onApply={look} />
      <p role="status">{said.value}</p>
      {found.value && found.value.length > 0 && (
        <ul class="rich-targets">
          {found.value.map((one) => (
            <li key={`${one.kind} ${one.id}`}>
              <button class="link" type="button" onClick={() => onApply(one)}>
                <span class="mono">{one.code}</span> {one.title}{" "}
                <span class="text-ink-3">{one.kindName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
