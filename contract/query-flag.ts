import * as z from "zod";

/** Yes or no in a query. */
export const queryFlag = z.enum(["true", "false"], { message: "expected true or false" });
