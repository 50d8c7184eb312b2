const ROWS_A_VOUCHER = 5;
/** Number of different amounts: a prime, so that they do not repeat in step with accounts, months and days. */
const AMOUNTS = 99_991;

/** Some 330 accounts of a company that sells, buys, pays wages and owns things. */
const ACCOUNTS = [
  ...range(1010, 1290, 20),
  ...range(1310, 1390, 20),
  ...range(1410, 1490, 10),
  ...range(1510, 1790, 10),
  ...range(1910, 1950, 10),
  ...range(2010, 2090, 20),
  ...range(2110, 2390, 20),
  ...range(2410, 2990, 10),
  ...range(3010, 3990, 20),
  ...range(4010, 4990, 20),
  ...range(5010, 6990, 40),
  ...range(7010, 7690, 40),
  ...range(7710, 7890, 20),
  ...range(8010, 8490, 40),
  8810,
  8910,
];

/** The text of a SIE file of type 4E with about `rows` rows, over all months and accounts in turn. */
export function booksOfYear(year: number, rows: number): string {
  const lines = [
    "#FLAGGA 0",
    '#PROGRAM "Bench" 1.0',
    "#FORMAT PC8",
    "#GEN 20250101",
    "#SIETYP 4",
    "#ORGNR 556000-0000",
    '#FNAMN "Övningsbolaget AB"',
    `#RAR 0 ${year}0101 ${year}1231`,
    "#KPTYP EUBAS97",
    ...ACCOUNTS.map((account) => `#KONTO ${account} "Konto ${account}"`),
    "#IB 0 1930 4000000.00",
    "#IB 0 1510 1000000.00",
    "#IB 0 2081 -2000000.00",
    "#IB 0 2350 -3000000.00",
  ];
  for (let number = 0; number * ROWS_A_VOUCHER < rows; number++) {
    const month = String(Math.floor((number * ROWS_A_VOUCHER * 12) / rows) + 1).padStart(2, "0");
    const date = `${year}${month}${String((number % 28) + 1).padStart(2, "0")}`;
    const ore = (number % AMOUNTS) + 1;
    lines.push(`#VER A ${number + 1} ${date} "Verifikat ${number + 1}"`, "{");
    for (let row = 1; row < ROWS_A_VOUCHER; row++) {
      const account = ACCOUNTS[(number * (ROWS_A_VOUCHER - 1) + row) % ACCOUNTS.length]!;
      const sign = account < 2000 || account > 3999 ? 1 : -1;
      lines.push(`#TRANS ${account} {} ${((sign * ore * row) / 100).toFixed(2)}`);
    }
    const sum = lines
      .slice(-(ROWS_A_VOUCHER - 1))
      .reduce((total, line) => total + Math.round(Number(line.split(" ")[3]) * 100), 0);
    lines.push(`#TRANS 1930 {} ${(-sum / 100).toFixed(2)}`, "}");
  }
  return `${lines.join("\r\n")}\r\n`;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}
