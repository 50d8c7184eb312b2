import { BRACKET_OPEN, WireParser, type WireLimits } from "./parse-wire";

/**
 * Reads a list item by item, so that its items are never in memory all at once.
 * @param limits hold for each item
 * @param visit is called with each item and its index; when it returns false the rest is not read
 * @returns false when the text is no list; nothing was visited then
 * @throws the errors of parseWire
 */
export function visitWireList(
  text: string,
  limits: WireLimits,
  visit: (item: unknown, index: number) => boolean,
): boolean {
  return new WireListVisitor(text, limits).visit(visit);
}

/** Separate from the parser, because the browser does not need it. */
class WireListVisitor extends WireParser {
  visit(visit: (item: unknown, index: number) => boolean): boolean {
    this.begin();
    if (this.text.charCodeAt(this.at) !== BRACKET_OPEN) return false;
    let index = 0;
    const isWhole = this.items(1, (item) => {
      this.values = 0;
      return visit(item, index++);
    });
    if (isWhole) this.end();
    return true;
  }
}
