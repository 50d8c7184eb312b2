import { serialize } from "node:v8";
import { HttpError } from "../http-error";
import { WorkerPool } from "../jobs/worker-pool";
import { PDF_LIMITS, type PdfBlock, type PdfDocument } from "./pdf-document";

/** One thread per process, started with the first PDF; further PDFs wait in a queue. */
const pool = new WorkerPool(
  { threads: 1 },
  {
    program: "../pdf/pdf-thread.ts",
    tooLong: "The PDF takes too long to make. Ask for less of it.",
    tooMuchMemory: "The PDF takes more memory than one request may have. Ask for less of it.",
    tooMany: "The service has as many PDFs to make as it can.",
  },
);

/**
 * Makes a tagged PDF in a worker thread.
 * @throws HttpError tooLarge for more than {@link PDF_LIMITS} or the memory of the thread, unavailable if too many PDFs
 * are waiting or it takes too long
 */
export async function makePdf(document: PdfDocument): Promise<Uint8Array> {
  requireRoom(document.blocks.length, PDF_LIMITS.blocks, "headings, paragraphs, charts and tables");
  const cells = document.blocks.reduce((sum, block) => sum + cellsOf(block), 0);
  requireRoom(cells, PDF_LIMITS.cells, "cells");
  return (await pool.run<Uint8Array>({ kind: "pdf", bytes: serialize(document) })).value;
}

function requireRoom(count: number, most: number, what: string): void {
  if (count <= most) return;
  const message = `The PDF would have ${String(count)} ${what}; at most ${String(most)} fit in one. Ask for less of it.`;
  throw new HttpError("tooLarge", message);
}

function cellsOf(block: PdfBlock): number {
  if (block.kind === "chart") return block.steps.length * block.series.length;
  return block.kind === "table" ? block.rows.length * block.columns.length : 1;
}
