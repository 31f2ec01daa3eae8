/** Decodes base64url without padding. Works in browsers too, unlike `Buffer`. */
export const decodeBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
