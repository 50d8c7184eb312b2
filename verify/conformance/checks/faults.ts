import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { topic } from "../check";
import type { ApiResponse } from "../client";
import { addComment } from "./samples";

export const faultsTopic = topic("Unexpected errors", (check) => {
  check(
    "are 500 without anything of the inside, and logged with their stack under the identifier",
    ["error-500-unexpected", "error-500-hides-internals", "error-identifier-fresh-and-logged"],
    async (s) => {
      const { id } = await s.company();
      const comment = await addComment(s, id);
      const { db } = s.own!.database;
      await db.execute(sql`alter table comment rename to comment_away`);
      const responses: ApiResponse[] = [];
      try {
        responses.push(await s.director.get(`/Company/${id}/Comment`));
        responses.push(await s.director.put(`/Company/${id}/Comment`, { id: comment.id, message: "hemligt" }));
      } finally {
        await db.execute(sql`alter table comment_away rename to comment`);
      }
      for (const { status, body, text } of responses) {
        expect([status, body]).toMatchObject([500, { typeOfError: "InternalServerError" }]);
        expect(text).not.toMatch(/comment|select|relation|drizzle|\.ts|at /i);
        const { identifier } = body as { identifier: string };
        const line = s.log.find((logged) => logged.includes(identifier));
        expect(line).toMatch(/"frames":\["at /);
        expect(line).not.toContain("hemligt");
      }
      expect((await s.director.get(`/Company/${id}/Comment`)).body).toEqual([comment]);
    },
    "own service",
  );
});
