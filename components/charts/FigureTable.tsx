import type { Format } from "@/kernel/texts/format.ts";
import type { ChartFigures } from "./series.ts";

/** The figures of a chart: a line for each name, a column for each series. */
export function FigureTable({ figures, title, format }: {
  figures: ChartFigures;
  title: string;
  format: Format;
}) {
  return (
    <table class="table">
      <caption class="off-screen">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{figures.axis}</th>
          {figures.series.map(({ name }) => <th key={name} scope="col" class="num">{name}</th>)}
        </tr>
      </thead>
      <tbody>
        {figures.names.map((name, place) => (
          <tr key={place}>
            <th scope="row">{name}</th>
            {figures.series.map((one) => (
              <td key={one.name} class="num">{format.number(one.values[place] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
