import type { Fragment } from "postgres";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { Declared } from "@/kernel/declared.ts";
import type { Candidate } from "./recognise.ts";

/** A thing as the reader of a connection sees it. */
export interface LinkedThing {
  id: string;
  /** Code or number by which people know it. */
  code: string;
  title: string;
  /** Page below the base path with its query. */
  link: string;
  /** Series that it is about; empty: every one. Decides whether it concerns the vehicle in context. */
  series: readonly string[];
}

/** The vehicle in context, as far as links ask for it. */
export interface LinkVehicle {
  vin: string;
  seriesCode: string;
}

/** A thing that links begin and end at. */
export interface LinkEnd {
  /** Name of a kind. */
  kind: string;
  id: string;
}

/** A kind of things that links lead from and to. Its name in texts is `links.kind_<name>`. */
export interface LinkKind {
  /** Who lacks it sees no connection with such things. */
  need: Right;
  /**
   * Those of these that are there and that the reader may know of: what was withdrawn is left out, and comes back with what is restored.
   * Where a page of theirs has a vehicle, the links keep the one in context.
   */
  read: (ctx: Ctx, ids: readonly string[], vehicle: LinkVehicle | null) => Promise<LinkedThing[]>;
  /** What else, when it is named, names such a thing too, as a query of `kind` and `id`: the number that a part had before, the callouts of a figure. */
  also?: (ctx: Ctx, id: string) => Fragment;
  /** What names the same one of these is connected; its reason is `links.same_<name>`. */
  joins?: true;
  /** Ids of candidates that there are, by the writing under which they are looked up; left out: nothing of the kind is found in texts. */
  known?: (ctx: Ctx, candidates: readonly Candidate[]) => Promise<Map<Candidate, string>>;
}

/** A kind under its name: `part`. */
export interface NamedLinkKind extends LinkKind {
  name: string;
}

/** Every kind of things that can be linked, as domains declare them in `linkKinds`. */
export const LINK_KINDS = new Declared<NamedLinkKind>("kinds of links");
