import { randomUUID } from "node:crypto";
import { createReadStream, statSync, type Stats } from "node:fs";
import { lstat, open, rm, type FileHandle } from "node:fs/promises";
import { codeOf } from "../platform/http-error";
import { moveIntoPlace } from "../platform/new-file";
import { CommandFailure, type Job } from "./command";

/** Runs jobs of commands, wherever the database is. */
export interface Performer {
  /** @param name of the command that the job belongs to */
  perform(name: string, job: Job): Promise<void>;
  close(): Promise<void>;
}

/**
 * The bytes of a job's upload; none if it has no upload. Throws a CommandFailure if the file is missing or empty, or
 * cannot be read, which may show only while the bytes are read.
 */
export function openUpload({ upload }: Job): AsyncIterable<Uint8Array> {
  if (upload === undefined) return nothing();
  const stat = statOf(upload);
  if (!stat?.isFile()) throw new CommandFailure(`${upload} is not a file.`);
  if (stat.size === 0) throw new CommandFailure(`${upload} is empty.`);
  return readable(upload);
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw new CommandFailure(`${path} cannot be read (${codeOf(error)}).`);
  }
}

async function* readable(path: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(path)) yield chunk as Uint8Array;
  } catch (error) {
    throw new CommandFailure(`${path} cannot be read (${codeOf(error)}).`);
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // Without bytes there is nothing to yield.
}

/**
 * A file written by a job. It appears complete and flushed to disk when the job is done, or not at all, and never
 * replaces another file. Methods throw a CommandFailure if it cannot be written.
 */
export class Download {
  private constructor(
    private readonly path: string,
    private readonly draft: string,
    private readonly file: FileHandle,
  ) {}

  /** Begins the file of a job; null for a job that writes none. */
  static async open({ download }: Job): Promise<Download | null> {
    if (download === undefined) return null;
    if (await isThere(download)) throw existsAlready(download);
    const draft = `${download}.${randomUUID()}.part`;
    try {
      return new Download(download, draft, await open(draft, "wx", 0o600));
    } catch (error) {
      throw notWritten(download, error);
    }
  }

  async write(bytes: Uint8Array): Promise<void> {
    try {
      await this.file.appendFile(bytes);
    } catch (error) {
      throw notWritten(this.path, error);
    }
  }

  async keep(): Promise<void> {
    try {
      await this.file.sync();
      await this.file.close();
      if (!moveIntoPlace(this.draft, this.path)) throw existsAlready(this.path);
    } catch (error) {
      throw error instanceof CommandFailure ? error : notWritten(this.path, error);
    }
  }

  async discard(): Promise<void> {
    await this.file.close().catch(() => undefined);
    await rm(this.draft, { force: true });
  }
}

function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function existsAlready(path: string): CommandFailure {
  return new CommandFailure(`${path} exists already; expected the name of a new file.`);
}

function notWritten(path: string, error: unknown): CommandFailure {
  return new CommandFailure(`${path} cannot be written (${codeOf(error)}).`);
}
