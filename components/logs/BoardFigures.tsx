import type { ComponentChildren } from "preact";

/** The few figures that a board begins with. */
export function BoardFigures(
  { figures }: { figures: readonly { name: string; value: ComponentChildren; note?: string }[] },
) {
  return (
    <dl class="board-figures">
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value} {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
