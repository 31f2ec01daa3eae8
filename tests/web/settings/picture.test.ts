import { describe, expect, it } from "vitest";
import { acceptedPictures, problemOf } from "../../../apps/web/src/features/settings/picture.ts";

const megabyte = 1024 * 1024;

describe("a picture file", () => {
  it.each(["image/png", "image/jpeg", "image/webp", "image/gif"])("accepts %s", (type) => {
    expect(problemOf({ type, size: 5 * megabyte })).toBeUndefined();
    expect(acceptedPictures.split(",")).toContain(type);
  });

  it.each(["image/svg+xml", "application/pdf", "application/x-msdownload", "text/html", ""])("rejects %j", (type) => {
    expect(problemOf({ type, size: 10 })).toBe("notAPicture");
  });

  it("rejects files larger than 5 MB", () => {
    expect(problemOf({ type: "image/png", size: 5 * megabyte + 1 })).toBe("tooLarge");
  });
});
