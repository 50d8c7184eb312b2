import { expect } from "vitest";
import { topic } from "../check";
import { ok, type Fixture } from "../fixture";
import { addComment, commentOf, type StoredComment } from "./samples";

interface Question extends StoredComment {
  isQuestion?: boolean;
  resolved?: { at: string; by: string };
  assignee?: string;
  replies?: { id: string; message: string; author: string; created: string }[];
}

interface Feed {
  comments: (Question & { companyId: string; companyName: string })[];
  next?: string;
}

const ask = async (s: Fixture, companyId: string, values: object = {}) =>
  (await addComment(s, companyId, { isQuestion: true, ...values })) as Question;

export const commentQuestionTopic = topic("CommentQuestion", (check) => {
  check(
    "a question is written as a comment, assigned and resolved",
    ["question-written-with-comment", "question-resolve-assign", "question-assignee-sees-company", "question-only"],
    async (s) => {
      const { id } = await s.company();
      const consultant = await s.consultant([id]);
      const elsewhere = await s.consultant();
      const owner = await s.companyUser(id, "Admin");
      const { isOwn: _, ...asked } = ok<Question>(
        await owner.client.post(`/Company/${id}/Comment`, commentOf({ isQuestion: true })),
      );
      expect(asked.isQuestion).toBe(true);
      const path = `/Company/${id}/Comment/${asked.id}/Question`;
      const assignees = ok<{ userName: string }[]>(await s.director.get(`/Company/${id}/CommentAssignee`));
      const names = assignees.map(({ userName }) => userName);
      expect(names).toContain(consultant.userName);
      expect(names).not.toContain(elsewhere.userName);
      for (const userName of [elsewhere.userName, owner.userName, "nobody"]) {
        expect((await s.director.put(path, { assignee: userName })).status).toBe(400);
      }
      const changed = ok<Question>(await s.director.put(path, { assignee: consultant.userName, isResolved: true }));
      expect(changed).toEqual({
        ...asked,
        assignee: `Name of ${consultant.userName}`,
        resolved: { at: changed.resolved!.at, by: expect.any(String) },
      });
      expect(ok(await s.director.put(path, { assignee: null, isResolved: false }))).toEqual(asked);
      const plain = await addComment(s, id);
      expect(plain).not.toHaveProperty("isQuestion");
      expect((await s.director.put(`/Company/${id}/Comment/${plain.id}/Question`, { isResolved: true })).status).toBe(
        412,
      );
    },
  );

  check("isOwn marks a comment and a reply for their author only", ["comment-is-own"], async (s) => {
    const { id } = await s.company();
    const consultant = await s.consultant([id]);
    const path = `/Company/${id}/Comment/${(await addComment(s, id)).id}`;
    ok(await consultant.client.post(`${path}/Reply`, { message: "Svar" }));
    expect(ok<Question>(await s.director.get(path))).toHaveProperty("isOwn", true);
    const read = ok<Question>(await consultant.client.get(path));
    expect(read).not.toHaveProperty("isOwn");
    expect(read.replies).toMatchObject([{ isOwn: true }]);
    expect(ok<Question>(await s.director.get(path)).replies![0]).not.toHaveProperty("isOwn");
  });

  check("replies stand in their comment and go with it", ["reply-in-its-comment"], async (s) => {
    const { id } = await s.company();
    const { id: commentId } = await addComment(s, id);
    const path = `/Company/${id}/Comment/${commentId}`;
    const reply = ok<{ id: string }>(await s.director.post(`${path}/Reply`, { message: "Svar" }));
    expect(ok<Question>(await s.director.get(path)).replies).toEqual([reply]);
    expect(ok<Question[]>(await s.director.get(`/Company/${id}/Comment`)).map((comment) => comment.id)).toEqual([
      commentId,
    ]);
    expect((await s.director.delete(`${path}/Reply/${reply.id}`)).text).toBe("null");
    expect(ok<Question>(await s.director.get(path))).not.toHaveProperty("replies");
    ok(await s.director.post(`${path}/Reply`, { message: "Svar" }));
    ok(await s.director.delete(path));
    expect((await s.director.get(path)).status).toBe(404);
  });

  check("the comments on all companies of an agency", ["agency-comments", "agency-comments-filters"], async (s) => {
    const [one, two] = [await s.company(), await s.company()];
    const consultant = await s.consultant([one.id, two.id]);
    const read = async (query: string) =>
      ok<Feed>(await consultant.client.get(`/Agency/${s.agencyId}/Comment${query}`));
    const first = await addComment(s, one.id, { keyFigureType: "EquityRatio" });
    const open = await ask(s, two.id, { period: { start: "2025-01-01", end: "2025-01-31" } });
    const last = await addComment(s, two.id);
    const [newest, ...older] = (await read("")).comments;
    expect(older).toHaveLength(2);
    // Comments written in the same second may be in any order.
    expect([newest!, ...older].map(({ id }) => id).sort()).toEqual([first.id, open.id, last.id].sort());
    const created = [newest!, ...older].map((comment) => comment.created);
    expect(created).toEqual(created.toSorted().reverse());
    expect(newest).toMatchObject({ companyId: expect.any(String), companyName: expect.any(String) });
    const { comments, next } = await read("?limit=2");
    const following = await read(`?limit=2&cursor=${next!}`);
    expect([...comments, ...following.comments].map(({ id }) => id)).toEqual([newest!, ...older].map(({ id }) => id));
    expect(following).not.toHaveProperty("next");
    const ids = async (query: string) => (await read(query)).comments.map(({ id }) => id);
    expect((await ids("?order=openFirst"))[0]).toBe(open.id);
    expect(await ids("?state=open")).toEqual([open.id]);
    expect(await ids("?endDate=2025-01-31&startDate=2025-01-01")).toEqual([open.id]);
    expect(await ids("?keyFigureType=EquityRatio")).toEqual([first.id]);
    expect(await ids(`?companyId=${one.id}`)).toEqual([first.id]);
    expect(await ids(`?author=${encodeURIComponent(newest!.author)}`)).toHaveLength(3);
    expect(await ids("?author=nobody+of+this+name")).toEqual([]);
    expect(await ids(`?assignee=${consultant.userName}`)).toEqual([]);
    ok(await s.director.put(`/Company/${two.id}/Comment/${open.id}/Question`, { assignee: consultant.userName }));
    expect(await ids(`?assignee=${consultant.userName}`)).toEqual([open.id]);
  });
});
