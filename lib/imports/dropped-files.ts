/** The `accept` of a field for SIE files. Browsers ignore case in it. */
export const ACCEPTED_FILES = ".se,.si,.sie,text/plain";

/** The dropped files and folders, which can also be read after the event. */
export interface Dropped {
  files: File[];
  entries: (FileSystemEntry | null)[];
}

/** Gets the dropped files and folders. Call it while the event is handled: later the event's data is not accessible. */
export function takeDropped({ files, items }: DataTransfer): Dropped {
  return { files: [...files], entries: [...items].map((item) => item.webkitGetAsEntry()) };
}

/** False for a drag of text or of a link. */
export function isDragOfFiles(event: { dataTransfer: DataTransfer | null }): boolean {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

export interface FoundFiles {
  files: File[];
  /** Paths of files and folders that the browser could not read. */
  unreadable: string[];
}

/** Finds all dropped files, including those in folders, but without hidden files. */
export async function filesOf({ files, entries }: Dropped): Promise<FoundFiles> {
  const unreadable: string[] = [];
  if (!entries.some((entry) => entry?.isDirectory)) return { files: files.filter(isVisible), unreadable };
  const found = await Promise.all(entries.map((entry) => (entry ? filesIn(entry, unreadable) : Promise.resolve([]))));
  return { files: found.flat(), unreadable };
}

async function filesIn(entry: FileSystemEntry, unreadable: string[]): Promise<File[]> {
  if (!isVisible(entry)) return [];
  try {
    if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)];
    const children = await childrenOf(entry as FileSystemDirectoryEntry);
    return (await Promise.all(children.map((child) => filesIn(child, unreadable)))).flat();
  } catch {
    unreadable.push(entry.fullPath);
    return [];
  }
}

function isVisible({ name }: { name: string }): boolean {
  return !name.startsWith(".");
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  // The browser returns the entries of a folder in batches of a hundred.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return children;
    children.push(...some);
  }
}
