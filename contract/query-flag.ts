import * as z from "zod";

/** A boolean in a query, as the text "true" or "false". */
export const queryFlag = z.enum(["true", "false"], { message: "expected true or false" });
