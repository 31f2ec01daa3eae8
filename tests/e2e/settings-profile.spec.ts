import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { callsOf, expect, test } from "./people.ts";
import { toast } from "./screens.ts";
import { storedToken } from "./typing.ts";
import { answer, dropLine, holdBack } from "./wire.ts";

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

test.beforeEach(async ({ seated }) => {
  await seated.goto("/no-such-path");
});

test("SET-01 the name can be edited, the e-mail can't, and a picture can be chosen", async ({ seated, person }) => {
  await seated.goto(paths.settings);
  await expect(nameField(seated)).toHaveValue(person.fullname);
  await expect(nameField(seated)).toBeEditable();
  const email = profile(seated).getByRole("textbox", { name: "Email" });
  await expect(email).toHaveValue(person.email);
  await expect(email).not.toBeEditable();
  await expect(profile(seated).getByLabel("Profile picture")).toBeEnabled();
});

test("SET-02 saving sends name and picture as a form of several parts", async ({ seated }) => {
  const forms = await formsOf(seated);
  await seated.goto(paths.settings);
  await nameField(seated).fill("Ana María");
  let request = seated.waitForRequest("**/api/v1/user/update-profile");
  await save(seated);
  expect((await request).method()).toBe("PUT");
  await expect(face(seated)).toHaveAccessibleName(/Ana María/);

  await pictureField(seated).setInputFiles(picture);
  await expect(profile(seated).locator("img")).toBeVisible();
  request = seated.waitForRequest("**/api/v1/user/update-profile");
  await save(seated);
  await request;
  await expect(face(seated).locator("img")).toBeVisible();
  const types = (await forms()).map(({ type }) => type);
  expect(types).toEqual(["multipart/form-data", "multipart/form-data"]);
  const parts = (await forms()).map((form) => form.parts.toSorted());
  expect(parts).toEqual([["fullname"], ["file", "fullname"]]);
});

test("SET-03 what was saved is said in the server's words, and the header shows it at once", async ({ seated }) => {
  await seated.goto(paths.settings);
  await nameField(seated).fill("Åsa <b>Ñandú</b> 🌱");
  await pictureField(seated).setInputFiles(picture);
  const calls = callsOf(seated);
  const response = seated.waitForResponse("**/api/v1/user/update-profile");
  await save(seated);
  const { message } = (await (await response).json()) as { message: string };
  await expect(toast(seated, message)).toBeVisible();
  await expect(face(seated)).toContainText("Åsa <b>Ñandú</b> 🌱");
  const shown = face(seated).locator("img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(calls).not.toContain("GET /jwt/check-session");
  await seated.reload();
  await expect(nameField(seated)).toHaveValue("Åsa <b>Ñandú</b> 🌱");
  await expect(profile(seated).locator("img")).toBeVisible();
});

test("SET-04 only pictures are taken: for a PDF nothing is sent", async ({ seated }) => {
  await seated.goto(paths.settings);
  const accepted = (await pictureField(seated).getAttribute("accept"))?.split(",") ?? [];
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.filter((type) => !type.startsWith("image/"))).toEqual([]);

  const forms = await formsOf(seated);
  await seated.reload();
  const calls = callsOf(seated);
  const pdf = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await pictureField(seated).setInputFiles(pdf);
  await expect(profile(seated).getByText(/cv\.pdf is not a picture/)).toBeVisible();
  await expect(pictureField(seated)).toHaveAttribute("aria-invalid", "true");
  await expect(profile(seated).locator("img")).toHaveCount(0);
  expect(calls.filter((call) => call === update)).toEqual([]);
  await save(seated);
  await expect.poll(() => calls.filter((call) => call === update)).toHaveLength(1);
  await expect.poll(async () => (await forms()).flatMap(({ parts }) => parts)).toEqual(["fullname"]);
});

