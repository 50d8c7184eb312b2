export { parseWire } from "./parse-wire";
export { WireSyntaxError } from "./wire-syntax-error";
export { writeWire } from "./write-wire";
