import { describe, expect, it } from "vitest";
import { hasPackagesOf, isInstalledElsewhere } from "./install.mjs";

const machine = { os: "linux", cpu: "x64", libc: "glibc" };

describe("hasPackagesOf", () => {
  const needed = { "node_modules/zod": { version: "4.0.0" } };
  const native = (more: object) => ({
    ...needed,
    "node_modules/native": { version: "1.0.0", optional: true, ...more },
  });

  it("is true for all packages of the lock, and false for an older version, fewer or more", () => {
    expect(hasPackagesOf({ "": {}, ...needed }, needed, machine)).toBe(true);
    expect(hasPackagesOf(needed, { "node_modules/zod": { version: "3.0.0" } }, machine)).toBe(false);
    expect(hasPackagesOf(needed, {}, machine)).toBe(false);
    expect(hasPackagesOf({}, needed, machine)).toBe(false);
  });

  it("lets optional packages for other machines be missing, but none for this one", () => {
    for (const more of [{ os: ["darwin"] }, { cpu: ["arm64"] }, { libc: ["musl"] }, { os: ["!linux"] }, {}]) {
      expect(hasPackagesOf(native(more), needed, machine), JSON.stringify(more)).toBe(true);
    }
    for (const more of [{ os: ["linux"], cpu: ["x64"] }, { os: ["!win32"] }, { os: ["linux"], libc: ["glibc"] }]) {
      expect(hasPackagesOf(native(more), needed, machine), JSON.stringify(more)).toBe(false);
      expect(hasPackagesOf(native(more), native({}), machine), JSON.stringify(more)).toBe(true);
    }
  });
});

describe("isInstalledElsewhere", () => {
  it("is true for a marker of another platform or architecture, whichever lock it names", () => {
    expect(isInstalledElsewhere("0123 aix ppc64")).toBe(true);
    expect(isInstalledElsewhere(`0123 ${process.platform} ${process.arch}`)).toBe(false);
    expect(isInstalledElsewhere(null)).toBe(false);
  });
});
