import { basePath } from "@trellis/contract/call";
import { devPageFiles } from "@trellis/server-core/dev-page";
import type { Google } from "@trellis/server-core/ports/google";
import { apiHeaders } from "@trellis/server-core/reply";
import { createGoogleLookup } from "../google/google.ts";
import { identityPage, identityScript, identityScriptUrl } from "./page.ts";
import { userOfToken } from "./users.ts";

const clientId = "trellis-sandbox";
const pageUrl = `${basePath}/sandbox/google`;
const userinfoUrl = `${pageUrl}/userinfo`;
const tokeninfoUrl = `${pageUrl}/tokeninfo`;

type Page = (request: Request) => Response;

const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: apiHeaders });

const userinfo: Page = ({ headers }) => {
  const [, token] = /^bearer (.+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  const user = userOfToken(token);
  return user ? answer(user) : answer({ error: "invalid_token", message: "invalid_token" }, 401);
};

const tokeninfo: Page = ({ url }) => {
  const user = userOfToken(new URL(url).searchParams.get("access_token"));
  if (!user) return answer({ error: "invalid_token", message: "invalid_token" }, 400);
  return answer({ aud: clientId, sub: user.sub, email: user.email, email_verified: "true" });
};

/**
 * Simulates Google: an account chooser with three fictional users, and the two endpoints that verify a token. The
 * server calls them in-process with the code it uses for Google.
 */
export function createSandboxGoogle(): { google: Google; pages: ReadonlyMap<string, Page> } {
  const origin = "http://sandbox.internal";
  const pages = new Map<string, Page>([
    ...devPageFiles,
    [pageUrl, identityPage],
    [identityScriptUrl, identityScript],
    [userinfoUrl, userinfo],
    [tokeninfoUrl, tokeninfo],
  ]);
  const lookUp = createGoogleLookup({
    clientId,
    tokeninfoUrl: origin + tokeninfoUrl,
    userinfoUrl: origin + userinfoUrl,
    fetch: async (request) => pages.get(new URL(request.url).pathname)?.(request) ?? answer({}, 404),
  });
  return { google: { about: { kind: "sandbox", clientId: null, pageUrl, userinfoUrl }, lookUp }, pages };
}
