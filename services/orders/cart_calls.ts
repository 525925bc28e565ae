import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { cartContent } from "./cart_content.ts";
import { cartSummary, readCart } from "./cart.ts";
import { addedItem, addedSuccessors, cartItem, cartLineChange, expectedJob } from "./cart_input.ts";
import {
  addToCart,
  changeCartLine,
  clearCart,
  removeCartLine,
  replaceCartLine,
  setCartLine,
} from "./change_cart.ts";
import { addSuccessors } from "./add_successors.ts";
import {
  cart,
  type CartChange,
  cartChange,
  cartContent as content,
  cartSummary as summary,
} from "./cart_types.ts";

/** Heading of cart and orders in the reference. */
export const TAG = "Cart and orders";

const lineId = z.int().positive();

/** What the cart holds now, in words: the foot of the catalogue shows it as it is. What somebody else had set meanwhile is told in its place. */
function cartNow(cart: CartChange): { key: string; params: Record<string, number> } {
  if (cart.overwrote !== null) return { key: "orders.cart-overwrote", params: { count: cart.overwrote } };
  return { key: "part.cartSummary", params: { lines: cart.lineCount, pieces: cart.pieceCount } };
}

/** Calls of the cart. */
export const CART_CALLS = [
  defineCall({
    operationId: "readCart",
    method: "get",
    path: "/tis/carts/current",
    need: "EPCCart:view",
    tag: TAG,
    summary: "The caller's cart",
    input: z.object({}),
    output: cart,
    run: (ctx) => readCart(ctx),
  }),
  defineCall({
    operationId: "readCartSummary",
    method: "get",
    path: "/tis/carts/current/summary",
    need: "EPCCart:view",
    tag: TAG,
    summary: "Lines, pieces and total of the cart",
    input: z.object({}),
    output: summary,
    run: (ctx) => cartSummary(ctx),
  }),
  defineCall({
    operationId: "readCartContent",
    method: "get",
    path: "/tis/carts/current/contents",
    need: "EPCCart:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "How many pieces of which part are in the cart, for steppers",
    input: z.object({}),
    output: content,
    run: (ctx) => cartContent(ctx),
  }),
  defineCall({
    operationId: "addToCart",
    method: "post",
    path: "/tis/carts/current/lines",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Add pieces of a part to the cart",
    input: addedItem,
    output: summary,
    form: { message: (cart) => ({ key: "orders.cart-line-added", params: { lines: cart.lineCount } }) },
    run: addToCart,
  }),
  defineCall({
    operationId: "addSuccessors",
    method: "post",
    path: "/tis/carts/current/successors",
    need: "EPCCart:edit",
    tag: TAG,
    summary:
      "Add what can be ordered today in place of a part: all parts of the set, by ratio and whole packs",
    input: addedSuccessors,
    output: summary,
    form: { message: (cart) => ({ key: "orders.cart-line-added", params: { lines: cart.lineCount } }) },
    run: addSuccessors,
  }),
  defineCall({
    operationId: "setCartLine",
    method: "post",
    path: "/tis/carts/current/quantities",
    need: "EPCCart:edit",
    tag: TAG,
    summary:
      "Set how many pieces of a part are in the cart for a vehicle, figure and callout; 0 takes it out",
    input: cartItem,
    output: cartChange,
    form: { message: cartNow },
    run: setCartLine,
  }),
  defineCall({
    operationId: "changeCartLine",
    method: "post",
    path: "/tis/carts/current/lines/{id}",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Change quantity or note of a line, or consent to one that does not fit its vehicle",
    input: cartLineChange,
    output: cartChange,
    form: { message: cartNow },
    run: changeCartLine,
  }),
  defineCall({
    operationId: "removeCartLine",
    method: "post",
    path: "/tis/carts/current/lines/{id}/deletion",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Take a line out of the cart",
    input: z.object({ id: lineId }),
    output: summary,
    form: { message: "orders.cart-line-removed" },
    run: (ctx, input) => removeCartLine(ctx, input.id),
  }),
  defineCall({
    operationId: "replaceCartLine",
    method: "post",
    path: "/tis/carts/current/lines/{id}/replacement",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Put what replaces a line's part in its place",
    input: z.object({
      id: lineId,
      choice: z.int().min(0).default(0).describe("which of several: 0 replacement, then otherReplacements"),
    }),
    output: summary,
    form: { message: "orders.cart-line-replaced" },
    run: (ctx, input) => replaceCartLine(ctx, input.id, input.choice),
  }),
  defineCall({
    operationId: "clearCart",
    method: "post",
    path: "/tis/carts/current/deletion",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Empty the cart",
    input: z.object({ jobId: expectedJob }),
    output: summary,
    form: { message: "orders.cart-cleared" },
    run: (ctx, input) => clearCart(ctx, input.jobId),
  }),
];
