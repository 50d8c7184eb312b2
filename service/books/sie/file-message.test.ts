import { expect, it } from "vitest";
import { toMessage } from "./file-message";
import { readSie } from "./read";
import { VOUCHER } from "./testing/small-file";

it.each([
  ["from a text", (text: string) => text],
  ["from bytes", (text: string) => new TextEncoder().encode(text)],
])("transfers all memory of a short file with a letter that the reader composes, read %s", (_, sent) => {
  // Composing encodes the text anew; the memory of a short Buffer.from(text) is shared and could not be transferred.
  const { message, transfer } = toMessage(readSie(sent(["#SIETYP 4", "#FNAMN A\u030Akeri", ...VOUCHER].join("\n"))));
  expect(transfer).not.toEqual([]);
  structuredClone(message, { transfer });
  // A buffer that was transferred has no bytes left here.
  expect(transfer.map(({ byteLength }) => byteLength)).toEqual(transfer.map(() => 0));
});
