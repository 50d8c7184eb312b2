/** Progress of an import: `done` of `total`, in bytes while reading and in rows while storing. */
export interface ImportProgress {
  stage: "reading" | "storing";
  done: number;
  total: number;
}

export type ReportRows = (rows: number) => void;

const running = new Map<string, ImportReport>();

/** The progress of the import that this process runs for a company; null when it runs none. */
export function importProgress(companyId: string): ImportProgress | null {
  const report = running.get(companyId);
  return report ? { ...report.progress } : null;
}

/** Reports the progress of one import, from the moment that its company is known. */
export class ImportReport {
  progress: ImportProgress = { stage: "reading", done: 0, total: 0 };
  private companyId: string | null = null;

  reading(done: number, total: number): void {
    this.progress = { stage: "reading", done, total };
  }

  storing(done: number, total: number): void {
    this.progress = { stage: "storing", done, total };
  }

  /** Publishes the progress under the company; a later import of the company replaces an earlier one. */
  isOf(companyId: string): void {
    this.companyId = companyId;
    running.set(companyId, this);
  }

  end(): void {
    if (this.companyId !== null && running.get(this.companyId) === this) running.delete(this.companyId);
  }
}
