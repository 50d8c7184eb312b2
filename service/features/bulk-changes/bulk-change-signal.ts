import { WorkSignal } from "../../platform/jobs/queue-work";

/** Sent when there are companies to change. */
export const bulkChangeSignal = new WorkSignal();
