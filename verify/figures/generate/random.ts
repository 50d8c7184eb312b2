import { seededRandom } from "@/service/demo/seeded-random";

/** Random numbers that a seed repeats. */
export class Random {
  /** A number from 0, included, to 1, excluded. */
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  /** A whole number from one to another, both included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)]!;
  }

  /** Draws members of a list, each with the probability, and keeps their order. */
  some<T>(list: readonly T[], probability: number): T[] {
    return list.filter(() => this.chance(probability));
  }

  /** A positive amount in öre of at most so many kronor; sometimes whole kronor. */
  ore(kronor: number): bigint {
    return this.chance(0.3) ? BigInt(this.int(1, kronor)) * 100n : BigInt(this.int(1, kronor * 100));
  }
}
