/** A variable that cannot be used; the message is one line for the person who set it. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}
