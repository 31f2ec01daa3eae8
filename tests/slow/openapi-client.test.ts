import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { cleanUp, startServer } from "../api/process.ts";
import { stateFolder } from "../state-folder.ts";

const folder = stateFolder("openapi");
afterAll(async () => {
  await cleanUp();
  rmSync(folder, { recursive: true, force: true });
});

const compiler = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));
const generator = fileURLToPath(new URL("generate-client.mjs", import.meta.url));

/** A program by a developer who only knows the generated client. The compiler checks it against the generated types. */
const program = (origin: string) => `import { client } from "./client/client.gen";
import { checkSession, generateContent, listPlans, logIn, readBilling, register } from "./client/sdk.gen";

async function run(): Promise<void> {
  client.setConfig({ baseUrl: ${JSON.stringify(origin)} });
  const email = "ana@example.com";
  const password = "early-squats-7";
  const registered = await register({ body: { fullname: "Ana", email, password, confirmPassword: password } });
  const message: string | undefined = registered.data?.message;
  const anonymous = await checkSession();
  const refusal: string | undefined = anonymous.error?.message;
  const wrong = await logIn({ body: { email, password: "wrong-password" } });
  const signedIn = await logIn({ body: { email, password } });
  const token = signedIn.data && "token" in signedIn.data ? signedIn.data.token : undefined;
  client.setConfig({ auth: () => token ?? undefined });
  const checked = await checkSession();
  const plans = await listPlans();
  const price: string | number | undefined = plans.data?.[0]?.price;
  const billing = await readBilling();
  const content = await generateContent({ body: { selectedTool: "caption" } });
  console.log(JSON.stringify({
    message,
    refusal,
    wrong: wrong.response?.status,
    user: checked.data?.user?.email,
    price,
    billing: billing.data?.subscription ?? null,
    content: [content.response?.status, content.error?.code],
  }));
}
void run();
`;

const settings = {
  compilerOptions: {
    target: "es2024",
    module: "nodenext",
    strict: true,
    skipLibCheck: true,
    lib: ["es2024", "dom", "dom.iterable"],
    types: [],
    outDir: "out",
    rootDir: ".",
  },
  include: ["program.ts", "client"],
};

describe("the OpenAPI document", { timeout: 180_000 }, () => {
  it("generates a typed client that signs up, signs in and receives the documented errors", async () => {
    const server = startServer({});
    const origin = await server.origin;
    const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
    write("openapi.json", await (await fetch(`${origin}/api/v1/openapi.json`)).text());
    write("package.json", JSON.stringify({ type: "commonjs" }));
    write("tsconfig.json", JSON.stringify(settings));
    write("program.ts", program(origin));
    const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    node(generator, "openapi.json", "client");
    node(compiler, "-p", ".");
    expect((await fetch(`${origin}/api/v1/docs`)).status).toBe(200);
    expect(JSON.parse(node("out/program.js"))).toEqual({
      message: "Your account is ready. Sign in to start growing.",
      refusal: "Your session has ended. Sign in again.",
      wrong: 400,
      user: "ana@example.com",
      price: 4,
      billing: null,
      content: [402, "subscriptionRequired"],
    });
  });
});
