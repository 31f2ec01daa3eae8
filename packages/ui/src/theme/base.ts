/**
 * Base styles of every page. Selectors use `:where()`, so that any class overrides them. Fallback fonts have the
 * metrics of the real ones, so that late fonts cause no layout shift.
 */
export const base = `@font-face {
  font-family: "Bricolage Grotesque Variable";
  src: url("./fonts/bricolage-grotesque.woff2") format("woff2");
  font-weight: 200 800;
  font-display: swap;
}

@font-face {
  font-family: "Figtree Variable";
  src: url("./fonts/figtree.woff2") format("woff2");
  font-weight: 300 900;
  font-display: swap;
}

@font-face {
  font-family: "Bricolage Grotesque Fallback";
  src: local("Arial Bold"), local("Liberation Sans Bold"), local("Arial");
  size-adjust: 101.5%;
  ascent-override: 91.6%;
  descent-override: 26.6%;
  line-gap-override: 0%;
}

@font-face {
  font-family: "Figtree Fallback";
  src: local("Arial"), local("Liberation Sans"), local("Helvetica");
  size-adjust: 100.2%;
  ascent-override: 94.8%;
  descent-override: 24.9%;
  line-gap-override: 0%;
}

*,
*::before,
*::after {
  box-sizing: border-box;
}

/* Touch targets are at least 44 px. */
@media (pointer: coarse) {
  :root {
    --tr-control-sm: var(--tr-control);
  }
}

:where(html) {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  text-rendering: optimizeLegibility;
  -webkit-font-smoothing: antialiased;
}

:where(body) {
  margin: 0;
  padding-bottom: var(--tr-foot);
  min-height: 100dvh;
  font-family: var(--tr-font-text);
  font-size: var(--tr-size-md);
  font-weight: var(--tr-weight-regular);
  line-height: var(--tr-lh-body);
  overflow-wrap: anywhere;
  color: var(--tr-text);
  background: var(--tr-canvas);
}

:where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset) {
  margin: 0;
  padding: 0;
}

:where(ul, ol) {
  list-style: none;
}

:where(fieldset) {
  border: 0;
  min-width: 0;
}

:where(h1, h2, h3, h4) {
  font-family: var(--tr-font-display);
  font-weight: 650;
  letter-spacing: -0.018em;
  line-height: var(--tr-lh-snug);
  text-wrap: balance;
}

:where(h1) {
  font-size: var(--tr-size-3xl);
  letter-spacing: -0.026em;
  line-height: var(--tr-lh-tight);
}

:where(h2) {
  font-size: var(--tr-size-xl);
}

:where(h3, h4) {
  font-size: var(--tr-size-lg);
}

:where(p) {
  text-wrap: pretty;
}

:where(a) {
  color: var(--tr-link);
  text-underline-offset: 3px;
  text-decoration-thickness: 1px;
}

:where(button, input, textarea, select) {
  font: inherit;
}

:where(svg, img) {
  flex: none;
}

:where(:focus-visible) {
  outline: 2px solid var(--tr-focus);
  outline-offset: 2px;
  border-radius: var(--tr-radius-xs);
}

:where(:focus:not(:focus-visible)) {
  outline: none;
}

/* The page behind an open dialog doesn't scroll. */
:root:has(dialog:modal) {
  overflow: hidden;
}

:root:has(dialog:modal) body {
  padding-inline-end: var(--scrollbar, 0);
}

@media (prefers-reduced-motion: reduce) {
  :where(*, *::before, *::after) {
    scroll-behavior: auto;
  }
}
`;
