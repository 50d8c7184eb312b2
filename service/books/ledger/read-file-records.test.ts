import { describe, expect, it } from "vitest";
import { processorMilliseconds } from "@/contract/testing/processor-milliseconds";
import { hasVouchers } from "./read-file-records";

describe("vouchers in the text of a file", () => {
  it("are found by lines that begin with #VER, in any case and after blanks", () => {
    for (const text of ["#VER A 1 20250101", '#FLAGGA 0\r\n \t#ver "" ""', "\n\n#Ver\n{", '#GEN 20250101\r#VER "" 1'])
      expect([text, hasVouchers(text)]).toEqual([text, true]);
    for (const text of ["", "\n\n", "#VERB 1", '#FNAMN "#VER"', "#KONTO 1910 #VER", "VER A 1"])
      expect([text, hasVouchers(text)]).toEqual([text, false]);
  });

  it("are found in time linear in the length of the file, however many empty lines follow each other", () => {
    const took = processorMilliseconds(() => {
      expect(hasVouchers("#FLAGGA 0" + "\n".repeat(200_000))).toBe(false);
      expect(hasVouchers(" ".repeat(200_000))).toBe(false);
    });
    // Milliseconds. A search that reads the rest of the empty lines again from each of them takes more than a minute.
    expect(took).toBeLessThan(1_000);
  });
});
