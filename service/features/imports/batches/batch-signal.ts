import { WorkSignal } from "../../../platform/jobs/queue-work";

/** Sent when there is work on files of batches. */
export const batchSignal = new WorkSignal();
