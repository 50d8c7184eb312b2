import { combine, type Term } from "./term";

/**
 * A percentage of an amount in whole öre, rounded half to even. The rate is taken as its shortest decimal, which is
 * what the user typed, not as the binary double.
 */
export function shareOf(rate: Term, amount: Term): Term {
  return combine([rate, amount], (percent, ore) => {
    const { digits, scale } = decimalOf(Number(percent));
    return divideHalfToEven(BigInt(ore) * digits, 100n * 10n ** scale);
  });
}

/** A double's shortest decimal as `digits` divided by ten to the power of `scale`. */
function decimalOf(value: number): { digits: bigint; scale: bigint } {
  const [mantissa, exponent = "0"] = String(value).split("e") as [string, string?];
  const [whole, fraction = ""] = mantissa.split(".") as [string, string?];
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale >= 0 ? { digits, scale: BigInt(scale) } : { digits: digits * 10n ** BigInt(-scale), scale: 0n };
}

function divideHalfToEven(dividend: bigint, divisor: bigint): bigint {
  const sign = dividend < 0n ? -1n : 1n;
  const positive = dividend * sign;
  const [quotient, rest] = [positive / divisor, positive % divisor];
  const up = 2n * rest > divisor || (2n * rest === divisor && quotient % 2n === 1n);
  return sign * (up ? quotient + 1n : quotient);
}
