import type { QueryClient } from "@tanstack/react-query";
import { apiSend } from "@/lib/api/client";
import { sieImportPath } from "@/lib/api/paths";
import { invalidateCompany } from "@/lib/companies/invalidate-company";
import type { ImportCompany } from "./import-company";
import { ImportQueue } from "./import-queue";
import { SieReader } from "./sie-reader";

export interface ImportTarget {
  company: ImportCompany;
  /** Agency of the company, for users of an agency: their imports go through the agency. */
  agencyId: string | undefined;
}

const queues = new Map<string, ImportQueue>();

/** The company's queue, the same one for as long as this window lives. */
export function importQueueOf({ company, agencyId }: ImportTarget, queryClient: QueryClient): ImportQueue {
  let queue = queues.get(company.id);
  if (!queue) {
    queue = createQueue(company, agencyId, queryClient);
    queues.set(company.id, queue);
  }
  return queue;
}

function createQueue(company: ImportCompany, agencyId: string | undefined, queryClient: QueryClient): ImportQueue {
  const reader = new SieReader();
  const resultSchema = () => import("@/contract/imports/sie-import").then((contract) => contract.sieImportResultSchema);
  return new ImportQueue(company, {
    read: (id, file) => reader.read(id, file),
    excerpt: (id, lineNo) => reader.excerpt(id, lineNo),
    forget: (id) => {
      reader.forget(id);
    },
    send: (body, onUploadProgress, signal) =>
      apiSend("PUT", sieImportPath(agencyId), body, resultSchema, { onUploadProgress, signal }),
    imported: (companyId) => {
      // Everything that is computed from the books of this company, under whatever key.
      void invalidateCompany(queryClient, companyId);
    },
  });
}
