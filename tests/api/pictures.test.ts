import { createPictures } from "@trellis/runtime/sharp/pictures";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

const pictures = createPictures();
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 30, g: 160, b: 80 } } });
const read = (bytes: Uint8Array | string) =>
  pictures.read(new Uint8Array(typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes));

describe("an uploaded picture", () => {
  it.each(["png", "jpeg", "webp", "gif"] as const)("becomes a small, square WebP image from %s", async (format) => {
    const made = await read(await plain(1200, 700).toFormat(format).toBuffer());
    expect(made).toMatchObject({ type: "image/webp", hash: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(await sharp(made?.bytes).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
    expect(made?.bytes.length).toBeLessThan(60_000);
  });

  it("is named after its content", async () => {
    const one = await plain(10, 10).png().toBuffer();
    const other = await plain(10, 20).negate().png().toBuffer();
    const hashes = await Promise.all([one, one, other].map(async (bytes) => (await read(bytes))?.hash));
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
  });

  it("loses its EXIF metadata, including the orientation tag", async () => {
    const taken = await plain(80, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Maya", Model: "Phone" }, IFD3: { GPSLatitude: "41/1 23/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const made = await read(taken);
    const { exif, orientation } = await sharp(made?.bytes).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
  });

  it("keeps only the first frame of an animation", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 16, height: 16, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const made = await read(moving);
    const { dominant } = await sharp(made?.bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
    expect((await sharp(made?.bytes).metadata()).pages).toBeUndefined();
  });

  it.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
    [
      "an SVG with an external reference",
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    ],
    ["an HTML page", "<!doctype html><script>alert(1)</script>"],
    ["an executable", "MZ\u0090\u0000\u0003"],
    ["a PDF", "%PDF-1.7\n%âãÏÓ"],
    ["nothing", ""],
    ["a PNG signature without image data", "\u0089PNG\r\n\u001a\n"],
  ])("is rejected: %s", async (_name, bytes) => {
    expect(await read(bytes)).toBeNull();
  });

  it.each(["tiff", "avif"] as const)("is rejected in the format %s", async (format) => {
    expect(await read(await plain(20, 20).toFormat(format).toBuffer())).toBeNull();
  });

  it("is rejected if it is truncated or has too many pixels", async () => {
    const whole = await plain(400, 400).jpeg().toBuffer();
    expect(await read(whole.subarray(0, whole.length / 2))).toBeNull();
    const bomb = await plain(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    expect(await read(bomb)).toBeNull();
  }, 30_000);
});
