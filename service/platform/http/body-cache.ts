import type { ContentCoding } from "./entity-tag";
import type { Versioned } from "../versioned";

/** An encoded body, ready to send. */
export interface EncodedBody {
  tag: string;
  coding: ContentCoding;
  /** Text for a small body that is not compressed, otherwise bytes. */
  bytes: string | Uint8Array;
}

interface VersionedBody {
  version: string;
  body: EncodedBody;
}

export type Encode = (value: unknown) => Promise<EncodedBody>;

/**
 * A least-recently-used cache of the encoded bodies of versioned responses, limited in bytes. Concurrent requests
 * for one body read and encode it once.
 */
export class BodyCache {
  /** In order of use; the least recently used body is first. */
  private readonly bodies = new Map<string, EncodedBody>();
  private readonly pending = new Map<string, Promise<VersionedBody>>();
  private size = 0;

  constructor(private readonly maxBytes: number) {}

  async get(versioned: Versioned, coding: ContentCoding, encode: Encode): Promise<EncodedBody> {
    const key = keyOf(versioned.version, coding);
    const found = this.bodies.get(key);
    if (found) {
      this.bodies.delete(key);
      this.bodies.set(key, found);
      return found;
    }
    const pending = this.pending.get(key);
    if (pending) {
      const { version, body } = await pending;
      if (version === versioned.version) return body;
      // The pending read may have seen a change that was undone before this request read its version.
      return (await this.read(versioned, coding, encode)).body;
    }
    const reading = this.read(versioned, coding, encode);
    this.pending.set(key, reading);
    try {
      return (await reading).body;
    } finally {
      this.pending.delete(key);
    }
  }

  /**
   * Caches the body under the version that was read with it: after a write it may be newer than the requested version.
   */
  private async read(versioned: Versioned, coding: ContentCoding, encode: Encode): Promise<VersionedBody> {
    const { version, value } = await versioned.read();
    const body = await encode(value);
    this.store(keyOf(version, coding), body);
    return { version, body };
  }

  private store(key: string, body: EncodedBody): void {
    this.drop(key);
    if (sizeOf(body) > this.maxBytes) return;
    this.bodies.set(key, body);
    this.size += sizeOf(body);
    for (const oldest of this.bodies.keys()) {
      if (this.size <= this.maxBytes) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const body = this.bodies.get(key);
    if (!body) return;
    this.size -= sizeOf(body);
    this.bodies.delete(key);
  }
}

function keyOf(version: string, coding: ContentCoding): string {
  return `${coding} ${version}`;
}

/** Returns the bytes on the wire, which approximate the bytes in memory. */
function sizeOf({ bytes }: EncodedBody): number {
  return typeof bytes === "string" ? Buffer.byteLength(bytes) : bytes.byteLength;
}
