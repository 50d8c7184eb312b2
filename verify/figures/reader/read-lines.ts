/** A record of a SIE file: its label without `#`, in capitals, and its fields; `{…}` is one field, a list. */
export interface SieLine {
  label: string;
  fields: Field[];
}

export type Field = string | string[];

/** The records of a SIE file's text, in order. Lines without a label, such as braces, are dropped. */
export function readLines(text: string): SieLine[] {
  const lines: SieLine[] = [];
  text.split("\n").forEach((line) => {
    const trimmed = line.replace(/\r$/, "").replace(/^[ \t]+/, "");
    const label = /^#([A-Za-z]+)/.exec(trimmed);
    if (!label) return;
    const fields = readFields(trimmed.slice(label[0].length));
    lines.push({ label: label[1]!.toUpperCase(), fields });
  });
  return lines;
}

const isBlank = (character: string | undefined) => character === " " || character === "\t";

function readFields(text: string): Field[] {
  const fields: Field[] = [];
  let at = 0;
  while (at < text.length) {
    if (isBlank(text[at])) at++;
    else if (text[at] === "{") {
      const list: string[] = [];
      at++;
      while (at < text.length && text[at] !== "}") {
        if (isBlank(text[at])) at++;
        else {
          const word = readWord(text, at, true);
          list.push(word.value);
          at = word.next;
        }
      }
      at++;
      fields.push(list);
    } else {
      const word = readWord(text, at, false);
      fields.push(word.value);
      at = word.next;
    }
  }
  return fields;
}

/** Reads a word, or a text in quotes, in which `\"` is the only escape. */
function readWord(text: string, start: number, inList: boolean): { value: string; next: number } {
  if (text[start] !== '"') {
    const value = (inList ? /^[^ \t}]*/ : /^[^ \t]*/).exec(text.slice(start))![0];
    return { value, next: start + value.length };
  }
  let value = "";
  let at = start + 1;
  while (at < text.length && text[at] !== '"') {
    if (text[at] === "\\" && text[at + 1] === '"') at++;
    value += text.charAt(at++);
  }
  return { value, next: at + 1 };
}

/** Reads an amount in kronor and returns it in öre; null for any other text. */
export function oreOf(field: Field | undefined): bigint | null {
  const match = typeof field === "string" ? /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(field) : null;
  if (!match) return null;
  const ore = BigInt(match[2]!) * 100n + BigInt((match[3] ?? "").padEnd(2, "0"));
  return match[1] === "-" ? -ore : ore;
}
