import type { Flash } from "@/edge/flash.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { CartLine } from "@/services/orders/cart_types.ts";

/** What a line of the cart, its marks and its fields are drawn from. */
export interface CartRowProps {
  line: CartLine;
  /** Pieces that one vehicle has of its part; null: not known. */
  usual: number | null;
  /** The job that the page shows. */
  jobId: number | null;
  mayEdit: boolean;
  basePath: string;
  /** A refused form of this line or of another; what was typed stays in its field. */
  flash: Flash | null;
  t: Translate;
  format: Format;
}
