import { expect, test, vi } from "vitest";

test("a file begins with the methods that an earlier file has spied on as they were at first", async () => {
  const box = {
    get width() {
      return 0;
    },
  };
  vi.spyOn(box, "width", "get").mockReturnValue(900);
  vi.resetModules();
  await import("./begin-anew");
  expect(box.width).toBe(0);
});
