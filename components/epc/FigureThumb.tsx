import type { EntryOf } from "@/engines/registers/define_register.ts";
import type { figureRegister } from "@/services/epc/figure_register.ts";
import { Icon } from "@/components/Icon.tsx";
import { fromHere } from "@/components/table/from_here.ts";

/** Code of a figure with its small picture, leading to its drawings. */
export function FigureThumb(
  { entry, basePath }: { entry: EntryOf<typeof figureRegister>; basePath: string },
) {
  const code = entry.values.figureCode;
  return (
    <a class="figure-cell" href={fromHere(`${basePath}/EPC2DImage?figure=${encodeURIComponent(code)}`)}>
      {(entry.values.drawings ?? 0) > 0
        ? (
          <img
            src={`/tis/file/figure-thumbs/${encodeURIComponent(code)}.svg`}
            alt=""
            width="56"
            height="42"
            loading="lazy"
          />
        )
        : <Icon name="image-off" />}
      <span class="mono">{code}</span>
    </a>
  );
}
