import { daysLater } from "./days.ts";
import { type Names } from "./names.ts";
import type { Part, PartRegister } from "./part_register.ts";
import { dice } from "./random.ts";

export interface Supersession {
  from: string;
  to: string;
  setNo: number;
  ratio: number;
  kind: "at_once" | "use_up_stock";
  interchange: "both" | "forward" | "none";
  validFrom: string;
}

/** How likely a part without a history of its own gets one. */
const HISTORIES = [
  ["none", 70],
  ["chain", 14],
  ["use_up", 6],
  ["at_once", 4],
  ["split", 2],
  ["alternative", 2],
  ["merged", 2],
] as const;

/** Gives parts their past and future: chains, splits (1:n), merges (n:1) and alternatives; enters the parts they need. */
export function supersede(register: PartRegister): Supersession[] {
  return register.parts().filter((part) => part.history !== "none").flatMap((part) => {
    // The left part fares like the right one.
    const random = dice(
      `history ${part.family.group} ${part.family.digits} ${part.names.en_US.replace(/, (left|right)$/, "")}`,
    );
    const kind = part.history ?? random.weighted(HISTORIES);
    const day = daysLater("2023-01-02", random.whole(0, 900));
    const older = (price: number, discontinued: boolean) =>
      register.derive(part, {
        euro: part.euro * price,
        orderable: true,
        discontinuedOn: discontinued ? day : null,
        history: "none",
      });
    const link = (from: Part, to: Part, more: Partial<Supersession> = {}): Supersession => ({
      from: from.number,
      to: to.number,
      setNo: 1,
      ratio: 1,
      kind: "at_once",
      interchange: "forward",
      validFrom: day,
      ...more,
    });
    switch (kind) {
      case "chain": {
        // Older numbers behind the one in the figure, up to three.
        const first = older(.94, true);
        const links = [
          link(first, part, { interchange: random.pick(["both", "forward", "forward"] as const) }),
        ];
        let newest = first;
        for (let depth = random.weighted([[0, 5], [1, 4], [2, 2]]); depth > 0; depth--) {
          const before = older(.9, true);
          links.push(link(before, newest, { validFrom: daysLater(day, -240 * (links.length + 1)) }));
          newest = before;
        }
        return links;
      }
      case "use_up":
        return [link(part, older(1.05, false), { kind: "use_up_stock", interchange: "both" })];
      case "at_once":
        // What may be fitted in its place may take two of the new for one of the old; the other is a new construction.
        return [
          link(
            part,
            older(1.08, false),
            random.pick([
              { interchange: "forward", ratio: 1 },
              { interchange: "forward", ratio: 2 },
              { interchange: "none" },
            ]),
          ),
        ];
      case "split": {
        // One part is followed by two that are needed together.
        const rest = register.derive(part, {
          euro: part.euro * .2,
          names: withKit(part.names),
          history: "none",
        });
        return [
          link(part, older(.95, false)),
          link(part, rest),
        ];
      }
      case "merged": {
        // Two older parts, both followed by this one.
        return [older(.55, true), older(.6, true)].map((from) => link(from, part));
      }
      case "alternative":
        return [
          link(part, older(1.04, false), { kind: "use_up_stock", interchange: "both" }),
          link(part, older(1.12, false), { kind: "use_up_stock", interchange: "forward", setNo: 2 }),
        ];
      default:
        return [];
    }
  });
}

function withKit(of: Names): Names {
  return {
    zh_CN: `${of.zh_CN}，附件包`,
    en_US: `${of.en_US}, fitting kit`,
    ...(of.de_DE && { de_DE: `${of.de_DE}, Anbausatz` }),
  };
}
