import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { openApp } from "../../.storybook/open-app.ts";
import { App } from "../../apps/web/src/app/app.tsx";
import { token } from "../../apps/web/src/platform/token.ts";
import { DemoBar } from "../../demo/demo-bar.tsx";

/** The whole app under the bar of the demo. */
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

/** The product to use: the API’s own code runs in this page, and the browser keeps the data until they are reset. */
const meta = {
  title: "Product/Try the product",
  component: Product,
  // tests/walks/demo.spec.ts tests the same in the demo.
  tags: ["!autodocs", "!test"],
  parameters: { layout: "fullscreen", world: { path: "/", isKept: true } },
} satisfies Meta<typeof Product>;
export default meta;

export const TryTheProduct: StoryObj<typeof meta> = { name: "Try the product" };
