/**
 * Opens a PDF with pdf.js, and returns the codes of drawing operations in pdf.js too. The bytes are copied, because
 * pdf.js takes ownership of the array it gets. The caller must call `pdf.destroy()`.
 */
export async function openPdf(bytes: Uint8Array) {
  // pdf.js replaces built-in functions by some that are many times as slow, also for all later tests of the process.
  const originals = [JSON, Array.prototype].map(
    (owner: object) => [owner, Object.getOwnPropertyDescriptors(owner)] as const,
  );
  const { getDocument, OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  for (const [owner, properties] of originals) Object.defineProperties(owner, properties);
  return { pdf, OPS };
}
