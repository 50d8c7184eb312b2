/** The contents of a test's SIE file; days are YYYYMMDD. */
export interface SieTextOptions {
  companyName?: string;
  /** Not in the file unless given. */
  businessIdentityCode?: string;
  start?: string;
  end?: string;
  /** Not in the file unless given. */
  currency?: string;
  /** Vouchers of one debit and one credit row, amount in units of the currency and not in öre. */
  vouchers?: { date: string; amount: number; text?: string }[];
  /** True for a file of type 4I, without balances, accounts (#KONTO) and #RAR. */
  withoutBalances?: boolean;
}

/** A small valid file of type 4E (or 4I) whose balances agree with its vouchers: bank 1930 against sales 3001. */
export function sieText(options: SieTextOptions = {}): string {
  const { start = "20250101", end = "20251231", vouchers = [{ date: "20250215", amount: 1000 }] } = options;
  const total = vouchers.reduce((sum, { amount }) => sum + amount, 0);
  const lines = [
    "#FLAGGA 0",
    "#FORMAT PC8",
    "#SIETYP 4",
    '#PROGRAM "Prov" 1.0',
    "#GEN 20260101",
    `#FNAMN "${options.companyName ?? "Åkes Övningsbolag"}"`,
  ];
  if (options.businessIdentityCode !== undefined) lines.push(`#ORGNR ${options.businessIdentityCode}`);
  if (options.currency) lines.push(`#VALUTA ${options.currency}`);
  if (!options.withoutBalances) {
    lines.push(`#RAR 0 ${start} ${end}`, '#KONTO 1930 "Företagskonto"', '#KONTO 3001 "Försäljning"');
    lines.push(`#IB 0 1930 0`, `#UB 0 1930 ${total}`, `#RES 0 3001 ${-total}`);
  }
  vouchers.forEach(({ date, amount, text = "Fakturor" }, i) => {
    lines.push(`#VER A ${i + 1} ${date} "${text}"`, "{", `#TRANS 1930 {} ${amount}`, `#TRANS 3001 {} ${-amount}`, "}");
  });
  return `${lines.join("\r\n")}\r\n`;
}
