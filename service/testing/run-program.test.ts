import { afterEach, expect, it, vi } from "vitest";
import { Program } from "./run-program";

afterEach(() => vi.useRealTimers());

it("a program that ends before anybody looks again has said what it printed", async () => {
  // No timer fires, so `said` looks at the output again only when the program has ended.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await new Program("admin", ["help"], {}).said("npm run admin --");
});

it("a program that ends without saying the text fails the test with its output", async () => {
  const program = new Program("admin", ["help"], {});
  await expect(program.said("nothing of the kind")).rejects.toThrow(/^ended without saying "nothing of the kind":\n./);
});
