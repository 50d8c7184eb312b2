import { deserialize } from "node:v8";
import { serveJobs } from "../jobs/serve-jobs";
import type { PdfDocument } from "./pdf-document";
import { writePdf } from "./write-pdf";

// A worker thread that draws PDFs, one at a time.

serveJobs(async ({ bytes }) => {
  const value = await writePdf(deserialize(bytes) as PdfDocument);
  return { value, lists: {}, transfer: [value.buffer as ArrayBuffer] };
});
