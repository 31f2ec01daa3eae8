/** The monetization hub. */
export const text = {
  lead: "See what your content earns, and what it could earn next.",
  stats: {
    label: "Totals",
    total: "Total revenue",
    month: "Monthly revenue",
    partnerships: "Active partnerships",
    conversion: "Conversion rate",
  },
  tabs: {
    revenue: "Revenue Overview",
    affiliate: "Affiliate Marketing",
    brands: "Brand Partnerships",
    digital: "Digital Products",
  },
  revenue: {
    sources: "Revenue sources",
    ofTotal: "{{share}} of the total",
    growth: "Monthly growth",
    sinceLastMonth: "more than in the month before",
    months: "Revenue by month",
  },
  affiliate: {
    top: "Top products",
    add: "Add Product",
    product: "Product",
    category: "Category",
    commission: "Commission",
    clicks: "Clicks",
    sales: "Sales",
    revenue: "Revenue",
    none: "No products yet.",
    more: "View more",
    less: "View less",
    recommended: "Recommended categories",
  },
  brands: {
    category: "Category",
    followers: "Followers from",
    rate: "Per post",
    apply: "Apply Now",
    applyTo: "Apply Now: {{brand}}",
    status: { open: "Open", new: "New", closing: "Closing soon" },
  },
  digital: {
    title: "Digital Products",
    create: "Create Product",
    start: "Get Started",
    ebooks: { title: "E-books", about: "Collect your best recipes in a book that people keep on their phone." },
    courses: { title: "Online courses", about: "Teach what you do best, in lessons of ten minutes." },
    templates: { title: "Templates", about: "Share your meal plans and shopping lists, ready to fill in." },
  },
  sample: {
    sources: {
      sponsored: "Sponsored posts",
      affiliate: "Affiliate links",
      ads: "Video ads",
      digital: "E-books and courses",
    },
    products: {
      pan: { name: "Cast-iron pan, 28 cm", category: "Cookware" },
      knife: { name: "Chef’s knife", category: "Cookware" },
      spices: { name: "Eight-jar spice set", category: "Groceries" },
      boxes: { name: "Glass lunch boxes", category: "Storage" },
    },
    categories: {
      cookware: "Cookware",
      groceries: "Groceries",
      storage: "Storage",
      books: "Cookbooks",
      appliances: "Small appliances",
    },
    brands: {
      greenfork: {
        category: "Groceries",
        description: "Looking for quick dinners with their plant-based range, two posts a month.",
      },
      copperleaf: {
        category: "Cookware",
        description: "Starting a new line of pans and wants honest first impressions on video.",
      },
      lumen: {
        category: "Home",
        description: "A series of stories on small kitchens, with their lamps in the background.",
      },
    },
  },
} as const;
