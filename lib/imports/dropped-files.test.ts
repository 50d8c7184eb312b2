import { describe, expect, test } from "vitest";
import { filesOf } from "./dropped-files";

const NOT_READABLE = new DOMException("Gone.", "NotFoundError");

function fileEntry(path: string, isReadable = true): FileSystemEntry {
  const name = path.split("/").at(-1)!;
  const file: FileSystemFileEntry["file"] = (resolve, reject) =>
    isReadable ? resolve(new File(["x"], name)) : reject?.(NOT_READABLE);
  return { name, fullPath: path, isFile: true, isDirectory: false, file } as unknown as FileSystemEntry;
}

/** A dropped folder, which cannot be read if `children` is null. */
function folder(path: string, children: FileSystemEntry[] | null): FileSystemEntry {
  const batches = [children, []];
  const readEntries: FileSystemDirectoryReader["readEntries"] = (resolve, reject) => {
    const batch = batches.shift();
    if (batch) resolve(batch);
    else reject?.(NOT_READABLE);
  };
  const name = path.split("/").at(-1)!;
  const createReader = () => ({ readEntries });
  return { name, fullPath: path, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

/** The result of `filesOf` for dropped entries, with the names of the files instead of the files. */
async function namesIn(...entries: FileSystemEntry[]) {
  const files = entries.filter(({ isFile }) => isFile).map(({ name }) => new File(["x"], name));
  const found = await filesOf({ files, entries });
  return { ...found, files: found.files.map(({ name }) => name) };
}

describe("dropped files", () => {
  test("are all but the hidden ones, with or without a folder among them", async () => {
    expect((await namesIn(fileEntry("/a.se"), fileEntry("/.hidden"))).files).toEqual(["a.se"]);
    const books = folder("/books", [fileEntry("/books/b.se"), fileEntry("/books/.DS_Store")]);
    expect(await namesIn(fileEntry("/a.se"), fileEntry("/.hidden"), folder("/.git", null), books)).toEqual({
      files: ["a.se", "b.se"],
      unreadable: [],
    });
  });

  test("that cannot be read are named, and the others are taken", async () => {
    const books = folder("/books", [
      fileEntry("/books/a.se"),
      fileEntry("/books/locked.se", false),
      folder("/books/locked", null),
    ]);
    expect(await namesIn(books)).toEqual({ files: ["a.se"], unreadable: ["/books/locked.se", "/books/locked"] });
  });
});
