/** What the key of a person's app is sealed for. */
export function belongsTo(userId: number): string {
  return `totp of ${userId}`;
}
