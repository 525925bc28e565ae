/** A value of the environment that cannot be used: names the variable, the rule and an example. */
export class ConfigError extends Error {
  override name = "ConfigError";
  constructor(readonly variable: string, rule: string, example?: string) {
    super(`${variable} ${rule}${example === undefined ? "" : ` (for example ${variable}=${example})`}`);
  }
}
