import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./screens.ts";
import { storedToken } from "./auth-forms.ts";
import { mockReply, dropConnection, holdCall, recordCallNames } from "./api-calls.ts";

const update = "PUT /user/update-profile";

/** One green point. */
const picture = {
  name: "me.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const profile = (page: Page) => page.getByRole("region", { name: "Profile", exact: true });
const nameField = (page: Page) => profile(page).getByRole("textbox", { name: "Full name" });
const pictureField = (page: Page) => profile(page).locator("input[type=file]");
const save = (page: Page) => profile(page).getByRole("button", { name: "Save" }).click();
const face = (page: Page) => page.getByRole("banner").getByRole("button", { name: /Account menu/ });

/** The parts of the forms that are sent from now on. */
async function formsOf(page: Page): Promise<() => Promise<{ type: string | null; parts: string[] }[]>> {
  await page.addInitScript(() => {
    const sent: { type: string; body: Blob }[] = [];
    Object.assign(window, { sent });
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit | null) {
        if (body instanceof Blob) sent.push({ type: body.type, body });
        super.send(body);
      }
    };
  });
  return () =>
    page.evaluate(() =>
      Promise.all(
        (window as unknown as { sent: { type: string; body: Blob }[] }).sent.map(async ({ type, body }) => ({
          type: type.split(";")[0] ?? null,
          parts: [...(await body.text()).matchAll(/ name="(\w+)"/g)].map(([, name = ""]) => name),
        })),
      ),
    );
}

test.beforeEach(async ({ signedInPage }) => {
  await signedInPage.goto("/no-such-path");
});

test("SET-01 the name can be edited, the e-mail can't, and a picture can be chosen", async ({ signedInPage, user }) => {
  await signedInPage.goto(paths.settings);
  await expect(nameField(signedInPage)).toHaveValue(user.fullname);
  await expect(nameField(signedInPage)).toBeEditable();
  const email = profile(signedInPage).getByRole("textbox", { name: "Email" });
  await expect(email).toHaveValue(user.email);
  await expect(email).not.toBeEditable();
  await expect(profile(signedInPage).getByLabel("Profile picture")).toBeEnabled();
});

test("SET-02 saving sends name and picture as a form of several parts", async ({ signedInPage }) => {
  const forms = await formsOf(signedInPage);
  await signedInPage.goto(paths.settings);
  await nameField(signedInPage).fill("Ana María");
  let request = signedInPage.waitForRequest("**/api/v1/user/update-profile");
  await save(signedInPage);
  expect((await request).method()).toBe("PUT");
  await expect(face(signedInPage)).toHaveAccessibleName(/Ana María/);

  await pictureField(signedInPage).setInputFiles(picture);
  await expect(profile(signedInPage).locator("img")).toBeVisible();
  request = signedInPage.waitForRequest("**/api/v1/user/update-profile");
  await save(signedInPage);
  await request;
  await expect(face(signedInPage).locator("img")).toBeVisible();
  const types = (await forms()).map(({ type }) => type);
  expect(types).toEqual(["multipart/form-data", "multipart/form-data"]);
  const parts = (await forms()).map((form) => form.parts.toSorted());
  expect(parts).toEqual([["fullname"], ["file", "fullname"]]);
});

test("SET-03 what was saved is said in the server's words, and the header shows it at once", async ({
  signedInPage,
}) => {
  await signedInPage.goto(paths.settings);
  await nameField(signedInPage).fill("Åsa <b>Ñandú</b> 🌱");
  await pictureField(signedInPage).setInputFiles(picture);
  const calls = recordCallNames(signedInPage);
  const response = signedInPage.waitForResponse("**/api/v1/user/update-profile");
  await save(signedInPage);
  const { message } = (await (await response).json()) as { message: string };
  await expect(toast(signedInPage, message)).toBeVisible();
  await expect(face(signedInPage)).toContainText("Åsa <b>Ñandú</b> 🌱");
  const shown = face(signedInPage).locator("img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(calls).not.toContain("GET /jwt/check-session");
  await signedInPage.reload();
  await expect(nameField(signedInPage)).toHaveValue("Åsa <b>Ñandú</b> 🌱");
  await expect(profile(signedInPage).locator("img")).toBeVisible();
});

test("SET-04 only pictures are taken: for a PDF nothing is sent", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
  const accepted = (await pictureField(signedInPage).getAttribute("accept"))?.split(",") ?? [];
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.filter((type) => !type.startsWith("image/"))).toEqual([]);

  const forms = await formsOf(signedInPage);
  await signedInPage.reload();
  const calls = recordCallNames(signedInPage);
  const pdf = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await pictureField(signedInPage).setInputFiles(pdf);
  await expect(profile(signedInPage).getByText(/cv\.pdf is not a picture/)).toBeVisible();
  await expect(pictureField(signedInPage)).toHaveAttribute("aria-invalid", "true");
  await expect(profile(signedInPage).locator("img")).toHaveCount(0);
  expect(calls.filter((call) => call === update)).toEqual([]);
  await save(signedInPage);
  await expect.poll(() => calls.filter((call) => call === update)).toHaveLength(1);
  await expect.poll(async () => (await forms()).flatMap(({ parts }) => parts)).toEqual(["fullname"]);
});

