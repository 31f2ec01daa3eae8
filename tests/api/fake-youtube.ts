import { createServer } from "node:http";
import type { YoutubeEndpoints } from "@trellis/providers/youtube/endpoints";
import { portOf } from "./port-of.ts";

/** A received request. */
interface ReceivedRequest {
  path: string;
  query: Record<string, string>;
  form: Record<string, string>;
  authorization: string | undefined;
}

/** The reply at a path; a status of 0 means no reply, and 307 a redirect to /moved. */
export type Answer = [status: number, body: unknown];

export const report = (rows: unknown[][] | undefined, names = ["day"]): Answer => [
  200,
  { kind: "youtubeAnalytics#resultTable", columnHeaders: names.map((name) => ({ name })), ...(rows && { rows }) },
];

const comment = (text: string, likes: number) => ({
  kind: "youtube#commentThread",
  snippet: {
    topLevelComment: { snippet: { textDisplay: text, likeCount: likes, authorDisplayName: "@noor" } },
    totalReplyCount: 0,
  },
});

/** Successful replies, as Google documents them. */
const successful: Readonly<Record<string, Answer>> = {
  "/token": [200, { access_token: "ya29.access", expires_in: 3599, token_type: "Bearer" }],
  "/revoke": [200, {}],
  "/data/channels": [
    200,
    {
      kind: "youtube#channelListResponse",
      items: [
        {
          kind: "youtube#channel",
          id: "UC1",
          snippet: {
            title: "Green Kitchen",
            customUrl: "@green",
            thumbnails: { default: { url: "https://p.example/c" } },
          },
          statistics: { subscriberCount: "48213", videoCount: "186", hiddenSubscriberCount: false },
        },
      ],
    },
  ],
  "/analytics/reports?day": report([
    ["2026-11-18", 1844, 4831, 153, 44, 7],
    ["2026-11-19", 1897, 4970, 149, 45, 4],
  ]),
  "/analytics/reports?video": report([["vid-1", 9000]], ["video", "views"]),
  "/data/videos": [
    200,
    { items: [{ id: "vid-1", snippet: { title: "Lentils", publishedAt: "2026-11-07T16:00:00Z", thumbnails: {} } }] },
  ],
  "/data/commentThreads": [200, { items: [comment("Second", 3), comment("First", 9)] }],
};

/** Starts a fake of Google's APIs with configurable replies, and records the requests. */
export async function fakeYoutube(answers: Readonly<Record<string, Answer>> = {}) {
  const asked: ReceivedRequest[] = [];
  const known = { ...successful, ...answers };
  const server = createServer((request, response) => {
    let sent = "";
    request.setEncoding("utf8").on("data", (part: string) => (sent += part));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://fake");
      const query = Object.fromEntries(searchParams);
      const { authorization } = request.headers;
      asked.push({ path: pathname, query, form: Object.fromEntries(new URLSearchParams(sent)), authorization });
      const name = query["dimensions"] ? `${pathname}?${query["dimensions"]}` : pathname;
      const [status, body] = known[name] ?? [404, {}];
      if (status === 0) return;
      response.writeHead(status, { "content-type": "application/json", ...(status === 307 && { location: "/moved" }) });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const addresses: YoutubeEndpoints = {
    consent: `${origin}/consent`,
    token: `${origin}/token`,
    revoke: `${origin}/revoke`,
    data: `${origin}/data`,
    analytics: `${origin}/analytics`,
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { addresses, asked, close };
}
