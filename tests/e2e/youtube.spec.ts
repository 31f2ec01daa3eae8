import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { toast } from "./screens.ts";
import { storedToken } from "./auth-forms.ts";
import { mockReply, dropConnection, holdCall, callsTo, changeReply, recordCalls } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";

const consent = "https://consent.example/youtube?for=trellis";

/** A consent page elsewhere, as a real provider has one. */
async function withProvider(page: Page): Promise<void> {
  await page.route("https://consent.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Consent</title><h1>Another house</h1>" }),
  );
  await mockReply(page, "GET /youtube/auth", 200, { authUrl: consent });
}

const connect = (page: Page) => page.getByRole("button", { name: "Connect YouTube", exact: true });
const disconnect = (page: Page) => page.getByRole("button", { name: "Disconnect YouTube" });
const rows = (page: Page) => page.getByRole("list", { name: "Social accounts" }).getByRole("listitem");

test("SET-22 has four rows in order, each with a button", async ({ signedInPage: page }) => {
  await page.goto(paths.settings);
  const names = ["TikTok", "Instagram", "YouTube", "Facebook"];
  await expect(rows(page)).toHaveCount(4);
  for (const [place, name] of names.entries()) {
    await expect(rows(page).nth(place)).toContainText(name);
    await expect(
      rows(page)
        .nth(place)
        .getByRole("button", { name: `Connect ${name}`, exact: true }),
    ).toBeVisible();
  }
});

test("SET-23 makes no call for the platforms that are to come, and says so", async ({ signedInPage: page }) => {
  await withProvider(page);
  await page.goto(paths.settings);
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sent = recordCalls(page);
  for (const name of ["TikTok", "Instagram", "Facebook"]) {
    await page.getByRole("button", { name: `Connect ${name}`, exact: true }).click();
    await expect(toast(page, `${name} is coming soon. Nothing was changed.`)).toBeVisible();
  }
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
  await connect(page).click();
  await expect(page).toHaveURL(consent);
  expect(sent.map(({ call }) => call)).toEqual(["GET /youtube/auth"]);
});

test("SET-24 connecting asks for the address and takes the browser there", async ({ signedInPage: page }) => {
  await withProvider(page);
  const sent = recordCalls(page);
  await page.goto(paths.settings);
  await connect(page).click();
  await expect(page).toHaveURL(consent);
  await expect(page.getByRole("heading", { name: "Another house" })).toBeVisible();
  expect(callsTo(sent, "GET /youtube/auth")).toHaveLength(1);
});

test("DSH-05 connecting on the dashboard asks for the address and goes there", async ({ signedInPage: page }) => {
  await withProvider(page);
  const sent = recordCalls(page);
  await page.goto(paths.dashboard);
  await connect(page).click();
  await expect(page).toHaveURL(consent);
  expect(callsTo(sent, "GET /youtube/auth")).toHaveLength(1);
});

test("the button is busy while the address is on its way, and asks once", async ({ signedInPage: page }) => {
  await withProvider(page);
  const goOn = await holdCall(page, "GET /youtube/auth");
  const sent = recordCalls(page);
  await page.goto(paths.settings);
  await connect(page).click();
  await expect(connect(page)).toHaveAttribute("aria-busy", "true");
  await connect(page).click({ force: true });
  expect(callsTo(sent, "GET /youtube/auth")).toHaveLength(1);
  await goOn();
  await page.getByRole("heading", { name: "Connect a channel" }).waitFor();
  expect(callsTo(sent, "GET /youtube/auth")).toHaveLength(1);
});

test("SET-27 coming back connected says so, shows it, and is told once", async ({ signedInPage: page }) => {
  await page.goto(paths.settings);
  await connect(page).click();
  await expect(page.getByText("This is not YouTube.")).toBeVisible();
  const sent = recordCalls(page);
  await page.getByRole("link", { name: "Allow", exact: true }).click();
  await expect(toast(page, "YouTube connected successfully")).toBeVisible();
  await expect(disconnect(page)).toBeVisible();
  await expect(rows(page).nth(2)).toContainText(/(?<!Not )Connected/);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(paths.settings);
  // Once as the page loads, once for the news: the session is refreshed.
  expect(callsTo(sent, "GET /jwt/check-session").length).toBeGreaterThanOrEqual(2);
  await page.reload();
  await expect(disconnect(page)).toBeVisible();
  await expect(toast(page, "YouTube connected successfully")).toHaveCount(0);
  await page.goto(paths.dashboard);
  await expect(disconnect(page)).toBeVisible();
});

