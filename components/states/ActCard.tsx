import type { ComponentChildren } from "preact";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { TextField } from "@/components/Field.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { refusalOf, typedOf } from "@/components/Field.tsx";
import type { Flash } from "@/edge/flash.ts";

/** One thing that can be done with something now: its form with a button, and what is said with it. */
export function ActCard({ id, title, action, back, version, flash, button, icon, kind, say, children }: {
  /** Of the form. */
  id: string;
  title: string;
  /** Path of the call. */
  action: string;
  /** Page that shows the outcome. */
  back: string;
  /** That was read. */
  version: number;
  flash: Flash | null;
  button: string;
  icon: string;
  kind?: "plain" | "primary" | "danger";
  /** A text that goes with it. */
  say?: { name: string; label: string; hint?: string; required?: boolean; maxLength: number };
  children?: ComponentChildren;
}) {
  return (
    <Card title={title}>
      <CallForm id={id} action={action} back={back} fields={{ version }} class="form">
        {children}
        {say && (
          <TextField
            {...say}
            idPrefix={id}
            rows={3}
            value={typedOf(flash, id, say.name)}
            error={refusalOf(flash, id, say.name)}
          />
        )}
        <div>
          <Button kind={kind} icon={icon}>{button}</Button>
        </div>
      </CallForm>
    </Card>
  );
}
