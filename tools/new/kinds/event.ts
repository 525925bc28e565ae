import { domainOf, free, type Recipe } from "../asked.ts";
import { faceOf, withEntry, withImport } from "../domain_file.ts";
import { camel, sentence, spelled, wordsOf } from "../names.ts";
import { Refused } from "../refused.ts";
import { withSortedLine } from "../tables.ts";
import { addTexts, hasText } from "../texts.ts";

const CATALOGUE_TEST = "tests/events/catalogue_test.ts";
const STABLE_TEST = "tests/events/stable_events_test.ts";

/** An event: its declaration, what it tells partners, its line in the literal catalogue of the test. */
export const eventRecipe: Recipe = {
  usage:
    'event DOMAIN aggregate.what-happened keyMember "English sentence" "Chinese sentence" "German sentence"',
  options: ["member-en", "member-zh", "member-de", "topic-en", "topic-zh", "topic-de"],
  async fill(asked) {
    const { known, plan, options } = asked;
    const domain = domainOf(asked, asked.words[0]);
    const type = spelled("event", asked.words[1], "type of event");
    const key = spelled("member", asked.words[2], "member that is the key");
    const en = spelled("words", asked.words[3], "English sentence");
    const zh = spelled("words", asked.words[4], "Chinese sentence");
    const de = spelled("words", asked.words[5], "German sentence");
    free(type, known.events.map((event) => event.type), "the event");
    const noun = type.split(".")[0]!;
    const topic = known.events.find((event) => event.type.startsWith(`${noun}.`))?.topic ?? `tis.${noun}.v1`;
    const texts = { [`event.${type}`]: { en, zh, de } };
    if (!await hasText(plan, "event_catalogue", `member.${key}`)) {
      texts[`member.${key}`] = {
        en: spelled("words", options["member-en"], `--member-en, what the new member ${key} is,`),
        zh: spelled("words", options["member-zh"], `--member-zh, what the new member ${key} is,`),
        de: spelled("words", options["member-de"], `--member-de, what the new member ${key} is,`),
      };
    }
    if (!known.events.some((event) => event.topic === topic)) {
      texts[`topic.${noun}`] = {
        en: spelled("words", options["topic-en"], `--topic-en, the name of the new topic ${topic},`),
        zh: spelled("words", options["topic-zh"], `--topic-zh, the name of the new topic ${topic},`),
        de: spelled("words", options["topic-de"], `--topic-de, the name of the new topic ${topic},`),
      };
    }
    const variable = variableOf(type);
    const file = `events/${domain}.ts`;
    const declared = eventCode(variable, type, key, en, known.members.has(key));
    if (await plan.read(file) === null) {
      await plan.create(file, `import { z } from "zod";\n\nconst topic = "${topic}";\n${declared}`);
    } else {
      await plan.change(file, `the event ${type}`, (text) => withEvent(text, file, topic, declared));
    }
    await plan.change(file, "what it needs", (text) => {
      const members = "@/engines/events/members.ts";
      const made = withImport(text, kindOf(key), members);
      return withImport(
        withImport(made, "version", members),
        "defineEvent",
        "@/engines/events/define_event.ts",
      );
    });
    await declareIn(asked.plan, domain, variable);
    await plan.change(CATALOGUE_TEST, `${type} in the table`, (text) => withType(text, topic, type));
    await plan.change(
      STABLE_TEST,
      `${type} among those that are stable`,
      (text) =>
        withSortedLine(
          text,
          /deepEqual\(Object\.keys\(recorded\), \[\n([^\]]*)\n {2}\]\);/,
          `    "${type}",`,
          (line) => line,
        ),
    );
    await addTexts(plan, "event_catalogue", texts);
    return [
      `what it tells, each member with its text event_catalogue.member.<name>: ${file}`,
      ...(topic === `tis.${noun}.v1`
        ? []
        : [`its key and sequence, as other events of ${noun} have them: ${file}`]),
      `who sends it, in the transaction of its cause: \`await publish(tx, ${variable}, { ${key}, version })\``,
      "what it promises, recorded once its members are right: `deno run -A --lock=deno.lock tests/events/write_stable_schemas.ts`",
    ];
  },
};

/** Puts the event into the domain's face, unless that takes all of the file. */
async function declareIn(
  plan: Parameters<typeof addTexts>[0],
  domain: string,
  variable: string,
): Promise<void> {
  const face = await plan.read(faceOf(domain));
  if (face === null || /^ {2}events: Object\.values\(events\),/m.test(face)) return;
  await plan.change(faceOf(domain), "its events", (text) => {
    if (!/^ {2}events: /m.test(text)) {
      const imported = `import * as events from "@/events/${domain}.ts";\n${text}`;
      return imported.replace(/\}\);\s*$/, () => `  events: Object.values(events),\n});\n`);
    }
    return withEntry(withImport(text, variable, `@/events/${domain}.ts`), "events", variable);
  });
}

/** `epc.order-sent` as `orderSent`, `case.published` as `casePublished`. */
function variableOf(type: string): string {
  const [noun, what] = type.split(".") as [string, string];
  return camel(what.includes("-") ? wordsOf(what) : [noun, what]);
}

/** Kind of a key in engines/events/members.ts. */
function kindOf(member: string): string {
  if (member === "vin") return "vin";
  return member.endsWith("Id") ? "rowId" : "code";
}

function eventCode(variable: string, type: string, key: string, en: string, isKnown: boolean): string {
  const whole = kindOf(key) === "rowId" ? `String(data.${key})` : `data.${key}`;
  return `
/** ${sentence([en.replace(/\.$/, "")])}. */
export const ${variable} = defineEvent({
  type: "${type}",
  topic,${isKnown || kindOf(key) !== "code" ? "" : `\n  example: { ${key}: "A-1" },`}
  data: z.object({ ${kindOf(key) === key ? key : `${key}: ${kindOf(key)}`}, version }),
  key: (data) => ${whole},
  sequence: (data) => data.version,
});
`;
}

function withEvent(text: string, file: string, topic: string, declared: string): string {
  const own = /^const topic = "([^"]+)";$/m.exec(text)?.[1];
  if (own === topic) return text + declared;
  throw new Refused(
    `${file} is of the topic ${
      own ?? "of none"
    }, not of ${topic}: name the event after it, or write its file by hand`,
  );
}

/** The type in the test's table, sorted within its topic. */
function withType(text: string, topic: string, type: string): string {
  const line = new RegExp(`^  "${topic.replaceAll(".", "\\.")}": \\[([^\\]]*)\\],$`, "m").exec(text);
  if (!line) {
    return text.replace(/^(const TABLE[^]*?)^\};$/m, (_, table) => `${table}  "${topic}": ["${type}"],\n};`);
  }
  const types = [...line[1]!.matchAll(/"([^"]+)"/g)].map(([, one]) => one!);
  const sorted = [...types, type].sort().map((one) => `"${one}"`).join(", ");
  return text.replace(line[0], () => `  "${topic}": [${sorted}],`);
}
