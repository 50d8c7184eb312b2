declare module "fs-native-extensions" {
  /**
   * Locks the file for this open descriptor alone until it is closed, at the latest by the end of its process.
   * @returns false when another open descriptor, of whatever process, has it locked
   * @throws where the file system knows no locks
   */
  export function tryLock(fd: number): boolean;
}
