import { basePath } from "@trellis/contract/call";
import { healthPath } from "@trellis/contract/health";
import { livenessPath, readinessPath } from "@trellis/server-core/health-paths";
import type { Ports } from "@trellis/server-core/ports";
import type { Caller } from "@trellis/server-core/caller";
import { Hono } from "hono";
import { HttpError } from "./http-error.ts";
import { errorResponse, unexpectedError } from "./error-response.ts";
import { accountDataRoutes } from "./routes/account-data.routes.ts";
import { accountRoutes } from "./routes/account.routes.ts";
import { avatarPath, avatarReply } from "./routes/avatar-reply.ts";
import { billingRoutes } from "./routes/billing.routes.ts";
import { cardSetupRoutes } from "./routes/card-setup.routes.ts";
import { chatRoutes } from "./routes/chat.routes.ts";
import { healthReply, livenessReply, readinessReply } from "./routes/health.ts";
import { contentRoutes } from "./routes/content.routes.ts";
import { emailRoutes } from "./routes/email.routes.ts";
import { onboardingRoutes } from "./routes/onboarding.routes.ts";
import { passwordResetRoutes } from "./routes/password-reset.routes.ts";
import { passwordRoutes } from "./routes/password.routes.ts";
import { paymentWebhook, webhookAddress } from "./routes/payment-webhook.ts";
import { planChangeRoutes } from "./routes/plan-change.routes.ts";
import { profileRoutes } from "./routes/profile.routes.ts";
import { roadmapRoutes } from "./routes/roadmap.routes.ts";
import { authenticatorRoutes } from "./routes/authenticator.routes.ts";
import { passkeysRoutes } from "./routes/passkeys.routes.ts";
import { secondFactorRoutes } from "./routes/second-factor.routes.ts";
import { securityRoutes } from "./routes/security.routes.ts";
import { sessionsRoutes } from "./routes/sessions.routes.ts";
import { subscriptionRoutes } from "./routes/subscription.routes.ts";
import { youtubeCallback, youtubeCallbackAddress } from "./routes/youtube-callback.ts";
import { youtubeRoutes } from "./routes/youtube.routes.ts";
import { visitorRoutes } from "./routes/visitor.routes.ts";
import { messagesFor } from "./text/messages.ts";

const routes = [
  ...accountRoutes,
  ...passwordResetRoutes,
  ...passwordRoutes,
  ...secondFactorRoutes,
  ...securityRoutes,
  ...passkeysRoutes,
  ...authenticatorRoutes,
  ...emailRoutes,
  ...sessionsRoutes,
  ...profileRoutes,
  ...accountDataRoutes,
  ...youtubeRoutes,
  ...visitorRoutes,
  ...subscriptionRoutes,
  ...planChangeRoutes,
  ...cardSetupRoutes,
  ...billingRoutes,
  ...onboardingRoutes,
  ...roadmapRoutes,
  ...contentRoutes,
  ...chatRoutes,
];

/** Path of the OpenAPI document. */
const openApiPath = `${basePath}/openapi.json`;

const unknownCaller: Caller = {};

/** The server as a function: `fetch(request, caller?)` handles every call of the contract. */
export interface App {
  fetch: (request: Request, caller?: Caller) => Response | Promise<Response>;
}

/** Builds the server from its ports. It has no state of its own and runs wherever `fetch` does. */
export function createApp(ports: Ports): App {
  const app = new Hono<{ Bindings: Caller }>();
  const methods = new Map<string, string[]>();
  const webhook = (request: Request) => paymentWebhook(request, ports);
  for (const { call, serve } of routes) {
    const path = basePath + call.path;
    app.on(call.method, path, (context) => serve(context, ports));
    methods.set(path, [...(methods.get(path) ?? []), call.method]);
  }
  // Imported on demand, because few clients request it.
  const openApi = async () => (await import("./openapi/open-api.ts")).openApiReply();
  const others = [
    [healthPath, () => healthReply(ports)],
    [livenessPath, livenessReply],
    [readinessPath, () => readinessReply(ports)],
    [openApiPath, openApi],
  ] as const;
  for (const [path, answer] of others) {
    app.get(path, answer);
    methods.set(path, ["GET"]);
  }
  app.get(avatarPath, ({ req }) => avatarReply(req.param("name"), req.raw, ports));
  app.get(youtubeCallbackAddress, ({ req }) => youtubeCallback(req.raw, ports));
  methods.set(youtubeCallbackAddress, ["GET"]);
  for (const [path, page] of ports.pages) {
    app.get(path, ({ req, env }) => env.refusePage?.() ?? page(req.raw));
    methods.set(path, ["GET"]);
  }
  for (const [path, post] of [...ports.posts, [webhookAddress, webhook] as const]) {
    app.post(path, ({ req }) => post(req.raw));
    methods.set(path, ["POST"]);
  }

  app.notFound(({ req }) => {
    const messages = messagesFor(req.header("accept-language"));
    const allowed = methods.get(req.path);
    const error = allowed
      ? new HttpError(405, "wrongMethod", { allow: allowed.join(", ") })
      : new HttpError(404, "unknownAddress");
    return errorResponse(error, messages);
  });
  app.onError((cause, { req }) => {
    ports.log.error("request failed", { path: req.path, cause });
    return errorResponse(unexpectedError(cause), messagesFor(req.header("accept-language")));
  });
  return { fetch: (request, caller = unknownCaller) => app.fetch(request, caller) };
}