test("a drawing and a picture of 6 MB are refused before anything is sent, and the next choice mends it", async ({
  signedInPage,
}) => {
  await signedInPage.goto(paths.settings);
  const drawing = { name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };
  await pictureField(signedInPage).setInputFiles(drawing);
  await expect(profile(signedInPage).getByText(/a\.svg is not a picture/)).toBeVisible();
  await pictureField(signedInPage).setInputFiles({ ...picture, name: "b.png", buffer: Buffer.alloc(6 * 1024 * 1024) });
  await expect(profile(signedInPage).getByText(/b\.png is larger than 5 MB/)).toBeVisible();
  await pictureField(signedInPage).setInputFiles(picture);
  await expect(profile(signedInPage).getByText(/larger|not a picture/)).toHaveCount(0);
  await expect(profile(signedInPage).locator("img")).toBeVisible();
  await profile(signedInPage).getByRole("button", { name: "Keep current picture" }).click();
  await expect(profile(signedInPage).locator("img")).toHaveCount(0);
});

test("something else under a picture's name is refused by the server, whose words are shown", async ({
  signedInPage,
}) => {
  await signedInPage.goto(paths.settings);
  await pictureField(signedInPage).setInputFiles({ ...picture, buffer: Buffer.from("MZ this is a program") });
  await expect(profile(signedInPage).getByRole("button", { name: "Keep current picture" })).toBeVisible();
  const response = signedInPage.waitForResponse("**/api/v1/user/update-profile");
  await save(signedInPage);
  const { error } = (await (await response).json()) as { error: string };
  await expect(toast(signedInPage, error)).toBeVisible();
  await expect(face(signedInPage).locator("img")).toHaveCount(0);
});

test("while a picture is on its way that is seen, and nothing is sent twice", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
  const goOn = await holdCall(signedInPage, update);
  const calls = recordCallNames(signedInPage);
  await pictureField(signedInPage).setInputFiles(picture);
  await expect(profile(signedInPage).locator("img")).toBeVisible();
  await save(signedInPage);
  await expect(profile(signedInPage).getByRole("progressbar", { name: "Uploading your picture" })).toBeVisible();
  await nameField(signedInPage).press("Enter");
  await expect(profile(signedInPage).getByRole("button", { name: "Saving…" })).toBeVisible();
  await goOn();
  await expect(face(signedInPage).locator("img")).toBeVisible();
  await expect(profile(signedInPage).getByRole("progressbar")).toHaveCount(0);
  expect(calls.filter((call) => call === update)).toHaveLength(1);
});

test("an empty name and one of 300 characters are not sent", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
  const calls = recordCallNames(signedInPage);
  await nameField(signedInPage).fill("   ");
  await save(signedInPage);
  await expect(profile(signedInPage).getByText("Full name is required")).toBeVisible();
  await expect(nameField(signedInPage)).toBeFocused();
  await nameField(signedInPage).fill("x".repeat(300));
  await expect(profile(signedInPage).getByText("Must be no more than 120 characters")).toBeVisible();
  await save(signedInPage);
  expect(calls.filter((call) => call === update)).toEqual([]);
});

const failures = {
  "a refusal": [
    (page: Page) => mockReply(page, update, 400, { error: "No room for pictures." }),
    "No room for pictures.",
  ],
  "a broken server": [(page: Page) => mockReply(page, update, 500, "<h1>500</h1>"), /our side/],
  "a page in place of an answer": [(page: Page) => mockReply(page, update, 200, "<h1>Hello</h1>"), /didn’t work/],
  "a dropped line": [(page: Page) => dropConnection(page, update), /can’t be reached/],
} as const;

for (const [title, [breakIt, words]] of Object.entries(failures)) {
  test(`${title} is told, and what was typed and chosen stays for another try`, async ({ signedInPage, user }) => {
    await signedInPage.goto(paths.settings);
    const restore = await breakIt(signedInPage);
    await nameField(signedInPage).fill("Ana Dos");
    await pictureField(signedInPage).setInputFiles(picture);
    await expect(profile(signedInPage).locator("img")).toBeVisible();
    await save(signedInPage);
    await expect(toast(signedInPage, words)).toBeVisible();
    await expect(nameField(signedInPage)).toHaveValue("Ana Dos");
    await expect(profile(signedInPage).locator("img")).toBeVisible();
    await expect(face(signedInPage)).toHaveAccessibleName(new RegExp(user.fullname));
    await restore();
    await save(signedInPage);
    await expect(face(signedInPage)).toHaveAccessibleName(/Ana Dos/);
  });
}

test("ERR-02 a 401 to the saved profile ends the session", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
  await mockReply(signedInPage, update, 401, { error: "Please sign in.", message: "Please sign in." });
  await save(signedInPage);
  await expect(signedInPage).toHaveURL(paths.signIn);
  expect(await storedToken(signedInPage)).toBeNull();
});
