import { BRACKET_OPEN, WireParser, type WireLimits } from "./parse-wire";

/**
 * Reads a list item by item, so that its items need never be there all at once.
 * @param limits hold for each item
 * @param visit is given each item in turn, and says whether to go on; what follows is not looked at otherwise
 * @returns false where the text is no list: then nothing was visited
 * @throws as parseWire
 */
export function visitWireList(
  text: string,
  limits: WireLimits,
  visit: (item: unknown, place: number) => boolean,
): boolean {
  return new WireListVisitor(text, limits).visit(visit);
}

/** Apart from the parser, for the browser does without it. */
class WireListVisitor extends WireParser {
  visit(visit: (item: unknown, place: number) => boolean): boolean {
    this.begin();
    if (this.text.charCodeAt(this.at) !== BRACKET_OPEN) return false;
    let place = 0;
    const isWhole = this.items(1, (item) => {
      this.values = 0;
      return visit(item, place++);
    });
    if (isWhole) this.end();
    return true;
  }
}
