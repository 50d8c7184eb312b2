/** Progress of an import: `done` of `total`, in bytes while reading and in rows while storing. */
interface ImportProgress {
  stage: "reading" | "storing";
  done: number;
  total: number;
}

/** Called with the number of rows stored so far. */
export type ReportRows = (rows: number) => void;

/** The reports of a company's imports, in the order in which they were published. */
const running = new Map<string, Set<ImportReport>>();

/**
 * The progress of the import that this process runs for a company; null when it runs none that was published, which
 * dry runs never are. When it runs several, the one that was published first counts: most often the others wait for it.
 */
export function importProgress(companyId: string): ImportProgress | null {
  const [first] = running.get(companyId) ?? [];
  return first ? { ...first.progress } : null;
}

/**
 * The progress of one import. It begins as completely read and becomes visible with `publishFor`, because the company
 * is known only when the file has been read.
 */
export class ImportReport {
  progress: ImportProgress;
  private companyId: string | null = null;

  constructor(bytes: number) {
    this.progress = { stage: "reading", done: bytes, total: bytes };
  }

  storing(done: number, total: number): void {
    this.progress = { stage: "storing", done, total };
  }

  publishFor(companyId: string): void {
    this.companyId = companyId;
    running.set(companyId, (running.get(companyId) ?? new Set()).add(this));
  }

  end(): void {
    if (this.companyId === null) return;
    const reports = running.get(this.companyId);
    reports?.delete(this);
    if (reports?.size === 0) running.delete(this.companyId);
  }
}
