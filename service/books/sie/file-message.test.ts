import { expect, it } from "vitest";
import { toMessage } from "./file-message";
import { readSie } from "./read";
import { VOUCHER } from "./testing/small-file";

it.each([
  ["from a text", (text: string) => text],
  ["from bytes", (text: string) => new TextEncoder().encode(text)],
])("transfers all memory of a short file whose letters were composed, read %s", (_, sent) => {
  const { message, transfer } = toMessage(readSie(sent(["#SIETYP 4", "#FNAMN A\u030Akeri", ...VOUCHER].join("\n"))));
  structuredClone(message, { transfer });
  expect(transfer.map(({ byteLength }) => byteLength)).toEqual(transfer.map(() => 0));
});
