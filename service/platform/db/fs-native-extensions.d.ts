declare module "fs-native-extensions" {
  /**
   * Locks the file for this open descriptor until it is closed, at the latest when its process ends.
   * @returns false if another open descriptor, in this or another process, has locked it
   * @throws where the file system knows no locks
   */
  export function tryLock(fd: number): boolean;
}
