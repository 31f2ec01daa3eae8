// A backend that shares nothing with the flows: plain Node, its own routes, names and status codes.
import { randomInt, randomUUID } from "node:crypto";
import { createServer } from "node:http";

const plans = new Set(["monthly", "yearly"]);
const questions = ["skills", "topics", "goal", "audience", "platforms"];
const accounts = new Map();

function refuse(status, reason) {
  throw Object.assign(new Error(reason), { status });
}

function paid(account, { plan }, { card_needs_approval: needsApproval }) {
  if (!plans.has(plan)) refuse(422, "Unknown plan");
  if (needsApproval) return { approval: randomUUID() };
  account.plan = plan;
  return { note: `Your plan is ${plan}` };
}

/** Each route receives the account, the request body and the outcome that a test asks for. */
const routes = {
  "PUT /answers": (account, body) => {
    if (!questions.every((question) => body[question]?.length > 0)) refuse(422, "An answer is missing");
    account.answers = body;
    return { note: "Your answers are saved" };
  },
  "GET /me": (account, _body, { channel_linked: isLinked = account.isLinked }) => ({
    plan: account.plan,
    channel_linked: isLinked,
  }),
  "POST /reset/codes": (account, { address }) => {
    if (!address.includes("@")) refuse(422, "Not an address");
    account.code = String(randomInt(100_000, 1_000_000));
  },
  "POST /reset/tokens": (account, { code }) => {
    if (code !== account.code) refuse(403, "Wrong code");
    account.token = randomUUID();
    return { token: account.token };
  },
  "PUT /password": (account, { token, password, repeated }) => {
    if (token !== account.token || password !== repeated) refuse(403, "Wrong token, or different passwords");
    account.token = undefined;
  },
  "POST /cards/forms": () => ({ form: randomUUID() }),
  "POST /cards/tokens": () => ({ card: randomUUID() }),
  "POST /cards": (account, { card }, { card_needs_approval: needsApproval }) => {
    if (!card) refuse(422, "No card");
    return needsApproval ? { approval: randomUUID() } : {};
  },
  "POST /approvals": (_account, { approval }) => (approval ? {} : refuse(422, "No approval")),
  "POST /plan": paid,
  "PUT /plan": paid,
  "DELETE /plan": () => ({ note: "Your plan ends with the period" }),
  "POST /plan/resumption": () => ({ note: "Your plan continues" }),
  "GET /payments/last": (_account, _body, { payment = "unknown" }) => ({ state: payment }),
  "POST /channel/consents": () => ({ page: `https://consent.example/${randomUUID()}` }),
  "POST /channel/visits": (_account, { page }) => (page ? {} : refuse(422, "No page")),
  "DELETE /channel": (account) => {
    account.isLinked = false;
  },
  // For tests only: the code in the email, as a mailbox would show it.
  "GET /test/code": (account) => {
    account.code ??= String(randomInt(100_000, 1_000_000));
    return { code: account.code };
  },
};

async function bodyOf(request) {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text === "" ? {} : JSON.parse(text);
}

async function answer(request) {
  const name = request.headers["x-account"] ?? "";
  if (!accounts.has(name)) accounts.set(name, { isLinked: false, plan: null });
  // For tests only: `{"fails": true}` makes the request fail; the other properties choose an outcome.
  const wanted = JSON.parse(request.headers["x-test"] ?? "{}");
  const body = await bodyOf(request);
  if (wanted.fails) refuse(503, "Out of order");
  const route = routes[`${request.method} ${request.url}`] ?? refuse(404, "No such route");
  return route(accounts.get(name), body, wanted) ?? {};
}

const server = createServer(async (request, response) => {
  const reply = (status, body) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  try {
    reply(200, await answer(request));
  } catch (error) {
    reply(error.status ?? 500, { reason: error.message });
  }
});
server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
