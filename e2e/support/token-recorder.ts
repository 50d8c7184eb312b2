import { forward, startProxy } from "./proxy";

interface TokenRecorder {
  url: string;
  /** Parsed bodies of the token endpoint's responses with the status 200. */
  granted: Record<string, unknown>[];
  /** Sets the target to pass requests on to; call it before the first request. */
  passTo: (target: string) => void;
  close: () => Promise<void>;
}

/** A proxy in front of the service's OpenID provider that records the tokens it issues. */
export async function startTokenRecorder(): Promise<TokenRecorder> {
  const granted: Record<string, unknown>[] = [];
  let target = "";
  const proxy = await startProxy((request, response) => {
    forward(request, response, new URL(request.url!, target), ({ method, path, status, text }) => {
      if (path.endsWith("/token") && method === "POST" && status === 200)
        granted.push(JSON.parse(text) as Record<string, unknown>);
    });
  });
  return {
    url: `http://localhost:${proxy.port}`,
    granted,
    passTo: (next) => {
      target = next;
    },
    close: proxy.close,
  };
}
