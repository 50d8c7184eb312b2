import type { ContentCoding } from "./entity-tag";
import type { Versioned } from "../versioned";

/** A body as it is sent. */
export interface EncodedBody {
  tag: string;
  coding: ContentCoding;
  /** Bytes where it is compressed, else the text. */
  bytes: string | Uint8Array;
}

interface VersionedBody {
  version: string;
  body: EncodedBody;
}

export type Encode = (value: unknown) => Promise<EncodedBody>;

/**
 * A least-recently-used cache of the encoded bodies of versioned responses, limited in bytes. Requests for one body at
 * the same time read and encode it once.
 */
export class BodyCache {
  /** The one used longest ago first. */
  private readonly kept = new Map<string, EncodedBody>();
  private readonly coming = new Map<string, Promise<VersionedBody>>();
  private size = 0;

  constructor(private readonly maxBytes: number) {}

  async get(versioned: Versioned, coding: ContentCoding, encode: Encode): Promise<EncodedBody> {
    const key = keyOf(versioned.version, coding);
    const found = this.kept.get(key);
    if (found) {
      this.kept.delete(key);
      this.kept.set(key, found);
      return found;
    }
    const coming = this.coming.get(key);
    if (coming) {
      const { version, body } = await coming;
      if (version === versioned.version) return body;
      // Read before this request knew its version, and of another by then: it may be older than what was asked for.
      return (await this.read(versioned, coding, encode)).body;
    }
    const reading = this.read(versioned, coding, encode);
    this.coming.set(key, reading);
    try {
      return (await reading).body;
    } finally {
      this.coming.delete(key);
    }
  }

  /**
   * Keeps the body under the version that was read with it, which a write may have made a newer one than was asked for.
   */
  private async read(versioned: Versioned, coding: ContentCoding, encode: Encode): Promise<VersionedBody> {
    const { version, value } = await versioned.read();
    const body = await encode(value);
    this.keep(keyOf(version, coding), body);
    return { version, body };
  }

  private keep(key: string, body: EncodedBody): void {
    this.drop(key);
    if (sizeOf(body) > this.maxBytes) return;
    this.kept.set(key, body);
    this.size += sizeOf(body);
    for (const oldest of this.kept.keys()) {
      if (this.size <= this.maxBytes) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const body = this.kept.get(key);
    if (!body) return;
    this.size -= sizeOf(body);
    this.kept.delete(key);
  }
}

function keyOf(version: string, coding: ContentCoding): string {
  return `${coding} ${version}`;
}

/** Bytes on the wire, near enough to those in memory. */
function sizeOf({ bytes }: EncodedBody): number {
  return typeof bytes === "string" ? Buffer.byteLength(bytes) : bytes.byteLength;
}
