import { expect } from "vitest";
import { topic } from "../check";
import { ok } from "../fixture";

interface Document {
  id: string;
  path: string;
  type: string;
  contentType?: string;
  data?: string;
  children?: Document[];
}

export const documentTopic = topic("Document", (check) => {
  check(
    "is an archive of folders and files, whose ids the service assigns",
    ["document-archive", "document-root-has-whole-tree", "ids-assigned-by-service"],
    async (s) => {
      const { id } = await s.company();
      const path = `/Company/${id}/Document`;
      const root = ok<Document>(await s.director.get(path));
      expect(root).toMatchObject({ type: "Folder", path: "/", children: [] });
      const data = Buffer.from("%PDF å").toString("base64");
      const sent = { type: "File", path: "/Bokslut/2025/Å.pdf", contentType: "application/pdf", data };
      const file = ok<Document>(await s.director.post(path, { ...sent, id: "mine" }));
      expect(file.id).toMatch(/^[0-9a-f-]{36}$/);
      expect(file).toMatchObject({ type: "File", path: sent.path, contentType: sent.contentType });
      expect(ok(await s.director.get(`${path}/${file.id}`))).toMatchObject({ data, contentType: sent.contentType });
      const tree = ok<Document>(await s.director.get(path));
      expect(tree.children).toMatchObject([
        { type: "Folder", path: "/Bokslut", children: [{ path: "/Bokslut/2025", children: [{ id: file.id }] }] },
      ]);
      expect(ok(await s.director.put(path, { id: file.id, path: "/B.pdf" }))).toMatchObject({ path: "/B.pdf" });
      const folder = ok<Document>(await s.director.post(path, { type: "Folder", path: "/Tom" }));
      expect(folder).toMatchObject({ type: "Folder", children: [] });
      expect((await s.director.post(path, { type: "Folder", path: "/Tom" })).status).toBe(409);
      for (const one of [file, folder]) expect((await s.director.delete(`${path}/${one.id}`)).text).toBe("null");
    },
  );

  check("a POST of a list creates all its documents or none", ["document-bulk-post"], async (s) => {
    const { id } = await s.company();
    const path = `/Company/${id}/Document`;
    const file = (at: string, data = "YQ==") => ({ type: "File", path: at, data });
    const made = ok<Document[]>(
      await s.director.post(path, [file("/a"), file("/mapp/b"), { type: "Folder", path: "/c" }]),
    );
    expect(made.map((one) => one.path)).toEqual(["/a", "/mapp/b", "/c"]);
    expect((await s.director.post(path, [file("/ny"), file("/a")])).status).toBe(409);
    expect((await s.director.post(path, [file("/ny"), file("/d", "no base64!")])).status).toBe(400);
    const paths = ok<Document>(await s.director.get(path)).children!.map((one) => one.path);
    expect(paths.sort()).toEqual(["/a", "/c", "/mapp"]);
  });

  const MIB = 1024 * 1024;
  check("bodies are limited to 32 MiB", ["body-limit-document"], async (s) => {
    const { id } = await s.company();
    const send = (bytes: number) =>
      s.director.send("POST", `/Api/v2/Company/${id}/Document`, `"${"x".repeat(bytes - 2)}"`);
    expect((await send(32 * MIB)).status).toBe(400);
    expect((await send(32 * MIB + 1)).status).toBe(413);
  });
});
