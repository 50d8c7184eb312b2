import type { QueryClient } from "@tanstack/react-query";
import { apiSend } from "@/lib/api/client";
import { sieImportPath } from "./paths";
import { invalidateCompany } from "@/lib/companies/invalidate-company";
import { guardWindow } from "./guard-window";
import type { ImportCompany } from "./import-company";
import { ImportQueue } from "./import-queue";
import { SieReader } from "./sie-reader";

export interface ImportTarget {
  company: ImportCompany;
  /** The company's agency if the user may see agencies: imports then use the agency's address. */
  agencyId: string | undefined;
}

const queues = new Map<string, ImportQueue>();

/** The import queue of a company; the same object for the lifetime of the window. */
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
  const queue = new ImportQueue(company, {
    read: (id, file) => reader.read(id, file),
    excerpt: (id, lineNo) => reader.excerpt(id, lineNo),
    forget: (id) => {
      reader.forget(id);
    },
    send: (body, onUploadProgress, signal) => {
      guardWindow(queue);
      return apiSend("PUT", sieImportPath(agencyId), body, resultSchema, { onUploadProgress, signal });
    },
    imported: (companyId) => {
      // Any cached query of the company may depend on its books.
      void invalidateCompany(queryClient, companyId);
    },
  });
  return queue;
}
