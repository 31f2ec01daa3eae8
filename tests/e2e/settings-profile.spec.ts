import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { recordCallNames, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./screens.ts";

const update = "PUT /user/update-profile";

/** A single green pixel. */
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

/** Records the multipart forms that the page sends. */
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

test("SET-01 SET-02 SET-03 saving sends name and picture as a form, and the header shows them at once", async ({
  signedInPage,
  user,
}) => {
  const forms = await formsOf(signedInPage);
  await signedInPage.goto(paths.settings);
  await expect(nameField(signedInPage)).toHaveValue(user.fullname);
  const email = profile(signedInPage).getByRole("textbox", { name: "Email" });
  await expect(email).toHaveValue(user.email);
  await expect(email).not.toBeEditable();

  await nameField(signedInPage).fill("Ana María");
  const request = signedInPage.waitForRequest("**/api/v1/user/update-profile");
  await save(signedInPage);
  expect((await request).method()).toBe("PUT");
  await expect(face(signedInPage)).toHaveAccessibleName(/Ana María/);

  await nameField(signedInPage).fill("Åsa <b>Ñandú</b> 🌱");
  await pictureField(signedInPage).setInputFiles(picture);
  await expect(profile(signedInPage).locator("img")).toBeVisible();
  const calls = recordCallNames(signedInPage);
  const response = signedInPage.waitForResponse("**/api/v1/user/update-profile");
  await save(signedInPage);
  const { message } = (await (await response).json()) as { message: string };
  await expectToast(signedInPage, message);
  await expect(face(signedInPage)).toContainText("Åsa <b>Ñandú</b> 🌱");
  const shown = face(signedInPage).locator("img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await settle(signedInPage);
  expect(calls).not.toContain("GET /jwt/check-session");
  const sent = await forms();
  expect(sent.map(({ type, parts }) => [type, ...parts.toSorted()])).toEqual([
    ["multipart/form-data", "fullname"],
    ["multipart/form-data", "file", "fullname"],
  ]);

  await signedInPage.reload();
  await expect(nameField(signedInPage)).toHaveValue("Åsa <b>Ñandú</b> 🌱");
  await expect(profile(signedInPage).locator("img")).toBeVisible();
});

test("SET-04 invalid files and names are rejected before anything is sent", async ({ signedInPage }) => {
  const forms = await formsOf(signedInPage);
  await signedInPage.goto(paths.settings);
  const accepted = (await pictureField(signedInPage).getAttribute("accept"))?.split(",") ?? [];
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.filter((type) => !type.startsWith("image/"))).toEqual([]);
  const calls = recordCallNames(signedInPage);

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

  const pdf = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await pictureField(signedInPage).setInputFiles(pdf);
  await expect(profile(signedInPage).getByText(/cv\.pdf is not a picture/)).toBeVisible();
  await expect(pictureField(signedInPage)).toHaveAttribute("aria-invalid", "true");
  await nameField(signedInPage).fill("   ");
  await save(signedInPage);
  await expect(profile(signedInPage).getByText("Full name is required")).toBeVisible();
  await expect(nameField(signedInPage)).toBeFocused();
  await nameField(signedInPage).fill("x".repeat(300));
  await expect(profile(signedInPage).getByText("Must be no more than 120 characters")).toBeVisible();
  await save(signedInPage);
  await settle(signedInPage);
  expect(calls).not.toContain(update);

  await nameField(signedInPage).fill("Ana Dos");
  await save(signedInPage);
  await expect(face(signedInPage)).toHaveAccessibleName(/Ana Dos/);
  expect((await forms()).flatMap(({ parts }) => parts)).toEqual(["fullname"]);
});