test("a drawing and a picture of 6 MB are refused before anything is sent, and the next choice mends it", async ({
  seated,
}) => {
  await seated.goto(paths.settings);
  const drawing = { name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };
  await pictureField(seated).setInputFiles(drawing);
  await expect(profile(seated).getByText(/a\.svg is not a picture/)).toBeVisible();
  await pictureField(seated).setInputFiles({ ...picture, name: "b.png", buffer: Buffer.alloc(6 * 1024 * 1024) });
  await expect(profile(seated).getByText(/b\.png is larger than 5 MB/)).toBeVisible();
  await pictureField(seated).setInputFiles(picture);
  await expect(profile(seated).getByText(/larger|not a picture/)).toHaveCount(0);
  await expect(profile(seated).locator("img")).toBeVisible();
  await profile(seated).getByRole("button", { name: "Keep the old one" }).click();
  await expect(profile(seated).locator("img")).toHaveCount(0);
});

test("something else under a picture's name is refused by the server, whose words are shown", async ({ seated }) => {
  await seated.goto(paths.settings);
  await pictureField(seated).setInputFiles({ ...picture, buffer: Buffer.from("MZ this is a program") });
  await expect(profile(seated).getByRole("button", { name: "Keep the old one" })).toBeVisible();
  const response = seated.waitForResponse("**/api/v1/user/update-profile");
  await save(seated);
  const { error } = (await (await response).json()) as { error: string };
  await expect(toast(seated, error)).toBeVisible();
  await expect(face(seated).locator("img")).toHaveCount(0);
});

test("while a picture is on its way that is seen, and nothing is sent twice", async ({ seated }) => {
  await seated.goto(paths.settings);
  const goOn = await holdBack(seated, update);
  const calls = callsOf(seated);
  await pictureField(seated).setInputFiles(picture);
  await expect(profile(seated).locator("img")).toBeVisible();
  await save(seated);
  await expect(profile(seated).getByRole("progressbar", { name: "Sending your picture" })).toBeVisible();
  await nameField(seated).press("Enter");
  await expect(profile(seated).getByRole("button", { name: "Saving…" })).toBeVisible();
  await goOn();
  await expect(face(seated).locator("img")).toBeVisible();
  await expect(profile(seated).getByRole("progressbar")).toHaveCount(0);
  expect(calls.filter((call) => call === update)).toHaveLength(1);
});

test("an empty name and one of 300 characters are not sent", async ({ seated }) => {
  await seated.goto(paths.settings);
  const calls = callsOf(seated);
  await nameField(seated).fill("   ");
  await save(seated);
  await expect(profile(seated).getByText("Full name is required")).toBeVisible();
  await expect(nameField(seated)).toBeFocused();
  await nameField(seated).fill("x".repeat(300));
  await expect(profile(seated).getByText("Must be no more than 120 characters")).toBeVisible();
  await save(seated);
  expect(calls.filter((call) => call === update)).toEqual([]);
});

const failures = {
  "a refusal": [(page: Page) => answer(page, update, 400, { error: "No room for pictures." }), "No room for pictures."],
  "a broken server": [(page: Page) => answer(page, update, 500, "<h1>500</h1>"), /our side/],
  "a page in place of an answer": [(page: Page) => answer(page, update, 200, "<h1>Hello</h1>"), /didn’t work/],
  "a dropped line": [(page: Page) => dropLine(page, update), /can’t be reached/],
} as const;

for (const [title, [breakIt, words]] of Object.entries(failures)) {
  test(`${title} is told, and what was typed and chosen stays for another try`, async ({ seated, person }) => {
    await seated.goto(paths.settings);
    const mend = await breakIt(seated);
    await nameField(seated).fill("Ana Dos");
    await pictureField(seated).setInputFiles(picture);
    await expect(profile(seated).locator("img")).toBeVisible();
    await save(seated);
    await expect(toast(seated, words)).toBeVisible();
    await expect(nameField(seated)).toHaveValue("Ana Dos");
    await expect(profile(seated).locator("img")).toBeVisible();
    await expect(face(seated)).toHaveAccessibleName(new RegExp(person.fullname));
    await mend();
    await save(seated);
    await expect(face(seated)).toHaveAccessibleName(/Ana Dos/);
  });
}

test("ERR-02 a 401 to the saved profile ends the session", async ({ seated }) => {
  await seated.goto(paths.settings);
  await answer(seated, update, 401, { error: "Please sign in.", message: "Please sign in." });
  await save(seated);
  await expect(seated).toHaveURL(paths.signIn);
  expect(await storedToken(seated)).toBeNull();
});
