/** What the screens with sample data say of it. */
export const text = {
  title: "Sample data",
  inert: "The figures, names and texts on this page are made up, and its buttons don’t do anything yet.",
  unsaved:
    "What you see here is made up. You can add, edit and delete, but nothing is saved: when you leave the page, your changes are gone.",
} as const;
