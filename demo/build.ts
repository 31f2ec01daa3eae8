/** Files of the build, which begin with a slash, and their digest; inserted by vite.config.ts. */
declare const DEMO_BUILD: { files: readonly string[]; version: string };

export const build = DEMO_BUILD;
