export const text = {
  skip: "Skip to the page",
  mainNavigation: "Main",
  sectionNavigation: "Sections",
  home: "Trellis, to the dashboard",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  search: "Search and commands",
  header: { dashboard: "Dashboard", roadmap: "Roadmap", creation: "Creation", analytics: "Analytics" },
  sidebar: {
    overview: "Overview",
    roadmap: "Personalized Roadmap",
    creation: "Content Creation",
    analytics: "Analytics",
    preferences: "Update Preferences",
    settings: "Settings",
  },
  assistant: {
    name: "AI assistant",
    online: "Online",
    hint: "It turned your answers into a plan.",
    action: "See your plan",
  },
  account: {
    open: "Account menu of {{name}}",
    settings: "Settings",
    logOut: "Logout",
  },
} as const;
