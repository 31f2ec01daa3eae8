import { describe, expect, it } from "vitest";
import { readEnvironment } from "../../apps/api/src/environment.ts";

const secret = "0123456789abcdef0123456789abcdef";
const production = { NODE_ENV: "production", DATABASE_URL: "postgres://me:secret@db.example/trellis" };

describe("the environment", () => {
  it("requires no variable, and treats an empty one as unset", () => {
    const asItComes = {
      isProduction: false,
      port: 4100,
      host: "127.0.0.1",
      databaseUrl: undefined,
      dataFolder: undefined,
      logLevel: "info",
      trustedProxies: 0,
      secret: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      googleClientId: undefined,
      publicUrl: undefined,
      youtube: undefined,
      countryHeader: undefined,
      plansPath: undefined,
      stripe: undefined,
      ai: undefined,
    };
    expect(readEnvironment({})).toEqual(asItComes);
    expect(readEnvironment({ PORT: "", NODE_ENV: "", DATABASE_URL: "" })).toEqual(asItComes);
  });

  it("reads every variable", () => {
    const read = readEnvironment({
      NODE_ENV: "production",
      PORT: "80",
      HOST: "::1",
      DATABASE_URL: "postgresql://me:secret@db.example/trellis",
      TRELLIS_DATA: "/var/lib/trellis",
      LOG_LEVEL: "error",
      TRUSTED_PROXIES: "1",
      TRELLIS_SECRET: secret,
      SMTP_URL: "smtps://me:secret@mail.example",
      MAIL_FROM: "hello@trellis.example",
      MAIL_ID_HEADER: "Resend-Idempotency-Key",
      GOOGLE_CLIENT_ID: "1234-abcd.apps.googleusercontent.com",
      PUBLIC_URL: "https://trellis.example",
      YOUTUBE_CLIENT_ID: "5678-efgh.apps.googleusercontent.com",
      YOUTUBE_CLIENT_SECRET: "GOCSPX-secret",
      YOUTUBE_API_KEY: "AIza-key_1",
      COUNTRY_HEADER: "cf-ipcountry",
      TRELLIS_PLANS: "/etc/trellis/plans.json",
      STRIPE_SECRET_KEY: "sk_live_secret",
      STRIPE_WEBHOOK_SECRET: "whsec_secret",
      AI_BASE_URL: "http://localhost:11434/v1",
      AI_API_KEY: "sk-secret",
      AI_MODEL: "llama3.2:3b",
      AI_MODEL_CHAT: "openai/gpt-oss-120b",
      AI_DAILY_TOKENS: "50000",
    });
    expect(read).toEqual({
      isProduction: true,
      port: 80,
      host: "::1",
      databaseUrl: "postgresql://me:secret@db.example/trellis",
      dataFolder: "/var/lib/trellis",
      logLevel: "error",
      trustedProxies: 1,
      secret,
      smtpUrl: "smtps://me:secret@mail.example",
      mailFrom: "hello@trellis.example",
      mailIdHeader: "Resend-Idempotency-Key",
      googleClientId: "1234-abcd.apps.googleusercontent.com",
      publicUrl: "https://trellis.example",
      youtube: {
        clientId: "5678-efgh.apps.googleusercontent.com",
        clientSecret: "GOCSPX-secret",
        apiKey: "AIza-key_1",
      },
      countryHeader: "cf-ipcountry",
      plansPath: "/etc/trellis/plans.json",
      stripe: { secretKey: "sk_live_secret", webhookSecret: "whsec_secret", apiBase: undefined },
      ai: {
        baseUrl: "http://localhost:11434/v1",
        apiKey: "sk-secret",
        model: "llama3.2:3b",
        chatModel: "openai/gpt-oss-120b",
        dailyTokens: 50_000,
      },
    });
  });

  it.each([
    [{ PORT: "70000" }, "The environment variable PORT must be a port number from 0 to 65535."],
    [{ PORT: "-1" }, "The environment variable PORT must be"],
    [{ PORT: "4100x" }, "The environment variable PORT must be"],
    [{ NODE_ENV: "staging" }, "The environment variable NODE_ENV must be development, production or test."],
    [
      { DATABASE_URL: "mysql://me:secret@host/x" },
      "The environment variable DATABASE_URL must be a PostgreSQL address",
    ],
    [{ DATABASE_URL: "secret" }, "The environment variable DATABASE_URL must be a PostgreSQL address"],
    [{ LOG_LEVEL: "loud" }, "The environment variable LOG_LEVEL must be silent, error, info or debug."],
    [
      { TRELLIS_EMBEDDED_DATABASE: "no" },
      "The environment variable TRELLIS_EMBEDDED_DATABASE must be “allow” or unset",
    ],
    [{ NODE_ENV: "production" }, "In production DATABASE_URL must be set to a PostgreSQL database with backups"],
    [production, "In production TRELLIS_SECRET must be set"],
    [{ ...production, TRELLIS_SECRET: secret }, "In production SMTP_URL must be set to a mail server"],
    [
      { ...production, TRELLIS_SECRET: secret, SMTP_URL: "smtps://me:secret@mail.example" },
      "In production STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set to charge cards",
    ],
    [
      {
        ...production,
        TRELLIS_SECRET: secret,
        SMTP_URL: "smtps://me:secret@mail.example",
        STRIPE_SECRET_KEY: "sk_test_secret",
        STRIPE_WEBHOOK_SECRET: "whsec_secret",
        STRIPE_API_BASE: "http://127.0.0.1:4200",
      },
      "In production STRIPE_API_BASE must not be set",
    ],
    ...["sk_test_secret", "rk_test_secret"].map((key): [Record<string, string>, string] => [
      {
        ...production,
        TRELLIS_SECRET: secret,
        TRELLIS_OUTBOX: "allow",
        TRELLIS_LOCAL_URL: "allow",
        STRIPE_SECRET_KEY: key,
        STRIPE_WEBHOOK_SECRET: "whsec_secret",
      },
      "In production STRIPE_SECRET_KEY must be a live key to charge cards",
    ]),
    [{ STRIPE_SECRET_KEY: "pk_test_secret" }, "The environment variable STRIPE_SECRET_KEY must be a key of"],
    [{ STRIPE_WEBHOOK_SECRET: "secret" }, "The environment variable STRIPE_WEBHOOK_SECRET must be the signing"],
    [{ STRIPE_API_BASE: "https://api.stripe.com" }, "The environment variable STRIPE_API_BASE must be the local"],
    [{ STRIPE_SECRET_KEY: "sk_test_secret" }, "STRIPE_WEBHOOK_SECRET must be set to use Stripe"],
    [{ STRIPE_WEBHOOK_SECRET: "whsec_secret" }, "STRIPE_SECRET_KEY must be set to use Stripe"],
    [
      { STRIPE_API_BASE: "http://127.0.0.1:4200" },
      "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set to use Stripe",
    ],
    [{ TRELLIS_SECRET: "too short, secret" }, "The environment variable TRELLIS_SECRET must be at least 32 random"],
    [{ SMTP_URL: "https://me:secret@mail.example" }, "The environment variable SMTP_URL must be a mail server"],
    [{ MAIL_FROM: "Trellis\r\nBcc: secret" }, "The environment variable MAIL_FROM must be the sender’s email address"],
    [{ GOOGLE_CLIENT_ID: "secret client" }, "The environment variable GOOGLE_CLIENT_ID must be the client id"],
    [{ PUBLIC_URL: "https://trellis.example/secret" }, "The environment variable PUBLIC_URL must be the public URL"],
    [{ YOUTUBE_CLIENT_ID: "secret client" }, "The environment variable YOUTUBE_CLIENT_ID must be the client id"],
    [{ YOUTUBE_API_KEY: "secret key" }, "The environment variable YOUTUBE_API_KEY must be an API key"],
    [{ YOUTUBE_CLIENT_ID: "client-1" }, "YOUTUBE_CLIENT_ID and YOUTUBE_CLIENT_SECRET belong together"],
    [{ YOUTUBE_CLIENT_SECRET: "secret" }, "YOUTUBE_CLIENT_ID and YOUTUBE_CLIENT_SECRET belong together"],
    [
      {
        ...production,
        TRELLIS_SECRET: secret,
        TRELLIS_OUTBOX: "allow",
        TRELLIS_SANDBOX_CARDS: "allow",
        YOUTUBE_CLIENT_ID: "c",
        YOUTUBE_CLIENT_SECRET: "secret",
      },
      "In production PUBLIC_URL must be set to the public URL of this server",
    ],
    [
      { ...production, TRELLIS_SECRET: secret, TRELLIS_SANDBOX_CARDS: "allow", TRELLIS_OUTBOX: "allow" },
      "In production PUBLIC_URL must be set to the public URL of this server",
    ],
    [
      {
        ...production,
        TRELLIS_SECRET: secret,
        TRELLIS_SANDBOX_CARDS: "allow",
        SMTP_URL: "smtps://me:secret@mail.example",
      },
      "In production PUBLIC_URL must be set to the public URL of this server",
    ],
    [{ AI_BASE_URL: "localhost:11434" }, "The environment variable AI_BASE_URL must be the address of"],
    [{ AI_BASE_URL: "https://me:secret@ai.example/v1" }, "The environment variable AI_BASE_URL must be the address of"],
    [{ AI_API_KEY: "secret key" }, "The environment variable AI_API_KEY must be the API key"],
    [{ AI_DAILY_TOKENS: "10" }, "The environment variable AI_DAILY_TOKENS must be the number of tokens"],
    [{ AI_API_KEY: "secret" }, "AI_MODEL must be set to the name of a model"],
    [{ AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL_CHAT: "m" }, "AI_MODEL must be set to the name of a model"],
    [{ AI_MODEL: "gpt-4.1-mini" }, "AI_API_KEY or AI_BASE_URL must be set"],
    [{ AI_DAILY_TOKENS: "5000" }, "AI_API_KEY or AI_BASE_URL must be set"],
    [{ MAIL_ID_HEADER: "a: b" }, "The environment variable MAIL_ID_HEADER must be the name of a header"],
    [{ COUNTRY_HEADER: "a: b" }, "The environment variable COUNTRY_HEADER must be the name of the header"],
  ])("rejects %j with a message that names the variable, but reveals no secret", (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence);
    expect(() => readEnvironment(variables)).not.toThrow(/secret/);
  });

  it("uses OpenAI and one model for everything if only a key and a model are set", () => {
    expect(readEnvironment({ AI_API_KEY: "sk-1", AI_MODEL: "gpt-4.1-mini" }).ai).toEqual({
      baseUrl: "https://api.openai.com/v1",
      apiKey: "sk-1",
      model: "gpt-4.1-mini",
      chatModel: "gpt-4.1-mini",
      dailyTokens: undefined,
    });
  });

  it("allows the embedded database, the outbox, the sandbox cards, test keys, a generated secret and no public URL in production if configured", () => {
    const allowed = {
      NODE_ENV: "production",
      TRELLIS_EMBEDDED_DATABASE: "allow",
      TRELLIS_OUTBOX: "allow",
      TRELLIS_SANDBOX_CARDS: "allow",
      TRELLIS_LOCAL_URL: "allow",
    };
    expect(readEnvironment(allowed).isProduction).toBe(true);
    const ownSecret = { ...allowed, DATABASE_URL: production.DATABASE_URL, TRELLIS_LOCAL_SECRET: "allow" };
    expect(readEnvironment(ownSecret).secret).toBeUndefined();
    const testKeys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    expect(readEnvironment({ ...allowed, ...testKeys }).stripe?.secretKey).toBe("sk_test_1");
  });
});
