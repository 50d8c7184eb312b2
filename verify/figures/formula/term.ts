import type { MissingReason } from "@/contract/figures/key-figure-value";

export type Lack = MissingReason["code"];

/**
 * A part of a figure: an amount in öre or a plain number, or all the reasons why it is missing. Sums of accounts are
 * whole öre until they are multiplied, divided or combined with an input.
 */
export interface Term {
  value: bigint | number | null;
  lacks: ReadonlySet<Lack>;
  /** Currencies of the years whose amounts are in it. */
  currencies: ReadonlySet<string>;
  annualised: boolean;
  estimated: boolean;
}

const NONE: ReadonlySet<never> = new Set<never>();

export function term(value: bigint | number, currency?: string): Term {
  const currencies = currency === undefined ? NONE : new Set([currency]);
  return { value, lacks: NONE, currencies, annualised: false, estimated: false };
}

export function lack(...lacks: Lack[]): Term {
  return { value: null, lacks: new Set(lacks), currencies: NONE, annualised: false, estimated: false };
}

/** Computes a term from others; it is missing for the reasons of all of them. */
export function combine(terms: Term[], compute: (...values: (bigint | number)[]) => bigint | number): Term {
  const lacks = new Set(terms.flatMap((part) => [...part.lacks]));
  return {
    value: lacks.size > 0 ? null : compute(...terms.map((part) => part.value!)),
    lacks,
    currencies: new Set(terms.flatMap((part) => [...part.currencies])),
    annualised: terms.some((part) => part.annualised),
    estimated: terms.some((part) => part.estimated),
  };
}

export function plus(...terms: Term[]): Term {
  return combine(terms, (...values) => {
    if (values.every((value) => typeof value === "bigint")) return values.reduce((sum, value) => sum + value, 0n);
    return values.reduce<number>((sum, value) => sum + Number(value), 0);
  });
}

export function negative(of: Term): Term {
  return combine([of], (value) => -value);
}

export function minus(first: Term, ...others: Term[]): Term {
  return plus(first, ...others.map(negative));
}

export function times(factor: number, of: Term): Term {
  return combine([of], (value) => factor * Number(value));
}

/** A quotient; a divisor of zero makes it missing. */
export function over(dividend: Term, divisor: Term): Term {
  const zero = divisor.value !== null && Number(divisor.value) === 0;
  return combine([dividend, zero ? lack("divisionByZero") : divisor], (a, b) => Number(a) / Number(b));
}

/** A quotient by equity or capital employed; a divisor of zero or less makes it missing. */
export function overPositive(dividend: Term, divisor: Term): Term {
  const positive = divisor.value === null || Number(divisor.value) > 0;
  const usable = positive ? divisor : { ...lack("divisorNotPositive"), currencies: divisor.currencies };
  return combine([dividend, usable], (a, b) => Number(a) / Number(b));
}

export function percent(of: Term): Term {
  return times(100, of);
}

/** `first`, or `otherwise` when `first` is missing for want of an input. */
export function either(first: Term, otherwise: Term): Term {
  return first.lacks.has("missingInput") ? otherwise : first;
}

export function estimated(of: Term): Term {
  return { ...of, estimated: true };
}

export function mean(terms: Term[]): Term {
  const sum = plus(...terms);
  return combine([sum], (value) => Number(value) / terms.length);
}
