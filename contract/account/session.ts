import * as z from "zod";
import { timestamp } from "../dates";

/** An active session of a user in one program on one device. */
export const sessionSchema = z.object({
  id: z.string(),
  /** The program, such as the dashboard. */
  client: z.string(),
  /** User-Agent of the browser that began the session; empty if it sent none. */
  device: z.string(),
  created: timestamp,
  /** Time of its latest access token, so accurate to the lifetime of one: ACCESS_TOKEN_SECONDS, by default 600. */
  lastUsed: timestamp,
  /** True for the session of the request itself. */
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof sessionSchema>;
export const sessionListSchema = z.array(sessionSchema);
