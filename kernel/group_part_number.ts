/** `34116871902` as `3411 6871 902`, on screens and on paper. Only numbers of that form are grouped so; others, and what is grouped already, stand as they are. */
export function groupPartNumber(number: string): string {
  return number.replace(/^(\d{4})(\d{4})(\d{3})$/, "$1 $2 $3");
}
