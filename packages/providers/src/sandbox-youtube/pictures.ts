const svg = (drawn: string): Response =>
  new Response(drawn, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=86400",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    },
  });

export const cook =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 88"><path fill="#f9e3a6" d="M0 0h88v88H0z"/><path fill="#5a2f1d" d="M24 44a20 22 0 0 1 40 0v18H24z"/>' +
  '<circle cx="44" cy="42" r="15" fill="#f3b79b"/><path fill="#5a2f1d" d="M29 40c2-14 28-14 30 0-8-2-14-6-18-9-2 4-6 8-12 9z"/>' +
  '<path fill="#f3b79b" d="M38 54h12v10H38z"/><path fill="#0b643e" d="M16 88c2-16 14-24 28-24s26 8 28 24z"/></svg>';

export const channelPicture = (): Response => svg(cook);

export const videoPicture = (): Response =>
  svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><path fill="#f6c768" d="M0 0h640v360H0z"/><circle cx="530" cy="80" r="180" fill="#f9dfa0"/><path fill="#0b643e" d="M0 260h640v100H0z"/>' +
      '<ellipse cx="240" cy="292" rx="170" ry="20" fill="#07492d"/><path fill="#fff6e6" d="M90 190h300c0 70-60 104-150 104S90 260 90 190z"/>' +
      '<ellipse cx="240" cy="190" rx="150" ry="30" fill="#7a3f22"/><circle cx="182" cy="182" r="24" fill="#e8552d"/><circle cx="262" cy="180" r="24" fill="#e8552d"/>' +
      '<path fill="#2f9d63" d="M150 176c-30-16-44-4-48 4 20 14 38 8 48-4zm60-6c-4-34 16-44 30-46 4 22-12 40-30 46zm90 14c10-30 40-34 56-28-8 22-32 32-56 28z"/>' +
      '<g transform="rotate(4 500 210)"><rect x="446" y="130" width="110" height="160" rx="16" fill="#fff6e6"/><rect x="464" y="150" width="74" height="70" rx="10" fill="#ff8d73"/>' +
      '<path fill="#e3d3bd" d="M464 236h74v12h-74zm0 22h48v12h-48z"/></g></svg>',
  );
