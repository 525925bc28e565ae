/** Told when a statement is sent; what it returns is told its end, with the error's code when it failed. */
export type StatementWatch = () => (errorCode: string | null) => void;

/** A statement of the client; its members that send and settle it can be replaced. */
interface Statement {
  handler(statement: Statement): void;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** Times a statement from when it is sent, which is when it is awaited, to its end. Anything else is passed on as it is. */
export function timeStatement<T>(made: T, watch: StatementWatch | undefined): T {
  if (watch === undefined || !isStatement(made)) return made;
  const send = made.handler;
  made.handler = (one) => {
    const end = watch();
    let open = true;
    const once = (code: string | null) => {
      if (open) end(code);
      open = false;
    };
    const { resolve, reject } = one;
    one.resolve = (value) => {
      once(null);
      resolve.call(one, value);
    };
    one.reject = (reason) => {
      once(codeOf(reason));
      reject.call(one, reason);
    };
    send(one);
  };
  return made;
}

// deno-lint-ignore no-explicit-any -- whatever the client makes
function isStatement(made: any): made is Statement {
  return [made?.handler, made?.resolve, made?.reject].every((member) => typeof member === "function");
}

function codeOf(reason: unknown): string {
  const { code } = (reason ?? {}) as { code?: unknown };
  return typeof code === "string" && /^[A-Z0-9_]{1,30}$/.test(code) ? code : "other";
}
