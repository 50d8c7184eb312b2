import fs, { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keyFilePath, makeKeyFile, readKeyFile } from "./key-file";
import { EncryptionKey, EncryptionKeyError } from "./keyring";

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nyckeltal-key-"));
  dataDir = join(folder, "data");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the file of the encryption key", () => {
  it("is created complete, and accessible only to its owner", () => {
    expect(readKeyFile(dataDir)).toBeNull();
    const { id } = makeKeyFile(dataDir);
    expect(readKeyFile(dataDir)!.id).toBe(id);
    expect(statSync(keyFilePath(dataDir)).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(readdirSync(dataDir)).toEqual(["encryption.key"]);
    expect(Buffer.from(readFileSync(keyFilePath(dataDir), "utf8"), "base64")).toHaveLength(32);
  });

  it("is not overwritten by a second call, which returns the existing key", () => {
    const { id } = makeKeyFile(dataDir);
    const bytes = readFileSync(keyFilePath(dataDir));
    expect(makeKeyFile(dataDir).id).toBe(id);
    expect(readFileSync(keyFilePath(dataDir))).toEqual(bytes);
    expect(readdirSync(dataDir)).toEqual(["encryption.key"]);
  });

  it("may be copied into its place by hand, and is made accessible only to its owner when it is read", () => {
    const text = EncryptionKey.newText();
    writeFileSync(keyFilePath(folder), text);
    chmodSync(keyFilePath(folder), 0o644);
    expect(readKeyFile(folder)!.id).toBe(EncryptionKey.read(text)!.id);
    expect(statSync(keyFilePath(folder)).mode & 0o777).toBe(0o600);
  });

  it("is written where a crash has left it empty", () => {
    writeFileSync(keyFilePath(folder), "");
    expect(readKeyFile(folder)).toBeNull();
    expect(makeKeyFile(folder).id).toBe(readKeyFile(folder)!.id);
  });

  it("is named in an error for the operator if it stays readable for others", () => {
    const { chmodSync: original } = fs;
    writeFileSync(keyFilePath(folder), EncryptionKey.newText(), { mode: 0o644 });
    fs.chmodSync = () => {
      throw Object.assign(new Error("not permitted"), { code: "EPERM" });
    };
    // Replaces the function also where it is imported by name.
    syncBuiltinESMExports();
    try {
      expect(() => readKeyFile(folder)).toThrow(EncryptionKeyError);
      expect(() => readKeyFile(folder)).toThrow(`${keyFilePath(folder)} may be read by others`);
    } finally {
      fs.chmodSync = original;
      syncBuiltinESMExports();
    }
  });

  it("is named in the error if it holds no key or cannot be written, and is left unchanged", () => {
    writeFileSync(keyFilePath(folder), "half a k");
    expect(() => readKeyFile(folder)).toThrow(`${keyFilePath(folder)} holds no key; expected 32 bytes in base64`);
    expect(() => makeKeyFile(folder)).toThrow(/holds no key/);
    expect(readFileSync(keyFilePath(folder), "utf8")).toBe("half a k");
    const notADirectory = keyFilePath(folder);
    expect(() => makeKeyFile(notADirectory)).toThrow(
      /cannot be written \((EEXIST|ENOTDIR)\); expected DATA_DIR to be a dir/,
    );
  });
});
