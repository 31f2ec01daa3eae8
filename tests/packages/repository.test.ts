import { existsSync, globSync, readFileSync } from "node:fs";
import { passwordResetMachine } from "@trellis/machines/password-reset";
import { youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import { beforeAll, describe, expect, it } from "vitest";
import { appModules } from "./app-modules.ts";

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const readManifest = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Manifest;
const namesIn = (dependencies: Record<string, string> | undefined) => Object.keys(dependencies ?? {}).toSorted();

it("MIS-01 the repository has the required top-level structure", () => {
  const paths = ["package.json", "tsconfig.json", "vite.config.ts", ".storybook", "packages/ui", "packages/machines"];
  expect([...paths, "apps/web", "stories", "tests"].filter((path) => !existsSync(path))).toEqual([]);
});

it("compose.yaml passes every build variable of the image, and the guide names them", () => {
  const [, names = ""] = /^ARG (VITE_.+)$/mu.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const variables = names.split(" ");
  expect(variables).toContain("VITE_STRIPE_PUBLISHABLE_KEY");
  const compose = readFileSync("compose.yaml", "utf8");
  expect(variables.filter((name) => !compose.includes(`${name}: \${${name}:-}`))).toEqual([]);
  const guide = readFileSync("docs/operating.md", "utf8");
  expect(variables.filter((name) => !guide.includes(`${name}=`))).toEqual([]);
});

it("the image and compose.yaml run the server without privileges", () => {
  const image = readFileSync("Dockerfile", "utf8");
  expect(image.match(/^FROM .+$/gmu)).toEqual([
    expect.stringMatching(/ AS build$/),
    expect.stringMatching(/:nonroot$/),
  ]);
  const compose = readFileSync("compose.yaml", "utf8");
  const [, server = ""] = /^  trellis:\n((?: {4}.*\n|\n)+)/mu.exec(compose) ?? [];
  const lines = server.split("\n").map((line) => line.trim());
  const hardening = ["read_only: true", "cap_drop: [ALL]", "- no-new-privileges:true", '- "127.0.0.1:4100:4100"'];
  expect(lines).toEqual(expect.arrayContaining(hardening));
  expect(lines.filter((line) => /^(user|privileged|cap_add|network_mode):/u.test(line))).toEqual([]);
  expect(image).not.toMatch(/^USER /mu);
  const unit = readFileSync("deploy/trellis.service", "utf8").split("\n");
  expect(unit).toEqual(expect.arrayContaining(["User=trellis", "NoNewPrivileges=true", "ProtectSystem=strict"]));
  expect(compose).toContain("POSTGRES_PASSWORD: ${POSTGRES_PASSWORD:?set it in .env}");
});

it("MIS-03 the repository has a machine for the password reset with one state per screen", () => {
  const states = Object.keys(passwordResetMachine.states);
  expect(states).toEqual(expect.arrayContaining(["askingEmail", "askingCode", "askingPassword", "changed"]));
});

it("MIS-06 the repository has a machine for connecting and disconnecting YouTube", () => {
  const states = Object.keys(youtubeConnectionMachine.states);
  expect(states).toEqual(expect.arrayContaining(["disconnected", "consenting", "connected"]));
});

describe("the built web app", () => {
  let modules: string[];

  beforeAll(async () => {
    modules = await appModules();
  }, 120_000);

  const includes = (path: string) => modules.some((id) => id.includes(path));

  it("MIS-02 is written in TypeScript and React, with each of the requested packages in its bundle", () => {
    const bundled = [
      "react",
      "react-dom",
      "react-router-dom",
      "xstate",
      "@xstate/react",
      "@tanstack/react-query",
      "valibot",
      "react-hook-form",
      "i18next",
      "react-i18next",
      "@stripe/react-stripe-js",
      "@stripe/stripe-js",
      "styled-components",
    ];
    expect(namesIn(readManifest("apps/web/package.json").dependencies)).toEqual(expect.arrayContaining(bundled));
    // react-router-dom re-exports react-router, whose code is what the bundle contains.
    const folders = bundled.map((name) => (name === "react-router-dom" ? "react-router" : name));
    expect(folders.filter((name) => !includes(`/node_modules/${name}/`))).toEqual([]);

    const tools = ["typescript", "vitest", "storybook", "@storybook/react-vite", "msw-storybook-addon", "chromatic"];
    expect(namesIn(readManifest("package.json").devDependencies)).toEqual(expect.arrayContaining(tools));
    expect(globSync("{apps,packages}/*/src/**/*.{js,jsx,mjs,cjs}")).toEqual([]);
  });

  it("MIS-04 includes the onboarding machine", () => {
    expect(includes("/packages/machines/src/onboarding/onboarding.machine.ts")).toBe(true);
  });

  it("MIS-05 includes the subscription machine", () => {
    expect(includes("/packages/machines/src/subscription/subscription.machine.ts")).toBe(true);
  });

  it("MIS-09 is the only place that combines the component and machine packages", () => {
    expect(includes("/packages/ui/src/")).toBe(true);
    expect(includes("/packages/machines/src/")).toBe(true);
    const combining = globSync("{apps,packages}/*/package.json")
      .map(readManifest)
      .filter(({ dependencies, peerDependencies }) => {
        const names = namesIn({ ...dependencies, ...peerDependencies });
        return names.includes("@trellis/ui") && names.includes("@trellis/machines");
      });
    expect(combining.map(({ name }) => name)).toEqual(["@trellis/web"]);
    expect(namesIn(readManifest("packages/ui/package.json").dependencies)).not.toContain("@trellis/machines");
    expect(namesIn(readManifest("packages/machines/package.json").dependencies)).not.toContain("@trellis/ui");
  });
});
