/** Assigns numbers from 0 to byte sequences in order of appearance; equal sequences get one number. */
export class ByteInterner {
  count = 0;
  /** A hash table with open addressing: the numbers by the hashes of their sequences; −1 for a free slot. */
  private slots = new Int32Array(256).fill(-1);
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly hashes: number[] = [];
  /** Random, so that no file can be crafted in which all sequences collide. */
  private readonly seed = (Math.random() * 2 ** 32) | 0;

  constructor(private readonly bytes: Uint8Array) {}

  /** Returns the number of `bytes[start, end)`; equal to `count` before the call if the sequence is new. */
  intern(start: number, end: number): number {
    const known = this.find(start, end);
    return known < 0 ? this.add(start, end) : known;
  }

  /** Returns the number of `bytes[start, end)`; −1 if the sequence has not been added. */
  find(start: number, end: number): number {
    const hash = this.hash(start, end);
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const known = this.slots[slot]!;
      if (known < 0 || (this.hashes[known] === hash && this.isSame(known, start, end))) return known;
    }
  }

  /** FNV-1a, with the upper bits mixed into the lower ones, because only the lower ones choose a slot. */
  private hash(start: number, end: number): number {
    const { bytes } = this;
    let hash = this.seed;
    for (let at = start; at < end; at++) {
      hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  private isSame(known: number, start: number, end: number): boolean {
    const bytes = this.bytes;
    const other = this.starts[known]!;
    if (this.ends[known]! - other !== end - start) return false;
    for (let i = end - start - 1; i >= 0; i--) if (bytes[other + i] !== bytes[start + i]) return false;
    return true;
  }

  private add(start: number, end: number): number {
    const number = this.count++;
    this.starts.push(start);
    this.ends.push(end);
    this.hashes.push(this.hash(start, end));
    if (this.count * 2 > this.slots.length) {
      this.slots = new Int32Array(this.slots.length * 4).fill(-1);
      for (let earlier = 0; earlier < number; earlier++) this.insert(earlier);
    }
    this.insert(number);
    return number;
  }

  private insert(number: number): void {
    const mask = this.slots.length - 1;
    let slot = this.hashes[number]! & mask;
    while (this.slots[slot]! >= 0) slot = (slot + 1) & mask;
    this.slots[slot] = number;
  }
}
