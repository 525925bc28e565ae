/** Small capitals, which Unicode counts as letters of their own, and what they are. */
const SMALL_CAPITALS = new Map(
  [..."ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ"].map((small, at) => [small, "abcdefghijklmnopqrstuvwyz"[at]!]),
);

/** Where rows of A to Z begin that are letters to whoever reads them and signs to Unicode: white in circles and squares, and those of flags. */
const ROWS_OF_SIGNS = [0x1f150, 0x1f170, 0x1f1e6];

/** The letter that a sign is read as, where Unicode does not say so itself; else the sign. */
export function readAs(sign: string): string {
  const code = sign.codePointAt(0)!;
  const row = ROWS_OF_SIGNS.find((first) => code >= first && code < first + 26);
  if (row !== undefined) return String.fromCharCode(0x61 + code - row);
  return SMALL_CAPITALS.get(sign) ?? sign;
}

/** Cyrillic and Greek letters that look like Latin ones, which stand below them. */
const OTHERS = "аеорсухѕіјԁԛԝһпАВЕКМНОРСТУХЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧαορνκυιχ";
const LATINS = "aeopcyxsijdqwhnABEKMHOPCTYXSIJABEZHIKMNOPTYXaopvkuix";
const LATIN_OF = new Map([...OTHERS].map((other, at) => [other, LATINS[at]!]));

const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const LATIN = /\p{Script=Latin}/u;
const LETTERS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu;

/** A text, in whose words of several alphabets what looks Latin is Latin. Words of one alphabet stay: they mean what they say. As long as before. */
export function withoutMixedAlphabets(text: string): string {
  if (!OTHER.test(text)) return text;
  return text.replace(
    LETTERS,
    (word) =>
      LATIN.test(word) && OTHER.test(word)
        ? Array.from(word, (letter) => LATIN_OF.get(letter) ?? letter).join("")
        : word,
  );
}
