import type { AvatarStore, Picture } from "../../ports/avatars.ts";

export function createAvatarStore(): AvatarStore {
  const pictures = new Map<string, Picture>();
  return {
    put: async (accountId, picture) => {
      pictures.set(accountId, { ...picture, bytes: picture.bytes.slice() });
    },
    get: async (hash) => [...pictures.values()].find((picture) => picture.hash === hash) ?? null,
  };
}
