import type { Connection, ConnectionGroup, ConnectionReason } from "@/engines/links/read_connections.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

export interface ConnectionsProps {
  /** As `readConnections` answers: none, and nothing is drawn. */
  groups: readonly ConnectionGroup[];
  basePath: string;
  t: Translate;
  /** What stands above it already says what it is. */
  headed?: boolean;
}

/** What a thing is connected with, by kinds, each with a count and each thing with the reason why it stands there. */
export function Connections({ groups, basePath, t, headed = false }: ConnectionsProps) {
  if (groups.length === 0) return null;
  return (
    <section class="connections" aria-label={t("links.title")}>
      {!headed && <h3>{t("links.title")}</h3>}
      {groups.map(({ kind, count, connections }) => (
        <div key={kind}>
          <h4>
            {t(`links.kind_${kind}`)} <span class="note">{count}</span>
          </h4>
          <ul class="use-list">
            {connections.map((one) => (
              <li key={one.id}>
                <a href={`${basePath}/${one.link}`} aria-current="false">
                  <span class="mono">{one.code}</span> {one.title}
                </a>
                <small>{reasonsOf(one, t)}</small>
              </li>
            ))}
          </ul>
          {count > connections.length && (
            <p class="note">{t("links.more", { count: count - connections.length })}</p>
          )}
        </div>
      ))}
    </section>
  );
}

/** Each reason once, in the order in which they are read. */
function reasonsOf({ reasons }: Connection, t: Translate): string {
  return [...new Set(reasons.map((one) => reasonOf(one, t)))].join(" · ");
}

function reasonOf({ reason, place, outward, by }: ConnectionReason, t: Translate): string {
  if (reason === "same") return t(`links.same_${by}`, { id: place });
  const way = outward ? "out" : "in";
  return t(`links.reason_${reason}_${way}`, { place: place === "" ? "" : placeOf(place, t) });
}

function placeOf(place: string, t: Translate): string {
  const step = /^step-(\d+)$/.exec(place)?.[1];
  return step ? t("links.place_step", { number: Number(step) }) : t(`links.place_${place}`);
}
