import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decodeSieBytes } from "@/contract/imports/sie-bytes";
import { byteByCharacter, TABLES } from "@/contract/imports/sie-bytes-tables";
import type { SieImportResult } from "@/contract/imports/sie-import";
import { encode, READERS } from "@/contract/imports/testing/code-pages";
import { account, dimensionObject, voucher } from "../../platform/db/schema";
import { readSie } from "../../books/sie/read";
import { describeWithRealFiles, realFileNames, realFileText } from "../../books/sie/testing/real-files";
import { codesOf } from "../../books/sie/testing/small-file";
import { TestApp } from "../../testing/test-app";
import { repairText } from "./decode-file";

const ENCODINGS = ["utf-8", "utf-8 with BOM", "windows-1252", "cp437"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** The letters of a text that cannot be written in the encoding. */
function unwritable(text: string, encoding: Encoding): string[] {
  if (encoding !== "windows-1252" && encoding !== "cp437") return [];
  const bytes = byteByCharacter(TABLES[encoding]);
  return [...new Set(text.match(/[^\0-\x7f]/gu))].filter((letter) => !bytes.has(letter.charCodeAt(0)));
}

const bytesOf = (text: string, encoding: Encoding) =>
  encoding === "utf-8 with BOM" ? encode(`\ufeff${text}`, "utf-8") : encode(text, encoding);

const LINE_ENDS = { LF: "\n", CRLF: "\r\n" };
const DAMAGED = "visma-adm2000-4e-2021-underdim.se";
/**
 * The letters of a file that an encoding lacks. U+FFFD stands for letters that a program had lost before. ┼ and ╓ are
 * the bytes of Å and Ö in windows-1252, which programs wrote into files that are otherwise in code page 437.
 */
const LOST: Readonly<Record<string, Partial<Record<Encoding, string>>>> = {
  [DAMAGED]: { "windows-1252": "\ufffd", cp437: "\ufffd" },
  "bl-administration-4e-2010.se": { "windows-1252": "┼" },
  "visma-bokforing-2-2010.se": { "windows-1252": "╓" },
};
/** The fiscal year in the requests with the 4I file, because the new company has no fiscal year for its vouchers. */
const YEAR = { fiscalYearStart: "2011-01-01", fiscalYearEnd: "2011-12-31" };

interface Variant {
  name: string;
  encoding: Encoding;
  text: string;
  bytes: Uint8Array;
}

/** A file as other programs would have written it: in every encoding that has its letters, with both line ends. */
function variantsOf(file: string): Variant[] {
  const original = realFileText(file);
  return ENCODINGS.filter((encoding) => unwritable(original, encoding).length === 0).flatMap((encoding) =>
    Object.entries(LINE_ENDS).map(([lineEnd, end]) => {
      const text = original.replace(/\r?\n/g, end);
      return { name: `${encoding}, ${lineEnd}`, encoding, text, bytes: bytesOf(text, encoding) };
    }),
  );
}

/** The contents of a file as read. Remarks are reduced to code and line, since they quote the file's text. */
function contentsOf(text: string) {
  const { errors, warnings, vouchers, ...contents } = readSie(text);
  return {
    ...contents,
    vouchers: [...vouchers],
    remarks: [...errors, ...warnings].map(({ code, lineNo }) => `${code} ${lineNo}`),
  };
}

describeWithRealFiles("a real file in another encoding or with other line ends", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    await app.make.agency("home");
    await app.make.user("AgencyDirector", { userName: "director", agencyId: "home" });
  });
  afterAll(() => app.stop());

  async function importBytes(companyId: string, bytes: Uint8Array, dryRun: boolean): Promise<SieImportResult> {
    const { text, encoding } = decodeSieBytes(bytes);
    const response = await app
      .as("director")
      .put("/Api/v2/SieImport/home", { companyId, data: text, encoding, dryRun, ...YEAR_OF[companyId] });
    expect(response.status, response.text).toBe(200);
    return response.body as SieImportResult;
  }
  /** The fiscal year that imports to a company state, by the company's id; only the 4I file needs one. */
  const YEAR_OF: Record<string, object> = {};

  it("has no letters that an encoding lacks, apart from the known ones", () => {
    for (const file of realFileNames()) {
      for (const encoding of ENCODINGS) {
        const lost = unwritable(realFileText(file), encoding).join("");
        expect([file, encoding, lost]).toEqual([file, encoding, LOST[file]?.[encoding] ?? ""]);
      }
    }
  });

  it.each(realFileNames())("decodes to the same text and content from every encoding: %s", (file) => {
    const original = contentsOf(realFileText(file));
    for (const { name, encoding, text, bytes } of variantsOf(file)) {
      const decoded = decodeSieBytes(bytes);
      expect(decoded.text === text, name).toBe(true);
      expect([name, decoded.encoding]).toEqual([name, encoding === "utf-8 with BOM" ? "utf-8" : encoding]);
      expect(contentsOf(text), name).toEqual(original);
    }
  });

  it.each(realFileNames())("has the same summary and warnings in a dry run from every encoding: %s", async (file) => {
    const companyId = await app.make.company("home");
    if (file === "kontek-lon-4i.si") YEAR_OF[companyId] = YEAR;
    const results = [];
    for (const { encoding, bytes } of variantsOf(file)) {
      const { success, summary, warnings } = await importBytes(companyId, bytes, true);
      expect([success, summary?.encoding]).toEqual([true, encoding === "utf-8 with BOM" ? "utf-8" : encoding]);
      results.push({
        ...summary,
        encoding: "",
        warnings: warnings.map(({ code, explanation }) => [code, explanation]),
      });
    }
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]!.warnings.some(([code]) => code === "lettersLost")).toBe(file === DAMAGED);
  });

  it("leaves the same books behind", async () => {
    const { db } = app.database;
    const books = [];
    for (const { bytes } of variantsOf("economic-4e-2010.se")) {
      const companyId = await app.make.company("home");
      expect((await importBytes(companyId, bytes, false)).summary?.outcome).toBe("created");
      books.push({
        accounts: await db
          .select({ number: account.number, name: account.name })
          .from(account)
          .where(eq(account.companyId, companyId))
          .orderBy(asc(account.number)),
        objects: await db
          .select({ object: dimensionObject.object, name: dimensionObject.name })
          .from(dimensionObject)
          .where(eq(dimensionObject.companyId, companyId))
          .orderBy(asc(dimensionObject.dimension), asc(dimensionObject.object)),
        vouchers: await db
          .select({ text: voucher.text, date: voucher.date, line: voucher.line })
          .from(voucher)
          .where(eq(voucher.companyId, companyId))
          .orderBy(asc(voucher.ordinal)),
      });
    }
    for (const other of books) expect(other).toEqual(books[0]);
    expect(books[0]!.accounts.map(({ name }) => name).join()).toMatch(/[åäö]/);
  });

  it.each(realFileNames())("is repaired, or reported as damaged, when it was decoded wrongly: %s", (file) => {
    for (const { name, text, bytes } of variantsOf(file)) {
      for (const [reader, read] of Object.entries(READERS)) {
        const decoded = read(bytes);
        const repaired = Buffer.from(repairText(Buffer.from(decoded)).text).toString();
        const isLost = decoded.includes("\ufffd");
        if (isLost) expect(codesOf(readSie(repaired)).warnings, `${name} as ${reader}`).toContain("lettersLost");
        else expect(repaired.replace(/^\ufeff/, "") === text, `${name} as ${reader}`).toBe(true);
      }
    }
  });
});
