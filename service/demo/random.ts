import { seededRandom } from "./seeded-random";

/** Pseudo-random numbers, determined by the FNV-1a hash of the seed. */
export class Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    this.next = seededRandom(hash);
  }

  between(lowest: number, highest: number): number {
    return lowest + (highest - lowest) * this.next();
  }

  /** Returns a whole number, both bounds inclusive. */
  whole(lowest: number, highest: number): number {
    return Math.floor(this.between(lowest, highest + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Splits an amount into `parts` whole numbers of random size; their sum is the rounded amount. */
  split(amount: number, parts: number): number[] {
    const weights = Array.from({ length: parts }, () => this.between(0.4, 1.6));
    const sum = weights.reduce((one, other) => one + other, 0);
    const cut = weights.slice(1).map((weight) => Math.round((amount * weight) / sum));
    return [Math.round(amount) - cut.reduce((one, other) => one + other, 0), ...cut];
  }
}
