import { describe, expect, it } from "vitest";
import { BodyCache, type EncodedBody } from "./body-cache";
import { Versioned, type Snapshot } from "../versioned";

/** A value that is also its own version; counts how often it is read. */
class Source {
  reads = 0;
  now = "a";

  asked(read = () => Promise.resolve(this.snapshot())): Versioned {
    return new Versioned(this.now, () => {
      this.reads++;
      return read();
    });
  }

  snapshot(): Snapshot {
    return { version: this.now, value: this.now };
  }
}

const encode = (value: unknown): Promise<EncodedBody> =>
  Promise.resolve({ tag: String(value), coding: "identity", bytes: String(value).padEnd(100) });

describe("the kept bodies", () => {
  it("are sent again while the version is the same, and each coding has its own", async () => {
    const source = new Source();
    const kept = new BodyCache(1000);
    for (let i = 0; i < 3; i++) expect((await kept.get(source.asked(), "gzip", encode)).tag).toBe("a");
    expect(source.reads).toBe(1);
    await kept.get(source.asked(), "br", encode);
    expect(source.reads).toBe(2);
    source.now = "b";
    expect((await kept.get(source.asked(), "gzip", encode)).tag).toBe("b");
  });

  it("are read once for concurrent requests", async () => {
    const source = new Source();
    const kept = new BodyCache(1000);
    const all = await Promise.all(Array.from({ length: 20 }, () => kept.get(source.asked(), "gzip", encode)));
    expect(new Set(all.map(({ tag }) => tag))).toEqual(new Set(["a"]));
    expect(source.reads).toBe(1);
  });

  it("stand under the version that was read with them, not under the one that was asked for", async () => {
    const source = new Source();
    const kept = new BodyCache(1000);
    const asked = source.asked();
    source.now = "b";
    expect((await kept.get(asked, "gzip", encode)).tag).toBe("b");
    source.now = "a";
    expect((await kept.get(source.asked(), "gzip", encode)).tag).toBe("a");
  });

  it("are not shared with a later request that has seen a newer version", async () => {
    const source = new Source();
    const kept = new BodyCache(1000);
    let arrive: (snapshot: Snapshot) => void = () => undefined;
    const slow = kept.get(
      source.asked(() => new Promise((resolve) => (arrive = resolve))),
      "gzip",
      encode,
    );
    // The first read sees a change to b, which is undone before the second request asks for its version.
    const late = kept.get(source.asked(), "gzip", encode);
    arrive({ version: "b", value: "b" });
    expect((await slow).tag).toBe("b");
    expect((await late).tag).toBe("a");
  });

  it("are dropped beyond the limit, the least recently used first", async () => {
    const kept = new BodyCache(250);
    const sources = ["a", "b", "c"].map((now) => Object.assign(new Source(), { now }));
    const ask = async (place: number) => void (await kept.get(sources[place]!.asked(), "gzip", encode));
    await ask(0);
    await ask(1);
    await ask(0);
    await ask(2);
    await ask(0);
    await ask(1);
    expect(sources.map(({ reads }) => reads)).toEqual([1, 2, 1]);
  });

  it("are not kept when a single one is larger than the limit, or when reading it has failed", async () => {
    const source = new Source();
    const kept = new BodyCache(50);
    await kept.get(source.asked(), "gzip", encode);
    await kept.get(source.asked(), "gzip", encode);
    expect(source.reads).toBe(2);
    const failing = source.asked(() => Promise.reject(new Error("away")));
    await expect(kept.get(failing, "gzip", encode)).rejects.toThrow("away");
    expect((await kept.get(source.asked(), "gzip", encode)).tag).toBe("a");
  });
});
