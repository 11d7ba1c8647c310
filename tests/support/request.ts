export type Call = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  path: string;
  /** Sent as JSON; a string or a stream is sent as it is. */
  body?: unknown;
  token?: string;
  /** null leaves out one that is sent by default. */
  headers?: Record<string, string | null>;
};

/** A request as it reaches a handler: curl's, unless its headers say otherwise. */
export function requestOf({ method, path, body, token, headers = {} }: Call): Request {
  const url = new URL(path, "http://localhost:3000");
  const all: Record<string, string | null> = { host: url.host, ...headers };
  if (body !== undefined && all["content-type"] === undefined) all["content-type"] = "application/json";
  if (token !== undefined) all.authorization = `Bearer ${token}`;
  const asItIs = typeof body === "string" || body instanceof ReadableStream || body instanceof Uint8Array;
  const sent = asItIs ? (body as BodyInit) : JSON.stringify(body);
  return new Request(url, {
    method,
    headers: Object.entries(all).filter((header): header is [string, string] => header[1] !== null),
    body: body === undefined ? null : sent,
    duplex: "half",
  } as RequestInit);
}
