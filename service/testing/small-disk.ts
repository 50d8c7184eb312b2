import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MIB = 1024 * 1024;

/** A file system so small that a test can fill it. */
export class SmallDisk {
  private constructor(readonly directory: string) {}

  /** Null if this process may not mount a file system. */
  static mount(mib: number): SmallDisk | null {
    const directory = mkdtempSync(join(tmpdir(), "nyckeltal-disk-"));
    // A database server that runs as another user has its files below this directory.
    chmodSync(directory, 0o755);
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${mib}m,mode=0755`, "none", directory], { stdio: "ignore" });
      return new SmallDisk(directory);
    } catch {
      rmdirSync(directory);
      return null;
    }
  }

  /** Fills the remaining space. */
  fill(): void {
    const file = openSync(this.filler, "w");
    try {
      for (let bytes = MIB; bytes >= 1;) {
        try {
          writeSync(file, Buffer.alloc(bytes));
        } catch {
          bytes = Math.floor(bytes / 2);
        }
      }
    } finally {
      closeSync(file);
    }
  }

  makeRoom(): void {
    rmSync(this.filler);
  }

  remove(): void {
    // -l: also while a server that could not be stopped has files open there.
    execFileSync("umount", ["-l", this.directory]);
    rmdirSync(this.directory);
  }

  private get filler(): string {
    return join(this.directory, "filler");
  }
}
