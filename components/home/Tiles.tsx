import { Icon } from "../Icon.tsx";

export interface TileProps {
  href: string;
  icon: string;
  word: string;
  /** Already written for the reader: '1,208'. */
  count?: string;
  /** Tinted: concerns the vehicle in context. */
  marked?: boolean;
}

/** A grid of tiles: icon, count, word. */
export function Tiles({ tiles }: { tiles: readonly TileProps[] }) {
  return (
    <div class="tiles">
      {tiles.map((tile) => (
        <a
          key={tile.href + tile.word}
          class="tile"
          href={tile.href}
          data-marked={tile.marked ? "" : undefined}
        >
          <Icon name={tile.icon} size="tile" />
          {tile.count !== undefined && <span class="count">{tile.count}</span>}
          <span class="word">{tile.word}</span>
        </a>
      ))}
    </div>
  );
}
