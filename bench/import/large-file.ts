const ACCOUNTS = 500;
const OBJECTS = 50;
const ROWS_A_VOUCHER = 8;
/** Number of different amounts: a prime, so that they do not repeat in step with accounts, months and days. */
const AMOUNTS = 99_991;

/**
 * The text of a SIE file of type 4E in which everything agrees: one year of cash sales, eight rows a voucher.
 * @param rows the number of rows, rounded down to whole vouchers
 */
export function largeFile(rows: number, year = 2024): string {
  const sums = new Float64Array(ACCOUNTS);
  const vouchers: string[] = [];
  let cash = 0;
  for (let number = 1; number * ROWS_A_VOUCHER <= rows; number++) {
    const month = String((number % 12) + 1).padStart(2, "0");
    const date = `${year}${month}${String((number % 28) + 1).padStart(2, "0")}`;
    const ore = number % AMOUNTS;
    const lines = [`#VER A ${number} ${date} "Sålt ${number}" ${date}`, "{"];
    for (let row = 0; row < ROWS_A_VOUCHER - 1; row++) {
      const account = (number * (ROWS_A_VOUCHER - 1) + row) % ACCOUNTS;
      sums[account]! += ore;
      lines.push(`#TRANS ${3000 + account} {1 "${(number + row) % OBJECTS}"} ${written(-ore)} ${date} Kassa`);
    }
    cash += ore * (ROWS_A_VOUCHER - 1);
    lines.push(`#TRANS 1930 {} ${written(ore * (ROWS_A_VOUCHER - 1))} ${date} "Kassa ${number}" 1.5`, "}");
    vouchers.push(lines.join("\r\n"));
  }
  const head = [
    "#FLAGGA 0",
    '#PROGRAM "Bench" 1.0',
    "#FORMAT PC8",
    `#GEN ${year + 1}0101`,
    "#SIETYP 4",
    "#ORGNR 556000-0000",
    '#FNAMN "Övningsbolaget på Ängen AB"',
    `#RAR 0 ${year}0101 ${year}1231`,
    "#KPTYP EUBAS97",
    '#DIM 1 "Kostnadsställe"',
    ...Array.from({ length: OBJECTS }, (_, i) => `#OBJEKT 1 "${i}" "Avdelning ${i}"`),
    ...Array.from({ length: ACCOUNTS }, (_, i) => `#KONTO ${3000 + i} "Försäljning ${i}"`),
    '#KONTO 1930 "Företagskonto"',
    `#UB 0 1930 ${written(cash)}`,
    ...Array.from(sums, (sum, i) => `#RES 0 ${3000 + i} ${written(-sum)}`),
  ];
  return `${head.concat(vouchers).join("\r\n")}\r\n`;
}

function written(ore: number): string {
  return (ore / 100).toFixed(2);
}
