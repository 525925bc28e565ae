/** A table of rows that lead from one part to another, by its columns and by the heads of its kind. */
export interface Leading {
  table: string;
  /** Head and column of where a row begins; a file without marks is complete in it. */
  from: { head: string; stored: string };
  to: { head: string; stored: string };
}

/** SQL of the staged rows that lead back to where they began by any way round: along what is staged and what stays. */
export function circlesIn(stage: string, { table, from, to }: Leading): string {
  const a = `s.data ->> '${from.head}'`, b = `s.data ->> '${to.head}'`;
  return `
    with recursive edges as (
      select ${a} as a, ${b} as b from ${stage} s where s.mark = 'U'
      union
      select t.${from.stored}, t.${to.stored}
      from ${table} t
      where not exists (select from ${stage} s where s.mark = 'U' and ${a} = t.${from.stored})
        and not exists (
          select from ${stage} s where s.mark = 'D' and ${a} = t.${from.stored} and ${b} = t.${to.stored}
        )
    ), after (row_no, start, number) as (
      select s.row_no, ${a}, ${b} from ${stage} s where s.mark = 'U' and ${a} <> ${b}
      union
      select f.row_no, f.start, e.b from after f join edges e on e.a = f.number where f.number <> f.start
    )
    select row_no, '${to.head}' as column_name, 'circle' as rule, start as value from after where number = start`;
}
