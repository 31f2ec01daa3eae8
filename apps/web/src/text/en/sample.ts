/** The notice on screens that show sample data. */
export const text = {
  title: "Sample data",
  inert: "The figures, names and texts on this page are made up, and its buttons don’t send anything yet.",
  unsaved:
    "What you see here is made up. You can add, edit and delete, but nothing is saved: your changes are gone when you leave the page.",
} as const;
