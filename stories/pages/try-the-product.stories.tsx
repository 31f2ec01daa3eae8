import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { openApp } from "../../.storybook/open-app.ts";
import { App } from "../../apps/web/src/app/app.tsx";
import { token } from "../../apps/web/src/platform/token.ts";
import { DemoBar } from "../../demo/demo-bar.tsx";

/** The whole app, below the demo's toolbar. */
function Product() {
  const [starts, setStarts] = useState(0);
  const restart = () => {
    openApp("/", token.read());
    setStarts((count) => count + 1);
  };
  return (
    <>
      <DemoBar onChange={restart} />
      <App key={starts} />
    </>
  );
}

/** The whole product: the real API code runs in this page, and the browser keeps the data until the user resets it. */
const meta = {
  title: "Product/Try the product",
  component: Product,
  // Not tested here, because tests/walks/demo.spec.ts tests the same in the demo.
  tags: ["!autodocs", "!test"],
  parameters: { layout: "fullscreen", world: { path: "/", isKept: true } },
} satisfies Meta<typeof Product>;
export default meta;

export const TryTheProduct: StoryObj<typeof meta> = { name: "Try the product" };
