/**
 * So many percent of an amount in öre, rounded half to even. The rate counts as the decimal that is written for it:
 * 20.6 is exactly 20.6, so that halves are halves.
 */
export function percentOf(rate: number, amount: bigint): bigint {
  const [mantissa = "0", exponent = "0"] = rate.toString().split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const shift = Number(exponent) - fraction.length - 2;
  const product = BigInt(whole + fraction) * amount;
  return shift >= 0 ? product * 10n ** BigInt(shift) : divideHalfToEven(product, 10n ** BigInt(-shift));
}

function divideHalfToEven(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  const twice = rest < 0n ? -2n * rest : 2n * rest;
  if (twice < divisor || (twice === divisor && quotient % 2n === 0n)) return quotient;
  return quotient + (dividend < 0n ? -1n : 1n);
}
