/** A count as a badge has room for it; what it is read out as says the same, so that who names it by what they see reaches it (WCAG 2.2, 2.5.3). */
export function badgeOf(count: number): string {
  return count > 99 ? "99+" : String(count);
}
