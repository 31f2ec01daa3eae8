import { basePath } from "@trellis/contract/call";

const folder = `${basePath}/sandbox/assets`;

/** Paths of the files that sandbox pages load. */
export const devPagePaths = {
  style: `${folder}/page.css`,
  fonts: { text: `${folder}/figtree.woff2`, display: `${folder}/bricolage-grotesque.woff2` },
} as const;

/** The styles of all sandbox and developer pages: the product's colors, fonts, buttons and frame. */
export const devPageStyle = `
@font-face{font-family:"Figtree Variable";src:url("${devPagePaths.fonts.text}") format("woff2");font-weight:300 900;font-display:swap}
@font-face{font-family:"Bricolage Grotesque Variable";src:url("${devPagePaths.fonts.display}") format("woff2");font-weight:200 800;font-display:swap}
:root{color-scheme:light dark;--frame:#072c1d;--on-frame:#edf7ea;--canvas:#f7f8f3;--surface:#fff;--surface-2:#f3f5ef;--line:#dfe1d9;--text:#15211a;--text-2:#47544b;--primary:#0b643e;--primary-hover:#005635;--on-primary:#fff;--ledge:inset 0 -2px 0 rgb(0 40 20/.28);--soft:#ddf7dc;--on-soft:#004a2b;--sun:#ffbe3d;--on-sun:#3a1f06;--sun-soft:#fff4d7;--on-sun-soft:#77450c;--lattice:#d5e8d0;--leaf:#2e9e52;--leaf-2:#5bc667;--stem:#106c3e;--petal:#fb7479;--petal-2:#feb4b5}
@media (prefers-color-scheme:dark){:root{--frame:#03110a;--on-frame:#eaf3e8;--canvas:#0e1a15;--surface:#17241d;--surface-2:#1e2c25;--line:#293830;--text:#eef2eb;--text-2:#b5beb3;--primary:#65da81;--primary-hover:#80e68d;--on-primary:#001c10;--soft:#123b25;--on-soft:#99e7a4;--sun-soft:#382c11;--on-sun-soft:#fdd176;--lattice:#1b3226;--leaf:#3fb25e;--leaf-2:#6fd97a;--stem:#2c8853;--petal:#fd7e82;--petal-2:#febebf}}
@media (prefers-contrast:more){:root{--line:#767d72;--text-2:var(--text)}}
*{box-sizing:border-box}
body{margin:0;background:var(--frame);color:var(--text);font:.9375rem/1.5 "Figtree Variable","Segoe UI",system-ui,sans-serif;-webkit-font-smoothing:antialiased}
body>header{display:flex;align-items:center;justify-content:space-between;gap:16px;height:64px;padding-inline:22px;color:var(--on-frame)}
.logo{display:flex;align-items:center;gap:10px;font:700 1.375rem/1 "Bricolage Grotesque Variable","Segoe UI",sans-serif;letter-spacing:-.035em}
.badge{padding:5px 12px;border-radius:999px;background:var(--sun);color:var(--on-sun);font-size:.8125rem;font-weight:600;line-height:1.35}
main{position:relative;display:grid;grid-template-columns:minmax(0,var(--width,27rem));align-content:center;justify-content:center;min-height:calc(100dvh - 76px);margin:0 12px 12px;padding:32px 16px 48px;border-radius:24px;background:var(--canvas);isolation:isolate;overflow:clip}
main::before{content:"";position:absolute;inset:0;z-index:-1;background:repeating-linear-gradient(45deg,var(--lattice) 0 3px,transparent 3px 40px),repeating-linear-gradient(-45deg,var(--lattice) 0 3px,transparent 3px 40px);-webkit-mask:linear-gradient(to top,#000,transparent 46%);mask:linear-gradient(to top,#000,transparent 46%)}
main.wide{--width:44rem;align-content:start}
.card{padding:clamp(22px,5vw,32px);border:1px solid var(--line);border-radius:22px;background:var(--surface);box-shadow:0 18px 44px -22px rgb(0 30 15/.3)}
h1,h2{margin:0;font-family:"Bricolage Grotesque Variable","Segoe UI",sans-serif;font-weight:650;letter-spacing:-.022em;line-height:1.2;text-wrap:balance}
h1{font-size:1.75rem}
h2{font-size:1.0625rem;letter-spacing:-.01em;overflow-wrap:anywhere}
p{margin:0;color:var(--text-2);text-wrap:pretty}
h1+p{margin-top:6px;font-size:1.0625rem}
a{color:var(--primary)}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
.note{margin-top:24px;padding:12px 16px;border-radius:13px;background:var(--sun-soft);color:var(--on-sun-soft);font-size:.875rem}
.rows{display:grid;gap:8px;margin:24px 0 0;padding:0;list-style:none}
.row{display:flex;gap:14px;align-items:center;width:100%;min-height:64px;padding:10px 14px;border:1px solid var(--line);border-radius:16px;background:var(--surface);color:inherit;font:inherit;text-align:start}
button.row{cursor:pointer;transition:background-color .14s,border-color .14s}
button.row:hover{border-color:var(--primary);background:var(--surface-2)}
.row::after{flex:none;color:var(--text-2);font-size:1.25rem;line-height:1}
button.row::after{content:"›";margin-inline-start:auto}
.row>svg,.initial{flex:none;width:44px;height:44px;border-radius:14px}
.initial{display:grid;place-items:center;background:var(--soft);color:var(--on-soft);font-weight:700}
.who{display:grid;min-width:0;overflow-wrap:anywhere}
.who strong{font-weight:600}
small{color:var(--text-2);font-size:.875rem}
.alert{margin-top:16px;color:var(--text);font-weight:550}
.rights{display:grid;gap:10px;margin:12px 0 0;padding:0;list-style:none}
.rights li{display:flex;gap:10px;align-items:start}
.rights svg{flex:none;margin-top:2px;color:var(--leaf)}
.label{margin-top:24px;font-weight:600;color:var(--text)}
.actions{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr));gap:10px;margin-top:28px}
.button{display:grid;place-items:center;min-height:50px;padding:8px 20px;border-radius:13px;background:var(--primary);color:var(--on-primary);box-shadow:var(--ledge);font-weight:600;text-align:center;text-decoration:none;transition:background-color .14s}
.button:hover{background:var(--primary-hover)}
.button.quiet{border:1px solid var(--line);background:var(--surface);color:var(--text);box-shadow:none}
.button.quiet:hover{background:var(--surface-2)}
.center{display:grid;justify-items:center;text-align:center}
.center>svg{width:200px;height:auto;margin-bottom:16px}
.facts{display:grid;grid-template-columns:auto 1fr;gap:12px 24px;margin:24px 0 0;padding-top:20px;border-top:1px dashed var(--line)}
dt{color:var(--text-2)}
dd{margin:0;text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.amount{margin-top:16px;color:var(--text);font:700 2.375rem/1.1 "Bricolage Grotesque Variable","Segoe UI",sans-serif;letter-spacing:-.03em}
.mails{display:grid;gap:12px;margin-top:24px}
.mail{border:1px solid var(--line);border-radius:16px;background:var(--surface);overflow:clip}
.mail>summary{display:block;padding:16px 20px;cursor:pointer;list-style:none}
.mail>summary::-webkit-details-marker{display:none}
.mail>summary:hover{background:var(--surface-2)}
.mail>summary p{margin-top:4px;font-size:.875rem;overflow-wrap:anywhere}
.mail iframe{display:block;width:100%;height:680px;border:0;border-top:1px solid var(--line);background:#f7f8f3}
.mail details summary{padding:12px 20px;border-top:1px solid var(--line);color:var(--primary);font-size:.875rem;font-weight:550;cursor:pointer}
pre{margin:0;padding:0 20px 16px;font:.875rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:479px){body>header{height:56px;padding-inline:16px}main{min-height:calc(100dvh - 56px);margin:0;padding:20px 12px 32px;border-radius:22px 22px 0 0}}
@media (forced-colors:active){.badge,.button,.note{border:1px solid CanvasText}main::before{display:none}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media print{body,main{background:#fff}body>header{color:#000}main{min-height:0;padding:24px 0}main::before{display:none}.card{border:0;box-shadow:none}}
`;
