import { Icon } from "../Icon.tsx";

export interface TileProps {
  href: string;
  icon: string;
  word: string;
  /** Already written for the reader: '1,208'. */
  count?: string;
  /** What is counted, where the word of the tile does not say it: 'in approval'. */
  counted?: string;
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
          {tile.count !== undefined && (
            <span class="count" title={tile.counted}>
              {tile.count}
              {tile.counted && <span class="off-screen">{tile.counted}</span>}
            </span>
          )}
          <span class="word">{tile.word}</span>
        </a>
      ))}
    </div>
  );
}
