import { decodeSieBytes } from "@/contract/sie-bytes";
import { bytesByUnit, TABLES } from "@/contract/sie-bytes-tables";
import { readSie } from "@/service/sie/read";

// How fast a large SIE file is decoded and read: rows per second, and the memory that the result holds.

const MEGABYTES = 50;

function generate(): Uint8Array {
  const head = [
    "#FLAGGA 0",
    '#PROGRAM "Bench" 1.0',
    "#FORMAT PC8",
    "#GEN 20250101",
    "#SIETYP 4",
    "#ORGNR 556000-0000",
    '#FNAMN "Övningsbolaget på Ängen AB"',
    "#RAR 0 20240101 20241231",
    "#KPTYP EUBAS97",
    '#DIM 1 "Kostnadsställe"',
    ...Array.from({ length: 50 }, (_, i) => `#OBJEKT 1 "${i}" "Avdelning ${i}"`),
    ...Array.from({ length: 500 }, (_, i) => `#KONTO ${3000 + i} "Försäljning ${i}"`),
    '#KONTO 1930 "Företagskonto"',
  ];
  const lines = [...head];
  let size = head.join("\r\n").length;
  for (let number = 1; size < MEGABYTES * 1e6; number++) {
    const date = `2024${String((number % 12) + 1).padStart(2, "0")}${String((number % 28) + 1).padStart(2, "0")}`;
    const amount = (number % 99_991) / 100;
    const voucher = [`#VER A ${number} ${date} "Kontantförsäljning ${number}" ${date}`, "{"];
    for (let row = 0; row < 7; row++) {
      voucher.push(
        `   #TRANS ${3000 + ((number * 7 + row) % 500)} {1 "${(number + row) % 50}"} -${amount.toFixed(2)} ${date} "Kassa"`,
      );
    }
    voucher.push(`   #TRANS 1930 {} ${(amount * 7).toFixed(2)} ${date} "Kassa ${number}" 1.5`, "}");
    size += voucher.join("\r\n").length + 2;
    lines.push(...voucher);
  }
  const bytes = bytesByUnit(TABLES.cp437);
  const text = lines.join("\r\n");
  return Uint8Array.from({ length: text.length }, (_, i) => bytes.get(text.charCodeAt(i)) ?? text.charCodeAt(i));
}

const bytes = generate();
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const megabytes = bytes.length / 1e6;
for (let round = 0; round < 3; round++) {
  const start = performance.now();
  const { text } = decodeSieBytes(bytes);
  const decoded = performance.now();
  const file = readSie(text);
  const read = performance.now();
  globalThis.gc?.();
  const held = (process.memoryUsage().heapUsed - before) / 1e6;
  const seconds = (read - decoded) / 1000;
  process.stdout.write(
    `${megabytes.toFixed(1)} MB, ${file.counts.rows} rows: decode ${(decoded - start).toFixed(0)} ms, read ${(seconds * 1000).toFixed(0)} ms ` +
      `(${(file.counts.rows / seconds / 1000).toFixed(0)},000 rows/s, ${(megabytes / seconds).toFixed(0)} MB/s), ` +
      `${held.toFixed(0)} MB held, ${file.errors.length} errors, ${file.warnings.length} warnings\n`,
  );
}
