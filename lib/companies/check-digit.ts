export type NumberCountry = "SE" | "FI";

/** The Luhn sum: every other digit from the right is doubled (ISO/IEC 7812-1 annex B). */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const FINNISH_WEIGHTS = [7, 9, 10, 5, 8, 4, 2];

/** The weighted sum modulo 11: remainder 0 gives check digit 0, 1 is never issued, any other gives 11 minus it. */
function passesFinnish(digits: string, check: string): boolean {
  const sum = FINNISH_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const remainder = sum % 11;
  return remainder !== 1 && (remainder === 0 ? 0 : 11 - remainder) === Number(check);
}

/**
 * The country whose form a business identity code has, when its check digit is wrong; null otherwise. Swedish: ten
 * digits, with an optional hyphen before the last four and an optional century in front, which is 16 for organisations.
 * Finnish: seven digits, a hyphen, one digit.
 */
export function wrongCheckDigit(code: string): NumberCountry | null {
  const swedish = /^(?:16|19|20)?(\d{6})-?(\d{4})$/.exec(code);
  if (swedish) return passesLuhn(`${swedish[1] ?? ""}${swedish[2] ?? ""}`) ? null : "SE";
  const finnish = /^(\d{7})-(\d)$/.exec(code);
  if (finnish) return passesFinnish(finnish[1] ?? "", finnish[2] ?? "") ? null : "FI";
  return null;
}
