import { escapeHtml } from "@trellis/server-core/escape-html";

/** The parts of an email, in reading order. */
export interface EmailParts {
  language: string;
  title: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Displayed large after the first paragraph. */
  code?: string;
  /** A button after the first paragraph, and its URL at the end for programs that don't show buttons. */
  link?: { label: string; url: string; hint: string };
  /** Displayed small below a line. */
  footnotes: readonly string[];
}

/** Renders an email as plain text. */
export const renderText = ({
  title,
  greeting,
  paragraphs: [first = "", ...others],
  code,
  link,
  footnotes,
}: EmailParts): string => {
  const action = [...(code ? [`    ${code}`] : []), ...(link ? [`${link.label}\n${link.url}`] : [])];
  return [title, greeting, first, ...action, ...others, `-- \n${footnotes.join("\n")}`].join("\n\n");
};

const font = "Figtree,'Segoe UI',system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif";

/** The light colors of the design; mail programs with a dark mode adapt them. */
const color = {
  canvas: "#f7f8f3",
  surface: "#ffffff",
  line: "#dfe1d9",
  text: "#15211a",
  quiet: "#47544b",
  frame: "#072c1d",
  onFrame: "#edf7ea",
  leaf: "#5bc667",
  onLeaf: "#04291b",
  primary: "#0b643e",
  onPrimary: "#ffffff",
  soft: "#ddf7dc",
  onSoft: "#004a2b",
};

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;font-family:${font};font-size:16px;line-height:1.5;color:${color.text}">${escapeHtml(text)}</p>`;

/** Renders an email as HTML with tables and inline styles, which old mail programs need. It loads no other files. */
export function renderHtml({ language, title, greeting, paragraphs, code, link, footnotes }: EmailParts): string {
  const [first = "", ...others] = paragraphs;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${color.canvas};font-family:${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${color.canvas}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${color.surface};border:1px solid ${color.line};border-radius:22px;border-collapse:separate;overflow:hidden">
<tr><td style="padding:20px 32px;background:${color.frame}"><table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td width="32" height="32" align="center" valign="middle" style="width:32px;height:32px;border-radius:9px;background:${color.leaf};color:${color.onLeaf};font-family:${font};font-size:19px;font-weight:700;line-height:32px">T</td>
<td style="padding-left:10px;color:${color.onFrame};font-family:${font};font-size:21px;font-weight:700;letter-spacing:-0.03em">Trellis</td>
</tr></table></td></tr>
<tr><td style="padding:32px 32px 16px">
<h1 style="margin:0 0 20px;font-family:${font};font-size:24px;line-height:1.25;letter-spacing:-0.02em;color:${color.text}">${escapeHtml(title)}</h1>
${paragraph(greeting)}
${paragraph(first)}
${code ? codeBlock(code) : ""}${link ? buttonBlock(link) : ""}
${others.map(paragraph).join("\n")}
${link ? linkParagraph(link) : ""}
</td></tr>
<tr><td style="padding:0 32px 28px"><p style="margin:0;padding-top:16px;border-top:1px solid ${color.line};font-family:${font};font-size:13px;line-height:1.5;color:${color.quiet}">${footnotes.map(escapeHtml).join("<br>")}</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const codeBlock = (code: string): string =>
  `<p style="margin:0 0 20px;padding:18px 12px;border-radius:16px;background:${color.soft};color:${color.onSoft};font-family:${font};text-align:center;font-size:34px;font-weight:700;line-height:1.2;letter-spacing:0.24em;text-indent:0.24em">${escapeHtml(code)}</p>`;

/** A table cell rather than a padded link, because Outlook ignores the padding of links. */
const buttonBlock = ({ label, url }: { label: string; url: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td align="center" bgcolor="${color.primary}" style="padding:14px 24px;border-radius:14px;background:${color.primary}"><a href="${escapeHtml(url)}" style="font-family:${font};font-size:16px;font-weight:700;line-height:1.25;color:${color.onPrimary};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

const linkParagraph = ({ hint, url }: { hint: string; url: string }): string =>
  `<p style="margin:0 0 16px;font-family:${font};font-size:13px;line-height:1.5;color:${color.quiet}">${escapeHtml(hint)}<br><a href="${escapeHtml(url)}" style="color:${color.primary};word-break:break-all">${escapeHtml(url)}</a></p>`;
