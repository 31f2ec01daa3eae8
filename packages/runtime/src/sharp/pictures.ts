import { createHash } from "node:crypto";
import type { Pictures } from "@trellis/server-core/ports/avatars";
import sharp from "sharp";
import { limitConcurrency } from "../node-crypto/limit-concurrency.ts";

/**
 * Only these formats can be decoded, whatever a file claims to be: no SVG or PDF, which can reference other resources.
 */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadNsgifBuffer",
  ],
});

const side = 512;
const maxPixels = 40_000_000;
const type = "image/webp";

/** Converts uploads with sharp to an upright square without metadata. Animations are reduced to their first frame. */
export function createPictures(): Pictures {
  const limited = limitConcurrency(2);
  return {
    read: (uploaded) =>
      limited(async () => {
        try {
          const made = await sharp(uploaded, { limitInputPixels: maxPixels, failOn: "error" })
            .autoOrient()
            .resize(side, side, { fit: "cover" })
            .webp({ quality: 82 })
            .timeout({ seconds: 10 })
            .toBuffer();
          const hash = createHash("sha256").update(made).digest("hex").slice(0, 32);
          return { hash, bytes: new Uint8Array(made), type };
        } catch {
          // Any decoding error means that the file is not a usable image.
          return null;
        }
      }),
  };
}
