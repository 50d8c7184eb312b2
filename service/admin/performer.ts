import { once } from "node:events";
import { createReadStream, createWriteStream, renameSync, rmSync, statSync } from "node:fs";
import { CommandFailure, type Job } from "./command";

/** Carries out jobs of commands, wherever the database is. */
export interface Performer {
  perform(name: string, job: Job): Promise<void>;
  close(): Promise<void>;
}

/** The bytes of the file that a job reads, none without one. Throws a CommandFailure for a file that cannot be read. */
export function openUpload({ upload }: Job): AsyncIterable<Uint8Array> {
  if (upload === undefined) return nothing();
  const stat = statSync(upload, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new CommandFailure(`${upload} is not a file.`);
  return readable(upload);
}

async function* readable(path: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(path)) yield chunk as Uint8Array;
  } catch (error) {
    throw new CommandFailure(`${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown"}).`);
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // Without bytes there is nothing to yield.
}

/** The file that a job writes: it appears whole when the job is done, or not at all. */
export class Download {
  private readonly stream;

  private constructor(
    private readonly path: string,
    private readonly draft: string,
  ) {
    this.stream = createWriteStream(draft, { mode: 0o600 });
  }

  static async open({ download }: Job): Promise<Download | null> {
    if (download === undefined) return null;
    const opened = new Download(download, `${download}.${process.pid}.part`);
    try {
      await once(opened.stream, "open");
    } catch (error) {
      throw new CommandFailure(
        `${download} cannot be written (${(error as NodeJS.ErrnoException).code ?? "unknown"}).`,
      );
    }
    return opened;
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (!this.stream.write(bytes)) await once(this.stream, "drain");
  }

  async keep(): Promise<void> {
    this.stream.end();
    await once(this.stream, "close");
    renameSync(this.draft, this.path);
  }

  discard(): void {
    this.stream.destroy();
    rmSync(this.draft, { force: true });
  }
}
