import { createIds } from "@trellis/runtime/memory/random";
import { pictures } from "@trellis/runtime/memory/pictures";
import { expect, it } from "vitest";

it.each([
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/gif", [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
])("detects %s by its first bytes and keeps the file", async (type, signature) => {
  const bytes = new Uint8Array([...signature, 1, 2, 3]);
  expect(await pictures.read(bytes)).toMatchObject({ type, bytes });
});

it("rejects other files", async () => {
  expect(await pictures.read(new Uint8Array([1, 2, 3]))).toBeNull();
});

it("creates the same ids from the same seed, and different ids from another seed", () => {
  const [one, same, other] = [createIds(1), createIds(1), createIds(2)];
  const id = one.newId();
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(same.newId()).toBe(id);
  expect(other.newId()).not.toBe(id);
  expect(one.mintCode()).toMatch(/^\d{6}$/);
});
