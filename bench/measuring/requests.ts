import type { TestApp } from "@/service/testing/test-app";

/**
 * Returns a function that sends a GET as a user to the service of this process and reads the whole response. It
 * resolves to the number of bytes and the entity tag; throws for another status than the expected one.
 */
export async function requestsOf(app: TestApp, userName: string) {
  const authorization = `OAuth ${await app.tokenOf(userName)}`;
  return async (path: string, headers: Record<string, string> = {}, status = 200) => {
    const response = await app.app.request(`http://service.bench${path}`, { headers: { authorization, ...headers } });
    const bytes = (await response.arrayBuffer()).byteLength;
    if (response.status !== status) throw new Error(`answered ${response.status}`);
    return { bytes, tag: response.headers.get("etag") ?? "" };
  };
}
