import * as z from "zod";

/** The content of a file of at most `maxBytes`: base64 with padding (RFC 4648 §4), with or without line breaks. */
export function base64(maxBytes: number): z.ZodString {
  return z.string().superRefine((data, context) => {
    let end = data.length;
    while (data[end - 1] === "\n" || data[end - 1] === "\r") end--;
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    const breaks = count(data, "\n") + count(data, "\r");
    const length = data.length - breaks;
    const padding = data.endsWith("==", end) ? 2 : data.endsWith("=", end) ? 1 : 0;
    const wrongAt = data.slice(0, end - padding).search(/[^A-Za-z0-9+/\r\n]/);
    const size = (length / 4) * 3 - padding;
    if (wrongAt >= 0) refuse(`expected base64, found ${JSON.stringify(data[wrongAt])} at character ${wrongAt + 1}`);
    else if (length % 4 !== 0) refuse(`expected base64 with padding: a multiple of 4 characters, found ${length}`);
    else if (size > maxBytes) refuse(`expected a file of at most ${maxBytes} bytes, found ${size}`);
  });
}

function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found++;
  return found;
}