test("coming back with a no says that nothing was changed", async ({ signedInPage: page }) => {
  await page.goto(paths.settings);
  await connect(page).click();
  await page.getByRole("link", { name: "Don’t allow" }).click();
  await expect(toast(page, /YouTube was not connected/)).toBeVisible();
  await expect(connect(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});

for (const outcome of ["error", "nonsense", "connected"]) {
  test(`an address that says ${outcome} without a connection says that it failed`, async ({ signedInPage: page }) => {
    await page.goto(`${paths.settings}?youtube=${outcome}`);
    await expect(toast(page, "Failed to connect YouTube")).toBeVisible();
    await expect(connect(page)).toBeVisible();
    await expect(page).toHaveURL(paths.settings);
  });
}

test("the consent page speaks the language of the app", async ({ signedInPage: page }) => {
  await page.addInitScript(() => localStorage.setItem("i18nextLng", "fr"));
  await page.goto(paths.settings);
  await page.getByRole("button", { name: "Connecter YouTube", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Connecte une chaîne" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("SET-28 fetches the social status and shows it", async ({ signedInPage: page }) => {
  await changeReply(page, "GET /user/social-status", (status: object) => ({ ...status, youtubeConnected: true }));
  const sent = recordCalls(page);
  await page.goto(paths.settings);
  await expect(disconnect(page)).toBeVisible();
  expect(callsTo(sent, "GET /user/social-status")).toHaveLength(1);
});

test.describe("someone whose channel is connected", () => {
  test.use({ isConnected: true });

  test("DSH-06 disconnects on the dashboard by one call", async ({ signedInPage: page }) => {
    const sent = recordCalls(page);
    await page.goto(paths.dashboard);
    await disconnect(page).click();
    await expect(connect(page)).toBeVisible();
    expect(callsTo(sent, "POST /youtube/disconnect")).toEqual([
      { call: "POST /youtube/disconnect", query: {}, body: undefined },
    ]);
  });

  test("SET-25 disconnecting shows at once, in the server's words", async ({ signedInPage: page }) => {
    const sent = recordCalls(page);
    await page.goto(paths.settings);
    await expect(disconnect(page)).toBeVisible();
    const goOn = await holdCall(page, "GET /jwt/check-session");
    await disconnect(page).click();
    await expect(toast(page, "YouTube disconnected successfully")).toBeVisible();
    await expect(rows(page).nth(2)).toContainText("Not connected");
    await expect(connect(page)).toBeVisible();
    expect(callsTo(sent, "POST /youtube/disconnect")).toHaveLength(1);
    await goOn();
    await page.reload();
    await expect(connect(page)).toBeVisible();
  });

  test("SET-25 disconnecting says so in its own words where the server says nothing", async ({
    signedInPage: page,
  }) => {
    await changeReply(page, "POST /youtube/disconnect", () => ({}));
    await page.goto(paths.settings);
    await disconnect(page).click();
    await expect(toast(page, "YouTube disconnected successfully")).toBeVisible();
    await expect(rows(page).nth(2)).toContainText("Not connected");
  });

  test("SET-26 a failing disconnect says so, and stays connected", async ({ signedInPage: page }) => {
    await mockReply(page, "POST /youtube/disconnect", 500, {});
    await page.goto(paths.settings);
    await disconnect(page).click();
    await expect(toast(page, "Failed to disconnect YouTube")).toBeVisible();
    await expect(disconnect(page)).toBeVisible();
  });
});

const cases = [
  { call: "GET /youtube/auth", isConnected: false, press: connect, fallback: "Failed to connect YouTube" },
  { call: "POST /youtube/disconnect", isConnected: true, press: disconnect, fallback: "Failed to disconnect YouTube" },
] as const;

for (const { call, isConnected, press, fallback } of cases) {
  test.describe(call, () => {
    test.use({ isConnected });
    const make = async (page: Page) => {
      await page.goto(paths.settings);
      await press(page).click();
    };

    test("ERR-02 ends the session with a 401", async ({ signedInPage: page }) => {
      await mockReply(page, call, 401, { error: "Session over" });
      await make(page);
      await expect(page).toHaveURL(paths.signIn);
      expect(await storedToken(page)).toBeNull();
    });

    test("ERR-06 is told in the words of the error field", async ({ signedInPage: page }) => {
      await mockReply(page, call, 500, { error: "The error.", message: "The message." });
      await make(page);
      await expect(toast(page, "The error.")).toBeVisible();
      await expect(page.getByText("The message.")).toHaveCount(0);
      await expect(press(page)).toBeEnabled();
    });

    test("ERR-07 is told in a toast when the line drops", async ({ signedInPage: page }) => {
      await dropConnection(page, call);
      await make(page);
      await expect(toast(page, /Trellis can’t be reached/)).toBeVisible();
    });

    for (const [what, body] of [
      ["nothing", {}],
      ["no JSON", "<h1>Oops</h1>"],
    ] as const) {
      test(`${isConnected ? "" : "DSH-16 "}is told in the catalogue's words when the server says ${what}`, async ({
        signedInPage: page,
      }) => {
        await mockReply(page, call, 502, body);
        await make(page);
        await expect(toast(page, fallback)).toBeVisible();
      });
    }
  });
}
