/** A text that is not in the wire format. `line` and `column` count from 1, columns in UTF-16 units. */
export class WireSyntaxError extends Error {
  override readonly name: string = "WireSyntaxError";

  constructor(
    readonly explanation: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(`${explanation} at line ${line}, column ${column}`);
  }
}

/** A text in the wire format that holds more than is allowed. */
export class WireLimitError extends WireSyntaxError {
  override readonly name = "WireLimitError";
}

/** The error for the character at `offset` of `text`. Lines end with LF, CR or CR LF. */
export function wireErrorAt(
  text: string,
  offset: number,
  explanation: string,
  Kind = WireSyntaxError,
): WireSyntaxError {
  let line = 1;
  let lineStart = 0;
  for (let i = 0; i < offset; i++) {
    const unit = text.charCodeAt(i);
    const endsLine = unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10);
    if (!endsLine) continue;
    line++;
    lineStart = i + 1;
  }
  return new Kind(explanation, line, offset - lineStart + 1);
}
