/**
 * Forbids data as the replacement of `replace` and `replaceAll`. A replacement that is a string is itself a pattern: `$&`, `` $` `` and
 * `$'` in it stand for what was found and what surrounds it, so that a name with `$'` put what follows an attribute's quote into the
 * attribute (ECMAScript, GetSubstitution). Allowed are literals, written by who knows that, and functions written in place.
 */
export default {
  name: "tis",
  rules: {
    "no-data-in-replacement": {
      create(context) {
        return {
          "CallExpression[callee.property.name=/^replace(All)?$/]"(node: Deno.lint.CallExpression) {
            const replacement = node.arguments[1];
            if (node.arguments.length !== 2 || !replacement || isSafe(replacement)) return;
            context.report({
              node: replacement,
              message: "A string as replacement is a pattern: `$'` in it stands for what follows.",
              hint: "Give a function, `() => text`; fill texts by fillText of islands/fill_text.ts.",
            });
          },
        };
      },
    },
  },
} satisfies Deno.lint.Plugin;

function isSafe(node: Deno.lint.Node): boolean {
  if (node.type === "TemplateLiteral") return node.expressions.length === 0;
  return node.type === "Literal" || node.type === "ArrowFunctionExpression" ||
    node.type === "FunctionExpression";
}
