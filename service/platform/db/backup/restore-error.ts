/** A backup that cannot be restored here; the message says why in plain sentences. */
export class RestoreError extends Error {
  override name = "RestoreError";
}
