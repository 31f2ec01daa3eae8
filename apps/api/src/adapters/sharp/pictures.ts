import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Pictures } from "../../ports/avatars.ts";
import { createGate } from "../node-crypto/gate.ts";

/** Only these are read at all, whatever a file calls itself: no SVG, no PDF, nothing that can point elsewhere. */
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
const mostPixels = 40_000_000;
const type = "image/webp";

/** Makes pictures with sharp: the first frame, upright, square, without what the camera wrote into it. A few at a time. */
export function createPictures(): Pictures {
  const inTurn = createGate(2);
  return {
    read: (uploaded) =>
      inTurn(async () => {
        try {
          const made = await sharp(uploaded, { limitInputPixels: mostPixels, failOn: "error" })
            .autoOrient()
            .resize(side, side, { fit: "cover" })
            .webp({ quality: 82 })
            .timeout({ seconds: 10 })
            .toBuffer();
          const hash = createHash("sha256").update(made).digest("hex").slice(0, 32);
          return { hash, bytes: new Uint8Array(made), type };
        } catch {
          // Whatever sharp says of it, it is no picture that can be shown.
          return null;
        }
      }),
  };
}
