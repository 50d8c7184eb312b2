import type { TextStorage } from "@/lib/drafts/drafts";

/** An in-memory implementation of a browser's storage, which can be full. */
export class MemoryStorage implements TextStorage {
  readonly texts = new Map<string, string>();
  full = false;

  get length(): number {
    return this.texts.size;
  }
  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }
  getItem(name: string): string | null {
    return this.texts.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    if (this.full) throw new DOMException("no room", "QuotaExceededError");
    this.texts.set(name, text);
  }
  removeItem(name: string): void {
    this.texts.delete(name);
  }
}
