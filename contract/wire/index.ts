export { parseWire, type WireLimits } from "./parse-wire";
export { WireLimitError, WireSyntaxError } from "./wire-syntax-error";
export { writeWire } from "./write-wire";
