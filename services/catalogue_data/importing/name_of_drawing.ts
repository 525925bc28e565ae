/** SQL: a name of a drawing as names are held against each other: in small letters, each composed with its marks. */
export const alike = (name: string) => `lower(normalize(${name}, nfc))`;
/** SQL: the name of the drawing of the staged row `s`, without folders, however it is written. */
export const NAMED = alike(`regexp_replace(s.data ->> 'image', '^.*[/\\\\]', '')`);
