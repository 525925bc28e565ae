import type { ComponentChildren } from "preact";

/** A card on the canvas: title, note beside it, link at the right. `bare` leaves the body without padding (tables, tiles). */
export function Card(
  { title, note, end, foot, bare, children, class: extra }: {
    title?: string;
    note?: ComponentChildren;
    end?: ComponentChildren;
    foot?: ComponentChildren;
    bare?: boolean;
    children?: ComponentChildren;
    class?: string;
  },
) {
  return (
    <section class={extra ? `card ${extra}` : "card"}>
      {title !== undefined && (
        <div class="card-head">
          <h2>{title}</h2>
          {note !== undefined && <span class="note">{note}</span>}
          {end !== undefined && <span class="end">{end}</span>}
        </div>
      )}
      {bare ? children : <div class="card-body">{children}</div>}
      {foot !== undefined && <div class="card-foot">{foot}</div>}
    </section>
  );
}
