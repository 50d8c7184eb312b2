import { expect, it } from "vitest";
import { fromMessage, toMessage } from "./file-message";
import { readSie } from "./read";
import { readSmall, VOUCHER } from "./testing/small-file";

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

it("keeps records of any number out of the message, whose parts make the file again", () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, i) => [
      `#RAR -${i + 1} 20230101 20231231`,
      `#KONTO ${5000 + i} Konto`,
      `#DIM ${20 + i} Dimension`,
      `#OBJEKT ${20 + i} a Objekt`,
      `#IB 0 ${1000 + i} 0`,
      `#PSALDO 0 202401 ${1000 + i} {} 0`,
      `#VER A ${i} 20240201`,
      "{",
      `#TRANS 1910 {${20 + i} a} 0`,
      "}",
    ]).flat();
  const sizeOf = (count: number) => {
    // The notes have a limit of their own, and the columns are transferred.
    const { vouchers, warnings, ...message } = toMessage(readSmall(lines(count))).message;
    const { columns, ...others } = vouchers;
    return JSON.stringify({ message, others }).length;
  };
  expect(sizeOf(50)).toBe(sizeOf(40));
  const { message, lists, transfer } = toMessage(readSmall(lines(50)));
  const file = fromMessage(structuredClone(message, { transfer }), structuredClone(lists));
  const own = readSmall(lines(50));
  expect([...file.vouchers]).toEqual([...own.vouchers]);
  expect({ ...file, vouchers: null }).toEqual({ ...own, vouchers: null });
});
