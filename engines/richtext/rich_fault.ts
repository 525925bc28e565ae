/** Why a tree is refused: the text key of its sentence and what that names. */
export interface RichFault {
  key: string;
  params: Record<string, string | number>;
}
