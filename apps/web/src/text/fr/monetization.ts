import type { Text } from "../namespaces.ts";

export const text: Text<"monetization"> = {
  lead: "Découvre ce que rapporte ton contenu et ce qu’il pourrait rapporter demain.",
  stats: {
    label: "Totaux",
    total: "Revenus totaux",
    month: "Revenus du mois",
    partnerships: "Partenariats actifs",
    conversion: "Taux de conversion",
  },
  insight: {
    sources:
      "« {{fastest}} » progresse le plus vite, {{growth}} par rapport au mois dernier, mais « {{largest}} » apporte encore {{share}} de tes revenus.",
    write: "Écrire une publication",
    topic: "Comment mon contenu me rapporte : {{source}}",
  },
  tabs: {
    revenue: "Aperçu des revenus",
    affiliate: "Affiliation",
    brands: "Partenariats avec des marques",
    digital: "Produits numériques",
  },
  revenue: {
    sources: "Sources de revenus",
    ofTotal: "{{share}} du total",
    growth: "Croissance mensuelle",
    sinceLastMonth: "par rapport au mois précédent",
    months: "Revenus par mois",
  },
  affiliate: {
    top: "Meilleurs produits",
    add: "Ajouter un produit",
    product: "Produit",
    category: "Catégorie",
    commission: "Taux de commission",
    clicks: "Clics",
    sales: "Ventes",
    revenue: "Revenus",
    none: "Pas encore de produits.",
    more: "Voir plus",
    less: "Voir moins",
    recommended: "Catégories recommandées",
  },
  brands: {
    title: "Des marques qui cherchent à collaborer",
    category: "Catégorie",
    followers: "Abonnés minimum",
    rate: "Par publication",
    apply: "Postuler",
    applyTo: "{{action}} : {{brand}}",
    status: { open: "Ouvert", new: "Nouveau", closing: "Bientôt terminé" },
  },
  digital: {
    title: "Produits numériques",
    create: "Créer un produit",
    start: "Commencer",
    ebooks: {
      title: "Livres numériques",
      about: "Réunis tes meilleures recettes dans un livre qu’on garde sur son téléphone.",
    },
    courses: { title: "Cours en ligne", about: "Enseigne ce que tu fais de mieux, en leçons de dix minutes." },
    templates: { title: "Modèles", about: "Partage tes menus et tes listes de courses, prêts à remplir." },
  },
  sample: {
    sources: {
      sponsored: "Publications sponsorisées",
      affiliate: "Liens d’affiliation",
      ads: "Publicités vidéo",
      digital: "Livres et cours",
    },
    products: {
      pan: { name: "Poêle en fonte, 28 cm", category: "Ustensiles" },
      knife: { name: "Couteau de chef", category: "Ustensiles" },
      spices: { name: "Huit bocaux d’épices", category: "Épicerie" },
      boxes: { name: "Boîtes-repas en verre", category: "Rangement" },
    },
    categories: {
      cookware: "Ustensiles",
      groceries: "Épicerie",
      storage: "Rangement",
      books: "Livres de cuisine",
      appliances: "Petit électroménager",
    },
    brands: {
      greenfork: {
        category: "Épicerie",
        description: "Cherche des dîners rapides avec sa gamme végétale, deux publications par mois.",
      },
      copperleaf: {
        category: "Ustensiles",
        description: "Lance une nouvelle gamme de poêles et veut des premières impressions sincères en vidéo.",
      },
      lumen: {
        category: "Maison",
        description: "Veut une série de stories sur les petites cuisines, avec ses lampes en arrière-plan.",
      },
    },
  },
};
