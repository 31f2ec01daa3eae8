import { devPage } from "@trellis/server-core/dev-page";
import { escapeHtml } from "@trellis/server-core/escape-html";
import { apiHeaders } from "@trellis/server-core/reply";
import { openApiDocument } from "./document.ts";

type Described = ReturnType<typeof openApiDocument>;
type Operation = Described["paths"][string][string];

const kept: { document?: Described } = {};
const described = (): Described => (kept.document ??= openApiDocument());

/** Responds with the OpenAPI 3.1 document. */
export const openApiReply = (): Response => new Response(JSON.stringify(described()), { headers: apiHeaders });

const code = (value: unknown): string => `<pre>${escapeHtml(JSON.stringify(value, undefined, 2))}</pre>`;
const part = (title: string, value: unknown): string =>
  value === undefined ? "" : `<details><summary>${escapeHtml(title)}</summary>${code(value)}</details>`;

function article(path: string, method: string, operation: Operation): string {
  const { summary, operationId, security, parameters, requestBody, responses } = operation;
  return `<details class="mail" id="${escapeHtml(operationId)}">
<summary><h2>${method.toUpperCase()} ${escapeHtml(path)}</h2>
<p>${escapeHtml(summary)}${security.length > 0 ? " Requires a session." : ""}</p></summary>
${part("Parameters", parameters)}${part("Body", requestBody)}${Object.entries(responses)
    .map(([status, response]) => part(`Response ${status}`, response))
    .join("")}</details>`;
}

/** Responds with the same document as a page for developers, which is in English only and not served in production. */
export function openApiPage(): Response {
  const { info, tags, paths, components } = described();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<p class="label">${escapeHtml(name)}</p><div class="mails">${own
      .map(({ path, method, operation }) => article(path, method, operation))
      .join("\n")}</div>`;
  });
  const content = `<h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p>
${sections.join("\n")}<p class="label">Shared parts</p><div class="mails">
<details class="mail"><summary><h2>Components</h2></summary>${code(components)}</details></div>`;
  return devPage({ language: "en", title: info.title, badge: "Development", content, isWide: true });
}
