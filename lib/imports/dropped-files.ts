/** The dropped files and folders. They must be read during the event: afterwards the browser gives no access. */
export interface Dropped {
  files: File[];
  entries: (FileSystemEntry | null)[];
}

export function takeDropped({ files, items }: DataTransfer): Dropped {
  return { files: [...files], entries: [...items].map((item) => item.webkitGetAsEntry()) };
}

export function isDragOfFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

/** All dropped files, including those in folders, but without hidden files. */
export async function filesOf({ files, entries }: Dropped): Promise<File[]> {
  if (!entries.some((entry) => entry?.isDirectory)) return files;
  const found = await Promise.all(entries.map((entry) => (entry ? filesIn(entry) : Promise.resolve([]))));
  return found.flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.name.startsWith(".")) return [];
  if (entry.isFile) return [await new Promise<File>((...settle) => { (entry as FileSystemFileEntry).file(...settle); })]; // prettier-ignore
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const children: FileSystemEntry[] = [];
  // The browser returns the entries of a folder in batches of a hundred.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((...settle) => { reader.readEntries(...settle); }); // prettier-ignore
    if (some.length === 0) break;
    children.push(...some);
  }
  return (await Promise.all(children.map(filesIn))).flat();
}
