/** The command palette and the sheet of shortcuts. */
export const text = {
  label: "Search and commands",
  placeholder: "Where to?",
  places: "Go to",
  switches: "Theme and language",
  others: "More",
  shortcuts: "Keyboard shortcuts",
  logOut: "Logout",
  nothing: "Nothing fits “{{query}}”. Try another word.",
  found_one: "{{count}} result",
  found_other: "{{count}} results",
  everywhere: "On every page",
  close: "Close what is open",
  news: "Go to the notifications",
  andThen: "then",
  singleKeys: "Shortcuts of single keys",
  singleKeysHint: "Turn them off if they get in the way, for example of speech input.",
} as const;
