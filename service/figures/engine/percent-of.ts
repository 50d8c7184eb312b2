/**
 * `rate` percent of an amount in öre, rounded half to even. The rate is taken as the decimal it prints as (20.6 is
 * exactly 20.6), so that halves are exact.
 */
export function percentOf(rate: number, amount: bigint): bigint {
  if (rate !== last.rate) last = fractionOf(rate);
  const product = last.numerator * amount;
  return last.denominator === 1n ? product : divideHalfToEven(product, last.denominator);
}

/** A percentage as a fraction of whole numbers. */
interface Fraction {
  rate: number;
  numerator: bigint;
  denominator: bigint;
}

/** Cached for the last rate: a company has the same one for years. */
let last: Fraction = fractionOf(0);

function fractionOf(rate: number): Fraction {
  const [mantissa = "0", exponent = "0"] = rate.toString().split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  // The power of ten by which the digits are multiplied; two less than for the rate, which is in percent.
  const shift = Number(exponent) - fraction.length - 2;
  const digits = BigInt(whole + fraction);
  return shift >= 0
    ? { rate, numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { rate, numerator: digits, denominator: 10n ** BigInt(-shift) };
}

function divideHalfToEven(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  const twice = rest < 0n ? -2n * rest : 2n * rest;
  if (twice < divisor || (twice === divisor && quotient % 2n === 0n)) return quotient;
  return quotient + (dividend < 0n ? -1n : 1n);
}
