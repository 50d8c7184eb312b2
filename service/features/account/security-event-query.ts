import { SECURITY_EVENT_QUERY } from "./list-security-events";

export const SECURITY_EVENTS_DESCRIPTION = "The newest first; events are kept for 180 days.";

export const SECURITY_EVENTS_QUERY = {
  limit: { schema: SECURITY_EVENT_QUERY.limit, description: "At most so many; 50 unless told." },
  before: { schema: SECURITY_EVENT_QUERY.before, description: "Id of an event: only those before it." },
};
