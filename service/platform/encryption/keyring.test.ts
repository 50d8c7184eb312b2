import { describe, expect, it } from "vitest";
import { EncryptionKey, Keyring, type ValueLocation } from "./keyring";

const key = () => EncryptionKey.read(EncryptionKey.newText())!;
const ANNA: ValueLocation = { table: "second_factor", column: "secret", key: "anna" };
const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

describe("a sealed value", () => {
  const keyring = new Keyring(key());

  it("opens in its place, and differs each time that the same text is sealed", () => {
    const sealed = Array.from({ length: 100 }, () => keyring.seal(SECRET, ANNA));
    expect(new Set(sealed).size).toBe(100);
    expect(sealed.map((text) => keyring.open(text, ANNA))).toEqual(Array(100).fill(SECRET));
    expect(sealed[0]).toMatch(new RegExp(`^sealed:1:${keyring.current.id}:[\\w-]+$`));
    const whole = Buffer.from(sealed[0]!.split(":")[3]!, "base64url");
    // The nonce, the encrypted text and the tag of AES-GCM, in bytes.
    expect(whole).toHaveLength(12 + SECRET.length + 16);
    for (const text of ["", "å\u0000𝄞".repeat(5000)]) expect(keyring.open(keyring.seal(text, ANNA), ANNA)).toBe(text);
  });

  it.each([
    ["of another row", { key: "bo" }],
    ["of another column", { column: "user_name" }],
    ["of another table", { table: "setting" }],
  ])("does not open in the place %s", (_, other) => {
    const sealed = keyring.seal(SECRET, ANNA);
    expect(() => keyring.open(sealed, { ...ANNA, ...other })).toThrow(/was changed, or belongs to another row\.$/);
  });

  it("does not open when any bit of it was changed, or when it was cut off", () => {
    const sealed = keyring.seal(SECRET, ANNA);
    const [, , id, encoded] = sealed.split(":");
    const bytes = Buffer.from(encoded!, "base64url");
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => keyring.open(`sealed:1:${id!}:${changed.toString("base64url")}`, ANNA)).toThrow(/was changed/);
    }
    for (let length = 1; length < bytes.length; length++) {
      const cut = bytes.subarray(0, length).toString("base64url");
      expect(() => keyring.open(`sealed:1:${id!}:${cut}`, ANNA)).toThrow(/was changed/);
    }
    for (const other of [SECRET, "", "sealed:1:", sealed.replace("sealed:1", "sealed:2")]) {
      expect(() => keyring.open(other, ANNA)).toThrow(/is not sealed/);
    }
  });

  it("opens only under the key that sealed it, which may be the previous one", () => {
    const sealed = keyring.seal(SECRET, ANNA);
    const other = key();
    expect(() => new Keyring(other).open(sealed, ANNA)).toThrow(
      `under the key ${keyring.current.id}, which is not here`,
    );
    const renamed = sealed.replace(keyring.current.id, other.id);
    expect(() => new Keyring(other).open(renamed, ANNA)).toThrow(/was changed/);
    const rotated = new Keyring(other, keyring.current);
    expect(rotated.open(sealed, ANNA)).toBe(SECRET);
    expect(() => keyring.open(rotated.seal(SECRET, ANNA), ANNA)).toThrow(/which is not here/);
  });
});
