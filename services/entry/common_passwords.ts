/**
 * Words that most leaked passwords are built on, in lower case. A password is common when nothing but such a word is left
 * once digits and signs around it are taken away and the usual replacements (`@` for a, `0` for o) undone.
 */
const WORDS = new Set(
  `password passwort motdepasse contrasena senha parola haslo jelszo wachtwoord salasana losenord adgangskode
  pass passwd passw passphrase secret secreto geheim admin administrator root user guest test tester testing
  default changeme letmein welcome willkommen bienvenue bienvenido login logon enter access master system manager
  service support office company factory workshop garage store dealer portal server oracle cisco postgres database
  qwerty qwertz azerty qwertyuiop qwertzuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm yxcvbn qazwsx qweasd qweasdzxc
  wasd poiuytrewq mnbvcxz abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa aaaaaa xxx xxxx xxxxxx zzz zzzzzz
  iloveyou loveyou loveme lovely love lover iloveu woaini woaiwo woshishui aini nihao zhongguo beijing shanghai
  shenzhen guangzhou mima mimashi xiaoming tiantian baobao laopo laogong wodemima
  monkey dragon tiger lion eagle falcon panther bear wolf shadow sunshine princess prince king queen angel devil
  superman batman spiderman ironman pokemon pikachu naruto starwars matrix hunter ranger killer ninja samurai
  football fussball futbol baseball basketball hockey soccer tennis golf golfer running swimming
  michael jordan jennifer jessica ashley amanda daniel thomas robert william george charlie andrew joshua matthew
  anthony david james john peter maria anna laura sarah nicole hannah sophie julia martin stefan andreas christian
  alexander maximilian sebastian florian patrick carlos pedro juan jose miguel antonio manuel francisco fernando
  liverpool arsenal chelsea barcelona realmadrid juventus bayern dortmund manchester
  computer laptop internet google facebook twitter youtube linkedin microsoft windows apple iphone samsung android
  huawei xiaomi lenovo nokia sony playstation nintendo xbox minecraft fortnite
  summer winter spring autumn sommer fruehling herbst january february march april june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday montag freitag
  flower butterfly rainbow chocolate cookie banana orange cheese pepper ginger coffee whiskey vodka beer pizza
  purple yellow silver golden diamond crystal black white blue green red
  freedom whatever nothing something forever together trustno trustnoone hello goodbye hallo ola ciao bonjour
  happy lucky money dollar million rich success power energy magic mystery phantom ghost spirit heaven
  ferrari porsche mercedes toyota honda nissan mazda subaru yamaha suzuki kawasaki harley mustang corvette camaro
  volkswagen audi bmw skoda renault peugeot citroen hyundai tesla
  velaro hauler kestrel norda orrin tis technical information
  america canada mexico brazil germany france espana italia russia china japan korea india london berlin paris
  madrid moscow tokyo newyork
  soleil doudou chouchou loulou hejsan kochanie polska misiek sonyericsson
  cheguevara estrella princesa mariposa tequiero teamo amor corazon felicidad
  samantha michelle danielle stephanie elizabeth victoria natasha tatiana svetlana olga dmitri sergey ivan
  jesus christ blessed faith grace heavenly bible church
  snoopy garfield mickey minnie donald bugsbunny tweety scooby simpsons homer
  abcqwe qweqwe asdasd zxczxc adminadmin rootroot testtest passpass useruser`.split(/\s+/).filter(Boolean),
);

/** Passwords that are common as they stand, though they meet the classes of characters. */
const WHOLE = new Set(
  `p@ssw0rd! passw0rd! 1qaz@wsx 1qaz!qaz !qaz2wsx zaq!2wsx q1w2e3r4! qwer1234! 1q2w3e4r! aa123456! aa123456@ abc123!@#
  abcd1234! qwe123!@# admin@123 admin123! root@123 test@123 user@123 p@ss1234 pass@123 pass@word1 welcome@123 welcome1!
  changeme1! 123qwe!@# 123456aa! 123456@aa !@#123qwe zxc123!@# asd123!@# a1b2c3d4! 1234qwer! 1234abcd!`
    .split(/\s+/),
);

const REPLACED: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "0": "o",
  "1": "i",
  "!": "i",
  "3": "e",
  "$": "s",
  "5": "s",
  "7": "t",
};

/** Whether a password is well known or built on a well-known word, a run (`abcdef`, `98765`) or one character. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (WHOLE.has(lower)) return true;
  const trimmed = lower.replace(/^[^a-z@$]+|[^a-z]+$/g, "");
  for (const text of [lower, undone(lower), undone(trimmed)]) {
    for (const core of [text.replace(/^[^a-z]+|[^a-z]+$/g, ""), text.replace(/[^a-z]/g, "")]) {
      // A few like letters among many other characters are not what the password is made of.
      if (isRepeated(core) ? core.length * 2 >= lower.length : WORDS.has(core)) return true;
    }
  }
  return [...lower].every((character) => character === lower[0]) || isRun(lower.replace(/[^a-z0-9]/g, ""));
}

function undone(text: string): string {
  return [...text].map((character) => REPLACED[character] ?? character).join("");
}

/** `aaaa`, `ababab`, `qweqwe`: a piece of up to four characters again and again. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/.test(text) && (text.length > 4 || new Set(text).size === 1);
}

/** Every character follows the one before, up or down: `abcdefgh`, `87654321`. */
function isRun(text: string): boolean {
  if (text.length < 6) return false;
  const steps = new Set<number>();
  for (let at = 1; at < text.length; at++) steps.add(text.charCodeAt(at) - text.charCodeAt(at - 1));
  return steps.size === 1 && Math.abs([...steps][0]!) <= 1;
}
