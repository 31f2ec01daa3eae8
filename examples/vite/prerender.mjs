// Writes the pages as HTML. A server would call `render` for each request instead.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { render } from "./dist/server/entry-server.js";

const template = readFileSync("dist/index.html", "utf8");
for (const url of ["/", "/about"]) {
  const { html, styles } = render(url);
  mkdirSync(`dist${url}`, { recursive: true });
  writeFileSync(
    `dist${url}/index.html`,
    template.replace("<!--styles-->", () => styles).replace("<!--app-->", () => html),
  );
}
